/** What keys do at the table, beside what has the focus. */

import { moveFocus } from "./arrowKeys";
import type { Play } from "./play.svelte";

/** A digit takes what bears it. */
function digit(play: Play, number: number): void {
  if (play.phase === "keep") play.toggle(number - 1);
  else if (play.phase === "place" && number <= 3) play.tapBay(number);
  else if (play.phase === "claim") {
    const tile = Object.keys(play.payable)[number - 1];
    if (tile) play.tapTile(tile);
  }
}

/** Press a key; returns whether it did something. */
export function press(key: string, target: Element, play: Play, root: HTMLElement): boolean {
  if (key.startsWith("Arrow")) return moveFocus(root, key, play.phase);
  if (/^[1-9]$/.test(key)) digit(play, Number(key));
  else if (key === "0")
    play.actions
      .find((action) => action.id === "none" || action.id === "stop" || action.id === "drop")
      ?.run();
  else if ((key === " " || key === "Enter") && !target.closest("button, a, summary"))
    play.confirm();
  else return false;
  return true;
}
