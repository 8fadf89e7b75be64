/** The games that have a folder here. A new folder with a `kit.ts` is found by itself. */
import type { GameKit } from "./kit";

const found = import.meta.glob<GameKit>("./*/kit.ts", { eager: true, import: "kit" });

const kits = new Map(Object.entries(found).map(([path, kit]) => [path.split("/")[1] ?? "", kit]));

/** The kit of a game; an empty one for a game that has no folder here. */
export function kitOf(game: string): GameKit {
  return kits.get(game) ?? {};
}

/** The names of the games that have a folder here. */
export function knownGames(): string[] {
  return [...kits.keys()];
}
