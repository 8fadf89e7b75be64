import type { GameEvent } from "@/lib/types";
import { has, language, listed, percent, t } from "@/lib/words.svelte";
import { type Die, diceOf, eventName, type SetShown, type Share, share } from "./model";

/** A tile's name; one of an owner's keeps its own. */
export function tileName(id: string): string {
  const words = `novodice-tile-${id}`;
  if (has(words)) return t(words);
  return id.replaceAll("_", " ").replace(/(^| )\w/g, (letter) => letter.toUpperCase());
}

export function symbolName(symbol: string): string {
  const words = `novodice-symbol-${symbol}`;
  return has(words) ? t(words) : symbol;
}

/** So many of a symbol: *2 suitcases*. */
export function countName(symbol: string, count: number): string {
  const words = `novodice-count-${symbol}`;
  return has(words) ? t(words, { count }) : `${count} × ${symbol}`;
}

export const dieName = (die: Die): string =>
  t("novodice-die", { symbol: symbolName(die.face), kind: die.kind });

export const diceNames = (dice: readonly Die[]): string =>
  dice.length > 0 ? dice.map(dieName).join(", ") : t("novodice-no-dice");

/** Which combination a bay holds. */
export function setName(set: SetShown | null): string {
  if (!set) return t("novodice-set-none");
  const { symbol, tiles, factor } = set;
  if (symbol === null) return t("novodice-set-different", { number: tiles, factor });
  return t("novodice-set-same", { tiles: countName(symbol, tiles), factor });
}

/** A chance in percent; near none and near certain with a decimal. */
export function chanceName(chance: Share): string {
  const part = share(chance);
  const edge = (part > 0 && part < 0.01) || (part > 0.99 && part < 1);
  return percent(part, edge ? 1 : 0);
}

/** A gain with its sign: +8, ±0, −3. */
export function gainName(gain: number): string {
  if (gain === 0) return "±0";
  return new Intl.NumberFormat(language(), { signDisplay: "always" }).format(gain).replace("-", "−");
}

/** Tiles in words: "Slimer or Spike". */
export const eitherOf = (tiles: readonly string[]): string =>
  new Intl.ListFormat(language(), { type: "disjunction" }).format(tiles.map(tileName));

/** What pays for a claim. */
export function wayName(way: string): string {
  if (way === "row") return t("novodice-by-row");
  return way === "lions" ? t("novodice-by-lions") : t("novodice-by-choice");
}

/** Something that happened, as a sentence; null for what is not worth one. */
export function eventLine(event: GameEvent, names: readonly string[]): string | null {
  const player = names[Number(event.seat)] ?? "";
  const tile = typeof event.tile === "string" ? tileName(event.tile) : "";
  const dice = typeof event.dice === "string" ? diceOf(event.dice) : [];
  const figures = { player, tile, bay: Number(event.bay ?? 0), worth: Number(event.worth ?? 0) };
  switch (eventName(event)) {
    case "Began":
      return t("novodice-began", { player });
    case "TurnBegan":
      return t("novodice-turn-began", { player });
    case "Rolled":
      return t("novodice-rolled", { player, roll: Number(event.roll), dice: diceNames(dice) });
    case "Kept":
      return dice.length > 0
        ? t("novodice-kept", { player, slot: Number(event.slot), dice: diceNames(dice) })
        : t("novodice-kept-none", { player, slot: Number(event.slot) });
    case "TookExtraDice":
      return t("novodice-took-extra", { player, number: Number(event.number) });
    case "Claimed":
      if (event.by === "row") return t("novodice-claimed-row", { player, tile });
      return t(event.by === "lions" ? "novodice-claimed-lions" : "novodice-claimed-free", { player, tile });
    case "TookTrash":
      return t("novodice-took-trash", { player });
    case "GotNothing":
      return t("novodice-got-nothing", { player });
    case "Placed":
      return t("novodice-placed", figures);
    case "Exchanged":
      return t("novodice-exchanged", { ...figures, old: tileName(String(event.old)) });
    case "Dropped":
      return t("novodice-dropped", { player, tile });
    case "BaysFilled":
      return t("novodice-bays-filled", { player });
    case "GameEnded": {
      const scores = (event.scores as number[]).map((score, seat) => `${names[seat]} ${score}`).join(", ");
      const winners = (event.winners as number[]).map((seat) => names[seat] ?? "");
      return winners.length > 1
        ? t("novodice-ended-tied", { winners: listed(winners), scores })
        : t("novodice-ended-won", { winners: winners[0] ?? "", scores });
    }
    default:
      return null;
  }
}

/** What somebody did last, in few words, for their strip: "took Spike". */
export function lastDone(events: readonly GameEvent[], seat: number): string {
  const done = [...events].reverse().find((event) => event.seat === seat && SHORT[eventName(event)]);
  const words = done && SHORT[eventName(done)];
  if (!done || !words) return "";
  return t(words, {
    tile: typeof done.tile === "string" ? tileName(done.tile) : "",
    bay: Number(done.bay ?? 0),
    number: typeof done.dice === "string" ? diceOf(done.dice).length : 0,
    roll: Number(done.roll ?? 0),
    slot: Number(done.slot ?? 0),
  });
}

const SHORT: Record<string, string> = {
  Rolled: "webnovodice-did-roll",
  Kept: "webnovodice-did-keep",
  Claimed: "webnovodice-did-claim",
  TookTrash: "webnovodice-did-trash",
  GotNothing: "webnovodice-did-nothing",
  Placed: "webnovodice-did-place",
  Exchanged: "webnovodice-did-exchange",
  Dropped: "webnovodice-did-drop",
};
