/** My games that are not over: as this browser saw them last, and then as their tables say. */
import { api } from "@/lib/api";
import { isHere, Refusal } from "@/lib/hall";
import { isOver, type SeenSeat, see, seenSeats } from "@/lib/lastSeen";
import { forgetSeat, type MySeat, mySeats } from "@/lib/seats";

/** So many tables are asked how they stand. */
const MOST_ASKED = 8;

const isRunning = ({ seen }: SeenSeat): boolean => !isOver(seen.status);
/** Whether a stand-in plays for me there. */
export const isAway = ({ seat, seen }: SeenSeat): boolean => seen.seats[seat]?.away ?? false;

export class RunningGames {
  /** The latest first, and last those that a stand-in plays. One that ends meanwhile keeps its place. */
  all: SeenSeat[] = $state.raw(
    seenSeats()
      .filter(isRunning)
      .sort((one, other) => Number(isAway(one)) - Number(isAway(other))),
  );

  /** Whether the first of them goes on. */
  get goesOn(): boolean {
    return this.all.slice(0, 1).some(isRunning);
  }

  /** Ask how the tables of servers stand; those of this device are as they were seen. */
  async look(): Promise<void> {
    const over = new Set(seenSeats().flatMap((one) => (isRunning(one) ? [] : one.table)));
    const wanted = mySeats().filter(({ table }) => !isHere(table) && !over.has(table));
    await Promise.all(wanted.slice(0, MOST_ASKED).map(lookAt));
    this.renew();
  }

  /** Show what is known now; what is shown already stays where it is. */
  renew(): void {
    const now = new Map(seenSeats().map((one) => [one.table, one]));
    const shown = this.all.flatMap(({ table }) => now.get(table) ?? []);
    const known = new Set(shown.map(({ table }) => table));
    const others = [...now.values()].filter((one) => isRunning(one) && !known.has(one.table));
    this.all = [...shown, ...others];
  }
}

async function lookAt({ table, seat }: MySeat): Promise<void> {
  try {
    const now = await api.table(table);
    see(now, [seat], now.asked, now.changed_at);
  } catch (error) {
    // What cannot be asked now stays as it was seen.
    if (error instanceof Refusal && error.code === "no_such_table") forgetSeat(table);
  }
}
