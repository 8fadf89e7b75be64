/** What keys do at the table, beside what has the focus. */
import type { Asking } from "./asking.svelte";
import { choicesOf } from "./questions";
import type { Stage } from "./stage.svelte";

/** What Enter does when nothing else has the focus: the safe or the finishing choice. Returns whether it did. */
function enter(asking: Asking): boolean {
  const { how, decline } = asking;
  if (how === "push") {
    const pass = asking.pushing.option(false);
    if (pass) void asking.answer(pass);
    return pass !== null;
  }
  if (asking.runChoice.goal) {
    asking.runChoice.go();
    return true;
  }
  if (how === "dice" && (!asking.single || asking.optional)) {
    if (asking.chosen.length > 0 || !asking.optional) asking.takeChosen();
    else if (decline) void asking.answer(decline);
    return true;
  }
  if (!decline || how === "dice") return false;
  void asking.answer(decline);
  return true;
}

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
  else return false;
  return true;
}
