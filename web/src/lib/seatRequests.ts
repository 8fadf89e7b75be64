/** Making tables, sitting down, and playing again. */
import { expectedAt, expectSeat } from "@/fair/seeds";
import { api } from "./api";
import { isHere } from "./hall";
import { person } from "./person.svelte";
import { go } from "./route.svelte";
import { rememberSeat, seatAt } from "./seats";
import type { NewTable, SeatPlan, TableShown } from "./types";
import { deviceKey, keepViewTokens } from "./viewTokens";

const now = (): number => Date.now() / 1000;

/**
 * Make a table, at the server or on this device, sit down there, start it where nobody is missing, and go
 * there; where sitting down failed, go there all the same, to try it again.
 */
export async function makeTable(wanted: NewTable, here: boolean): Promise<void> {
  if (here) return (await import("@/device/deviceTable")).makeTableHere(wanted);
  const mine = wanted.seats.findIndex((seat) => seat.kind === "me");
  const plan: SeatPlan | undefined = wanted.seats[mine];
  const made = await api.makeTable(wanted, person.token, false);
  const kept = made.tokens[String(mine)];
  try {
    let token: string | null = null;
    if (plan?.kind === "me" && kept) {
      expectSeat(made.table, mine, kept);
      token = await sitDown(made.table, plan.name, mine);
    }
    if (wanted.seats.every((seat) => seat.kind !== "open")) await api.start(made.table.id, token);
  } finally {
    go("t", made.table.code);
  }
}

/**
 * Sit down at a table; returns the seat's token. My part in the dice is drawn only now, when the table's commitment is
 * known: the server cannot have chosen its secret to suit it.
 */
export async function sitDown(
  table: TableShown,
  name: string,
  seat: number,
): Promise<string | null> {
  const part = table.duplicate
    ? { sent: { device: deviceKey() }, kept: { seed: "", duplicate: table.duplicate } }
    : await (await import("@/fair/participation")).partAt(table);
  const expected = expectedAt(table);
  const kept = table.seats[seat]?.kept && expected?.seat === seat ? expected.token : undefined;
  const known = kept && table.seats[seat]?.name === name;
  const wanted = { seat, kept, name: known ? undefined : name, ...part.sent };
  const sat = await api.sit(table.id, wanted, person.token);
  if (sat.token) {
    const { id, code, game, commitment } = table;
    const token = sat.token;
    if (table.duplicate) keepViewTokens([id, code], token);
    rememberSeat({
      table: id,
      code,
      game,
      seat: sat.seat,
      token,
      ...part.kept,
      commitment,
      name,
      at: now(),
    });
  }
  return sat.token;
}

/** Whether everybody else at a table is a bot. */
const amongBots = (table: TableShown, mine: number): boolean =>
  table.seats.every(({ kind, seat }) => kind === "bot" || seat === mine);

/**
 * Play again with the same people: take my old seat at the new table, and go there. Where all others are
 * bots it starts at once.
 */
export async function playAgain(table: TableShown): Promise<void> {
  if (isHere(table.id)) return (await import("@/device/deviceTable")).playAgainHere(table);
  const mine = seatAt(table.id);
  if (!mine) {
    if (table.rematch) go("t", table.rematch);
    return;
  }
  const next = await api.rematch(table.id, mine.token);
  try {
    if (!seatAt(next.id)) {
      expectSeat(next, mine.seat, mine.token);
      const token = await sitDown(next, mine.name, mine.seat);
      if (amongBots(next, mine.seat)) await api.start(next.id, token);
    }
  } finally {
    go("t", next.code);
  }
}
