/** What keys do at the table, beside what has the focus. */
import type { Asking } from "./asking.svelte";
import { type DeedKey, deedsOf } from "./deeds";
import { choicesOf, giftOf } from "./questions";
import type { Stage } from "./stage.svelte";

/** Give an option as the answer; returns whether there is one. */
function answer(asking: Asking, option: string | null): boolean {
  if (option !== null) void asking.answer(option);
  return option !== null;
}

/** Press the large button of a key, wherever the focus is; returns whether there is one. */
function pressDeed(key: DeedKey, asking: Asking): boolean {
  const deed = deedsOf(asking, []).find((one) => one.key === key);
  deed?.act();
  return deed !== undefined;
}

/** Confirm what was chosen, or take what only gives; where the choice is still to be made, Enter does nothing. */
function enter(asking: Asking): boolean {
  const gift = asking.question ? giftOf(asking.question) : null;
  return answer(asking, gift) || pressDeed("Enter", asking);
}

/** Do nothing, or nothing more. */
const decline = (asking: Asking): boolean =>
  answer(asking, asking.pushing.option(false)) || pressDeed("0", asking);

/** A digit takes what bears it. `cards` are the options that take a die from a card, in their order. */
function digit(number: number, asking: Asking, stage: Stage, cards: string[]): boolean {
  const { question, how } = asking;
  if (!question) return false;
  if (how === "dice") {
    const die = stage.dice.filter((one) => asking.pool.has(one.id))[number - 1];
    if (die) asking.tapDie(die);
    return die !== undefined;
  }
  if (how === "spaces" || how === "move" || how === "moves") return false;
  const all = choicesOf(question, []).map((choice) => choice.text);
  const options =
    cards.length > 0 ? cards : [...new Set(all)].filter((text) => text !== asking.decline);
  const option = options[number - 1];
  if (option !== undefined) void asking.answer(option);
  return option !== undefined;
}

/** Press a key while something is asked; returns whether it did something. */
export function press(
  event: KeyboardEvent,
  asking: Asking,
  stage: Stage,
  cards: string[],
  root?: Element,
): boolean {
  if (!asking.question || !asking.ready) return false;
  if (event.key === "0") return decline(asking);
  if (/^[1-9]$/.test(event.key)) return digit(Number(event.key), asking, stage, cards);
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest("button, a, [role=button], [role=tab]")) return false;
  const push = asking.pushing.option(true);
  if (event.key === " " && push) asking.pushing.push();
  else if (event.key === "Enter") return enter(asking);
  else if (event.key === "Escape" && asking.runChoice.goal) asking.runChoice.goal = null;
  else if (event.key.startsWith("Arrow") && asking.runChoice.reach.size > 0)
    root?.querySelector<SVGElement>('[data-space][tabindex="0"]')?.focus();
  else if ((event.key === "+" || event.key === "-") && asking.how === "moves")
    asking.runChoice.setBought(asking.runChoice.bought + (event.key === "+" ? 1 : -1));
  else return event.key === "+" && pressDeed("+", asking);
  return true;
}
