import { afterEach, describe, expect, it, vi } from "vitest";
import type { MoveQuestion, Question, Reward, RewardQuestion } from "@/games/cubitos/messages";
import type { CurrentQuestion } from "@/games/cubitos/table/currentQuestion.svelte";
import { press } from "@/games/cubitos/table/keys";
import type { Stage } from "@/games/cubitos/table/stage.svelte";
import { dice, move, moves, PUSH, table, tap, type Unasked } from "./asked";

describe("the key", () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });
  const enter = (current: CurrentQuestion, stage: Stage, key = "Enter"): boolean => {
    vi.stubGlobal("Element", class {});
    return press({ key, target: null } as KeyboardEvent, current, stage, []);
  };
  const rewards = (...all: (Reward | null)[]): Unasked<RewardQuestion> => ({
    form: "rewards",
    about: null,
    options: all.map((reward) => ({
      text: reward ? `${reward.reward} ${reward.amount}` : "none",
      said: "",
      reward,
      told: null,
    })),
  });

  it("Enter takes a gift", () => {
    const { store, stage, current } = table();
    store.ask("reward", rewards(null, { reward: "credits", amount: 2 }));
    current.follow();
    expect(enter(current, stage)).toBe(true);
    expect(store.given).toEqual(["credits 2"]);
  });

  it.each([
    [
      "one of several gifts",
      rewards(null, { reward: "credits", amount: 2 }, { reward: "fans", amount: 1 }),
    ],
    ["a reward that costs something", rewards(null, { reward: "lose dice", amount: 1 })],
    ["pushing or passing", PUSH],
    ["whether to stop", dice("roll", "light dark", { least: 0, most: 2, stop: "enough" })],
    ["which dice to lose", dice("roll", "light light dark", { least: 2, most: 2 })],
    ["where to run", moves(["C7", "C8"], ["C9"])],
    ["how many moves to buy", moves([], [])],
  ] as [string, Unasked<Question>][])("Enter does not decide %s", (_, question) => {
    const { store, stage, current } = table({ roll: "light light dark" });
    store.ask("asked", question as Unasked<MoveQuestion>);
    current.follow();
    expect(enter(current, stage)).toBe(false);
    expect(store.given).toEqual([]);
  });

  it("Enter confirms what was chosen", () => {
    const { store, stage, current } = table({ roll: "light light dark" });
    store.ask("lose", dice("roll", "light light dark", { least: 2, most: 2 }));
    current.follow();
    tap(current, stage, "light", "light");
    enter(current, stage);
    store.ask("move", move("C7", "C8"));
    current.follow();
    current.runChoice.tapSpace("C8");
    enter(current, stage);
    expect(store.given).toEqual([["light in roll", "light in roll"], "C8"]);
  });

  it("0 passes, stops and stays, and + fills up", () => {
    const { store, stage, current } = table({ roll: "light light dark" });
    const limits = { least: 0, most: 2, stop: "enough" };
    const questions: Unasked<Question>[] = [PUSH, dice("roll", "light", limits), move("C7", "C8")];
    for (const question of questions) {
      store.ask("asked", question as Unasked<MoveQuestion>);
      current.follow();
      expect(enter(current, stage, "0")).toBe(true);
    }
    store.ask("lose", dice("roll", "light light dark", { least: 2, most: 2 }));
    current.follow();
    enter(current, stage, "+");
    // Dice that go are those that hit least often.
    expect(store.given).toEqual(["pass", "enough", "C7", ["light in roll", "light in roll"]]);
  });
});
