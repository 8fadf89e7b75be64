import { describe, expect, it } from "vitest";
import { boxedDice } from "@/fair/dice";
import { after } from "@/games/cubitos/after/after";
import type { Event, Question, View } from "@/games/cubitos/messages";
import { speak } from "@/lib/words.svelte";
import { frame, game } from "../../after/games";
import { die, faced, player, space, view } from "./made";

const rolled = (text: string, free = false): Event => ({
  event: "Rolled",
  said: null,
  seat: 0,
  dice: text.split(" ").map(faced),
  free,
});
const moved = (seat: number, ...spaces: string[]): Event => ({
  ...{
    event: "Moved",
    said: null,
    seat,
    route: spaces.map((one) => ({ step: "walk", space: space(one) })),
  },
});
const at = (shown: View, events: Event[], scores?: number[]) => frame(shown, events, scores);
const calm = view(player(), player());
const risky = view(
  { ...player({ active: "light-money1 dark-move white-move" }), at_risk: true },
  player(),
);

/** Two rounds of a race: Mira busts in the first and wins in the second. */
const race = () =>
  game(
    "cubitos",
    [
      at(calm, []),
      at(calm, [{ event: "RoundBegan", said: null, seat: 0, round: 1 }]),
      at(risky, [rolled("light-money1 dark-move white-move")]),
      at(risky, [{ event: "Pushed", said: null, seat: 0 }]),
      at(calm, [rolled("light-blank dark-blank"), { event: "Bust", said: null, seat: 0 }]),
      at(
        calm,
        [
          moved(1, "A1", "A2"),
          { event: "DieBought", said: null, seat: 1, die: die("red"), cost: 4 },
          { event: "RoundBegan", said: null, seat: 1, round: 2 },
        ],
        [0, 2],
      ),
      at(calm, [rolled("start-move", true)], [0, 2]),
      at(
        calm,
        [
          moved(0, "A1", "A2", "A3", "A4", "A5"),
          { event: "Finished", said: null, seat: 0 },
          { event: "RaceEnded", said: null, seat: -1, winner: 0 },
        ],
        [5, 2],
      ),
    ],
    [0],
  );
const cubitos = boxedDice("cubitos", 2);

describe("a race", () => {
  it("has a value for every round", () => {
    const counts = after.countsOf({ ...race(), goal: 30 }, cubitos);
    expect(counts.goal).toBe(30);
    expect(counts.rounds).toBe(2);
    expect(counts.lines.map((line) => line.values)).toEqual([
      [0, 0, 5],
      [0, 2, 2],
    ]);
    expect(counts.lines[0]?.mishaps).toEqual([1]);
  });

  it("says who won, and who follows", () => {
    const counts = after.countsOf(race(), cubitos);
    expect(counts.seats.map(({ won, place, score }) => [won, place, score])).toEqual([
      [true, 1, 5],
      [false, 2, 2],
    ]);
  });

  it("counts hits against what these dice show on average", () => {
    const [mira] = after.countsOf(race(), cubitos).seats;
    expect([mira?.rolled, mira?.hits]).toEqual([6, 4]);
    // light 1/6 twice, dark 2/6 twice, white 3/6, start 3/6
    expect(mira?.expected).toBeCloseTo(2, 9);
  });

  it("counts rolls of blanks alone only at risk, and never free ones", () => {
    const [mira] = after.countsOf(race(), cubitos).seats;
    expect(mira?.counts).toMatchObject({ blanks: 1, busts: 1, pushes: 1 });
    expect(mira?.counts.blanksExpected).toBeCloseTo((5 / 6) * (4 / 6), 9);
  });

  it("lists what was bought", () => {
    expect(after.countsOf(race(), cubitos).seats[1]?.bought).toEqual(["red"]);
  });
  it("tells in words what was bought, and where somebody ran", async () => {
    await speak("en");
    const asked = { seat: 0, turn: 0, phase: "run", about: null } as const;
    const said = { id: "ask-buy", args: {} };
    const buy: Question = {
      ...{ ...asked, said, asked: "buy", form: "buy" },
      options: [
        { text: "red", said: { id: "dice-red", args: { count: 1 } }, die: "red", told: null },
        { text: "nothing", said: "offer-buy-nothing", die: null, told: null },
      ],
    };
    expect(after.optionWords(buy, "red", [])).toBe("a red die");
    expect(after.optionWords(buy, "nothing", [])).toBe("Buy nothing");
    const move: Question = {
      ...{ ...asked, said, asked: "move", form: "move" },
      options: [{ text: "J9", said: { text: "J9" }, space: space("J9"), told: null }],
    };
    expect(after.optionWords(move, "J9", [])).toBe("Run to J9");
  });
});
