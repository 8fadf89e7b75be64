/** What can be done about a question by large buttons; dice, cards and spaces are tapped where they lie. */
import type { MessageId } from "@ids";
import { t } from "@/lib/words.svelte";
import type { Question } from "../messages";
import type { CurrentQuestion } from "./currentQuestion.svelte";
import { type Choice, choicesOf, optionWords } from "./questions";
import { moves, spaceName } from "./speech";

/**
 * The keys of large buttons. Enter confirms what was chosen: one press too many must not give up what another
 * option would bring. `0` does nothing, or nothing more; `+` fills up.
 */
export type ButtonKey = "Enter" | "0" | "+";

/** A large button. */
export interface BigButton {
  /** What a hint marks it by: `action:` and what it does, or `option:` and the option it takes. */
  name: string;
  kind: "me" | "plain";
  head: string;
  note?: string;
  /** What does the same. */
  key?: ButtonKey;
  act: () => void;
}

/** The questions whose options become buttons in a list. */
const LISTED: readonly Question["form"][] = [
  ...(["abilities", "keep", "swords", "either", "rewards", "players", "faces"] as const),
];
/** Other words for "nothing more", by what is asked. */
export const STOPS: Partial<Record<string, MessageId>> = {
  run: "webcubitos-ready",
  now: "webcubitos-done",
  after_move: "webcubitos-done",
};
/** What is done with dice that go: those that hit least often go first. */
export const GOES: ReadonlySet<string> = new Set(["discard", "lose", "give"]);
/** What is done with the dice that are chosen, by what is asked. */
export const HOW: Record<string, string> = {
  draw: "draw",
  draw_uncounted: "draw",
  draw_freely: "draw",
  free_roll: "roll",
  discard_after_bust: "discard",
  lose: "lose",
  give: "give",
};

/** The options that are put as a list of buttons. */
export function listedChoices({ question, decline }: CurrentQuestion, names: string[]): Choice[] {
  if (!question) return [];
  const all = choicesOf(question, names).filter((choice) => choice.text !== decline);
  if (question.form === "trays")
    return all.filter(({ die }) => die?.kind === "light" || die?.kind === "dark");
  // One die of several that show the same is enough to choose from.
  return LISTED.includes(question.form)
    ? all.filter(({ text }, place) => all.findIndex((one) => one.text === text) === place)
    : [];
}

/** The large buttons of a question, but for push and pass. */
export function bigButtonsOf(current: CurrentQuestion, names: string[]): BigButton[] {
  const { question, decline } = current;
  if (!question) return [];
  if (question.form === "dice") return diceButtons(current, question);
  if (question.form === "spaces" || question.form === "move" || question.form === "moves")
    return spaceButtons(current, question);
  if (!decline) return [];
  const stop = question.form === "abilities" ? STOPS[question.asked] : undefined;
  return [
    {
      kind: question.form === "abilities" && question.asked !== "would_bust" ? "me" : "plain",
      name: `option:${decline}`,
      head: stop ? t(stop) : optionWords(question, decline, names),
      key: "0",
      act: () => current.answer(decline),
    },
  ];
}

function diceButtons(
  current: CurrentQuestion,
  { asked, about }: Question & { form: "dice" },
): BigButton[] {
  const { decline } = current;
  if (current.single && !current.optional) return [];
  const how = HOW[asked] ?? "take";
  const count = current.chosen.length;
  const take = {
    name: "action:take",
    kind: "me",
    act: () => current.takeChosen(),
  } as const;
  const buttons: BigButton[] = [];
  if (!current.complete)
    buttons.push({
      ...take,
      key: "+",
      head: t("webcubitos-fill", { how }),
      note: t("webcubitos-fill-note", { how }),
    });
  else if (count > 0)
    buttons.push({ ...take, key: "Enter", head: t("webcubitos-take-chosen", { how, count }) });
  if (current.optional && count === 0 && decline)
    buttons.push({
      name: "action:stop",
      kind: "plain",
      head: (about?.taken ?? 0) > 0 ? t("cubitos-offer-enough") : t("webcubitos-no-die", { how }),
      note: asked === "discard_after_bust" ? t("webcubitos-discard-none-note") : undefined,
      key: "0",
      act: () => current.answer(decline),
    });
  return buttons;
}

function spaceButtons(
  current: CurrentQuestion,
  question: Question & { form: "spaces" | "move" | "moves" },
): BigButton[] {
  const buys = question.form === "moves";
  const goal = current.runChoice.goal
    ? current.runChoice.reach.get(current.runChoice.goal)
    : undefined;
  const buttons: BigButton[] = [];
  if (current.runChoice.goal)
    buttons.push({
      name: "action:go",
      kind: "me",
      head: t("webcubitos-go"),
      note: goal
        ? [
            spaceName(goal.space),
            ...(goal.told && "moves" in goal.told
              ? [moves(goal.told.moves, goal.told.water_moves)]
              : []),
          ].join(", ")
        : "",
      key: "Enter",
      act: () => current.runChoice.go(),
    });
  if (buys || current.runChoice.staying)
    buttons.push({
      name: "action:stay",
      kind: "plain",
      head: t("webcubitos-stay"),
      note: buys ? t("webcubitos-stay-note") : undefined,
      key: "0",
      act: () => current.runChoice.stay(),
    });
  const { buying } = current.runChoice;
  if (buys && current.runChoice.reach.size === 0)
    buttons.push({
      name: "action:buy",
      kind: "me",
      head:
        current.runChoice.bought > 0
          ? moves(current.runChoice.bought)
          : t("cubitos-offer-no-moves"),
      key: current.runChoice.bought > 0 ? "Enter" : undefined,
      act: () => current.answer(buying?.text ?? ""),
    });
  return buttons;
}
