/** Questions and options in words. */
import { named, percent, t, textOr } from "@/lib/words.svelte";
import { abilityWords } from "../cardParts";
import { kindOf } from "../kinds";
import type { Chance, EitherOption, PlayerView, Question } from "../messages";
import { cardName, colourName, dieName, gains, moves, rewardWords, spaceName } from "./speech";
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

/** A question in a sentence, said to who is asked. */
export function questionWords(question: Question, player: PlayerView | null): string {
  const { asked } = question;
  if (question.form === "swords")
    return t("cubitos-ask-swords", { card: cardName(question.about?.card ?? asked) });
  const left = question.form === "dice" ? (question.about?.most ?? 1) : 1;
  const price = question.form === "moves" ? (question.about?.price ?? 0) : 0;
  const told = {
    left: t("cubitos-count-dice", { count: left }),
    number: left,
    moves: moves(player?.move ?? 0, player?.water ?? 0),
    price: t("cubitos-count-money", { count: price }),
    money: t("cubitos-count-money", { count: player?.money ?? 0 }),
    credits: t("cubitos-count-credits", { count: player?.credit ?? 0 }),
  };
  const shared = textOr(`cubitos-ask-${asked}`, t("webcubitos-ask-something"), told);
  return textOr(`webcubitos-ask-${asked}`, shared, told);
}

/**
 * What somebody else is doing; of who is asked only the fact is known, so the phase must do. In a replay
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

/** Doing nothing more, by what is asked. */
export const stopWords = (asked: string): string =>
  textOr(`cubitos-offer-stop-${asked}`, t("webcubitos-done"));

/** An option in words, by its text, as a screen reader says it and a list shows it. */
export function optionWords(question: Question, text: string, names: string[]): string {
  return choicesOf(question, names).find((choice) => choice.text === text)?.words ?? text;
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

/** The options of a question in words. */
export function choicesOf(question: Question, names: string[]): Choice[] {
  switch (question.form) {
    case "push":
      return question.options.map(({ text, pushes }) => ({
        text,
        words: t(pushes ? "webcubitos-push" : "webcubitos-pass"),
      }));
    case "dice":
      return question.options.map(({ text, spot }) => {
        if (!spot) return { text, words: t("cubitos-offer-enough") };
        const die = dieName(kindOf(spot), spot.face);
        return {
          text,
          words: t("cubitos-offer-die", { die, zone: named("cubitos-zone-", spot.zone) }),
        };
      });
    case "abilities":
      return question.options.map(({ text, ability, told }) => {
        if (!ability) return { text, words: stopWords(question.asked) };
        const die = { kind: kindOf(ability), face: ability.face };
        const name = dieName(die.kind, die.face);
        const { card } = ability;
        if (!card) return { text, die, words: t("cubitos-offer-credit", { die: name }) };
        const does = abilityWords(card, ability.moment);
        const words = t("cubitos-offer-ability", { card: cardName(card), die: name, does });
        const risk = told?.effect ? riskWords(told.bust, told.bust_at_least) : "";
        return {
          text,
          die,
          card,
          title: cardName(card),
          below: risk ? `${does} (${risk})` : does,
          words,
        };
      });
    case "keep":
      return question.options.map(({ text, yes }) => ({
        text,
        words: t(yes ? "cubitos-offer-keep-yes" : "cubitos-offer-keep-no"),
      }));
    case "swords":
      return question.options.map(({ text, yes }) => {
        const card = question.about?.card ?? question.asked;
        if (!yes) return { text, words: t("cubitos-offer-swords-no") };
        const below = abilityWords(card, "compare");
        return {
          text,
          card,
          title: cardName(card),
          below,
          words: t("cubitos-offer-swords-yes", { does: below }),
        };
      });
    case "buy":
      return question.options.map(({ text, die }) => ({
        text,
        words: die
          ? oneDie(die)
          : t(
              question.about?.bought.length
                ? "cubitos-offer-nothing"
                : "webcubitos-hint-buy-nothing",
            ),
      }));
    case "trays":
      return question.options.map(({ text, die, told }) => {
        if (!die) return { text, words: t("cubitos-offer-none") };
        const below = t("webcubitos-left", { count: told?.left ?? 0 });
        const title = colourName(die);
        return { text, words: oneDie(die), title, die: { kind: die, face: null }, below };
      });
    case "faces":
      return question.options.map(({ text, face, told }) => ({
        text,
        words: named("cubitos-face-", face),
        below: t("webcubitos-in-six", { count: told?.sides ?? 1 }),
        die: { kind: question.about?.die ?? "light", face },
      }));
    case "either":
      return question.options.map((option) => ({ text: option.text, words: eitherWords(option) }));
    case "rewards":
      return question.options.map(({ text, reward }) => ({
        text,
        words: rewardWords(reward),
        reward: reward ?? undefined,
      }));
    case "spaces":
    case "move":
      return question.options.map(({ text, space }) => ({ text, words: spaceName(space) }));
    case "moves":
      return question.options.map(({ text, bought }) => ({
        text,
        words: bought === 0 ? t("cubitos-offer-no-moves") : moves(bought),
      }));
    case "players":
      return question.options.map(({ text, seat }) => ({
        text,
        words: names[seat] ?? text,
        seat,
        below: t("cubitos-count-swords", { count: question.about?.swords[seat] ?? 0 }),
      }));
  }
}

/** A die of a colour, as one says what is bought or taken. */
const oneDie = (colour: string): string => named("cubitos-dice-", colour, { count: 1 });

function eitherWords({ brings, told }: EitherOption): string {
  const words = told ? gains(told.gains) : "";
  if (words) return words;
  // Half of no fans is none: that is said too.
  if (brings === "credits") return t("cubitos-count-credits", { count: 0 });
  return brings === "money" ? t("cubitos-count-money", { count: 0 }) : moves(0);
}
