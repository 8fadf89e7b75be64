/** The choice of dice to keep. */
import { announce } from "@/lib/announce";
import { settings } from "@/lib/settings.svelte";
import { play as sound } from "@/lib/sound";
import { t } from "@/lib/words.svelte";
import type { KeepOption, Way } from "../messages";
import {
  type Die,
  type Keep,
  keepOption,
  LION,
  run,
  SLOT_SPACES,
  SLOTS,
  type SymbolChance,
  share,
} from "./model";
import { Position } from "./position.svelte";
import { chanceName, countName, diceNames, eitherOf, symbolName, tileName } from "./wording";

/** A row of the machine as it is drawn. */
export interface DrawnRow {
  cells: { die: Die | null; preview: boolean; open: boolean; wish: SymbolChance | null }[];
  length: number;
  symbol: string | null;
  head: string;
  text: string;
  hot: boolean;
}
/** A chance worth a ring. */
export interface Odd {
  chance: SymbolChance;
  head: string;
  small: string;
}

/** Chances that differ by less than this are shown as one. */
const TELLING = 0.004;

/** The dice that are chosen but not kept yet, how the machine stands with them, and what the next roll may bring. */
export class KeepChoice extends Position {
  /** The places of the chosen dice among those rolled. */
  chosen: number[] = $state([]);

  rolled: Die[] = $derived.by(() => this.view?.rolled ?? []);
  /** The slot that is being filled, counted from 0; -1 when none is. */
  slot: number = $derived.by(() => {
    const view = this.view;
    if (!view || view.over || view.roll === 0) return -1;
    return this.phase === "claim" || this.phase === "place" || view.hand.length > 0
      ? -1
      : view.roll - 1;
  });
  dice: Die[] = $derived.by(() =>
    this.phase === "keep" ? this.chosen.flatMap((place) => this.rolled[place] ?? []) : [],
  );
  /** The option that keeps the chosen dice. */
  kept: KeepOption | null = $derived.by(() => keepOption(this.keeps, this.dice));
  keep: Keep | null = $derived.by(() => this.toldOf(this.kept));

  private toldOf(option: KeepOption | null): Keep | null {
    const about = this.question?.form === "keep" ? this.question.about : null;
    const told = option?.told;
    if (!about || !told) return null;
    return {
      ...told,
      chances: told.outlook === null || !settings.odds ? [] : (about.outlooks[told.outlook] ?? []),
      reached: told.reach === null || !settings.odds ? null : (about.reaches[told.reach] ?? null),
    };
  }

  private reel: (Die | null)[][] = $derived.by(() => this.keep?.reel ?? this.view?.reel ?? []);
  lions: number = $derived.by(() =>
    this.phase === "claim" ? this.lockedLions : (this.keep?.lions ?? this.lockedLions),
  );
  /** Lions that stand in the slots for good, or are still to be spent. */
  lockedLions: number = $derived.by(
    () => (this.phase === "claim" ? this.view?.lions_left : this.view?.lions) ?? 0,
  );
  lionChances: Record<number, SymbolChance["chance"]> = $derived.by(() => {
    const keep = this.keep;
    const chances: Record<number, SymbolChance["chance"]> = {};
    if (!keep || this.slot >= SLOTS - 1) return chances;
    for (const step of keep.reached?.lions ?? []) chances[step.lions] = step.chance;
    return chances;
  });

  rows: DrawnRow[] = $derived.by(() => {
    const keep = this.keep;
    const slot = this.slot;
    const waiting: Record<string, number> = {};
    let lionsSaid = false;
    let roomSaid = false;
    const claims = Object.entries(this.payable).filter(([, ways]) => ways.includes("row"));
    return this.reel.map((dice) => {
      const length = run(dice);
      const symbol = length > 0 ? (dice[0]?.face ?? null) : null;
      const cells = dice.map((die, place) => ({
        die,
        preview: this.phase === "keep" && place === slot && die !== null,
        open: place === slot && die === null && this.phase === "keep",
        wish: null as SymbolChance | null,
      }));
      if (keep && symbol && slot < SLOTS - 1 && length === slot + 1) {
        waiting[symbol] = (waiting[symbol] ?? 0) + 1;
        const chance = keep.chances.find(
          (one) => one.symbol === symbol && one.least === waiting[symbol],
        );
        const next = cells[slot + 1];
        if (next && chance && chance.chance.n > 0) next.wish = chance;
      }
      let head = "";
      let text = "";
      let hot = false;
      if (symbol) {
        head = countName(symbol, length);
        const tiles = claims
          .map(([tile]) => tile)
          .filter((tile) => {
            const ware = this.ware(tile);
            return ware?.symbol === symbol && ware.count <= length;
          });
        hot = tiles.length > 0;
        const first = this.firstNeed(symbol);
        if (hot) text = t("webnovodice-row-claims", { tiles: eitherOf(tiles) });
        else if (first !== null && first > length && slot >= 0)
          text = t("webnovodice-row-needs", { count: first });
      } else if (!lionsSaid && this.lions > 0 && dice.some((die) => die?.face === LION)) {
        lionsSaid = true;
        head = countName(LION, this.lions);
        text = t("webnovodice-row-lions");
      } else if (this.phase === "keep" && !roomSaid && this.dice.length < SLOT_SPACES) {
        roomSaid = true;
        text = t("webnovodice-room", { count: SLOT_SPACES - this.dice.length, slot: slot + 1 });
      }
      return { cells, length, symbol, head, text, hot };
    });
  });

  /** The shortest row of a symbol that claims a tile which is left. */
  private firstNeed(symbol: string): number | null {
    const needs = (this.view?.warehouse ?? [])
      .filter((ware) => ware.symbol === symbol && ware.left > 0)
      .map((ware) => ware.count);
    return needs.length > 0 ? Math.min(...needs) : null;
  }

  /** By tile: what pays for it as things stand. */
  payable: Record<string, Way[]> = $derived.by(() =>
    this.phase === "keep" ? (this.keep?.claims ?? {}) : this.claimable,
  );

  /** The chances worth a ring: a lion, then rows; those that cannot happen are left out. */
  odds: Odd[] = $derived.by(() => {
    const keep = this.keep;
    if (!keep || this.slot >= SLOTS - 1) return [];
    return keep.chances
      .filter((chance) => chance.least === 1)
      .sort((one, other) => Number(other.symbol === LION) - Number(one.symbol === LION))
      .map((chance) => ({ chance, head: this.oddHead(chance), small: this.oddSmall(chance) }));
  });

  private oddHead(chance: SymbolChance): string {
    if (chance.symbol === LION)
      return t(this.lions > 0 ? "novodice-chance-another-lion" : "novodice-chance-lion");
    return t("novodice-chance-row", { symbol: symbolName(chance.symbol), rows: chance.rows });
  }

  private oddSmall(chance: SymbolChance): string {
    const instead = this.insteadOf(chance);
    if (instead) return instead;
    if (chance.symbol !== LION) return "";
    const wanted = this.lions + 1;
    const opened = (this.view?.warehouse ?? [])
      .filter(
        (ware) => ware.symbol !== null && ware.lions === wanted && wanted > 1 && ware.left > 0,
      )
      .map((ware) => ware.tile)
      .filter((tile) => !this.payable[tile]);
    return opened.length > 0
      ? t("webnovodice-pays-for", { tiles: opened.map(tileName).join(", ") })
      : "";
  }

  /** The same symbols from other dice leave other dice to roll: say what that would change. */
  private insteadOf(chance: SymbolChance): string {
    const faces = (dice: readonly Die[]) =>
      dice
        .map((die) => die.face)
        .sort()
        .join();
    let widest = TELLING;
    let words = "";
    for (const option of this.keeps) {
      if (
        option.dice.length === 0 ||
        option === this.kept ||
        faces(option.dice) !== faces(this.dice)
      )
        continue;
      const other = this.toldOf(option)?.chances.find(
        (one) => one.symbol === chance.symbol && one.least === 1,
      );
      const apart = other ? Math.abs(share(other.chance) - share(chance.chance)) : 0;
      if (!other || apart <= widest) continue;
      widest = apart;
      words = t("webnovodice-instead", {
        other: beyond(option.dice, this.dice),
        mine: beyond(this.dice, option.dice),
        chance: chanceName(other.chance),
      });
    }
    return words;
  }

  toggle(place: number): void {
    if (this.still || this.phase !== "keep" || !this.rolled[place]) return;
    this.notice = "";
    if (this.chosen.includes(place)) this.chosen = this.chosen.filter((one) => one !== place);
    else {
      const next = [...this.chosen, place].sort((one, other) => one - other);
      // Only what is offered can be chosen: that leaves out a fourth die.
      if (
        !keepOption(
          this.keeps,
          next.flatMap((one) => this.rolled[one] ?? []),
        )
      ) {
        this.say(t("novodice-slot-full", { slot: this.slot + 1 }));
        return;
      }
      this.chosen = next;
    }
    sound("tap");
    announce(
      `${diceNames(this.dice)}. ${this.odds.map((odd) => `${odd.head} ${chanceName(odd.chance.chance)}`).join(", ")}`,
    );
  }
}

/** The kinds of dice that are in the one and not in the other. */
function beyond(one: readonly Die[], other: readonly Die[]): string {
  const left = other.map(({ die }) => die);
  return one
    .map(({ die }) => die)
    .filter((die) => {
      const found = left.indexOf(die);
      if (found >= 0) left.splice(found, 1);
      return found < 0;
    })
    .join("+");
}
