/** Dice, tiles and events in words. */
import { say, sayShortly } from "@/lib/said";
import { language, named, percent, t, textOr } from "@/lib/words.svelte";
import type { Chance, Combination, Event } from "../messages";
import { type Die, share } from "./model";

/** A tile's name; one of an owner's keeps its own. */
export function tileName(id: string): string {
  return named("novodice-tile-", id);
}

export function symbolName(symbol: string): string {
  return named("novodice-symbol-", symbol);
}

/** So many of a symbol: *2 suitcases*. */
export function countName(symbol: string, count: number): string {
  return textOr(`novodice-count-${symbol}`, `${count} × ${symbolName(symbol)}`, { count });
}

export const dieName = (die: Die): string =>
  t("novodice-die", { symbol: symbolName(die.face), kind: die.die });

export const diceNames = (dice: readonly Die[]): string =>
  dice.length > 0 ? dice.map(dieName).join(", ") : t("novodice-no-dice");

/** Which combination a bay holds. */
export function setName(set: Combination | null): string {
  if (!set) return t("novodice-set-none");
  const { symbol, tiles, factor } = set;
  if (symbol === null) return t("novodice-set-different", { number: tiles, factor });
  return t("novodice-set-same", { tiles: countName(symbol, tiles), factor });
}

/** The least chance that is shown as a number. */
const LEAST = 0.001;

/** A chance in percent; near none and near certain with a decimal. */
export function chanceName(chance: Chance): string {
  const part = share(chance);
  if (part > 0 && part < LEAST) return `<\u00a0${percent(LEAST, 1)}`;
  const edge = (part > 0 && part < 0.01) || (part > 0.99 && part < 1);
  return percent(part, edge ? 1 : 0);
}

/** A gain with its sign: +8, ±0, −3. */
export function gainName(gain: number): string {
  if (gain === 0) return "±0";
  return new Intl.NumberFormat(language(), { signDisplay: "always" })
    .format(gain)
    .replace("-", "−");
}

/** Tiles in words: "Slimer or Spike". */
export const eitherOf = (tiles: readonly string[]): string =>
  new Intl.ListFormat(language(), { type: "disjunction" }).format(tiles.map(tileName));

/** What pays for a claim. */
export function wayName(way: string): string {
  if (way === "row") return t("novodice-by-row");
  return way === "lions" ? t("novodice-by-lions") : t("novodice-by-choice");
}

/** An event in a sentence. */
export const sayEvent = ({ said }: Event, names: readonly string[], you = -1): string =>
  said ? say("novodice", said, { names, you }) : "";

/** What somebody did last, in few words for their strip: "took Spike". */
export function lastDone(events: readonly Event[], seat: number): string {
  for (const { seat: whose, said } of [...events].reverse()) {
    const line = whose === seat && said ? sayShortly("novodice", said, { names: [], you: -1 }) : "";
    if (line) return line;
  }
  return "";
}
