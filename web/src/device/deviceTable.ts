/** Tables on this device: everybody around it sits down at once, and the game begins. */
import { newSeed } from "@/fair/seeds";
import { api } from "@/lib/api";
import { go } from "@/lib/route.svelte";
import { rememberSeat, seatAt } from "@/lib/seats";
import type { NewTable, TableShown } from "@/lib/types";

/** Make a table, let everybody sit down, start, and go there. */
export async function makeTableHere(wanted: NewTable): Promise<void> {
  const { table } = await api.makeTable(wanted, null, true);
  await takeSeats(table);
  go("t", table.id);
}

/** The tables at which people are sitting down just now: whoever asks again waits for the same. */
const sitting = new Map<string, Promise<void>>();

/**
 * Take the seats that are kept for the people around this device, and start. A tab that was closed in the
 * middle of it finishes it later.
 */
export function takeSeats(table: TableShown): Promise<void> {
  const taking = sitting.get(table.id) ?? sitAround(table).finally(() => sitting.delete(table.id));
  sitting.set(table.id, taking);
  return taking;
}

async function sitAround(table: TableShown): Promise<void> {
  const { id, code, game, commitment } = table;
  const { tokens, kept } = await api.tokensHere(id);
  const sat = Object.values(tokens);
  for (const [place, token] of Object.entries(kept)) {
    // Each draws a seed of their own, now that the table's commitment is known.
    const seed = newSeed();
    const seat = Number(place);
    const taken = await api.sit(id, { seat, kept: token, seed });
    if (!taken.token) continue;
    sat.push(taken.token);
    if (!seatAt(id)) {
      const name = table.seats[seat]?.name ?? "";
      const at = Date.now() / 1000;
      rememberSeat({ table: id, code, game, seat, token: taken.token, seed, commitment, name, at });
    }
  }
  await api.start(id, sat[0] ?? null);
}

/** Play again with the same people and bots. */
export async function playAgainHere(table: TableShown): Promise<void> {
  const { tokens } = await api.tokensHere(table.id);
  const next = await api.rematch(table.id, Object.values(tokens)[0] ?? "");
  if (next.status === "open") await takeSeats(next);
  go("t", next.id);
}
