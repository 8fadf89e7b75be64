/** What a card says, moment by moment, in the language spoken. */
import { has, t } from "@/lib/words.svelte";

/** When a card can do something, in the order in which a round comes to it. */
const MOMENTS = [
  "now",
  "on_push",
  "after_push",
  "would_bust",
  "any_time",
  "compare",
  "run",
  "power",
  "second",
  "after_move",
];

/** One ability of a card. */
export interface CardPart {
  moment: string;
  when: string;
  does: string;
}

export function cardParts(id: string): CardPart[] {
  return MOMENTS.filter((moment) => has(`cubitos-does-${id}-${moment}`)).map((moment) => ({
    moment,
    when: t(`cubitos-when-${moment}`),
    does: t(`cubitos-does-${id}-${moment}`),
  }));
}
