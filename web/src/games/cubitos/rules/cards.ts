/** The cards on the page of rules, and the search among them. */
import { holds } from "@/learn/search";
import { named, t, textOr } from "@/lib/words.svelte";
import { type CardPart, cardParts } from "../cardParts";
import { COLOURS } from "../colours";
import type { CubitosContent } from "../content";

/** A card in the language spoken: when it does something, and what. */
export interface CardText {
  id: string;
  name: string;
  cost: number;
  lines: CardPart[];
  note: string;
}

/** All cards of a colour that a search finds. */
export interface Group {
  colour: string;
  title: string;
  cards: CardText[];
}

function cardText(id: string, cost: number): CardText {
  return {
    id,
    name: named("cubitos-card-", id),
    cost,
    lines: cardParts(id),
    note: textOr(`cubitos-note-${id}`, ""),
  };
}

/** All that a search can find of a card. */
function wordsOf(card: CardText): string {
  return [card.name, ...card.lines.flatMap((line) => [line.when, line.does]), card.note].join("\n");
}

/** The cards that a search finds, a colour after the other; all of them where nothing is searched for. */
export function groupsOf(box: CubitosContent, words: string[]): Group[] {
  return COLOURS.map((colour) => {
    const title = t(`cubitos-colour-${colour}`);
    const cards = Object.entries(box.cards)
      .filter(([, card]) => card.colour === colour)
      .map(([id, card]) => cardText(id, card.cost))
      .filter((card) => words.length === 0 || holds(`${title}\n${wordsOf(card)}`, words));
    return { colour, title, cards };
  }).filter((group) => group.cards.length > 0);
}
