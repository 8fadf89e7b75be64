/** The cards of the race: which can be taken now, and why others cannot. */
import { t } from "@/lib/words.svelte";
import { bringTexts } from "../cardParts";
import { COLOURS } from "../colours";
import type { CubitosContent, OwnCardTexts } from "../content";
import { ownKind } from "../kinds";
import type { CubitosCard } from "../messages";
import type { CurrentQuestion } from "./currentQuestion.svelte";
import type { Stage } from "./stage.svelte";
import type { RaceStore } from "./store";

/** A card of the race, with the die it stands for. */
export interface RaceCard {
  id: string;
  colour: string;
  cost: number;
  sides: string[];
  mustBeLost: boolean;
  /** Whether an ability of it is not optional. */
  forced: boolean;
  /** Whom a tie for the most swords favours: start, nobody, or empty if it is no matter. */
  ties: string;
  /** Whether somebody brought it. */
  own: boolean;
}

/** The cards of the race: which can be taken now, and why others cannot. */
export class Cards {
  /** What is in the box; null until the server has answered. */
  box: CubitosContent | null = $state.raw(null);
  /** The cards that somebody brought, by id. */
  private own: Record<string, OwnCardTexts> = $state.raw({});

  constructor(
    private readonly store: RaceStore,
    private readonly stage: Stage,
    private readonly current: CurrentQuestion,
  ) {}

  /** In the order of the trays. */
  all: RaceCard[] = $derived.by(() => {
    const { box } = this;
    const { cards, race } = this.store.options;
    const ids = Array.isArray(cards) ? cards.map(String) : (box?.races[String(race)]?.cards ?? []);
    const known: Record<string, CubitosCard | OwnCardTexts> = { ...box?.cards, ...this.own };
    return COLOURS.flatMap((colour) => {
      // A card that somebody brought takes the place of the race's card of its colour.
      const id = [...Object.keys(this.own), ...ids].find((one) => known[one]?.colour === colour);
      const card = id ? known[id] : undefined;
      if (!id || !card || !box) return [];
      const sides = box.dice[colour] ?? [];
      const { cost, must_be_lost: mustBeLost, forced, ties } = card;
      return [{ id, colour, cost, sides, mustBeLost, forced, ties, own: id in this.own }];
    });
  });

  /** Take cards that somebody brought, and their texts. */
  bring(own: Record<string, OwnCardTexts>): void {
    bringTexts(own);
    this.own = own;
  }
  byColour: Record<string, string> = $derived.by(() =>
    Object.fromEntries(this.all.map((card) => [card.colour, card.id])),
  );
  /** The options that take a die, by its colour. */
  private options: Map<string, string> = $derived.by(() => {
    const { question } = this.current;
    const options = question?.form === "buy" || question?.form === "trays" ? question.options : [];
    return new Map(options.map(({ die, text }) => [String(die), text]));
  });
  offered: RaceCard[] = $derived.by(() => this.all.filter((card) => this.isAskedFor(card)));
  /** All cards, those that can be taken first. */
  offeredFirst: RaceCard[] = $derived.by(() => {
    const last = (card: RaceCard) => Number(!this.isAskedFor(card));
    return [...this.all].sort((one, other) => last(one) - last(other));
  });
  /** The options that take the dice of the cards that are offered, in their order. */
  texts: string[] = $derived.by(() => this.offered.map((card) => this.textOf(card)));

  /** The option that takes a die of this card. */
  textOf(card: RaceCard): string {
    return this.options.get(card.colour) ?? "";
  }
  /** Whether it is an option of what is asked, also while the answer is on its way. */
  isAskedFor(card: RaceCard): boolean {
    return this.options.has(card.colour);
  }
  /** Take a die of this card; a second tap, while the first is on its way, does nothing. */
  take(card: RaceCard): void {
    if (this.current.ready) void this.current.answer(this.textOf(card));
  }
  /** What ties a card to a hint; nothing where it cannot be taken. */
  mark(card: RaceCard): Partial<ReturnType<CurrentQuestion["mark"]>> {
    return this.isAskedFor(card) ? this.current.mark(`option:${this.textOf(card)}`) : {};
  }
  /** How many dice are left. */
  left(card: RaceCard): number {
    return this.stage.view?.trays[card.colour] ?? 0;
  }
  /** How many of my active dice could use their abilities. */
  active({ colour }: RaceCard): number {
    const works = (face: string | null): boolean => face === "symbol" || face === "power";
    return this.stage.dice.filter(
      (die) =>
        die.zone === "active" && ownKind(die.kind) === colour && works(die.face) && !die.used,
    ).length;
  }
  /** While cards are asked for: why this one cannot be taken. */
  refusal(card: RaceCard): string | null {
    const { question } = this.current;
    if ((question?.form !== "buy" && question?.form !== "trays") || this.isAskedFor(card))
      return null;
    if (this.left(card) === 0) return t("webcubitos-why-empty");
    if (question.form !== "buy" || !question.about) return t("webcubitos-why-not");
    const { bought, purse } = question.about;
    if (bought.some((colour) => colour === card.colour)) return t("webcubitos-why-second");
    return card.cost > purse
      ? t("webcubitos-why-dear", { missing: card.cost - purse })
      : t("webcubitos-why-not");
  }
}
