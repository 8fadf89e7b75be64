/** The parts of the table, which wide and narrow pages put in different places. */
import type { Snippet } from "svelte";
import type { Zone } from "./dice";

export interface TableParts {
  /** The zones that dice are asked of: they come first where there is little room. */
  wanted: ReadonlySet<Zone>;
  /** The strips of the other players. */
  strips: Snippet;
  /** The cards from one place to another, perhaps small ones. */
  cards: Snippet<[from: number, to: number, small: boolean]>;
  field: Snippet;
  bar: Snippet;
  me: Snippet;
  /** A zone of mine with dice of a size, perhaps without captions. */
  tray: Snippet<[zone: Zone, size: number, plain?: boolean]>;
  phases: Snippet;
}
