import { describe, expect, it } from "vitest";
import type { CubitosContent } from "@/games/cubitos/content";
import { JOINED, lengthsOf, otherTrack, randomSet, withLength } from "@/games/cubitos/lobby/plan";

const box = {
  cards: {
    crab: { colour: "red", cost: 4 },
    claw: { colour: "red", cost: 6 },
    beaver: { colour: "orange", cost: 5 },
    otter: { colour: "orange", cost: 9 },
  },
  most_laps: 2,
  most_tracks: 2,
  tracks: { drawn: { cells: [] }, text: "4x2 4" },
} as unknown as CubitosContent;

describe("a set of one's own", () => {
  it("drawn by chance has one card of each colour", () => {
    expect(randomSet(box, () => 0)).toEqual({ red: "crab", orange: "beaver" });
    expect(randomSet(box, () => 0.999)).toEqual({ red: "claw", orange: "otter" });
  });
});

describe("a course", () => {
  const course = { tracks: ["drawn"], laps: 1 };
  it("has one track for some laps, or two that are joined and run once", () => {
    expect(lengthsOf(box)).toEqual([1, 2, JOINED]);
    expect(lengthsOf({ ...box, most_tracks: 1 })).toEqual([1, 2]);
    expect(withLength(course, 2, "text")).toEqual({ tracks: ["drawn"], laps: 2 });
    const joined = withLength({ ...course, laps: 2 }, JOINED, "text");
    expect(joined).toEqual({ tracks: ["drawn", "text"], laps: 1 });
    expect(withLength(joined, 1, "text")).toEqual(course);
  });
  it("is joined with the next track of the box", () => {
    expect(otherTrack(box, course)).toBe("text");
    expect(otherTrack(box, { tracks: ["text"], laps: 1 })).toBe("drawn");
    expect(otherTrack(box, { tracks: ["title: mine\n"], laps: 1 })).toBe("drawn");
  });
});
