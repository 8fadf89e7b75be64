/** What a hint says to do at this table: in words, and what of it is to be pressed. */
import { t } from "@/lib/words.svelte";
import type { PlanShown } from "@/messages";
import { kindOf } from "../kinds";
import type { DieOption, Question, Space } from "../messages";
import { HOW, STOPS } from "./bigButtons";
import { declineOf, optionWords } from "./questions";
import { cardName, colourName, dieName, grouped, moves, rewardWords, spaceName } from "./speech";

/** What is needed to name a plan. */
export interface Named {
  names: string[];
  /** Where the runner stands. */
  here: string;
  /** The card of each colour. */
  cards: Record<string, string>;
  /** What lies on a space of the course. */
  rewardsOf: (space: Space) => readonly { reward: string; amount: number }[];
}

/** The dice that a plan takes for this question, as options; those that must be taken anyway among them. */
export function plannedDice(question: Question & { form: "dice" }, plan: PlanShown): string[] {
  const { about, asked } = question;
  const stop = declineOf(question);
  const answers = [plan.option];
  for (const answer of plan.next) {
    if (answer.asked !== asked) break;
    answers.push(answer.option);
  }
  if (!about) return answers.slice(0, 1);
  const set: string[] = [];
  // Dice are gone through in rising order, and what there is no choice about is not asked.
  let pool = about.pool.map((die) => ({ ...die }));
  while (set.length < about.most && pool.length > 0) {
    const needed = about.least - set.length;
    const left = (from: number) =>
      pool.slice(from).reduce((sum, { count }) => sum + (about.different_colours ? 1 : count), 0);
    const offered = pool.filter((_, place) => left(place) >= needed);
    const forced = offered.length === 1 && about.stop === null;
    const text = forced ? offered[0]?.text : answers.shift();
    if (text === undefined || text === stop) break;
    set.push(text);
    const place = pool.findIndex((die) => die.text === text);
    const taken = pool[place];
    if (!taken) break;
    taken.count -= 1;
    pool = pool
      .slice(place)
      .filter((die) => die.count > 0 && !(about.different_colours && die.die === taken.die));
  }
  return set;
}

/** Where a plan runs to, as the text of a space; null where it does not run, or not known. */
export function plannedEnd(question: Question, { option, next }: PlanShown): string | null {
  if (question.form === "move" || question.form === "spaces") return option;
  const [first] = next;
  return question.form === "moves" && first?.asked === "move" ? first.option : null;
}

/** A plan in a few words: "Buy 1 move and run to K10 (3 credits)". */
export function planWords(question: Question, plan: PlanShown, known: Named): string {
  const { option } = plan;
  switch (question.form) {
    case "dice": {
      const how = HOW[question.asked] ?? "take";
      const all = [...(question.about?.pool ?? []), ...question.options.map(spotOf)];
      const dice = grouped(
        plannedDice(question, plan).flatMap((text) => {
          const die = all.find((one) => one?.text === text);
          return die ? [dieName(kindOf(die), die.face)] : [];
        }),
      );
      return dice ? t("webcubitos-hint-dice", { how, dice }) : t("webcubitos-no-die", { how });
    }
    case "moves": {
      const bought = question.options.find((one) => one.text === option)?.bought ?? 0;
      const end = plannedEnd(question, plan);
      if (end === null)
        return bought
          ? t("webcubitos-hint-buy-moves", { moves: moves(bought) })
          : t("webcubitos-stay");
      const where = whereWords(question, end, known);
      if (!bought) return where ? t("webcubitos-hint-run", { where }) : t("webcubitos-stay");
      return t("webcubitos-hint-buy-run", { moves: moves(bought), where });
    }
    case "move":
    case "spaces": {
      if (question.asked === "nearby_reward")
        return t("webcubitos-hint-reward", { where: whereWords(question, option, known) });
      const where = whereWords(question, option, known);
      return where ? t("webcubitos-hint-run", { where }) : t("webcubitos-stay");
    }
    case "buy": {
      const die = question.options.find((one) => one.text === option)?.die;
      if (!die) return t("webcubitos-hint-buy-nothing");
      const card = known.cards[die];
      return t("webcubitos-hint-buy", {
        die: card ? `${cardName(card)} (${colourName(die)})` : colourName(die),
      });
    }
    case "trays": {
      const die = question.options.find((one) => one.text === option)?.die;
      return die
        ? t("webcubitos-hint-dice", { how: "take", dice: colourName(die) })
        : t("cubitos-offer-none");
    }
    case "abilities": {
      const ability = question.options.find((one) => one.text === option)?.ability;
      if (!ability) {
        const stop = STOPS[question.asked];
        return stop ? t(stop) : optionWords(question, option, known.names);
      }
      const die = dieName(kindOf(ability), ability.face);
      return ability.card
        ? t("webcubitos-hint-use", { card: cardName(ability.card), die })
        : t("cubitos-offer-credit", { die });
    }
    default:
      return optionWords(question, option, known.names);
  }
}

const spotOf = ({ text, spot }: DieOption) => (spot ? { ...spot, text } : null);

/** A space of the question, by its text. */
function spaceIn(question: Question, text: string): Space | null {
  if (question.form === "move" || question.form === "spaces")
    return question.options.find((one) => one.text === text)?.space ?? null;
  if (question.form !== "moves") return null;
  const all = question.options.flatMap(({ told }) => told?.new ?? []);
  return all.find(({ space }) => space.text === text)?.space ?? null;
}

/** A space by its name and what is gained there; empty for the one I stand on. */
function whereWords(question: Question, text: string, { here, rewardsOf }: Named): string {
  const space = spaceIn(question, text);
  if (text === here || !space) return "";
  const rewards = question.asked === "step" ? [] : rewardsOf(space).map(rewardWords);
  return rewards.length > 0
    ? t("webcubitos-hint-where", { space: spaceName(space), rewards: rewards.join(", ") })
    : spaceName(space);
}
