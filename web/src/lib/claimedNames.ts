/** The claimed names of people at a table, for all components below it. */
import { getContext, setContext } from "svelte";

/** A seat, of which alone matters under which claimed name somebody sits there. */
type Sat = { readonly person: string | null };

const KEY = Symbol("claimed");

/** Tell everything within this component who sits under a claimed name. */
export function provideClaimedNames(seats: () => readonly Sat[]): void {
  setContext(KEY, seats);
}

/** Ask, while a component is made, for a function from seats to claimed names. */
export function claimedNames(): (seat: number) => string | null {
  const seats = getContext<(() => readonly Sat[]) | undefined>(KEY);
  return (seat) => seats?.()[seat]?.person ?? null;
}
