import { describe, expect, it } from "vitest";
import { apart, marks, numbered } from "@/after/scale";

describe("the chart", () => {
  it("has round marks that reach the highest value", () => {
    expect(marks(31)).toEqual([0, 10, 20, 30, 40]);
    expect(marks(4)).toEqual([0, 1, 2, 3, 4]);
    expect(marks(0)).toEqual([0, 1]);
    expect(marks(700).length).toBeLessThanOrEqual(6);
  });
  it("numbers as many rounds as there is room for", () => {
    expect(numbered(4, 400)).toEqual([1, 2, 3, 4]);
    expect(numbered(20, 300)).toEqual([2, 4, 6, 8, 10, 12, 14, 16, 18, 20]);
  });
  it("moves names apart without changing their order", () => {
    const found = apart([50, 52, 48, 100], 10, 0, 100);
    const order = [2, 0, 1, 3].map((place) => found[place] ?? 0);
    for (let place = 1; place < order.length; place += 1)
      expect((order[place] ?? 0) - (order[place - 1] ?? 0)).toBeGreaterThanOrEqual(10);
    expect(Math.max(...found)).toBeLessThanOrEqual(100);
  });
});
