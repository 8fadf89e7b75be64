/** What keys do at the table, beside what has the focus. */

import { type ButtonKey, bigButtonsOf } from "./bigButtons";
import type { CurrentQuestion } from "./currentQuestion.svelte";
import { choicesOf, giftOf } from "./questions";
import type { Stage } from "./stage.svelte";

/** Give an option as the answer; returns whether there is one. */
function answer(current: CurrentQuestion, option: string | null): boolean {
  if (option !== null) void current.answer(option);
  return option !== null;
}

/** Press the large button of a key, wherever the focus is; returns whether there is one. */
function pressDeed(key: ButtonKey, current: CurrentQuestion): boolean {
  const button = bigButtonsOf(current, []).find((one) => one.key === key);
  button?.act();
  return button !== undefined;
}

/** Confirm what was chosen, or take what only gives; where the choice is still to be made, Enter does nothing. */
function enter(current: CurrentQuestion): boolean {
  const gift = current.question ? giftOf(current.question) : null;
  return answer(current, gift) || pressDeed("Enter", current);
}

/** Do nothing, or nothing more. */
const decline = (current: CurrentQuestion): boolean =>
  answer(current, current.pushing.option(false)) || pressDeed("0", current);

/** A digit takes what bears it. `cards` are the options that take a die from a card, in their order. */
function digit(number: number, current: CurrentQuestion, stage: Stage, cards: string[]): boolean {
  const { question, how } = current;
  if (!question) return false;
  if (how === "dice") {
    const die = stage.dice.filter((one) => current.pool.has(one.id))[number - 1];
    if (die) current.tapDie(die);
    return die !== undefined;
  }
  if (how === "spaces" || how === "move" || how === "moves") return false;
  const all = choicesOf(question, []).map((choice) => choice.text);
  const options =
    cards.length > 0 ? cards : [...new Set(all)].filter((text) => text !== current.decline);
  const option = options[number - 1];
  if (option !== undefined) void current.answer(option);
  return option !== undefined;
}

/** Press a key while something is asked; returns whether it did something. */
export function press(
  event: KeyboardEvent,
  current: CurrentQuestion,
  stage: Stage,
  cards: string[],
  root?: Element,
): boolean {
  if (!current.question || !current.ready) return false;
  if (event.key === "0") return decline(current);
  if (/^[1-9]$/.test(event.key)) return digit(Number(event.key), current, stage, cards);
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest("button, a, [role=button], [role=tab]")) return false;
  const push = current.pushing.option(true);
  if (event.key === " " && push) current.pushing.push();
  else if (event.key === "Enter") return enter(current);
  else if (event.key === "Escape" && current.runChoice.goal) current.runChoice.goal = null;
  else if (event.key.startsWith("Arrow") && current.runChoice.reach.size > 0)
    root?.querySelector<SVGElement>('[data-space][tabindex="0"]')?.focus();
  else if ((event.key === "+" || event.key === "-") && current.how === "moves")
    current.runChoice.setBought(current.runChoice.bought + (event.key === "+" ? 1 : -1));
  else return event.key === "+" && pressDeed("+", current);
  return true;
}
