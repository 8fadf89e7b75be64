/** Make a duplicate, take a table of it, and find out what I may see of it. */
import { expectSeat } from "@/fair/seeds";
import { api } from "@/lib/api";
import { person } from "@/lib/person.svelte";
import { go } from "@/lib/route.svelte";
import { sitDown } from "@/lib/seatRequests";
import { type MySeat, mySeats } from "@/lib/seats";
import type { DuplicateShown, NewDuplicate, TableShown } from "@/lib/types";
import { keepViewTokens } from "@/lib/viewTokens";

/** So many of my seats are tried to see the results. */
const MOST_TRIED = 3;

/** Make a duplicate, and go to its page. */
export async function makeDuplicate(wanted: NewDuplicate): Promise<void> {
  go("d", (await api.makeDuplicate(wanted)).code);
}

/** Make a duplicate of a game like one that was played: the same seats, options and clock, but new dice. */
export async function duplicateOf(table: TableShown, mine: number): Promise<void> {
  const { players: _, ...options } = table.options;
  await makeDuplicate({
    game: table.game,
    options,
    clock: table.clock,
    stand_in: table.stand_in,
    seats: table.seats.map(({ seat, kind, bot, name }) => {
      if (seat === mine) return { kind: "player" };
      return kind === "bot" && bot ? { kind: "bot", bot, name } : { kind: "open" };
    }),
  });
}

/** My seats at tables of a duplicate, the newest first. */
export const seatsIn = (code: string): MySeat[] =>
  mySeats().filter(({ duplicate }) => duplicate === code);

/**
 * What I may see of a duplicate: by my name, or by one of my seats. Where I see the results, I may look at all
 * its tables.
 */
export async function lookAt(code: string): Promise<DuplicateShown> {
  const seats = seatsIn(code).slice(0, MOST_TRIED);
  const tokens = [...(person.token ? [person.token] : []), ...seats.map(({ token }) => token)];
  let shown = await api.duplicate(code, tokens[0] ?? null);
  for (const [tried, token] of tokens.entries()) {
    if (tried > 0) shown = await api.duplicate(code, token);
    if (!shown.results) continue;
    const yours = new Set(seats.map(({ table }) => table));
    const others = shown.results.map(({ table }) => table).filter((table) => !yours.has(table));
    keepViewTokens(others, token);
    break;
  }
  return shown;
}

/** Take a table of a duplicate, sit down there, start it where nobody is missing, and go there. */
export async function takeTable(code: string, name: string): Promise<void> {
  const { table, tokens } = await api.takeTable(code, name, person.token);
  const [place = "0", kept = ""] = Object.entries(tokens)[0] ?? [];
  const mine = Number(place);
  try {
    expectSeat(table, mine, kept);
    const token = await sitDown(table, person.name ?? name, mine);
    const free = table.seats.some(({ kind, seat }) => kind === "open" && seat !== mine);
    if (!free) await api.start(table.id, token);
  } finally {
    go("t", table.code);
  }
}
