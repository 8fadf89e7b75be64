/** The table store with the types of Cubitos. */
import type { GameStore } from "@/lib/gameStore";
import type { Chance, CoursePlan, Event, PlayerView, Question, View } from "../messages";

/** A store of this game. */
export type RaceStore = GameStore<View, Question, Event, CoursePlan>;

/** The player at a seat. */
export const playerAt = (view: View | null, seat: number): PlayerView | null =>
  view?.players[seat] ?? null;

/** A chance as a share. */
export const share = ({ n, d }: Chance): number => (d > 0 ? n / d : 0);

/** How many hits the next roll may bring: none, one, two, and three or more together. */
export function hitShares(hits: readonly Chance[]): number[] {
  const [none = 0, one = 0, two = 0, ...more] = hits.map(share);
  return [none, one, two, more.reduce((sum, chance) => sum + chance, 0)];
}
