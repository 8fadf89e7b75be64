/** The table's view of a position: phases, dice and shares. */
import type {
  Bay,
  ClaimOption,
  Die,
  KeepDetails,
  PlaceOption,
  Question,
  Reach,
  SymbolChance,
  View,
  Ware,
  Way,
} from "../messages";

export type { Bay, ClaimOption, Die, PlaceOption, SymbolChance, View, Ware };

/** What is asked, or what else is going on. */
export type Phase = Question["form"] | "watch" | "over";

export const SLOTS = 3;
/** How many dice a slot holds, and how many spaces a bay has. */
export const SLOT_SPACES = 3;
export const SPACES = 5;
export const LION = "lion";
export const TRASH = "trash";

export function phaseOf(view: View | null, question: Question | null): Phase {
  return question?.form ?? (view?.over ? "over" : "watch");
}

/** Dice in one order, whichever they were tapped in. */
function canonical(dice: readonly Die[]): string {
  return dice
    .map(({ die, face }) => `${die}-${face}`)
    .sort()
    .join(" ");
}

/** The option that keeps just these dice, if it is offered. */
export function keepOption<O extends { dice: Die[] }>(
  options: readonly O[],
  dice: readonly Die[],
): O | null {
  const wanted = canonical(dice);
  return options.find((option) => canonical(option.dice) === wanted) ?? null;
}

/** How many equal symbols a drawn row begins with; lions make no row. */
export function run(row: readonly (Die | null)[]): number {
  const first = row[0];
  if (!first || first.face === LION) return 0;
  let length = 0;
  while (row[length]?.face === first.face) length += 1;
  return length;
}

/** What an option to keep dice leads to, with the chances of the next roll and of the whole turn. */
export interface Keep extends KeepDetails {
  chances: SymbolChance[];
  reached: Reach | null;
}

/** The placing that adds most; the first of equal ones. */
export function bestPlace(places: readonly PlaceOption[]): PlaceOption | null {
  let best: PlaceOption | null = null;
  for (const place of places)
    if (place.told && (best === null || place.told.adds > (best.told?.adds ?? 0))) best = place;
  return best;
}

/** A chance as a share. */
export const share = ({ n, d }: { n: number; d: number }): number => (d === 0 ? 0 : n / d);

/** The two shelves: tiles for a short row above, trash and tiles for a long row below. */
export function shelvesOf(wares: readonly Ware[]): [string[], string[]] {
  const names = (fits: (ware: Ware) => boolean) => wares.filter(fits).map((ware) => ware.tile);
  return [
    names((ware) => ware.symbol !== null && ware.count < 3),
    [TRASH, ...names((ware) => ware.symbol !== null && ware.count >= 3)],
  ];
}

/** What so many lions buy: the worths of the tiles at that price, the least first. */
export function worthsFor(wares: readonly Ware[], lions: number): number[] {
  const worths = wares
    .filter((ware) => ware.symbol !== null && ware.lions === lions)
    .map((ware) => ware.value);
  return [...new Set(worths)].sort((one, other) => one - other);
}

// ----------------------------------------------------------------------------- the warehouse

export type Stand = "now" | "maybe" | "never" | "gone" | "trash" | "plain";
export interface TileState {
  stand: Stand;
  /** What pays, where something does. */
  ways: Way[];
  chance: SymbolChance["chance"] | null;
}

/** How a tile of the warehouse stands with the choice as it is. */
export function tileState(
  ware: Ware,
  roll: number,
  phase: Phase,
  keep: Keep | null,
  ways: Way[],
): TileState {
  const state = (stand: Stand, chance: TileState["chance"] = null): TileState => ({
    stand,
    ways,
    chance,
  });
  if (ware.tile === TRASH) return state("trash");
  if (ware.left === 0) return state("gone");
  if (ways.length > 0) return state("now");
  if (phase === "claim") return state("never");
  if (phase !== "keep" || !keep) return state("plain");
  if (roll >= SLOTS) return state("never");
  if (!keep.reached) return state("plain");
  const chance = keep.reached.tiles[ware.tile];
  return chance ? state("maybe", chance) : state("never");
}

/** The bays of a player. */
export const BAYS = [1, 2, 3];
