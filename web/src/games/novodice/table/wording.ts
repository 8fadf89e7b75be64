/** Dice, tiles and events in words. */
import {
  type Arguments,
  type Ending,
  language,
  listed,
  named,
  percent,
  t,
  textOr,
} from "@/lib/words.svelte";
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

/** The least chance that is told as a number. */
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

/** What is said in the second person and in the third. */
type Said = Ending<"webnovodice-log-"> & Ending<"novodice-">;

/** Something that happened, as a sentence; null for what is not worth one. */
export function eventLine(event: Event, names: readonly string[], you = -1): string | null {
  /** A sentence of the log, in the second person where a player is the reader. */
  const say = (what: Said, args: Arguments = {}): string =>
    event.seat === you
      ? t(`webnovodice-log-${what}`, args)
      : t(`novodice-${what}`, { player: names[event.seat] ?? "", ...args });
  switch (event.event) {
    case "Began":
      return say("began");
    case "TurnBegan":
      return say("turn-began");
    case "Rolled":
      return say("rolled", { roll: event.roll, dice: diceNames(event.dice) });
    case "Kept":
      return event.dice.length > 0
        ? say("kept", { slot: event.slot, dice: diceNames(event.dice) })
        : say("kept-none", { slot: event.slot });
    case "TookExtraDice":
      return say("took-extra", { number: event.number });
    case "Claimed": {
      const told = { tile: tileName(event.tile) };
      if (event.by === "row") return say("claimed-row", told);
      return say(event.by === "lions" ? "claimed-lions" : "claimed-free", told);
    }
    case "TookTrash":
      return say("took-trash");
    case "GotNothing":
      return say("got-nothing");
    case "Placed": {
      const { bay, worth } = event;
      return say("placed", { tile: tileName(event.tile), bay, worth });
    }
    case "Exchanged": {
      const { bay, worth } = event;
      return say("exchanged", {
        tile: tileName(event.tile),
        old: tileName(event.old),
        bay,
        worth,
      });
    }
    case "Dropped":
      return say("dropped", { tile: tileName(event.tile) });
    case "BaysFilled":
      return say("bays-filled");
    case "GameEnded": {
      const scores = event.scores.map((score, seat) => `${names[seat]} ${score}`).join(", ");
      const winners = event.winners.map((seat) => names[seat] ?? "");
      if (event.winners.length === 1 && event.winners[0] === you)
        return t("webnovodice-log-ended-won", { scores });
      return winners.length > 1
        ? t("novodice-ended-tied", { winners: listed(winners), scores })
        : t("novodice-ended-won", { winners: winners[0] ?? "", scores });
    }
    default:
      return null;
  }
}

/** What somebody did, in few words: "took Spike"; null for what is not worth any. */
function shortLine(event: Event): string | null {
  switch (event.event) {
    case "Rolled":
      return t("webnovodice-did-roll", { number: event.dice.length, roll: event.roll });
    case "Kept":
      return t("webnovodice-did-keep", { number: event.dice.length, slot: event.slot });
    case "Claimed":
      return t("webnovodice-did-claim", { tile: tileName(event.tile) });
    case "TookTrash":
      return t("webnovodice-did-trash");
    case "GotNothing":
      return t("webnovodice-did-nothing");
    case "Placed":
      return t("webnovodice-did-place", { tile: tileName(event.tile), bay: event.bay });
    case "Exchanged":
      return t("webnovodice-did-exchange", { tile: tileName(event.tile), bay: event.bay });
    case "Dropped":
      return t("webnovodice-did-drop", { tile: tileName(event.tile) });
    default:
      return null;
  }
}

/** What somebody did last, for their strip. */
export function lastDone(events: readonly Event[], seat: number): string {
  for (const event of [...events].reverse()) {
    const line = event.seat === seat ? shortLine(event) : null;
    if (line) return line;
  }
  return "";
}
