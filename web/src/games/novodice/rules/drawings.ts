/** What the page draws into the rules of NovoDice. */
import type { Drawing } from "@/games/kit";
import Dice from "./Dice.svelte";
import Tiles from "./Tiles.svelte";

export const drawings: Record<string, Drawing> = {
  dice: { Drawn: Dice },
  tiles: { Searched: Tiles },
};
