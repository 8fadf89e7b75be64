import { api } from "./api";
import { person } from "./person.svelte";
import { go } from "./route.svelte";
import { newSeed, rememberSeat, seatAt } from "./seats";
import type { NewTable, SeatPlan, TableShown } from "./types";

const now = (): number => Date.now() / 1000;

/** Make a table, remember my seat there, start it where nobody is missing, and go there. */
export async function makeTable(wanted: NewTable): Promise<void> {
  const mine = wanted.seats.findIndex((seat) => seat.kind === "me");
  const plan: SeatPlan | undefined = wanted.seats[mine];
  const made = await api.makeTable(wanted, person.token);
  const token = made.tokens[String(mine)] ?? null;
  if (plan?.kind === "me" && token)
    rememberSeat({
      table: made.table.id,
      code: made.table.code,
      game: made.table.game,
      seat: mine,
      token,
      seed: plan.seed,
      name: plan.name,
      at: now(),
    });
  if (wanted.seats.every((seat) => seat.kind !== "open")) await api.start(made.table.id, token);
  go("t", made.table.code);
}

/** Sit down at a table; returns the seat's token. */
export async function sitDown(table: TableShown, name: string, seat: number | null): Promise<string | null> {
  const seed = newSeed();
  const sat = await api.sit(table.id, name, seed, seat, person.token);
  if (sat.token)
    rememberSeat({
      table: table.id,
      code: table.code,
      game: table.game,
      seat: sat.seat,
      token: sat.token,
      seed,
      name,
      at: now(),
    });
  return sat.token;
}

/** Play again with the same people: take my old seat at the new table, and go there. */
export async function playAgain(table: TableShown): Promise<void> {
  const mine = seatAt(table.id);
  if (!mine) {
    if (table.rematch) go("t", table.rematch);
    return;
  }
  const seed = newSeed();
  const sat = await api.rematch(table.id, seed, mine.token);
  const next = await api.table(sat.table);
  if (sat.token)
    rememberSeat({
      ...mine,
      table: next.id,
      code: next.code,
      seat: sat.seat,
      token: sat.token,
      seed,
      at: now(),
    });
  go("t", next.code);
}
