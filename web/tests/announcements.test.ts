import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Announcements } from "@/lib/announcements.svelte";
import { save } from "@/lib/storage";

const spoken: string[] = vi.hoisted(() => []);
vi.mock("@/lib/announce", () => ({ announce: (text: string) => spoken.push(text) }));

const NOW = 1_900_000_000_000;
const tea = (id: number, until: number | null = null) => ({ id, text: `Tea ${id}`, at: 1, until });

beforeEach(() => {
  save("announcement", undefined);
  spoken.length = 0;
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

describe("announcements", () => {
  it("are shown and read aloud once, however often they are told", () => {
    const all = new Announcements();
    all.take(tea(1), NOW);
    all.take(tea(1), NOW);
    expect(all.shown?.text).toBe("Tea 1");
    expect(spoken).toEqual(["Tea 1"]);
  });

  it("stay away once they are put away, also for who comes back, but the next one is shown", () => {
    const all = new Announcements();
    all.take(tea(1), NOW);
    all.putAway();
    expect(all.shown).toBeNull();
    const later = new Announcements();
    later.take(tea(1), NOW);
    expect(later.shown).toBeNull();
    later.take(tea(2), NOW);
    expect(later.shown?.id).toBe(2);
    expect(spoken).toEqual(["Tea 1", "Tea 2"]);
  });

  it("end by themselves, or when they are taken back", () => {
    const all = new Announcements();
    all.take(tea(1, NOW / 1000 + 60), NOW);
    vi.advanceTimersByTime(59_000);
    expect(all.shown?.id).toBe(1);
    vi.advanceTimersByTime(2_000);
    expect(all.shown).toBeNull();
    all.take(tea(2, NOW / 1000 - 1), NOW);
    expect(all.shown).toBeNull();
    all.take(tea(3), NOW);
    all.take(null, NOW);
    expect(all.shown).toBeNull();
    expect(spoken).toEqual(["Tea 1", "Tea 3"]);
  });
});
