import { describe, expect, it } from "vitest";
import type { DieShown, ThrowShown } from "@/lib/types";
import { faceOfKey, firstThrow, heapsOf, isWhole } from "@/table/diceEntry";

const shown = (die: string, face: string): DieShown => ({
  text: `${die}-${face}`,
  die,
  face,
  seat: null,
});
const lion = shown("A", "lion");
const gear = shown("A", "gear");
const pawn = shown("B", "pawn");
const thrown: ThrowShown = {
  seat: 1,
  number: 4,
  lot: false,
  dice: [
    { die: "A", count: 2, faces: [lion, gear] },
    { die: "B", count: 1, faces: [pawn] },
  ],
};

describe("a tray of real dice", () => {
  it("counts the dice that are left, kind by kind", () => {
    const left = (...tapped: DieShown[]) => heapsOf(thrown, tapped).map((heap) => heap.left);
    expect(left()).toEqual([2, 1]);
    expect(left(lion)).toEqual([1, 1]);
    expect(left(pawn, gear, gear)).toEqual([0, 0]);
  });
  it("is whole once every die was tapped", () => {
    expect(isWhole(heapsOf(thrown, [lion, lion]))).toBe(false);
    expect(isWhole(heapsOf(thrown, [lion, pawn, lion]))).toBe(true);
  });
  it("takes digits for the kind that comes next", () => {
    expect(faceOfKey(heapsOf(thrown, []), "2")).toBe(gear);
    expect(faceOfKey(heapsOf(thrown, [lion, lion]), "1")).toBe(pawn);
    expect(faceOfKey(heapsOf(thrown, []), "3")).toBeUndefined();
    expect(faceOfKey(heapsOf(thrown, []), "x")).toBeUndefined();
    expect(faceOfKey(heapsOf(thrown, [lion, lion, pawn]), "1")).toBeUndefined();
  });
  it("offers my own throw first", () => {
    const mine = { ...thrown, seat: 2 };
    expect(firstThrow([thrown, mine], 2)).toBe(mine);
    expect(firstThrow([thrown, mine], 0)).toBe(thrown);
    expect(firstThrow([], 0)).toBeUndefined();
  });
});
