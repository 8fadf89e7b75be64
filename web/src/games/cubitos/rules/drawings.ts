/** What the page draws into the rules of Cubitos. */
import type { Drawing } from "@/games/kit";
import { box } from "./box.svelte";
import Cards from "./Cards.svelte";
import { groupsOf } from "./cards";
import Dice from "./Dice.svelte";
import Fans from "./Fans.svelte";

void box.fetch();

export const drawings: Record<string, Drawing> = {
  cards: {
    Searched: Cards,
    finds: (words) => box.content !== null && groupsOf(box.content, words).length > 0,
  },
  dice: { Drawn: Dice },
  fans: { Drawn: Fans },
};
