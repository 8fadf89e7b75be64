import { describe, expect, it } from "vitest";
import { Asking } from "@/games/cubitos/table/asking.svelte";
import { Stage } from "@/games/cubitos/table/stage.svelte";
import type { CubitosView } from "@/games/cubitos/table/views";
import type { GameStore } from "@/lib/gameStore";
import type { Details, QuestionShown } from "@/lib/types";

/** A table that asks what it is told to, and writes down what it is answered. */
class Fake {
  question: QuestionShown | null = null;
  details: Details | null = null;
  busy = false;
  playable = true;
  you = 0;
  given: string[] = [];
  async answer(option: string): Promise<void> {
    this.given.push(option);
  }
  ask(
    asked: string,
    options: string[],
    facts: Record<string, unknown> = {},
    told: Record<string, unknown>[] = [],
  ): void {
    this.question = { seat: 0, turn: (this.question?.turn ?? 0) + 1, asked, options };
    this.details = { facts, options: told };
  }
}

function table(zones: Record<string, string>): { store: Fake; stage: Stage; asking: Asking } {
  const store = new Fake();
  const stage = new Stage();
  const player = {
    draw: "",
    roll: "",
    active: "",
    discard: "",
    space: "C7",
    move: 2,
    water: 0,
    passed: false,
    busted: false,
    ...zones,
  };
  stage.set({
    round: 1,
    start_player: 1,
    trays: {},
    players: { "1": player },
    over: false,
    winners: [],
  } as unknown as CubitosView);
  return { store, stage, asking: new Asking(store as unknown as GameStore, stage) };
}

describe("several dice", () => {
  it("are chosen in any order and named in the game's", () => {
    const { store, stage, asking } = table({ draw: "red light light dark" });
    store.ask("draw", ["red in draw", "light in draw"], { needed: 3 });
    asking.follow();
    for (const kind of ["dark", "red"]) {
      const die = stage.dice.find((one) => one.kind === kind);
      if (die) asking.tapDie(die);
    }
    expect(asking.complete).toBe(false);
    asking.takeChosen();
    expect(store.given).toEqual(["red in draw"]);
    store.ask("draw", ["light in draw"], { needed: 2 });
    asking.follow();
    store.ask("draw", ["light in draw", "dark in draw"], { needed: 1 });
    asking.follow();
    expect(store.given).toEqual(["red in draw", "light in draw", "dark in draw"]);
    store.ask("push", ["push", "pass"]);
    asking.follow();
    expect(asking.how).toBe("push");
    expect(store.given).toHaveLength(3);
  });

  it("that may be fewer end with enough, those at their limit do not", () => {
    const { store, stage, asking } = table({ roll: "light dark" });
    store.ask("discard_after_bust", ["enough", "light in roll", "dark in roll"], { needed: null });
    asking.follow();
    const light = stage.dice.find((one) => one.kind === "light");
    if (light) asking.tapDie(light);
    asking.takeChosen();
    store.ask("discard_after_bust", ["enough", "dark in roll"], { needed: null });
    asking.follow();
    expect(store.given).toEqual(["light in roll", "enough"]);
  });

  it("a single one is answered by a tap, and only once", () => {
    const { store, stage, asking } = table({ roll: "light dark" });
    store.ask("lose", ["light in roll", "dark in roll"], { needed: 1 });
    asking.follow();
    const [first] = stage.dice;
    if (first) asking.tapDie(first);
    if (first) asking.tapDie(first);
    expect(store.given).toEqual(["light in roll"]);
  });

  it("a plan is dropped when something else is asked", () => {
    const { store, stage, asking } = table({ draw: "red light dark" });
    store.ask("draw", ["red in draw", "light in draw"], { needed: 2 });
    asking.follow();
    for (const die of stage.dice.slice(0, 2)) asking.tapDie(die);
    asking.takeChosen();
    store.ask("now", ["no more", "orange-symbol now"]);
    asking.follow();
    expect(asking.intent).toBeNull();
    expect(asking.how).toBe("abilities");
    expect(store.given).toHaveLength(1);
  });
});

describe("spaces", () => {
  it("are looked at first and gone to with the second tap", () => {
    const { store, asking } = table({});
    store.ask("move", ["C7", "C8"]);
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
    const { store, asking } = table({});
    const told = [
      { option: "0", new: ["C7", "C8"] },
      { option: "1", new: ["C9"] },
      { option: "2", new: ["C10"] },
    ];
    store.ask("buy_moves", ["0", "1", "2"], {}, told);
    asking.follow();
    expect([...asking.reach.keys()]).toEqual(["C7", "C8"]);
    asking.setBought(2);
    expect(asking.reach.get("C9")).toBe(1);
    asking.tapSpace("C9");
    asking.go();
    store.ask("move", ["C7", "C8", "C9"]);
    asking.follow();
    expect(store.given).toEqual(["1", "C9"]);
  });

  it("staying keeps the money", () => {
    const { store, asking } = table({});
    store.ask("buy_moves", ["0", "1"], {}, [{ option: "0", new: ["C7"] }]);
    asking.follow();
    asking.stay();
    store.ask("move", ["C7", "C8"]);
    asking.follow();
    expect(store.given).toEqual(["0", "C7"]);
  });
});
