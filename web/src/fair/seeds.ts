/** Seeds that this browser draws for tables, and the seats reserved for it. */
import { isRecord, load, save } from "@/lib/storage";
import type { TableShown } from "@/lib/types";

/**
 * My part in the dice of a table, drawn once. A server that pretends that sitting down failed gets the same
 * seed again, so it cannot choose among several.
 */
interface Drawn {
  table: string;
  /** What the server had promised of its secret when the seed was drawn. */
  commitment: string;
  seed: string;
  /** The seat that is kept for me there, and the token it is kept for. */
  seat: number;
  token: string;
}

/** The oldest are forgotten; so many are kept. */
const MOST = 40;
const NONE = { seat: -1, token: "" };

const isDrawn = (value: unknown): value is Drawn =>
  isRecord(value) &&
  ["table", "commitment", "seed", "token"].every((name) => typeof value[name] === "string") &&
  typeof value.seat === "number";
const areDrawn = (value: unknown): value is Drawn[] => Array.isArray(value) && value.every(isDrawn);

type Promised = Pick<TableShown, "id" | "commitment">;

const all = (): Drawn[] => load<Drawn[]>("seeds", [], areDrawn);

/** What was drawn for a table; after another promise of the server it is another table. */
const drawnFor = ({ id, commitment }: Promised): Drawn | undefined =>
  all().find((one) => one.table === id && one.commitment === commitment);

function remember(table: Promised, more: Partial<Drawn> = {}): Drawn {
  const { id, commitment } = table;
  const before = drawnFor(table) ?? { table: id, commitment, seed: newSeed(), ...NONE };
  const one = { ...before, ...more };
  const others = all().filter((other) => other.table !== id || other.commitment !== commitment);
  save("seeds", [one, ...others].slice(0, MOST));
  return one;
}

/** My seed for a table: drawn when it is first asked for, the same over retries and reloads. */
export const seedFor = (table: Promised): string => remember(table).seed;

/** Remember that a seat is kept for me, before I try to take it. */
export function expectSeat(table: Promised, seat: number, token: string): void {
  remember(table, { seat, token });
}

/** The seat at a table that is kept for me, and the token it is kept for; null where none is. */
export function expectedAt(table: Promised): { seat: number; token: string } | null {
  const { seat, token } = drawnFor(table) ?? NONE;
  return seat < 0 ? null : { seat, token };
}

/** A new seed: 32 bytes of this browser's own chance, in hexadecimal. */
export function newSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
