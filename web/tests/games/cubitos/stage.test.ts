// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Event } from "@/games/cubitos/messages";
import type { Die } from "@/games/cubitos/table/dice";
import { Stage } from "@/games/cubitos/table/stage.svelte";
import { settings } from "@/lib/settings.svelte";
import { faced, player, view } from "./made";

const FRAME_MS = 16;
const twenty = Array.from({ length: 20 }, () => "light").join(" ");
const hits = Array.from({ length: 10 }, () => "light-money1").join(" ");
const blanks = Array.from({ length: 10 }, () => "light-blank").join(" ");

beforeEach(() => {
  vi.useFakeTimers();
  settings.speed = "normal";
});
afterEach(() => {
  vi.useRealTimers();
});

/** Roll twenty dice of which ten hit, and return how the dice lay in each frame. */
async function rolled(
  stage: Stage,
  look: () => void = () => undefined,
): Promise<{ dice: Die[]; tumbling: number }[]> {
  stage.set(view(player({ roll: twenty })));
  const after = view(
    player({ roll: Array.from({ length: 10 }, () => "light").join(" "), active: hits }),
  );
  const dice = `${hits} ${blanks}`.split(" ").map(faced);
  const event = { event: "Rolled", seat: 0, dice, free: false } as unknown as Event;
  const entry = { number: 1, at: 0, kind: "rolled" as const, seat: 0, events: [event] };
  const shown = stage.show({
    entries: [{ ...entry, body: { number: 1, given: "" } }],
    before: stage.view,
    after,
  });
  let over = false;
  void shown.then(() => {
    over = true;
  });
  const frames = [];
  while (!over) {
    await vi.advanceTimersByTimeAsync(FRAME_MS);
    look();
    frames.push({ dice: stage.dice, tumbling: stage.tumbling.size });
  }
  return frames;
}

describe("a roll of twenty dice", () => {
  it("moves few of them in one frame, so that a slow phone can follow", async () => {
    const frames = await rolled(new Stage());
    const active = (dice: Die[]): number => dice.filter((die) => die.zone === "active").length;
    frames.forEach(({ dice, tumbling }, place) => {
      const before = frames[place - 1];
      if (!before) return;
      expect(Math.abs(active(dice) - active(before.dice))).toBeLessThanOrEqual(3);
      expect(Math.abs(tumbling - before.tumbling)).toBeLessThanOrEqual(3);
      const known = new Map(before.dice.map((die) => [die.id, die]));
      // A blank looks like a die that was not rolled.
      const hit = (die?: Die): boolean => die?.face !== null && die?.face !== "blank";
      const turned = dice.filter((die) => hit(known.get(die.id)) !== hit(die));
      expect(turned.length).toBeLessThanOrEqual(3);
    });
    expect(active(frames.at(-1)?.dice ?? [])).toBe(10);
  });

  it("keeps the places of dice that go until all have arrived", async () => {
    const stage = new Stage();
    const taken: number[] = [];
    await rolled(stage, () => taken.push(stage.placesIn("roll").length));
    expect(new Set(taken)).toEqual(new Set([20, 10]));
  });

  it("is over at once where nothing shall move", async () => {
    settings.speed = "instant";
    const stage = new Stage();
    await rolled(stage);
    expect(stage.placesIn("active")).toHaveLength(10);
  });
});

describe("the board at the bottom", () => {
  it("is that of another seat once it is looked at from there", () => {
    const stage = new Stage();
    stage.set(view(player({ draw: "light dark" }), player({ draw: "red" })));
    stage.lookFrom(1);
    expect(stage.dice.map((die) => die.kind)).toEqual(["red"]);
  });
});
