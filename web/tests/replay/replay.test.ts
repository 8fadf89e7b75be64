import { describe, expect, it, vi } from "vitest";
import type { Step } from "@/lib/gameStore";
import { entryOf, gameOf } from "@/replay/frames";
import { ReplayStore } from "@/replay/replayStore.svelte";
import { replayOf } from "./replays";

describe("what the server tells", () => {
  it("is a game, the first frame without a step too", () => {
    const game = gameOf(replayOf(4));
    expect(game.names).toEqual(["Mira", "Otto"]);
    expect(game.frames[0]).toMatchObject({ seat: -1, asked: "", scores: [0, 0] });
  });
  it("says which ruling since then would change it, and under which rules it was played", () => {
    const older = { ...replayOf(4), outdated: { ruling: 31, step: 2 } };
    expect(gameOf(older).outdated).toEqual({ rules: 1, ruling: 31, step: 2 });
    expect(gameOf(replayOf(4)).outdated).toBeNull();
  });
  it("becomes the log of a table", () => {
    const [, rolled, answered] = gameOf(replayOf(3)).frames;
    expect(rolled && entryOf(rolled, 2)).toMatchObject({
      number: 2,
      kind: "rolled",
      seat: 1,
      body: { given: "given 1" },
    });
    expect(answered && entryOf(answered, 3)).toMatchObject({
      kind: "answered",
      body: { asked: "keep", given: "given 2" },
    });
  });
});

describe("a replay", () => {
  const store = (): ReplayStore => new ReplayStore(gameOf(replayOf(5)), "table");

  it("goes anywhere, and no farther than its ends", () => {
    const replay = store();
    replay.goTo(3);
    expect(replay.view).toMatchObject({ step: 3 });
    expect(replay.entries).toHaveLength(4);
    expect(replay.asked).toEqual([0]);
    replay.goTo(99);
    expect([replay.place, replay.status, replay.asked]).toEqual([4, "ended", []]);
    replay.goTo(-5);
    expect(replay.place).toBe(0);
  });

  it("shows a step as it happened", async () => {
    const replay = store();
    const steps: Step[] = [];
    const stop = replay.onStep((step) => void steps.push(step));
    await replay.stepOn();
    expect(steps).toHaveLength(1);
    expect(steps[0]).toMatchObject({
      before: { step: 0 },
      after: { step: 1 },
      entries: [{ kind: "rolled" }],
    });
    stop();
    await replay.stepOn();
    expect(steps).toHaveLength(1);
    expect(replay.place).toBe(2);
  });

  it("plays to its end by itself, and begins anew from there", async () => {
    vi.useFakeTimers();
    const replay = store();
    const playing = replay.toggle();
    await vi.advanceTimersByTimeAsync(60_000);
    await playing;
    expect([replay.place, replay.playing]).toEqual([4, false]);
    void replay.toggle();
    expect(replay.playing).toBe(true);
    expect(replay.place).toBeLessThanOrEqual(1);
    replay.stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(replay.place).toBeLessThanOrEqual(1);
    vi.useRealTimers();
  });

  it("stops when somebody goes elsewhere meanwhile", async () => {
    vi.useFakeTimers();
    const replay = store();
    void replay.toggle();
    replay.goTo(2);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([replay.place, replay.playing]).toEqual([2, false]);
    vi.useRealTimers();
  });

  it("is seen through the eyes of one of its seats", () => {
    const replay = new ReplayStore(gameOf(replayOf(5)), "table", 1);
    expect(replay.eyes).toBe(1);
    replay.lookFrom(0);
    expect(replay.eyes).toBe(0);
    replay.lookFrom(7);
    expect(replay.eyes).toBe(0);
  });

  it("answers nothing", async () => {
    const replay = store();
    await replay.answer();
    expect([replay.playable, replay.question, replay.you, await replay.hint()]).toEqual([
      false,
      null,
      -1,
      null,
    ]);
  });
});
