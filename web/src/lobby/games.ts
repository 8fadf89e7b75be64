/** The game that the lobby opens with. */
import { knownGames } from "@/games";
import { isRecord, load } from "@/lib/storage";

/** The game that the lobby begins with: the one chosen last, or else the first. */
export function preferred(): string {
  const { game } = load("lobby", {}, isRecord);
  return typeof game === "string" ? game : (knownGames()[0] ?? "");
}
