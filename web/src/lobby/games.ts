import { knownGames } from "@/games";
import { isRecord, kept } from "@/lib/storage";

/** The game that the lobby begins with: the one chosen last, or else the first. */
export function preferred(): string {
  const { game } = kept("lobby", {}, isRecord);
  return typeof game === "string" ? game : (knownGames()[0] ?? "");
}
