import { isRecord } from "@/lib/kept";
import type { CubitosContent, TrackPlan } from "@/lib/types";
import { has, t } from "@/lib/words.svelte";

/** The plan of a track, where the server told one. */
export function planOf(box: CubitosContent, track: string): TrackPlan | null {
  const plan = box.tracks[track];
  return isRecord(plan) && Array.isArray(plan.cells) ? (plan as unknown as TrackPlan) : null;
}

/** When cards do something, in the order in which it is told. */
const MOMENTS = "now any_time on_push would_bust after_push compare run second power after_move".split(" ");

/** What a card does, moment by moment. */
export function doesOf(card: string): { when: string; does: string }[] {
  return MOMENTS.filter((moment) => has(`cubitos-does-${card}-${moment}`)).map((moment) => ({
    when: t(`cubitos-when-${moment}`),
    does: t(`cubitos-does-${card}-${moment}`),
  }));
}

/** A set of one's own: the chosen card of each colour. */
export type Chosen = Record<string, string>;

/** The cards of a set in the order of the colours. */
export function cardsOf(chosen: Chosen, colours: readonly string[]): string[] {
  return colours.map((colour) => chosen[colour]).filter((card) => card !== undefined);
}

/** One card of each colour, by chance. */
export function randomSet(box: CubitosContent, random: () => number = Math.random): Chosen {
  const chosen: Chosen = {};
  for (const colour of new Set(Object.values(box.cards).map((card) => card.colour))) {
    const cards = Object.keys(box.cards).filter((card) => box.cards[card]?.colour === colour);
    const card = cards[Math.floor(random() * cards.length)];
    if (card) chosen[colour] = card;
  }
  return chosen;
}

/** What speaks against a set, by the figures the server gives; it forbids nothing. */
export function warningsFor(box: CubitosContent, cards: string[]): ("few-cheap" | "no-loss-no-draw")[] {
  const { sets } = box;
  const cheap = cards.filter((card) => (box.cards[card]?.cost ?? 99) <= sets.cheap);
  const helpful = cards.some((card) => sets.lose_dice.includes(card) || sets.draw_dice.includes(card));
  return [
    ...(cheap.length < sets.enough_cheap ? (["few-cheap"] as const) : []),
    ...(helpful ? [] : (["no-loss-no-draw"] as const)),
  ];
}
