import { api } from "./api";
import { person } from "./person.svelte";
import { go } from "./route.svelte";
import { newSeed, rememberSeat, seatAt } from "./seats";
import type { NewTable, SeatPlan, TableShown } from "./types";

const now = (): number => Date.now() / 1000;

/** Make a table, sit down there, start it where nobody is missing, and go there. */
export async function makeTable(wanted: NewTable): Promise<void> {
  const mine = wanted.seats.findIndex((seat) => seat.kind === "me");
  const plan: SeatPlan | undefined = wanted.seats[mine];
  const made = await api.makeTable(wanted, person.token);
  const kept = made.tokens[String(mine)];
  let token: string | null = null;
  if (plan?.kind === "me" && kept) token = await sitWhereKept(made.table, kept, plan.name);
  if (wanted.seats.every((seat) => seat.kind !== "open")) await api.start(made.table.id, token);
  go("t", made.table.code);
}

/**
 * Sit down on a seat that is kept for a token. My seed is drawn only now, when the table's commitment is
 * known: the server cannot have chosen its secret to suit it.
 */
async function sitWhereKept(table: TableShown, kept: string, name: string): Promise<string | null> {
  const seed = newSeed();
  const sat = await api.sitKept(table.id, kept, seed, person.token);
  remember(table, sat.seat, sat.token, seed, name);
  return sat.token;
}

function remember(
  table: TableShown,
  seat: number,
  token: string | null,
  seed: string,
  name: string,
): void {
  if (!token) return;
  const { id, code, game, commitment } = table;
  rememberSeat({ table: id, code, game, seat, token, seed, commitment, name, at: now() });
}

/** Sit down at a table; returns the seat's token. */
export async function sitDown(
  table: TableShown,
  name: string,
  seat: number | null,
): Promise<string | null> {
  const seed = newSeed();
  const sat = await api.sit(table.id, name, seed, seat, person.token);
  remember(table, sat.seat, sat.token, seed, name);
  return sat.token;
}

/** Play again with the same people: take my old seat at the new table, and go there. */
export async function playAgain(table: TableShown): Promise<void> {
  const mine = seatAt(table.id);
  if (!mine) {
    if (table.rematch) go("t", table.rematch);
    return;
  }
  const next = await api.rematch(table.id, mine.token);
  if (!seatAt(next.id)) await sitWhereKept(next, mine.token, mine.name);
  go("t", next.code);
}
