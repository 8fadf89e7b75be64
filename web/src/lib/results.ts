/** How a game of mine ended, in a few words. */

import type { Result, Seen } from "./lastSeen";
import { seatName } from "./names";
import { listed, t } from "./words.svelte";

type Seats = Seen["seats"];

const nameAt = (seats: Seats, seat: number): string => {
  const one = seats[seat];
  return one ? seatName(one) : "";
};

/** Who won: I, or those who did; of a game that nobody won, that it is over. */
export function resultWords(seats: Seats, mine: number[], result?: Result | null): string {
  const winners = result?.winners ?? [];
  if (winners.length === 0) return t("web-status-ended");
  // PassAndPlay a device several are mine: then the winner has a name.
  const [me] = mine.length === 1 ? mine : [];
  if (me !== undefined && winners.includes(me))
    return t(winners.length === 1 ? "web-result-won" : "web-result-shared");
  const players = listed(winners.map((seat) => nameAt(seats, seat)));
  return t("web-result-lost", { players });
}

/** Everybody who played, with their points where the game is over, the best first. */
export function playersWords(seats: Seats, mine: number[], result?: Result | null): string {
  // A name that nobody chose says less than "You".
  const called = (seat: number): string => {
    const name = nameAt(seats, seat);
    return mine.length === 1 && mine.includes(seat) && name === t("web-guest")
      ? t("web-you")
      : name;
  };
  const order = seats.map((_, seat) => seat);
  if (result) order.sort((a, b) => (result.scores[b] ?? 0) - (result.scores[a] ?? 0));
  return order
    .map((seat) => `${called(seat)}${result ? ` ${result.scores[seat] ?? ""}` : ""}`)
    .join(", ");
}
