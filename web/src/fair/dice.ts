/** The dice that a game's box holds, to compare with those of a record. */
import { kitOf } from "@/games";

/** The dice of a game's box in their order; none for a game whose dice are not known here. */
export function boxedDice(game: string, seats: number): Map<string, string[]> {
  const sides = kitOf(game).sides?.();
  if (!sides) return new Map();
  // The die that says who begins has a side for every player.
  return sides.set(
    "first",
    Array.from({ length: seats }, (_, seat) => String(seat + 1)),
  );
}

/** Whether two lists of dice are the same, in the same order. */
export function sameDice(one: Map<string, string[]>, other: Map<string, string[]>): boolean {
  return JSON.stringify([...one]) === JSON.stringify([...other]);
}
