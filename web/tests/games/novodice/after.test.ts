import { describe, expect, it } from "vitest";
import { boxedDice } from "@/fair/dice";
import { after } from "@/games/novodice/after/after";
import type { Event } from "@/games/novodice/messages";
import { frame, game } from "../../after/games";
import { dice, VIEW } from "./made";

describe("a game of NovoDice", () => {
  const at = (events: Event[], scores?: number[]) => frame(VIEW, events, scores);
  const played = game(
    "novodice",
    [
      at([]),
      at([
        { event: "Began", said: null, seat: 1 },
        { event: "TurnBegan", said: null, seat: 1 },
      ]),
      at([{ event: "Rolled", said: null, seat: 1, roll: 1, dice: dice("A-lion A-lion B-gear") }]),
      at([{ event: "Claimed", said: null, seat: 1, tile: "john_boy", by: "row" }]),
      at(
        [
          { event: "Placed", said: null, seat: 1, tile: "john_boy", bay: 1, worth: 20 },
          { event: "TurnBegan", said: null, seat: 0 },
        ],
        [0, 20],
      ),
      at([{ event: "TookTrash", said: null, seat: 0 }], [0, 20]),
      at(
        [
          { event: "Placed", said: null, seat: 0, tile: "trash", bay: 1, worth: 0 },
          { event: "TurnBegan", said: null, seat: 1 },
        ],
        [0, 20],
      ),
      at([{ event: "BaysFilled", said: null, seat: 1 }], [0, 25]),
    ],
    [1],
  );
  const counts = after.countsOf(played, boxedDice("novodice", 2));

  it("goes by the turns of who began", () => {
    expect(counts.chapters.map(({ frame: at, round, seat }) => [at, round, seat])).toEqual([
      [1, 1, 1],
      [4, 1, 0],
      [6, 2, 1],
    ]);
    expect(counts.lines.map((line) => line.values)).toEqual([
      [0, 0, 0],
      [0, 20, 25],
    ]);
    expect(counts.lines[0]?.mishaps).toEqual([1]);
  });

  it("counts lions, tiles and trash", () => {
    expect(counts.seats[1]).toMatchObject({ hits: 2, rolled: 3, bought: ["john_boy"], won: true });
    expect(counts.seats[1]?.expected).toBeCloseTo(0.5, 9);
    expect(counts.seats[0]?.counts.trash).toBe(1);
  });
});
