/** What can be done about a question by large buttons; dice, cards and spaces are tapped where they lie. */
import type { MessageId } from "@ids";
import { t } from "@/lib/words.svelte";
import type { Question } from "../messages";
import type { Asking } from "./asking.svelte";
import { type Choice, choicesOf, optionWords } from "./questions";
import { moves, spaceName } from "./speech";

/**
 * The keys of large buttons. Enter confirms what was chosen: one press too many must not give up what another
 * option would bring. `0` does nothing, or nothing more; `+` fills up.
 */
export type DeedKey = "Enter" | "0" | "+";

/** A large button. */
export interface Deed {
  /** What a hint marks it by: `deed:` and what it does, or `option:` and the option it takes. */
  name: string;
  kind: "me" | "plain";
  head: string;
  note?: string;
  /** What does the same. */
  key?: DeedKey;
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
export function listedChoices({ question, decline }: Asking, names: string[]): Choice[] {
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
export function deedsOf(asking: Asking, names: string[]): Deed[] {
  const { question, decline } = asking;
  if (!question) return [];
  if (question.form === "dice") return diceDeeds(asking, question);
  if (question.form === "spaces" || question.form === "move" || question.form === "moves")
    return spaceDeeds(asking, question);
  if (!decline) return [];
  const stop = question.form === "abilities" ? STOPS[question.asked] : undefined;
  return [
    {
      kind: question.form === "abilities" && question.asked !== "would_bust" ? "me" : "plain",
      name: `option:${decline}`,
      head: stop ? t(stop) : optionWords(question, decline, names),
      key: "0",
      act: () => asking.answer(decline),
    },
  ];
}

function diceDeeds(asking: Asking, { asked, about }: Question & { form: "dice" }): Deed[] {
  const { decline } = asking;
  if (asking.single && !asking.optional) return [];
  const how = HOW[asked] ?? "take";
  const count = asking.chosen.length;
  const take = {
    name: "deed:take",
    kind: "me",
    act: () => asking.takeChosen(),
  } as const;
  const deeds: Deed[] = [];
  if (!asking.complete)
    deeds.push({
      ...take,
      key: "+",
      head: t("webcubitos-fill", { how }),
      note: t("webcubitos-fill-note", { how }),
    });
  else if (count > 0)
    deeds.push({ ...take, key: "Enter", head: t("webcubitos-take-chosen", { how, count }) });
  if (asking.optional && count === 0 && decline)
    deeds.push({
      name: "deed:stop",
      kind: "plain",
      head: (about?.taken ?? 0) > 0 ? t("cubitos-offer-enough") : t("webcubitos-no-die", { how }),
      note: asked === "discard_after_bust" ? t("webcubitos-discard-none-note") : undefined,
      key: "0",
      act: () => asking.answer(decline),
    });
  return deeds;
}

function spaceDeeds(
  asking: Asking,
  question: Question & { form: "spaces" | "move" | "moves" },
): Deed[] {
  const buys = question.form === "moves";
  const goal = asking.runChoice.goal
    ? asking.runChoice.reach.get(asking.runChoice.goal)
    : undefined;
  const deeds: Deed[] = [];
  if (asking.runChoice.goal)
    deeds.push({
      name: "deed:go",
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
      act: () => asking.runChoice.go(),
    });
  if (buys || asking.runChoice.staying)
    deeds.push({
      name: "deed:stay",
      kind: "plain",
      head: t("webcubitos-stay"),
      note: buys ? t("webcubitos-stay-note") : undefined,
      key: "0",
      act: () => asking.runChoice.stay(),
    });
  const { buying } = asking.runChoice;
  if (buys && asking.runChoice.reach.size === 0)
    deeds.push({
      name: "deed:buy",
      kind: "me",
      head:
        asking.runChoice.bought > 0 ? moves(asking.runChoice.bought) : t("cubitos-offer-no-moves"),
      key: asking.runChoice.bought > 0 ? "Enter" : undefined,
      act: () => asking.answer(buying?.text ?? ""),
    });
  return deeds;
}
