/** A table of Cubitos that asks what a test tells it to, and the questions it can ask. */
import type {
  AboutDice,
  DiceQuestion,
  MoveDetails,
  MoveQuestion,
  MovesQuestion,
  PushQuestion,
  Question,
  Zone,
} from "@/games/cubitos/messages";
import { CurrentQuestion } from "@/games/cubitos/table/currentQuestion.svelte";
import { Stage } from "@/games/cubitos/table/stage.svelte";
import type { RaceStore } from "@/games/cubitos/table/store";
import { die, player, space, stacks, view } from "./made";

/** A question but for who is asked what, and when. */
export type Unasked<Q> = Omit<Q, "seat" | "turn" | "asked" | "said" | "phase">;

/** A table that asks what it is told to, and writes down what it is answered. */
export class Fake {
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
  ask<Q extends Question>(asked: string, question: Unasked<Q>): void {
    const turn = (this.question?.turn ?? 0) + 1;
    const said = { id: `ask-${asked}`, args: {} };
    this.question = { seat: 0, turn, asked, said, phase: "roll", ...question } as Q;
  }
}

export function table(zones: Parameters<typeof player>[0] = {}): {
  store: Fake;
  stage: Stage;
  current: CurrentQuestion;
} {
  const store = new Fake();
  const stage = new Stage();
  stage.set(view(player(zones)));
  return { store, stage, current: new CurrentQuestion(store as unknown as RaceStore, stage) };
}

/** A question for dice of a zone: at least and at most so many of them. */
export function dice(zone: Zone, kinds: string, limits: Partial<AboutDice>): Unasked<DiceQuestion> {
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
    said: text,
    spot: { ...die("light"), face: null, used: false, zone },
  }));
  const stop = about.stop === null ? [] : [{ text: about.stop, said: "offer-enough", spot: null }];
  return { form: "dice", about, options: [...options, ...stop] };
}
export const move = (...texts: string[]): Unasked<MoveQuestion> => ({
  form: "move",
  about: null,
  options: texts.map((text) => ({ text, said: { text }, space: space(text), told: null })),
});
const end = (text: string): MoveDetails => ({
  ...{ space: space(text), to_go: 9, finished: false, beyond: null, stays: false },
  ...{ moves: 3, water_moves: 0, pays: { money: 0, credits: 0, purse: 0 }, route: [], rewards: [] },
});
export const moves = (...reached: string[][]): Unasked<MovesQuestion> => ({
  form: "moves",
  about: null,
  options: reached.map((spaces, bought) => ({
    text: String(bought),
    said: bought,
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
export const PUSH: Unasked<PushQuestion> = {
  form: "push",
  about: null,
  options: [
    { text: "push", said: "push", pushes: true },
    { text: "pass", said: "pass", pushes: false },
  ],
};
/** Tap dice by their kinds. */
export const tap = (current: CurrentQuestion, stage: Stage, ...kinds: string[]): void => {
  for (const kind of kinds) {
    const one = stage.dice.find(
      (other) => other.kind === kind && !current.chosen.includes(other.id),
    );
    if (one) current.tapDie(one);
  }
};
