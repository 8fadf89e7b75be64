/** What a card says, moment by moment, in the language spoken. */
import { bring, has, t } from "@/lib/words.svelte";
import type { OwnCard } from "./messages";

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

/** Take the texts of cards that somebody brought. */
export function bringTexts(own: Record<string, OwnCard>): void {
  for (const [id, card] of Object.entries(own))
    for (const [language, name] of Object.entries(card.names)) {
      const does = Object.entries(card.does[language] ?? {});
      bring(language, {
        [`cubitos-card-${id}`]: name,
        ...Object.fromEntries(does.map(([moment, text]) => [`cubitos-does-${id}-${moment}`, text])),
      });
    }
}
