import { describe, expect, it } from "vitest";
import type { Cell, TrackPlan } from "@/games/cubitos/content";
import { isCrowded } from "@/games/cubitos/table/corners";
import { fanTrackAmongWalls, fanTrackBelow, roomBelow } from "@/games/cubitos/table/fanTrackPlace";
import { Board } from "@/games/cubitos/table/plan";
import { labelOf, linesOf } from "@/games/cubitos/table/redLines";

const open = (
  space: string,
  row: number,
  x: number,
  zone: number,
  neighbours: string[],
  kind: Cell["kind"] = "open",
): Cell => ({ space, row, x, zone, neighbours, kind, rewards: [], effect: null });

/** Two rows: start block, two dry spaces, and a pond between. */
const plan: TrackPlan = {
  name: "small",
  title: "Small",
  source: "",
  rows: 2,
  width: 9,
  red_lines: 1,
  cells: [
    { row: 0, x: 0, kind: "block", space: null, neighbours: ["A2"] },
    open("A2", 0, 2, 0, ["A3", "B1"]),
    open("A3", 0, 4, 0, ["A2", "A4", "B1"], "water"),
    open("A4", 0, 6, 1, ["A3", "B2"]),
    open("B1", 1, 3, 0, ["A2", "A3", "B2"]),
    open("B2", 1, 5, 1, ["B1", "A3", "A4"]),
  ],
  lines: [
    { line: 1, between: [], from: { x: 6, y: 0 }, to: { x: 6, y: 1 } },
    { line: 1, between: [], from: { x: 5, y: 1 }, to: { x: 6, y: 1 } },
    { line: 1, between: [], from: { x: 5, y: 1 }, to: { x: 5, y: 2 } },
  ],
};
const walls = (row: number, from: number, count: number): Cell[] =>
  Array.from({ length: count }, (_, place) => ({
    row,
    x: from + 2 * place,
    kind: "wall",
    space: null,
  }));

describe("spaces", () => {
  it("lie where the plan says", () => {
    const board = new Board(plan);
    expect(board.middle("B1")).toEqual({ x: 100, y: 65 });
    expect(board.startsRight).toBe(true);
    expect(board.middle("start").x).toBeGreaterThan(board.middle("finish").x);
  });
});

describe("red lines", () => {
  it("are joined to one path and numbered at an end of it", () => {
    const lines = linesOf(plan);
    expect(lines).toHaveLength(1);
    expect(lines[0]?.points).toHaveLength(4);
    const at = labelOf(new Board(plan), lines);
    expect([lines[0]?.points[0], lines[0]?.points.at(-1)]).toContainEqual(at);
  });
});

describe("the grandstand", () => {
  it("holds the fan track in one long row", () => {
    expect(fanTrackAmongWalls({ ...plan, rows: 3, cells: walls(1, 4, 12) })).toEqual({
      x: 100,
      y: 44,
      width: 600,
      rows: 1,
      perRow: 14,
    });
  });
  it("or in two shorter ones above each other", () => {
    const stand = fanTrackAmongWalls({
      ...plan,
      rows: 4,
      cells: [...walls(1, 4, 7), ...walls(2, 5, 7)],
    });
    expect(stand).toMatchObject({ rows: 2, perRow: 7, x: 125, width: 325 });
  });
  it("is elsewhere where walls are few", () => {
    expect(fanTrackAmongWalls({ ...plan, cells: walls(0, 0, 4) })).toBeNull();
  });
  it("lies below then, in two rows where one would leave no room beside its numbers", () => {
    expect(fanTrackBelow({ width: 900, height: 300 })).toMatchObject({
      rows: 1,
      perRow: 14,
      y: 317,
    });
    expect(fanTrackBelow({ width: 350, height: 176 })).toMatchObject({ rows: 2, perRow: 7 });
    const [narrow, wide] = [
      { width: 350, height: 176 },
      { width: 900, height: 300 },
    ];
    expect(roomBelow(plan, narrow) - roomBelow(plan, wide)).toBe(44);
    expect(roomBelow({ ...plan, rows: 3, cells: walls(1, 4, 12) }, wide)).toBe(2);
  });
  it("below the board is not covered by what lies in the corners", () => {
    const board = new Board({ ...plan, rows: 6, width: 30, cells: [open("C5", 2, 15, 0, [])] });
    const window = { width: 800, height: 400 };
    const covers = (high: number) => isCrowded(board, high, window, 3);
    expect([covers(board.height), covers(board.height + 94)]).toEqual([false, true]);
  });
});
