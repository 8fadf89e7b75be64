/** What this browser saw of my tables last: the first page shows it before anybody is asked. */

import type { EndedBody } from "@/messages";
import { type MySeat, mySeats, noteAt } from "./seats";
import { isRecord } from "./storage";
import type { Json, SeatShown, TableShown } from "./types";

/** A table as it was when I looked at it last. */
export interface Seen {
  status: string;
  /** The short ones; custom maps and cards are too large to be kept. */
  options: Record<string, Json>;
  seats: Pick<SeatShown, "kind" | "name" | "bot" | "away">[];
  /** My seats: around a device there are several. */
  mine: number[];
  /** The seats that were asked something. */
  asked: number[];
  /** When something last happened there, in seconds since 1970. */
  at: number;
  /** How it ended. */
  result?: Result;
}

/** The points by seat, and the seats that won. */
export type Result = Pick<EndedBody, "scores" | "winners">;

/** A seat of mine and what was seen of its table. */
export type SeenSeat = MySeat & { seen: Seen };

/** The longest text among the options that is kept. */
const LONGEST = 64;

const areNumbers = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((one) => typeof one === "number");

const isResult = (value: unknown): value is Result =>
  isRecord(value) && areNumbers(value.scores) && areNumbers(value.winners);

function isSeen(value: unknown): value is Seen {
  return (
    isRecord(value) &&
    typeof value.status === "string" &&
    typeof value.at === "number" &&
    isRecord(value.options) &&
    Array.isArray(value.seats) &&
    value.seats.every((seat) => isRecord(seat) && typeof seat.name === "string") &&
    areNumbers(value.mine) &&
    areNumbers(value.asked) &&
    (value.result === undefined || isResult(value.result))
  );
}

/** Whether nothing more can happen at a table. */
export const isOver = (status: unknown): boolean => status === "ended" || status === "closed";

/** My seats at tables that were seen, the one at which something happened last first. */
export function seenSeats(): SeenSeat[] {
  return mySeats()
    .filter((seat): seat is SeenSeat => isSeen(seat.seen))
    .sort((one, other) => other.seen.at - one.seen.at);
}

/** Note what I see of a table at which I sit. */
export function see(
  table: Pick<TableShown, "id" | "status" | "options" | "seats">,
  mine: number[],
  asked: number[],
  at: number,
  result?: Result,
): void {
  const options = Object.entries(table.options).filter(
    ([, value]) =>
      typeof value === "number" || (typeof value === "string" && value.length <= LONGEST),
  );
  const seats = table.seats.map(({ kind, name, bot, away }) => ({ kind, name, bot, away }));
  const { id, status } = table;
  noteAt(id, { status, options: Object.fromEntries(options), seats, mine, asked, at, result });
}
