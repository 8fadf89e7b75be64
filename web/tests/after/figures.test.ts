import { describe, expect, it } from "vitest";
import { figuresOf } from "@/after/figures";
import { apart, marks, numbered } from "@/after/scale";
import { boxedDice } from "@/fair/dice";
import { type Game, readGame } from "@/replay/frames";

type Told = Record<string, unknown>;
const player = (more: Told = {}): Told => ({ active: "", at_risk: false, worth: 0, ...more });
const frame = (events: Told[], players: Told[], more: Told = {}): Told => ({
  seat: 0,
  asked: "push",
  given: "push",
  events,
  view: {
    players: Object.fromEntries(players.map((one, seat) => [String(seat + 1), one])),
    over: false,
    winners: [],
    ...more,
  },
});

function game(name: string, frames: Told[]): Game {
  const read = readGame({ game: name, options: {}, seats: ["Mira", "Otto"], frames });
  if (!read) throw new Error("no game");
  return read;
}

/** Two rounds of a race: Mira busts in the first and wins in the second. */
const race = (scores: boolean): Game => {
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
      { over: true, winners: [1] },
    ),
  ];
  const told = [0, 0, 0, 0, 0, 0, 0, 5].map((mine, place) => [mine, place >= 5 ? 2 : 0]);
  return game("cubitos", scores ? frames.map((one, place) => ({ ...one, scores: told[place] })) : frames);
};
const cubitos = boxedDice("cubitos", 2);

describe("a race", () => {
  it.each([true, false])("has a value for every round (scores told: %s)", (scores) => {
    const figures = figuresOf(race(scores), cubitos);
    expect(figures.exact).toBe(scores);
    // Only ways that are measured as the finish is can be compared with it.
    expect(figuresOf({ ...race(scores), goal: 30 }, boxedDice("cubitos", 2)).goal).toBe(scores ? 30 : null);
    expect(figures.rounds).toBe(2);
    expect(figures.lines.map((line) => line.values)).toEqual([
      [0, 0, 5],
      [0, 2, 2],
    ]);
    expect(figures.lines[0]?.mishaps).toEqual([1]);
  });

  it("says who won, and who follows", () => {
    const figures = figuresOf(race(true), cubitos);
    expect(figures.seats.map(({ won, place, score }) => [won, place, score])).toEqual([
      [true, 1, 5],
      [false, 2, 2],
    ]);
  });

  it("counts hits against what these dice show on average", () => {
    const [mira] = figuresOf(race(true), cubitos).seats;
    expect([mira?.rolled, mira?.hits]).toEqual([6, 4]);
    // light 1/6 twice, dark 2/6 twice, white 3/6, start 3/6
    expect(mira?.expected).toBeCloseTo(2, 9);
  });

  it("counts rolls of blanks alone only at risk, and never free ones", () => {
    const [mira] = figuresOf(race(true), cubitos).seats;
    expect([mira?.blanks, mira?.busts, mira?.pushes]).toEqual([1, 1, 1]);
    expect(mira?.blanksExpected).toBeCloseTo((5 / 6) * (4 / 6), 9);
  });

  it("finds the bust with its chance and cost, the runs, the lead and the finish", () => {
    const { points } = figuresOf(race(true), cubitos);
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
    expect(figuresOf(race(true), cubitos).seats[1]?.bought).toEqual(["red"]);
  });
});

describe("a game of NovoDice", () => {
  const played = game("novodice", [
    frame([], [player(), player()]),
    frame(
      [
        { event: "Began", seat: 1 },
        { event: "TurnBegan", seat: 1 },
      ],
      [player(), player()],
    ),
    frame([{ event: "Rolled", seat: 1, roll: 1, dice: "A-lion A-lion B-gear" }], [player(), player()]),
    frame([{ event: "Claimed", seat: 1, tile: "john_boy", by: "row" }], [player(), player()]),
    frame(
      [
        { event: "Placed", seat: 1, tile: "john_boy", bay: 1, worth: 20 },
        { event: "TurnBegan", seat: 0 },
      ],
      [player(), player({ worth: 20 })],
    ),
    frame([{ event: "TookTrash", seat: 0 }], [player(), player({ worth: 20 })]),
    frame(
      [
        { event: "Placed", seat: 0, tile: "trash", bay: 1, worth: 0 },
        { event: "TurnBegan", seat: 1 },
      ],
      [player(), player({ worth: 20 })],
    ),
    frame([{ event: "BaysFilled", seat: 1 }], [player(), player({ worth: 25 })], {
      over: true,
      winners: [2],
    }),
  ]);
  const figures = figuresOf(played, boxedDice("novodice", 2));

  it("goes by the turns of who began", () => {
    expect(figures.chapters.map(({ frame: at, round, seat }) => [at, round, seat])).toEqual([
      [1, 1, 1],
      [4, 1, 0],
      [6, 2, 1],
    ]);
    expect(figures.lines.map((line) => line.values)).toEqual([
      [0, 0, 0],
      [0, 20, 25],
    ]);
    expect(figures.lines[0]?.mishaps).toEqual([1]);
  });

  it("counts lions, tiles and trash", () => {
    expect(figures.seats[1]).toMatchObject({ hits: 2, rolled: 3, bought: ["john_boy"], won: true });
    expect(figures.seats[1]?.expected).toBeCloseTo(0.5, 9);
    expect(figures.seats[0]?.trash).toBe(1);
  });

  it("tells what each turn added", () => {
    const gains = figures.points.filter((point) => point.kind === "gain");
    expect(gains.map(({ frame: at, seat, amount }) => [at, seat, amount])).toEqual([
      [1, 1, 20],
      [6, 1, 5],
    ]);
  });
});

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
