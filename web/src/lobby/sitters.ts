/** Who sits at a new table. */
import type { Content } from "@/lib/types";

/** "me", "open", or the kind of a bot. */
export type Sitter = string;

/**
 * Who sits at a new table: those of the last one, where all of them are still there, else me and bots of
 * middling strength.
 */
export function sittersOf({ bots, players }: Content, last: unknown, opponents: number): Sitter[] {
  const known = (sitter: unknown): sitter is Sitter =>
    typeof sitter === "string" && ["me", "open", ...bots].includes(sitter);
  if (Array.isArray(last) && last.every(known) && last[0] === "me" && players.includes(last.length))
    return last;
  const middling = bots[Math.floor((bots.length - 1) / 2)] ?? "open";
  return ["me", ...Array.from({ length: opponents }, () => middling)];
}
