import { describe, expect, it } from "vitest";
import type { CubitosContent } from "@/lib/types";
import { planOf, randomSet, warningsFor } from "@/lobby/plan";

const box = {
  cards: {
    crab: { colour: "red", cost: 4 },
    claw: { colour: "red", cost: 6 },
    beaver: { colour: "orange", cost: 5 },
    otter: { colour: "orange", cost: 9 },
  },
  sets: { cheap: 5, enough_cheap: 2, lose_dice: ["otter"], draw_dice: ["claw"] },
  tracks: { drawn: { cells: [] }, text: "4x2 4" },
} as unknown as CubitosContent;

describe("a set of one's own", () => {
  it("is warned of when little can be bought at first", () => {
    expect(warningsFor(box, ["crab", "otter"])).toEqual(["few-cheap"]);
  });
  it("is warned of when gray dice would stay in the way", () => {
    expect(warningsFor(box, ["crab", "beaver"])).toEqual(["no-loss-no-draw"]);
  });
  it("may be warned of twice, or not at all", () => {
    expect(
      warningsFor({ ...box, sets: { cheap: 1, enough_cheap: 2, lose_dice: [], draw_dice: [] } }, ["crab"]),
    ).toEqual(["few-cheap", "no-loss-no-draw"]);
    expect(warningsFor(box, ["crab", "beaver", "otter"])).toEqual([]);
  });
  it("drawn by chance has one card of each colour", () => {
    expect(randomSet(box, () => 0)).toEqual({ red: "crab", orange: "beaver" });
    expect(randomSet(box, () => 0.999)).toEqual({ red: "claw", orange: "otter" });
  });
});

describe("the plan of a track", () => {
  it("is found where there is one", () => {
    expect(planOf(box, "drawn")).toEqual({ cells: [] });
    expect(planOf(box, "text")).toBeNull();
    expect(planOf(box, "none")).toBeNull();
  });
});
