import { describe, expect, it } from "vitest";
import { undoableTurn } from "@/lib/table.svelte";
import type { EntryShown } from "@/lib/types";

let number = 0;
function entry(kind: string, seat: number, body: Record<string, unknown> = {}): EntryShown {
  number += 1;
  return { number, at: 0, kind, seat, body, events: [] };
}
const answered = (seat: number, turn: number, by = "player") => entry("answered", seat, { turn, by });

describe("what may be undone", () => {
  it("is my last answer", () => {
    expect(undoableTurn([entry("began", -1), answered(0, 1), answered(0, 2), answered(1, 1)], 0)).toBe(2);
  });

  it("is nothing once dice of mine or of the table have rolled since", () => {
    expect(undoableTurn([answered(0, 1), entry("rolled", 0)], 0)).toBe(-1);
    expect(undoableTurn([answered(0, 1), entry("rolled", -1)], 0)).toBe(-1);
    expect(undoableTurn([answered(0, 1), entry("rolled", 1)], 0)).toBe(1);
  });

  it("goes back further with every undo", () => {
    const log = [answered(0, 1), answered(0, 2), entry("undone", 0, { turn: 2 })];
    expect(undoableTurn(log, 0)).toBe(1);
    expect(undoableTurn([...log, answered(0, 2)], 0)).toBe(2);
    expect(undoableTurn([...log, entry("undone", 0, { turn: 1 })], 0)).toBe(-1);
  });

  it("is nothing that a stand-in answered", () => {
    expect(undoableTurn([answered(0, 1), answered(0, 2, "stand_in")], 0)).toBe(-1);
  });
});
