import type { Details, GameEvent, QuestionShown, View } from "@/lib/types";
import type { NovoDiceContent } from "../content";

/** A die that shows something. */
export interface Die {
  kind: string;
  face: string;
}
export interface BayShown {
  tiles: string[];
  worth: number;
}
export interface PlayerView {
  bays: BayShown[];
  worth: number;
  free: number;
}
/** A position of NovoDice as everybody sees it; players, bays and slots are counted from 1. */
export interface NovoView {
  active: number | null;
  closing: number | null;
  roll: number;
  loose: string;
  rolled: string;
  slots: string[];
  rows: Record<string, number[]>;
  lions: number;
  lions_left: number;
  free_claims: number;
  hand: string[];
  warehouse: Record<string, number>;
  players: Record<string, PlayerView>;
  over: boolean;
  winners: number[];
}

/** The questions this table has a form of its own for; any other one becomes a list of buttons. */
export const PRESENTED = ["keep", "claim", "place"] as const;
export type Presented = (typeof PRESENTED)[number];
export type Phase = Presented | "other" | "watch" | "over";

export const SLOTS = 3;
/** How many dice a slot holds, and how many rows the machine has. */
export const SLOT_SPACES = 3;
export const SPACES = 5;
export const LION = "lion";
export const TRASH = "trash";

export function novoView(view: View | null): NovoView | null {
  return view && typeof view.warehouse === "object" ? (view as unknown as NovoView) : null;
}

export function phaseOf(view: NovoView | null, question: QuestionShown | null): Phase {
  if (question) return PRESENTED.find((name) => name === question.asked) ?? "other";
  return view?.over ? "over" : "watch";
}

// ------------------------------------------------------------------------------- dice

/** The dice of a text such as `A-lion X-gear`; none for `nothing`. */
export function diceOf(text: string): Die[] {
  const dice: Die[] = [];
  for (const one of text.split(" ")) {
    const dash = one.indexOf("-");
    if (dash > 0) dice.push({ kind: one.slice(0, dash), face: one.slice(dash + 1) });
  }
  return dice;
}

/** The kinds of dice that are not rolled yet, from a text such as `A A X`. */
export function kindsOf(text: string): string[] {
  return text.split(" ").filter((one) => /^[A-Z]$/.test(one));
}

/** Dice in one order, whichever they were tapped in. */
function canonical(dice: readonly Die[]): string {
  return dice
    .map((die) => `${die.kind}-${die.face}`)
    .sort()
    .join(" ");
}

/** The option that keeps just these dice, if it is offered; its place among the options otherwise -1. */
export function keepOption(options: readonly string[], dice: readonly Die[]): number {
  const wanted = canonical(dice);
  return options.findIndex((option) => canonical(diceOf(option)) === wanted);
}

/** The places of the rolled dice that an option keeps: of equal dice the first. */
export function placesOf(rolled: readonly Die[], option: string): number[] {
  const places: number[] = [];
  for (const die of diceOf(option)) {
    const place = rolled.findIndex(
      (one, at) => one.kind === die.kind && one.face === die.face && !places.includes(at),
    );
    if (place >= 0) places.push(place);
  }
  return places.sort((one, other) => one - other);
}

/** How many equal symbols a drawn row begins with; lions make no row. */
export function run(row: readonly (Die | null)[]): number {
  const first = row[0];
  if (!first || first.face === LION) return 0;
  let length = 0;
  while (row[length]?.face === first.face) length += 1;
  return length;
}

/**
 * The three rows of the machine, each with its die in every slot.
 * Equal symbols stand in the same row wherever they can; cargo stands above lions, which pay anywhere.
 */
export function arranged(slots: readonly Die[][]): (Die | null)[][] {
  const rows: (Die | null)[][] = Array.from({ length: SLOT_SPACES }, () => slots.map(() => null));
  slots.forEach((slot, place) => {
    const left = [...slot.filter((die) => die.face !== LION), ...slot.filter((die) => die.face === LION)];
    // Rows without a gap first: a symbol that only begins in slot 2 must not draw a die away.
    const before = [...rows].sort((one, other) => run(other) - run(one));
    for (const row of before) {
      const last = place > 0 ? row[place - 1] : null;
      if (!last) continue;
      const fits = left.findIndex((die) => die.face === last.face);
      if (fits >= 0) row[place] = left.splice(fits, 1)[0] ?? null;
    }
    for (const die of left) {
      const free = rows.find((row) => row[place] === null);
      if (free) free[place] = die;
    }
  });
  return rows;
}

export const lionsIn = (slots: readonly Die[][]): number =>
  slots.reduce((sum, slot) => sum + slot.filter((die) => die.face === LION).length, 0);

// ------------------------------------------------------------------- options that are texts

export type Way = "row" | "lions" | "free choice";

/** A claim such as `slimer by row`; null for `stop`. */
export function claimOf(option: string): { tile: string; by: string } | null {
  const found = /^(\w+) by (.+)$/.exec(option);
  return found?.[1] && found[2] ? { tile: found[1], by: found[2] } : null;
}

/** Where an option puts a tile: bays are counted from 0, and none means it is put back. */
export interface Placing {
  tile: string;
  bay: number | null;
  old: string | null;
}

/** A placing: `spike to bay 2`, `spike for trash in bay 2` or `drop spike`. */
export function placingOf(option: string): Placing | null {
  const to = /^(\w+) to bay (\d+)$/.exec(option);
  if (to?.[1]) return { tile: to[1], bay: Number(to[2]) - 1, old: null };
  const swap = /^(\w+) for (\w+) in bay (\d+)$/.exec(option);
  if (swap?.[1] && swap[2]) return { tile: swap[1], bay: Number(swap[3]) - 1, old: swap[2] };
  const drop = /^drop (\w+)$/.exec(option);
  return drop?.[1] ? { tile: drop[1], bay: null, old: null } : null;
}

// ------------------------------------------------------------------------ what the server explains

export interface Share {
  n: number;
  d: number;
}
export interface Chance {
  symbol: string;
  rows: number;
  least: number;
  chance: Share;
}
/** What the next roll may bring: by tile the chance that it can be claimed then, and by number of lions. */
export interface Reach {
  tiles: Record<string, Share>;
  lions: { lions: number; chance: Share }[];
}
export interface SetShown {
  symbol: string | null;
  tiles: number;
  factor: number;
}
export interface KeepTold {
  rows: { symbol: string; length: number }[];
  extra: number;
  next: string;
  lions: number;
  claims: Record<string, string[]>;
  chances: Chance[];
  reach: Reach | null;
}
export interface Payment {
  row: { symbol: string; length: number } | null;
  lions: number;
  lions_left: number;
  free_claims_left: number;
}
export interface ClaimTold {
  option: string;
  tile: string | null;
  by: string;
  pays: Payment | null;
  gains: (number | null)[] | null;
}
export interface PlaceTold extends Placing {
  option: string;
  before: number | null;
  after: number | null;
  adds: number | null;
  set: SetShown | null;
}

type Loose = Record<string, unknown>;
const at = (list: unknown, place: unknown): unknown =>
  Array.isArray(list) && typeof place === "number" ? list[place] : undefined;
/** What details say of an option: they are in the order of the question's, and name themselves too. */
function toldOf(details: Details | null, place: number, option: string): Loose | null {
  const told = details?.options[place];
  return told && (told.option === undefined || told.option === option) ? told : null;
}

export function keepTold(
  details: Details | null,
  options: readonly string[],
  place: number,
): KeepTold | null {
  const option = options[place];
  const told = option === undefined ? null : toldOf(details, place, option);
  if (!told || !details) return null;
  return {
    rows: (told.rows ?? []) as KeepTold["rows"],
    extra: Number(told.extra ?? 0),
    next: String(told.next ?? ""),
    lions: Number(told.lions ?? 0),
    claims: (told.claims ?? {}) as KeepTold["claims"],
    chances: (at(details.facts.outlooks, told.outlook) ?? []) as Chance[],
    reach: (at(details.facts.reaches, told.reach) ?? null) as Reach | null,
  };
}

export function claimsTold(details: Details | null, options: readonly string[]): ClaimTold[] {
  return options.map((option, place) => {
    const claim = claimOf(option);
    const told = toldOf(details, place, option);
    return {
      option,
      tile: claim?.tile ?? null,
      by: claim?.by ?? "",
      pays: (told?.pays ?? null) as Payment | null,
      gains: (told?.gains ?? null) as (number | null)[] | null,
    };
  });
}

export function placesTold(details: Details | null, options: readonly string[]): PlaceTold[] {
  const places: PlaceTold[] = [];
  options.forEach((option, place) => {
    const placing = placingOf(option);
    if (!placing) return;
    const told = toldOf(details, place, option);
    places.push({
      option,
      ...placing,
      before: (told?.before ?? null) as number | null,
      after: (told?.after ?? null) as number | null,
      adds: (told?.adds ?? null) as number | null,
      set: (told?.set ?? null) as SetShown | null,
    });
  });
  return places;
}

/** The placing that adds most; the first of equal ones, and none while nothing is told. */
export function bestPlace(places: readonly PlaceTold[]): PlaceTold | null {
  let best: PlaceTold | null = null;
  for (const place of places)
    if (place.adds !== null && (best === null || place.adds > (best.adds ?? 0))) best = place;
  return best;
}

export const share = (chance: Share): number => (chance.d === 0 ? 0 : chance.n / chance.d);

// -------------------------------------------------------------------------------- the box

export interface TileFigures {
  symbol: string;
  count: number;
  value: number;
  lions: number;
}
export interface Box {
  tiles: Record<string, TileFigures>;
  dice: NovoDiceContent["dice"];
  /** Tiles whose figures an owner changed: their ready drawing would lie. */
  changed: Set<string>;
}

const record = (value: unknown): Loose =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Loose) : {};

/** The box as it comes, with an owner's figures laid over it. */
export function boxOf(content: NovoDiceContent, options: Record<string, unknown>): Box {
  const own = record(options.components);
  const prices = record(own.lions_by_value);
  const tiles: Record<string, TileFigures> = {};
  const changed = new Set<string>();
  for (const [id, figures] of Object.entries(content.tiles)) tiles[id] = { ...figures };
  for (const [id, given] of Object.entries(record(own.tiles))) {
    tiles[id] = { ...(tiles[id] ?? { symbol: "", count: 1, value: 0, lions: 0 }), ...record(given) };
    changed.add(id);
  }
  for (const [id, tile] of Object.entries(tiles)) {
    const price = prices[String(tile.value)];
    if (typeof price === "number" && record(record(own.tiles)[id]).lions === undefined) {
      tile.lions = price;
      changed.add(id);
    }
  }
  return { tiles, dice: content.dice, changed };
}

/** The two shelves: tiles for a short row above, trash and tiles for a long row below. */
export function shelvesOf(box: Box): [string[], string[]] {
  const all = Object.keys(box.tiles);
  return [
    all.filter((id) => (box.tiles[id]?.count ?? 0) < 3),
    [TRASH, ...all.filter((id) => (box.tiles[id]?.count ?? 0) >= 3)],
  ];
}

/** How many of a tile are in the game: in the warehouse, in bays and in the hand. */
export function totalOf(view: NovoView, tile: string): number {
  const count = (tiles: readonly string[]) => tiles.filter((one) => one === tile).length;
  let total = (view.warehouse[tile] ?? 0) + count(view.hand);
  for (const player of Object.values(view.players)) for (const bay of player.bays) total += count(bay.tiles);
  return total;
}

/** What so many lions buy: the worths of the tiles at that price, the least first. */
export function worthsFor(box: Box, lions: number): number[] {
  const worths = Object.values(box.tiles)
    .filter((tile) => tile.lions === lions)
    .map((tile) => tile.value);
  return [...new Set(worths)].sort((one, other) => one - other);
}

// ----------------------------------------------------------------------------- the warehouse

export type Stand = "now" | "maybe" | "later" | "never" | "gone" | "trash" | "plain";
export interface TileState {
  stand: Stand;
  /** What pays, where something does. */
  ways: string[];
  chance: Share | null;
}

/** How every tile of the warehouse stands with the choice as it is. */
export function tileStates(
  view: NovoView,
  tiles: readonly string[],
  phase: Phase,
  keep: KeepTold | null,
  claims: readonly ClaimTold[],
): Record<string, TileState> {
  const states: Record<string, TileState> = {};
  for (const tile of tiles) {
    let stand: Stand = "plain";
    let ways: string[] = [];
    let chance: Share | null = null;
    if (phase === "claim") ways = claims.filter((claim) => claim.tile === tile).map((claim) => claim.by);
    else if (phase === "keep") ways = keep?.claims[tile] ?? [];
    if (tile === TRASH) stand = "trash";
    else if ((view.warehouse[tile] ?? 0) === 0) stand = "gone";
    else if (ways.length > 0) stand = "now";
    else if (phase === "claim") stand = "never";
    else if (phase === "keep" && keep && view.roll >= SLOTS) stand = "never";
    else if (phase === "keep" && keep?.reach) {
      chance = keep.reach.tiles[tile] ?? { n: 0, d: 1 };
      stand = chance.n > 0 ? "maybe" : view.roll >= SLOTS - 1 ? "never" : "later";
    }
    states[tile] = { stand, ways, chance };
  }
  return states;
}

// ---------------------------------------------------------------------------------- events

export const eventName = (event: GameEvent): string => String(event.event ?? event.kind ?? "");
