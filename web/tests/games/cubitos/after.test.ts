import { describe, expect, it } from "vitest";
import { boxedDice } from "@/fair/dice";
import { after } from "@/games/cubitos/after/after";
import type { Game } from "@/replay/frames";
import { frame, game, player } from "../../after/told";

/** Two rounds of a race: Mira busts in the first and wins in the second. */
const race = (): Game => {
  const frames = [
    frame([], [player(), player()]),
    frame([{ event: "RoundBegan", seat: 0, round: 1 }], [player(), player()]),
    frame(
      [{ event: "Rolled", seat: 0, dice: "light-money1 dark-move white-move", free: false }],
      [player({ active: "light-money1 dark-move white-move", at_risk: true }), player()],
    ),
    frame(
      [{ event: "Pushed", seat: 0 }],
      [player({ active: "light-money1 dark-move white-move", at_risk: true }), player()],
    ),
    frame(
      [
        { event: "Rolled", seat: 0, dice: "light-blank dark-blank", free: false },
        { event: "Bust", seat: 0 },
      ],
      [player(), player()],
    ),
    frame(
      [
        { event: "Moved", seat: 1, route: "A1 A2" },
        { event: "DieBought", seat: 1, die: "red", cost: 4 },
        { event: "RoundBegan", seat: 1, round: 2 },
      ],
      [player(), player()],
    ),
    frame([{ event: "Rolled", seat: 0, dice: "start-move", free: true }], [player(), player()]),
    frame(
      [
        { event: "Moved", seat: 0, route: "A1 A2 A3 A4 A5" },
        { event: "Finished", seat: 0 },
        { event: "RaceEnded", seat: -1, winner: 0 },
      ],
      [player(), player()],
    ),
  ];
  const told = [0, 0, 0, 0, 0, 0, 0, 5].map((mine, place) => [mine, place >= 5 ? 2 : 0]);
  return game(
    "cubitos",
    frames.map((one, place) => ({ ...one, scores: told[place] })),
    [0],
  );
};
const cubitos = boxedDice("cubitos", 2);

describe("a race", () => {
  it("has a value for every round", () => {
    const figures = after.figuresOf({ ...race(), goal: 30 }, cubitos);
    expect(figures.goal).toBe(30);
    expect(figures.rounds).toBe(2);
    expect(figures.lines.map((line) => line.values)).toEqual([
      [0, 0, 5],
      [0, 2, 2],
    ]);
    expect(figures.lines[0]?.mishaps).toEqual([1]);
  });

  it("says who won, and who follows", () => {
    const figures = after.figuresOf(race(), cubitos);
    expect(figures.seats.map(({ won, place, score }) => [won, place, score])).toEqual([
      [true, 1, 5],
      [false, 2, 2],
    ]);
  });

  it("counts hits against what these dice show on average", () => {
    const [mira] = after.figuresOf(race(), cubitos).seats;
    expect([mira?.rolled, mira?.hits]).toEqual([6, 4]);
    // light 1/6 twice, dark 2/6 twice, white 3/6, start 3/6
    expect(mira?.expected).toBeCloseTo(2, 9);
  });

  it("counts rolls of blanks alone only at risk, and never free ones", () => {
    const [mira] = after.figuresOf(race(), cubitos).seats;
    expect(mira?.counts).toMatchObject({ blanks: 1, busts: 1, pushes: 1 });
    expect(mira?.counts.blanksExpected).toBeCloseTo((5 / 6) * (4 / 6), 9);
  });

  it("finds the bust with its chance and cost, the runs, the lead and the finish", () => {
    const { points } = after.figuresOf(race(), cubitos);
    const bust = points.find((point) => point.kind === "bust");
    expect([bust?.frame, bust?.round, bust?.seat, bust?.amount]).toEqual([4, 1, 0, 3]);
    expect(bust?.chance).toBeCloseTo((5 / 6) * (4 / 6), 9);
    expect(points.filter((point) => point.kind === "run").map((point) => point.amount)).toEqual([2, 5]);
    expect(points.filter((point) => point.kind === "lead").map((point) => point.seat)).toEqual([0]);
    expect(points.map((point) => point.kind)).toContain("finish");
    expect(points.map((point) => point.frame)).toEqual(
      [...points.map((point) => point.frame)].sort((one, other) => one - other),
    );
  });

  it("lists what was bought", () => {
    expect(after.figuresOf(race(), cubitos).seats[1]?.bought).toEqual(["red"]);
  });
});
