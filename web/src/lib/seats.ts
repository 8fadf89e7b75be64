/** My seats, remembered by this browser. */
import { isRecord, load, save } from "./storage";

/** A seat of mine at some table: the server sends its token once, and only this browser keeps it. */
export interface MySeat {
  table: string;
  code: string;
  game: string;
  seat: number;
  token: string;
  /** My part in the chance of the dice, kept to check the game with later. */
  seed: string;
  /** The last link of my chain, from which all others follow: nobody else ever learns it. */
  last?: string;
  /** What all seats had committed themselves with when I opened my seed, as a record lists it. */
  anchors?: string;
  /** What the server promised of its secret before I gave my seed; seats of long ago have none. */
  commitment?: string;
  name: string;
  /** The duplicate that the table belongs to. */
  duplicate?: string;
  /** When I took it, in seconds since 1970. */
  at: number;
  /** What was seen of the table last; `lib/seen` writes and reads it. */
  seen?: unknown;
}

/** Old tables are forgotten; so many are kept. */
const MOST = 40;

function isSeat(value: unknown): value is MySeat {
  return (
    isRecord(value) &&
    ["table", "code", "game", "token", "seed", "name"].every(
      (name) => typeof value[name] === "string",
    ) &&
    typeof value.seat === "number" &&
    ["commitment", "last", "anchors", "duplicate"].every(
      (name) => value[name] === undefined || typeof value[name] === "string",
    ) &&
    typeof value.at === "number"
  );
}
const isSeats = (value: unknown): value is MySeat[] => Array.isArray(value) && value.every(isSeat);

/** My seats, the newest first. */
export function mySeats(): MySeat[] {
  return load<MySeat[]>("seats", [], isSeats);
}

/** My seat at the table of this id or code, where I have one. */
export function seatAt(table: string): MySeat | null {
  const wanted = table.toLowerCase();
  return (
    mySeats().find((seat) => seat.table === table || seat.code.toLowerCase() === wanted) ?? null
  );
}

/** Remember a seat; one at the same table is replaced. */
export function rememberSeat(seat: MySeat): void {
  const others = mySeats().filter((one) => one.table !== seat.table);
  save("seats", [seat, ...others].sort((one, other) => other.at - one.at).slice(0, MOST));
}

/** Keep beside my seat at a table what was seen of it. */
export function noteAt(table: string, seen: unknown): void {
  save(
    "seats",
    mySeats().map((seat) => (seat.table === table ? { ...seat, seen } : seat)),
  );
}

/** Forget the seat at a table. */
export function forgetSeat(table: string): void {
  save(
    "seats",
    mySeats().filter((one) => one.table !== table),
  );
}
