/** How this browser takes part in the dice of a table: it sits down, opens its seed, and shows its links. */
import { rememberSeat, seatAt } from "@/lib/seats";
import type { TableShown } from "@/lib/types";
import { Chain } from "./chain";
import { canCheck } from "./rolling";
import { seedFor } from "./seeds";

/** From this version of the fair dice on, seats have chains. */
export const CHAINED = 2;

/** What is sent when I sit down, and what is kept here. */
export interface Part {
  sent: { anchor: string } | { seed: string };
  kept: { seed: string; last?: string };
}

/**
 * My part in the dice of a table, drawn once. At the tables of duplicates, and where this browser cannot hash, it is a
 * seed that is revealed at once.
 */
export async function partAt(table: TableShown): Promise<Part> {
  const drawn = seedFor(table);
  if (table.fair_dice < CHAINED || !canCheck())
    return { sent: { seed: drawn }, kept: { seed: drawn } };
  const chain = await Chain.from(drawn);
  return { sent: { anchor: chain.anchor }, kept: { seed: chain.seed, last: drawn } };
}

/** My chain at a table; null where I have none, or one that I have not committed myself to. */
export async function chainAt(table: TableShown, you: number): Promise<Chain | null> {
  const last = seatAt(table.id)?.last;
  if (!last || !canCheck()) return null;
  const chain = await Chain.from(last);
  return chain.anchor === table.anchors[you] ? chain : null;
}

/**
 * Whether my seed may be opened: the table is sealed, the server still promises the secret it promised when I
 * sat down, and everybody else has committed themselves too. What they have shown is noted, to compare later.
 */
export function mayOpen(table: TableShown): boolean {
  const mine = seatAt(table.id);
  if (!table.sealed || table.status !== "open" || !mine?.last) return false;
  if (mine.commitment !== table.commitment) return false;
  const bound = table.seats.every(
    ({ kind, seat }) => kind === "bot" || (kind === "person" && table.anchors[seat]),
  );
  const anchors = table.anchors.map((anchor) => anchor ?? "-").join(" ");
  if (!bound || (mine.anchors ?? anchors) !== anchors) return false;
  rememberSeat({ ...mine, anchors });
  return true;
}
