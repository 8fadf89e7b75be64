/**
 * What a game has to say, formatted in the language spoken. The terminal does the same in
 * `dicehall/locales/speaker.py`; here, a message can have variants: the page's own words (`webGAME-log-bust`),
 * the second person (`webGAME-log-bust-you`), and a few words beside a player (`webGAME-log-bust-short`).
 */
import type { Said, Sayable } from "@/messages";
import { type Arguments, has, listed, percent, textOr } from "./words.svelte";

/** The names of the players, and which of them reads. */
export interface Reader {
  /** What the players are called, by seat. */
  names: readonly string[];
  /** The seat of the reader; -1 for none. */
  you: number;
}

const NOBODY: Reader = { names: [], you: -1 };

/** Something in words. */
export function say(game: string, what: Sayable, reader: Reader = NOBODY): string {
  if (typeof what === "number") return String(what);
  if (typeof what === "string") return message(game, what, {}, reader);
  if (Array.isArray(what)) return list(game, what, reader);
  if ("id" in what) return message(game, what.id, what.args, reader);
  if ("seat" in what) return reader.names[what.seat] ?? "";
  return "text" in what ? what.text : chanceWords(what.n / what.d);
}

/** A message in few words that stand beside its player; nothing where it has none. */
export function sayShortly(game: string, { id, args }: Said, reader: Reader): string {
  return textOr(`web${game}-${id}-short`, "", given(game, args, reader));
}

/** A chance in percent; near none and near certain with a decimal. */
function chanceWords(share: number): string {
  const edge = (share > 0 && share < 0.01) || (share > 0.99 && share < 1);
  return percent(share, edge ? 1 : 0);
}

function message(game: string, id: string, args: Said["args"], reader: Reader): string {
  const { player } = args;
  const mine = typeof player === "object" && "seat" in player && player.seat === reader.you;
  const own = `web${game}-${id}`;
  const known = [...(mine ? [`${own}-you`] : []), own, `${game}-${id}`].find(has);
  return textOr(known ?? "", spelled(id, args), given(game, args, reader));
}

/** Arguments as Fluent takes them: numbers stay numbers, which nouns beside them follow. */
function given(game: string, args: Said["args"], reader: Reader): Arguments {
  const parts = Object.entries(args);
  return Object.fromEntries(
    parts.map(([name, value]) => [
      name,
      typeof value === "number" ? value : say(game, value, reader),
    ]),
  );
}

/** The name of a thing that has no text, as one that an owner of the game has added. */
function spelled(id: string, { count }: Said["args"]): string {
  const words = id.slice(id.lastIndexOf("-") + 1).replaceAll("_", " ");
  const name = words.replace(/(^| )\w/g, (letter) => letter.toUpperCase());
  return count === undefined ? name : `${count} × ${name}`;
}

function list(game: string, things: readonly Sayable[], reader: Reader): string {
  const words = counted(things).map((one) => say(game, one, reader));
  const players = things.every((one) => typeof one === "object" && "seat" in one);
  return players ? listed(words) : words.join(", ");
}

/** How many of a thing there are; null where it is not counted. */
function countOf(thing: Sayable): number | null {
  const count = typeof thing === "object" && "id" in thing ? thing.args.count : undefined;
  return typeof count === "number" ? count : null;
}

const withCount = (thing: Sayable, count: number): Sayable =>
  typeof thing === "object" && "id" in thing ? { ...thing, args: { ...thing.args, count } } : thing;

const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Things with the counts of equal ones added up. */
export function counted(things: readonly Sayable[]): Sayable[] {
  const found: Sayable[] = [];
  for (const thing of things) {
    const count = countOf(thing);
    const place = found.findIndex(
      (one) => count !== null && same(withCount(one, 0), withCount(thing, 0)),
    );
    const before = found[place];
    if (before !== undefined && count !== null)
      found[place] = withCount(before, (countOf(before) ?? 0) + count);
    else found.push(thing);
  }
  return found;
}

/**
 * Two messages about one player as one, where they only list counted things: dice that are drawn one after another.
 * Null where they are not such messages.
 */
export function together(one: Said, other: Said): Said | null {
  const parts = Object.entries(one.args).filter(([name]) => name !== "player");
  const [name, first] = parts[0] ?? ["", null];
  const second = other.args[name];
  if (one.id !== other.id || !same(one.args.player, other.args.player)) return null;
  if (parts.length !== 1 || !Array.isArray(first) || !Array.isArray(second)) return null;
  const things = [...first, ...second];
  if (things.some((thing) => countOf(thing) === null)) return null;
  return { ...one, args: { ...one.args, [name]: things } };
}
