import { describe, expect, it } from "vitest";
import type { CubitosContent } from "@/games/cubitos/content";
import type { BuyQuestion } from "@/games/cubitos/messages";
import { Cards } from "@/games/cubitos/table/cards.svelte";
import { CurrentQuestion } from "@/games/cubitos/table/currentQuestion.svelte";
import { Stage } from "@/games/cubitos/table/stage.svelte";
import type { RaceStore } from "@/games/cubitos/table/store";
import { speak } from "@/lib/words.svelte";
import { player, view } from "./made";

const COSTS = { red: 4, orange: 5, yellow: 7, green: 4, blue: 5, purple: 11, brown: 2, white: 6 };

/** The cards of a race in which these colours can be bought. */
function cardsWith(...colours: string[]): Cards {
  return cardsAnswered(() => Promise.resolve(true), ...colours);
}

/** The same, where answers are given like this. */
function cardsAnswered(answer: RaceStore["answer"], ...colours: string[]): Cards {
  const cards = Object.entries(COSTS).map(([colour, cost]) => [`the_${colour}`, { colour, cost }]);
  const ids = cards.map(([id]) => id);
  const question = {
    ...{ seat: 0, turn: 1, asked: "buy", phase: "buy", form: "buy" },
    about: { bought: [], purse: 4 },
    options: colours.map((die) => ({ text: die, die })),
  } as unknown as BuyQuestion;
  const options = { race: "1" };
  const store = {
    question,
    busy: false,
    playable: true,
    you: 0,
    options,
    answer,
  } as unknown as RaceStore;
  const stage = new Stage();
  const shown = view(player());
  const trays = Object.fromEntries(Object.keys(COSTS).map((colour) => [colour, 10]));
  stage.set({ ...shown, trays: { ...shown.trays, ...trays } });
  const current = new CurrentQuestion(store, stage);
  current.follow();
  const found = new Cards(store, stage, current);
  found.box = {
    cards: Object.fromEntries(cards),
    races: { 1: { cards: ids } },
    dice: {},
  } as unknown as CubitosContent;
  return found;
}

describe("cards", () => {
  it("that can be bought come first where there is little room", () => {
    const cards = cardsWith("brown", "white");
    expect(cards.offeredFirst.map((card) => card.colour).slice(0, 2)).toEqual(["brown", "white"]);
    expect(cards.offeredFirst).toHaveLength(8);
    expect(cards.all.map((card) => card.colour).indexOf("brown")).toBeGreaterThan(1);
  });
  it("that cannot be bought say why", async () => {
    await speak("en");
    const cards = cardsWith("brown");
    const refusal = (colour: string) => {
      const card = cards.all.find((one) => one.colour === colour);
      return card ? cards.refusal(card) : null;
    };
    expect(refusal("brown")).toBeNull();
    expect(refusal("purple")).toContain("7");
  });
  it("that were just taken are not taken twice, nor opened by a second tap", () => {
    const taken: string[] = [];
    const cards = cardsAnswered((option) => {
      taken.push(option);
      return new Promise(() => undefined);
    }, "brown");
    const [brown] = cards.offered;
    if (!brown) throw new Error("Nothing is offered.");
    cards.take(brown);
    cards.take(brown);
    expect(taken).toEqual(["brown"]);
    expect(cards.isAskedFor(brown)).toBe(true);
  });
});
