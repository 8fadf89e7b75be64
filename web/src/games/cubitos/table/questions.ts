/** Questions and options in words. */
import { say } from "@/lib/said";
import { percent, t } from "@/lib/words.svelte";
import { kindOf } from "../kinds";
import type { Chance, PlayerView, Question } from "../messages";
import { cardName, colourName } from "./speech";
import { share } from "./store";

/** The option that does nothing, or nothing more; null where something must be done. */
export function declineOf(question: Question): string | null {
  switch (question.form) {
    case "dice":
      return question.options.find((option) => option.spot === null)?.text ?? null;
    case "abilities":
      return question.options.find((option) => option.ability === null)?.text ?? null;
    case "trays":
    case "buy":
      return question.options.find((option) => option.die === null)?.text ?? null;
    case "rewards":
      return question.options.find((option) => option.reward === null)?.text ?? null;
    case "keep":
    case "swords":
      return question.options.find((option) => !option.yes)?.text ?? null;
    default:
      return null;
  }
}

/** The option that only gives: whoever takes it loses nothing that another option would bring. */
export function giftOf(question: Question): string | null {
  if (question.form !== "rewards") return null;
  const rewards = question.options.flatMap(({ text, reward }) => (reward ? { text, reward } : []));
  const [only] = rewards;
  return rewards.length === 1 && only && only.reward.reward !== "lose dice" ? only.text : null;
}

/** A question in a sentence, addressed to the seat that is asked. */
export const questionWords = ({ said }: Question): string => say("cubitos", said);

/**
 * What somebody else is doing; we know only that a seat is asked, so the phase is described. In a replay
 * nobody waits, and where there is nothing to say it is nothing.
 */
export function doingWords(
  player: PlayerView | null,
  asked: boolean,
  inRunPhase: boolean,
  replay: boolean,
): string {
  if (!asked && player?.busted) return t("webcubitos-log-bust-short");
  if (!asked && player?.passed)
    return t(inRunPhase ? "webcubitos-ready-state" : "webcubitos-log-passed-short");
  if (!asked) return replay ? "" : t("webcubitos-waits");
  if (!player) return t("webcubitos-thinks");
  if (player.passed || player.busted) return t("webcubitos-runs");
  return t(player.active.length > 0 ? "webcubitos-decides" : "webcubitos-draws");
}

/** An option in words, by its text, as a screen reader says it and a list shows it. */
export function optionWords(question: Question, text: string, names: readonly string[]): string {
  const option = question.options.find((one) => one.text === text);
  return option ? say("cubitos", option.said, { names, you: -1 }) : text;
}

/** An option that is put as a button: what stands on it, and what is drawn beside it. */
export interface Choice {
  text: string;
  /** All of it in words. */
  words: string;
  /** In short, where there is more to say below. */
  title?: string;
  below?: string;
  card?: string | null;
  die?: { kind: string; face: string | null };
  seat?: number;
  reward?: { reward: string; amount: number };
}

/** The chance of a bust in words, or its limits where it is not known exactly. */
function riskWords(bust: Chance | null, atLeast: Chance | null): string {
  if (!bust) return "";
  if (!atLeast) return t("cubitos-risk", { chance: percent(share(bust)) });
  // Rounded away from each other, so that the chance does lie between them.
  const least = percent(Math.floor(100 * share(atLeast)) / 100);
  const most = percent(Math.ceil(100 * share(bust)) / 100);
  return t("webcubitos-risk-between", { least, most });
}

/** The options of a question in words, with what is drawn on their buttons. */
export const choicesOf = (question: Question, names: readonly string[]): Choice[] =>
  question.options.map((option) => ({
    text: option.text,
    words: say("cubitos", option.said, { names, you: -1 }),
    ...drawn(question, option),
  }));

/** A part of an option's name, such as the card in the name of an ability. */
function part({ said }: Question["options"][number], name: string): string {
  const found = typeof said === "object" && "args" in said ? said.args[name] : undefined;
  return found === undefined ? "" : say("cubitos", found);
}

/** What stands on the button of an option besides its name. */
function drawn(
  question: Question,
  option: Question["options"][number],
): Omit<Choice, "text" | "words"> {
  if ("ability" in option && option.ability) {
    const { card, face } = option.ability;
    const die = { kind: kindOf(option.ability), face };
    if (!card) return { die };
    const { told } = option;
    const does = part(option, "does");
    const risk = told?.effect ? riskWords(told.bust, told.bust_at_least) : "";
    const below = risk ? `${does} (${risk})` : does;
    return { die, card, title: part(option, "card"), below };
  }
  if (question.form === "swords" && "yes" in option && option.yes) {
    const card = question.about?.card ?? question.asked;
    return { card, title: cardName(card), below: part(option, "does") };
  }
  if (question.form === "trays" && "die" in option && option.die) {
    const left = option.told && "left" in option.told ? option.told.left : 0;
    const below = t("webcubitos-left", { count: left });
    return { title: colourName(option.die), die: { kind: option.die, face: null }, below };
  }
  if (question.form === "faces" && "face" in option)
    return {
      below: t("webcubitos-in-six", { count: option.told?.sides ?? 1 }),
      die: { kind: question.about?.die ?? "light", face: option.face },
    };
  if ("reward" in option) return { reward: option.reward ?? undefined };
  if (question.form === "players" && "seat" in option)
    return {
      seat: option.seat,
      below: t("cubitos-count-swords", { count: question.about?.swords[option.seat] ?? 0 }),
    };
  return {};
}
