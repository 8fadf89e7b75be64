import { describe, expect, it } from "vitest";
import type {
  AboutDice,
  DiceQuestion,
  MoveQuestion,
  MovesQuestion,
  MoveTold,
  Question,
  Zone,
} from "@/games/cubitos/messages";
import { Asking } from "@/games/cubitos/table/asking.svelte";
import { noteOn } from "@/games/cubitos/table/notes";
import { Stage } from "@/games/cubitos/table/stage.svelte";
import type { RaceStore } from "@/games/cubitos/table/store";
import { speak } from "@/lib/words.svelte";
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
const end = (text: string): MoveTold => ({
  ...{ space: space(text), to_go: 9, finished: false, beyond: null, stays: false },
  ...{ moves: 3, water_moves: 0, pays: { money: 0, credits: 0, purse: 0 }, route: [], rewards: [] },
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
      ...{ new: spaces.map(end), to_go: null, finishes: null },
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

  it("that are asked for without an explanation are taken one at a time, by their options", () => {
    const { store, stage, asking } = table({ draw: "red light light" });
    const spot = (kind: string) => ({
      ...die(kind),
      face: null,
      used: false,
      zone: "draw" as const,
    });
    const options = ["red", "light"].map((kind) => ({ text: `${kind} in draw`, spot: spot(kind) }));
    store.ask<DiceQuestion>("draw", { form: "dice", about: null, options });
    asking.follow();
    expect([asking.pool.size, asking.single, asking.optional]).toEqual([3, true, false]);
    tap(asking, stage, "red");
    // Where one may stop, one can.
    const stop = { text: "enough", spot: null };
    store.ask<DiceQuestion>("lose", { form: "dice", about: null, options: [...options, stop] });
    asking.follow();
    expect([asking.optional, asking.decline, asking.complete]).toEqual([true, "enough", true]);
    tap(asking, stage, "light");
    expect(store.given).toEqual(["red in draw", "light in draw"]);
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
    asking.runChoice.tapSpace("C8");
    expect(asking.runChoice.goal).toBe("C8");
    expect(store.given).toEqual([]);
    asking.runChoice.tapSpace("D1");
    expect(asking.runChoice.goal).toBe("C8");
    asking.runChoice.tapSpace("C8");
    expect(store.given).toEqual(["C8"]);
  });

  it("that take bought moves buy just as many, and then go there", () => {
    const { store, asking } = table();
    store.ask("buy_moves", moves(["C7", "C8"], ["C9"], ["C10"]));
    asking.follow();
    expect([...asking.runChoice.reach.keys()]).toEqual(["C7", "C8"]);
    asking.runChoice.setBought(2);
    expect(asking.runChoice.reach.get("C9")?.bought).toBe(1);
    asking.runChoice.tapSpace("C9");
    asking.runChoice.go();
    store.ask("move", move("C7", "C8", "C9"));
    asking.follow();
    expect(store.given).toEqual(["1", "C9"]);
    // Nobody is asked what is already answered.
    expect(asking.question).toBeNull();
  });

  it("are asked about again where the end of a move is refused", async () => {
    const { store, asking } = table();
    store.ask("buy_moves", moves(["C7", "C8"], ["C9"]));
    asking.follow();
    asking.runChoice.setBought(1);
    asking.runChoice.tapSpace("C9");
    asking.runChoice.go();
    store.takes = false;
    store.ask("move", move("C7", "C8", "C9"));
    asking.follow();
    await Promise.resolve();
    await Promise.resolve();
    expect(asking.ready).toBe(true);
  });

  it("that take bought moves are all shown where none is free", () => {
    const { store, stage, asking } = table();
    const here = stage.player?.space.text ?? "";
    store.ask("buy_moves", moves([here], ["C8"], ["C9"]));
    asking.follow();
    expect([...asking.runChoice.reach.keys()]).toEqual([here, "C8", "C9"]);
    asking.runChoice.setBought(1);
    expect([...asking.runChoice.reach.keys()]).toEqual([here, "C8"]);
  });

  it("staying keeps the money", () => {
    const { store, asking } = table();
    store.ask("buy_moves", moves(["C7"], []));
    asking.follow();
    asking.runChoice.stay();
    store.ask("move", move("C7", "C8"));
    asking.follow();
    expect(store.given).toEqual(["0", "C7"]);
  });
});

describe("the line below the question where to run", () => {
  const note = (...reached: string[][]): string => {
    const { store, stage, asking } = table();
    store.ask("buy_moves", moves(...reached));
    asking.follow();
    return store.question ? noteOn(store.question, asking, stage.player, false) : "";
  };
  it("speaks of gold edges only where there are some", async () => {
    await speak("en");
    expect(note(["C7", "C8"])).not.toContain("gold");
    expect(note([], ["C8"])).toContain("Spaces with a gold edge cost bought moves.");
  });
});
