/** What a card says, moment by moment, in the language spoken. */
import { bring, has, named, textOr } from "@/lib/words.svelte";
import type { OwnCardTexts } from "./messages";

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
  "stays",
  "must_lose",
];

/** One ability of a card. */
export interface CardPart {
  moment: string;
  when: string;
  does: string;
}

/** What a card does at a moment; nothing where there are no words for it. */
export const abilityWords = (id: string, moment: string): string =>
  textOr(`cubitos-does-${id}-${moment}`, "");

export function cardParts(id: string): CardPart[] {
  return MOMENTS.filter((moment) => has(`cubitos-does-${id}-${moment}`)).map((moment) => ({
    moment,
    when: named("cubitos-when-", moment),
    does: abilityWords(id, moment),
  }));
}

/** Take the texts of cards that somebody brought. */
export function bringTexts(own: Record<string, OwnCardTexts>): void {
  for (const [id, card] of Object.entries(own))
    for (const [language, name] of Object.entries(card.names)) {
      const does = Object.entries(card.does[language] ?? {});
      bring(language, {
        [`cubitos-card-${id}`]: name,
        ...Object.fromEntries(does.map(([moment, text]) => [`cubitos-does-${id}-${moment}`, text])),
      });
    }
}
