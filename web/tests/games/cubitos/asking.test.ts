import { describe, expect, it } from "vitest";
import type {
  AboutDice,
  DiceQuestion,
  MoveQuestion,
  MovesQuestion,
  Question,
  Zone,
} from "@/games/cubitos/messages";
import { Asking } from "@/games/cubitos/table/asking.svelte";
import { Stage } from "@/games/cubitos/table/stage.svelte";
import type { RaceStore } from "@/games/cubitos/table/store";
import { die, player, space, stacks, view } from "./made";

type Unasked<Q> = Omit<Q, "seat" | "turn" | "asked" | "phase">;

/** A table that asks what it is told to, and writes down what it is answered. */
class Fake {
  question: Question | null = null;
  busy = false;
  playable = true;
  you = 0;
  given: (string | string[])[] = [];
  /** Whether answers are taken. */
  takes = true;
  async answer(option: string): Promise<boolean> {
    this.given.push(option);
    return this.takes;
  }
  async answerSet(options: string[]): Promise<boolean> {
    this.given.push(options);
    return this.takes;
  }
  ask<Q extends DiceQuestion | MoveQuestion | MovesQuestion>(
    asked: string,
    question: Unasked<Q>,
  ): void {
    const turn = (this.question?.turn ?? 0) + 1;
    this.question = { seat: 0, turn, asked, phase: "roll", ...question } as Q;
  }
}

function table(zones: Parameters<typeof player>[0] = {}): {
  store: Fake;
  stage: Stage;
  asking: Asking;
} {
  const store = new Fake();
  const stage = new Stage();
  stage.set(view(player(zones)));
  return { store, stage, asking: new Asking(store as unknown as RaceStore, stage) };
}

/** A question for dice of a zone: at least and at most so many of them. */
function dice(zone: Zone, kinds: string, limits: Partial<AboutDice>): Unasked<DiceQuestion> {
  const pool = stacks(kinds).map((stack) => ({
    ...{ ...stack, face: null, used: false, zone, text: `${stack.die} in ${zone}`, card: null },
    hit: { n: stack.die === "light" ? 1 : 2, d: 6 },
  }));
  const about = {
    by: null,
    least: 1,
    most: 1,
    taken: 0,
    stop: null,
    different_colours: false,
    pool,
    ...limits,
  };
  const options = pool.map(({ text }) => ({
    text,
    spot: { ...die("light"), face: null, used: false, zone },
  }));
  return { form: "dice", about, options };
}
const move = (...texts: string[]): Unasked<MoveQuestion> => ({
  form: "move",
  about: null,
  options: texts.map((text) => ({ text, space: space(text), told: null })),
});
const moves = (...reached: string[][]): Unasked<MovesQuestion> => ({
  form: "moves",
  about: null,
  options: reached.map((spaces, bought) => ({
    text: String(bought),
    bought,
    told: {
      ...{
        price: 4,
        pays: { money: 0, credits: 0, purse: 0 },
        moves: 2,
        water_moves: 0,
        ends: null,
      },
      ...{ new: spaces.map(space), to_go: null, finishes: null },
    },
  })),
});
const tap = (asking: Asking, stage: Stage, ...kinds: string[]): void => {
  for (const kind of kinds) {
    const one = stage.dice.find(
      (other) => other.kind === kind && !asking.chosen.includes(other.id),
    );
    if (one) asking.tapDie(one);
  }
};

describe("several dice", () => {
  it("are chosen in any order, filled up with those that hit most often, and answered as one set", () => {
    const { store, stage, asking } = table({ draw: "red light light dark" });
    store.ask("draw", dice("draw", "red light light dark", { least: 3, most: 3 }));
    asking.follow();
    tap(asking, stage, "light");
    expect(asking.complete).toBe(false);
    asking.takeChosen();
    expect(store.given).toEqual([["red in draw", "light in draw", "dark in draw"]]);
  });

  it("that may be fewer are as many as were tapped", () => {
    const { store, stage, asking } = table({ roll: "light dark" });
    store.ask(
      "discard_after_bust",
      dice("roll", "light dark", { least: 0, most: 2, stop: "enough" }),
    );
    asking.follow();
    expect(asking.any).toBe(true);
    tap(asking, stage, "dark");
    asking.takeChosen();
    expect(store.given).toEqual([["dark in roll"]]);
  });

  it("of different colours push an equal one out", () => {
    const { store, stage, asking } = table({ roll: "light light dark" });
    store.ask(
      "lose",
      dice("roll", "light light dark", { least: 2, most: 2, different_colours: true }),
    );
    asking.follow();
    tap(asking, stage, "light", "light", "dark");
    expect(asking.chosen).toHaveLength(2);
    asking.takeChosen();
    expect(store.given).toEqual([["light in roll", "dark in roll"]]);
  });

  it("a single one is answered by a tap, and only once", () => {
    const { store, stage, asking } = table({ roll: "light dark" });
    store.ask("lose", dice("roll", "light dark", {}));
    asking.follow();
    tap(asking, stage, "light", "light");
    expect(store.given).toEqual([["light in roll"]]);
  });

  it("can be tapped again when the answer was refused", async () => {
    const { store, stage, asking } = table({ roll: "light dark" });
    store.takes = false;
    store.ask("lose", dice("roll", "light dark", {}));
    asking.follow();
    tap(asking, stage, "light");
    expect(asking.ready).toBe(false);
    await Promise.resolve();
    await Promise.resolve();
    expect(asking.ready).toBe(true);
  });
});

describe("spaces", () => {
  it("are looked at first and gone to with the second tap", () => {
    const { store, asking } = table();
    store.ask("move", move("C7", "C8"));
    asking.follow();
    asking.tapSpace("C8");
    expect(asking.goal).toBe("C8");
    expect(store.given).toEqual([]);
    asking.tapSpace("D1");
    expect(asking.goal).toBe("C8");
    asking.tapSpace("C8");
    expect(store.given).toEqual(["C8"]);
  });

  it("that take bought moves buy just as many, and then go there", () => {
    const { store, asking } = table();
    store.ask("buy_moves", moves(["C7", "C8"], ["C9"], ["C10"]));
    asking.follow();
    expect([...asking.reach.keys()]).toEqual(["C7", "C8"]);
    asking.setBought(2);
    expect(asking.reach.get("C9")?.bought).toBe(1);
    asking.tapSpace("C9");
    asking.go();
    store.ask("move", move("C7", "C8", "C9"));
    asking.follow();
    expect(store.given).toEqual(["1", "C9"]);
  });

  it("staying keeps the money", () => {
    const { store, asking } = table();
    store.ask("buy_moves", moves(["C7"], []));
    asking.follow();
    asking.stay();
    store.ask("move", move("C7", "C8"));
    asking.follow();
    expect(store.given).toEqual(["0", "C7"]);
  });
});
