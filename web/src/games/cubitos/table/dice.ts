/** Dice on the table, each with an identity so that it can be seen to move. */
import { kindOf, kindPlace } from "../kinds";
import type { FacedDie, PlayerView, Stack } from "../messages";

const ZONES = ["draw", "roll", "active", "discard"] as const;
export type Zone = (typeof ZONES)[number];

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

let lastId = 0;

/** A die as a position tells of it. */
export interface Lying {
  kind: string;
  face: string | null;
  used: boolean;
}

/** The dice of a player by zone. */
export type Zones = Record<Zone, Lying[]>;

const spread = (stacks: readonly Stack[]): Lying[] =>
  stacks.flatMap((stack) =>
    Array.from({ length: stack.count }, () => ({ kind: kindOf(stack), face: null, used: false })),
  );

/** All dice of a player, one by one. */
export function zonesOf({ draw, roll, active, discard }: PlayerView): Zones {
  return {
    draw: spread(draw),
    roll: spread(roll),
    active: active.map((die) => ({ kind: kindOf(die), face: die.face, used: die.used })),
    discard: spread(discard),
  };
}

/**
 * Bring the dice on the table to what a position says. As many as possible stay where they are; those that
 * are somewhere else now are the same dice moved, and only what is missing then is new.
 */
export function reconcile(dice: readonly Die[], zones: Zones): Die[] {
  const left = [...dice];
  const all = ZONES.flatMap((zone) => zones[zone].map((die) => ({ ...die, zone })));
  const placed: (Die | null)[] = all.map(() => null);
  const bare = (die: Die): boolean => die.face === null || die.face === "blank";
  /** Give every die that has none yet the first of those left that fits. */
  const match = (fits: (die: Die, one: (typeof all)[number]) => boolean): void =>
    all.forEach((one, place) => {
      const found = placed[place]
        ? -1
        : left.findIndex((die) => die.kind === one.kind && fits(die, one));
      if (found >= 0) placed[place] = left.splice(found, 1)[0] ?? null;
    });
  // A die that has just hit is on its way to active.
  match(
    (die, one) =>
      die.zone === one.zone &&
      (one.face ? die.face === one.face && die.used === one.used : bare(die)),
  );
  match((die, one) => die.zone === one.zone && one.face !== null && die.face === one.face);
  match((die, one) => (one.face === null ? bare(die) : die.face === one.face));
  match(() => true);
  const made = all.map((one, place): Die => {
    const old = placed[place];
    if (!old) lastId += 1;
    // What lies as it lay is the same, so that nobody draws it anew.
    const same = old?.zone === one.zone && old.face === one.face && old.used === one.used;
    return same ? old : { id: old?.id ?? lastId, ...one };
  });
  return sorted(made, dice);
}

/** The dice of a player's zone, in the order of the trays. */
export function diceIn(player: PlayerView, zone: Zone): Die[] {
  return zonesOf(player)
    [zone].map((die, id) => ({ id, ...die, zone }))
    .sort((a, b) => kindPlace(a.kind) - kindPlace(b.kind));
}

/** Dice in the order they are shown: by kind; active ones as they came. */
function sorted(dice: Die[], before: readonly Die[]): Die[] {
  const came = new Map(
    before.filter((die) => die.zone === "active").map((die, place) => [die.id, place]),
  );
  return ZONES.flatMap((zone) => {
    const here = dice.filter((die) => die.zone === zone);
    return zone === "active"
      ? here.sort(
          (a, b) =>
            (came.get(a.id) ?? 1e6) - (came.get(b.id) ?? 1e6) ||
            kindPlace(a.kind) - kindPlace(b.kind),
        )
      : here.sort((a, b) => kindPlace(a.kind) - kindPlace(b.kind) || a.id - b.id);
  });
}

/** Let the dice of a roll show what they fell on; each result goes to a die of its kind. */
export function shown(
  dice: readonly Die[],
  rolled: readonly FacedDie[],
  zone: Zone = "roll",
): Die[] {
  const results = rolled.map((die) => ({ kind: kindOf(die), face: die.face }));
  return dice.map((die) => {
    if (die.zone !== zone) return die;
    const place = results.findIndex((one) => one.kind === die.kind);
    const result = place < 0 ? null : results.splice(place, 1)[0];
    return result ? { ...die, face: result.face } : die;
  });
}
