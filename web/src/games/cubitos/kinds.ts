/** The kinds of dice by their names: a colour, light, dark or start, with a star for a borrowed one. */
import { COLOURS } from "./colours";

/** The kinds in the order of the trays; everything that is counted is shown so. */
const KINDS: readonly string[] = [...COLOURS, "light", "dark", "start"];
const STAR = "*";

/** What a die that a message tells of is called here. */
export const kindOf = ({ die, borrowed }: { die: string; borrowed: boolean }): string =>
  borrowed ? borrowedKind(die) : die;

/** The same kind, borrowed. */
export const borrowedKind = (kind: string): string => kind + STAR;

export const isBorrowed = (kind: string): boolean => kind.endsWith(STAR);

/** The kind of a die without the mark of a borrowed one. */
export const ownKind = (kind: string): string =>
  isBorrowed(kind) ? kind.slice(0, -STAR.length) : kind;

/** Where a kind stands in the order of the trays; borrowed ones behind all others. */
export function kindPlace(kind: string): number {
  const place = KINDS.indexOf(ownKind(kind));
  return isBorrowed(kind) ? place + KINDS.length : place;
}

const MONEY: Readonly<Record<string, number>> = { money1: 1, money2: 2, money3: 3 };

/** How much money a face shows. */
export const moneyOf = (face: string | null): number => (face && MONEY[face]) || 0;
