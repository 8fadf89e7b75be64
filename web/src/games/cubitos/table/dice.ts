import type { PlayerView } from "./views";

export const ZONES = ["draw", "roll", "active", "discard"] as const;
export type Zone = (typeof ZONES)[number];

/** The kinds of dice in the order of the trays; everything that is counted is shown so. */
export const KINDS = [
  "red",
  "orange",
  "yellow",
  "green",
  "blue",
  "purple",
  "brown",
  "white",
  "light",
  "dark",
  "start",
] as const;

/** A die on the table, known by a number of its own while it lies there, so that it can be seen to move. */
export interface Die {
  id: number;
  /** red … start; with a star for a borrowed one. */
  kind: string;
  /** What an active die, or one just rolled, shows. */
  face: string | null;
  zone: Zone;
  /** Its ability was used this round. */
  used: boolean;
}

/** The kind of a die without the mark of a borrowed one. */
export function ownKind(kind: string): string {
  return kind.endsWith("*") ? kind.slice(0, -1) : kind;
}

/** Where a kind stands in the order of the trays; borrowed ones behind all others. */
export function kindPlace(kind: string): number {
  const place = (KINDS as readonly string[]).indexOf(ownKind(kind));
  return kind.endsWith("*") ? place + KINDS.length : place;
}

/** The dice of a zone's text. */
export function words(text: string): string[] {
  return text ? text.split(" ") : [];
}

/** A die such as `red-symbol` taken apart. */
export function parseDie(text: string): { kind: string; face: string | null } {
  const cut = text.indexOf("-");
  return cut < 0 ? { kind: text, face: null } : { kind: text.slice(0, cut), face: text.slice(cut + 1) };
}

/** How much money a face shows. */
export function moneyOf(face: string | null): number {
  return face?.startsWith("money") ? Number(face.slice(5)) : 0;
}

let lastId = 0;

interface Wanted {
  kind: string;
  face: string | null;
  zone: Zone;
}

function wanted(player: PlayerView): Wanted[] {
  return ZONES.flatMap((zone) => words(player[zone]).map((text) => ({ ...parseDie(text), zone })));
}

/**
 * Bring the dice on the table to what a position says. As many as possible stay where they are; those that
 * are somewhere else now are the same dice moved, and only what is missing then is new.
 */
export function reconcile(dice: readonly Die[], player: PlayerView): Die[] {
  const left = [...dice];
  const placed: (Die | null)[] = [];
  const all = wanted(player);
  const take = (fits: (die: Die) => boolean): Die | null => {
    const place = left.findIndex(fits);
    return place < 0 ? null : (left.splice(place, 1)[0] ?? null);
  };
  for (const one of all)
    placed.push(
      take(
        (die) =>
          die.zone === one.zone &&
          die.kind === one.kind &&
          // A die that has just hit is on its way to active.
          (one.zone === "active" ? die.face === one.face : die.face === null || die.face === "blank"),
      ),
    );
  all.forEach((one, place) => {
    if (placed[place]) return;
    placed[place] =
      take((die) => die.kind === one.kind && one.face !== null && die.face === one.face) ??
      take(
        (die) => die.kind === one.kind && one.face === null && (die.face === null || die.face === "blank"),
      ) ??
      take((die) => die.kind === one.kind);
  });
  const made = all.map((one, place): Die => {
    const old = placed[place];
    if (!old) {
      lastId += 1;
      return { id: lastId, ...one, used: false };
    }
    return { id: old.id, ...one, used: old.used && old.zone === "active" && one.zone === "active" };
  });
  return sorted(marked(made, player.used ?? ""), dice);
}

/** The dice of a player's zone with their marks, in the order of the trays. */
export function diceIn(player: PlayerView, zone: Zone): Die[] {
  const dice = words(player[zone]).map((text, id): Die => ({ id, ...parseDie(text), zone, used: false }));
  return marked(dice, player.used ?? "").sort((a, b) => kindPlace(a.kind) - kindPlace(b.kind));
}

/** Mark as many dice as used as a position says; those that are marked already come first. */
function marked(dice: Die[], used: string): Die[] {
  const marks = words(used);
  const take = (die: Die): boolean => {
    const place = die.zone === "active" ? marks.indexOf(`${die.kind}-${die.face}`) : -1;
    if (place >= 0) marks.splice(place, 1);
    return place >= 0;
  };
  const kept = new Set(dice.filter((die) => die.used && take(die)));
  return dice.map((die) => ({ ...die, used: kept.has(die) || take(die) }));
}

/** Dice in the order they are shown: by kind; active ones as they came. */
function sorted(dice: Die[], before: readonly Die[]): Die[] {
  const came = new Map(before.filter((die) => die.zone === "active").map((die, place) => [die.id, place]));
  return ZONES.flatMap((zone) => {
    const here = dice.filter((die) => die.zone === zone);
    return zone === "active"
      ? here.sort(
          (a, b) =>
            (came.get(a.id) ?? 1e6) - (came.get(b.id) ?? 1e6) || kindPlace(a.kind) - kindPlace(b.kind),
        )
      : here.sort((a, b) => kindPlace(a.kind) - kindPlace(b.kind) || a.id - b.id);
  });
}

/** Let the dice of a roll show what they fell on; each result goes to a die of its kind. */
export function shown(dice: readonly Die[], rolled: string, zone: Zone = "roll"): Die[] {
  const results = words(rolled).map(parseDie);
  return dice.map((die) => {
    if (die.zone !== zone) return die;
    const place = results.findIndex((one) => one.kind === die.kind);
    const result = place < 0 ? null : results.splice(place, 1)[0];
    return result ? { ...die, face: result.face } : die;
  });
}

// ------------------------------------------------------------------------------- options about dice

/** An option such as `light in draw` or `red-symbol! in active`. */
export interface Spot {
  kind: string;
  face: string | null;
  zone: Zone;
  used: boolean;
}

export function parseSpot(option: string): Spot | null {
  const cut = option.lastIndexOf(" in ");
  if (cut < 0) return null;
  const zone = ZONES.find((one) => one === option.slice(cut + 4));
  if (!zone) return null;
  const text = option.slice(0, cut);
  const used = /[!']/.test(text);
  return { ...parseDie(text.replace(/[!']+$/, "")), zone, used };
}

/** The option that takes this die, of those that are offered. */
export function optionFor(die: Die, options: readonly string[]): string | null {
  const fitting = options.filter((option) => {
    const spot = parseSpot(option);
    return (
      spot !== null &&
      spot.zone === die.zone &&
      spot.kind === die.kind &&
      (die.zone !== "active" || spot.face === die.face)
    );
  });
  if (fitting.length < 2) return fitting[0] ?? null;
  // Used ones and fresh ones are told apart where the table knows which is which.
  return fitting.find((option) => parseSpot(option)?.used === die.used) ?? fitting[0] ?? null;
}

/** Zones in the order in which the game goes through them when several dice are chosen one after the other. */
const GATHERING = ["draw", "roll", "discard", "active"] as const;

/** Sorts dice as the game asks for them: it offers only what comes behind the die taken last. */
export function gatheringOrder(a: Die, b: Die): number {
  return (
    GATHERING.indexOf(a.zone) - GATHERING.indexOf(b.zone) ||
    kindPlace(a.kind) - kindPlace(b.kind) ||
    FACES.indexOf(a.face ?? "blank") - FACES.indexOf(b.face ?? "blank") ||
    Number(a.used) - Number(b.used)
  );
}

export const FACES = ["blank", "symbol", "power", "move", "money1", "money2", "money3", "credit"];

/**
 * The dice that may be among those chosen. Where a number must be reached, the game does not offer the last
 * ones first, as too few would come behind them; they can be chosen all the same.
 */
export function poolOf(dice: readonly Die[], options: readonly string[], optional: boolean): Set<number> {
  const pool = new Set(dice.filter((die) => optionFor(die, options)).map((die) => die.id));
  if (optional || options.length === 0) return pool;
  const offered = dice.filter((die) => pool.has(die.id)).sort(gatheringOrder);
  const last = offered.at(-1);
  if (!last) return pool;
  const zones = new Set(offered.map((die) => die.zone));
  for (const die of dice)
    if (zones.has(die.zone) && ownKind(die.kind) !== "start" && gatheringOrder(die, last) > 0)
      pool.add(die.id);
  return pool;
}
