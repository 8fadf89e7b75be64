// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, it } from "vitest";
import { Report } from "@/after/report.svelte";
import type { DecisionJudged, MomentJudged } from "@/messages";
import { gameOf } from "@/replay/frames";
import { ReplayStore } from "@/replay/replayStore.svelte";
import Thinking from "@/replay/Thinking.svelte";
import { replayOf } from "./replays";

let shown: object | null = null;
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
});

describe("what is thought of a moment", () => {
  it("begins with the seat whose eyes it is seen through, and leads to its next decision", () => {
    const store = new ReplayStore(gameOf(replayOf(5)), "table", 1);
    const report = new Report(async () => undefined);
    report.step = 4;
    report.moments = [{ step: 0, chances: [0.4, 0.6] } as MomentJudged];
    report.decisions = [
      { step: 2, seat: 0 },
      { step: 3, seat: 1 },
    ] as DecisionJudged[];
    shown = mount(Thinking, { target: document.body, props: { store, report, after: null } });
    flushSync();
    const names = (): string[] =>
      [...document.querySelectorAll("[data-chances] li")].map((one) => one.textContent ?? "");
    expect(names()[0]).toContain("Otto");
    document.querySelector<HTMLElement>(".next")?.click();
    expect(store.place).toBe(3);
    store.goTo(0);
    store.lookFrom(0);
    flushSync();
    expect(names()[0]).toContain("Mira");
  });
});
