/**
 * What a game that this page was not built with says for the names in its rules. The terminal looks up the same
 * messages, in `dicehall/locales/game_words.py`, which lists them; what is missing is shown as a name in words.
 */
import { outside } from "./outsideGames.svelte";
import { plainValue, plainWords } from "./plain";
import type { Arguments } from "./words.svelte";

/** The message for a name; nothing where there is none. */
function find(game: string, kind: string, name: string, args?: Arguments): string {
  const slug = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
  return outside.text(game, `${game}-${kind}-${slug}`, args);
}

/** A summary of the rules; nothing where there is none. */
export const rulesOf = (game: string): string => outside.text(game, `${game}-rules`);

/** A question as a sentence; nothing where the game has none. */
export const askedWords = (game: string, question: string): string => find(game, "asked", question);

/** An option: by its whole text, or by its first word with what follows as `rest`. */
export function optionWords(game: string, text: string): string {
  const [first = "", ...rest] = text.split(" ");
  const args = { rest: rest.join(" ") };
  return find(game, "option", text) || find(game, "option", first, args) || text;
}

/** What a field of a position or of an event is called. */
export const factWords = (game: string, field: string): string =>
  find(game, "fact", field) || plainWords(field);

/** A value in words, with what its parts are called. */
export const factValue = (game: string, value: unknown): string =>
  plainValue(value, (field) => factWords(game, field));

/** A kind of dice. */
export const dieWords = (game: string, die: string): string =>
  find(game, "die", die) || plainWords(die);

/** A side of a die. */
export const faceWords = (game: string, face: string): string =>
  find(game, "face", face) || plainWords(face);

/** What happened, as a sentence if the game has one; numbers stay numbers, which nouns beside them follow. */
export function eventWords(
  game: string,
  event: string,
  player: string,
  fields: Record<string, unknown>,
): string {
  const parts = Object.entries(fields);
  const args = parts.map(([name, value]) => [
    name,
    typeof value === "number" ? value : plainValue(value),
  ]);
  const found = find(game, "event", event, { ...Object.fromEntries(args), player });
  if (found) return found;
  const facts = parts.map(([name, value]) => `${plainWords(name)} ${plainValue(value)}`);
  return [player, [plainWords(event), ...facts].join(", ")].filter(Boolean).join(": ");
}

/** What can be chosen when a table is made, with what it is and the texts it can be. */
export const settingWords = (game: string, setting: string): string =>
  find(game, "setting", setting) || plainWords(setting);
export const settingNote = (game: string, setting: string, otherwise: string): string =>
  find(game, "setting", `${setting}-about`) || otherwise;
export const settingChoice = (game: string, setting: string, word: string): string =>
  find(game, "setting", `${setting}-is-${word}`) || plainWords(word);
