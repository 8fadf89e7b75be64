/** Moments of a report in words: rolls, mistakes, and pushes that went wrong. */
import { askedWords, optionWords } from "@/lib/gameWords";
import { plainWords } from "@/lib/plain";
import { language, percent, t } from "@/lib/words.svelte";
import type { DecisionJudged, DieShown, RollJudged, StopJudged } from "@/messages";
import type { GameAfter } from "./counts";
import { ledger } from "./ledger";
import type { Report } from "./report.svelte";

/** A moment with a line of text and a link into the replay. */
export interface Moment {
  /** The frame of the replay right before it. */
  frame: number;
  round: number;
  seat: number;
  text: string;
  /** How it changed the chance to win of who acted. */
  change: number;
  /** The dice that fell. */
  dice?: readonly DieShown[];
}

/** A change of a chance in points: +7, −12, ±0. */
export function points(change: number, digits = 0): string {
  const rounded = Number((change * 100).toFixed(digits));
  if (rounded === 0) return "±0";
  return new Intl.NumberFormat(language(), {
    signDisplay: "always",
    maximumFractionDigits: digits,
  })
    .format(rounded)
    .replace("-", "−");
}

/** Whose words are used: those of a game's own page, or those of its texts. */
export interface Said {
  game: string;
  after: GameAfter | null;
  names: string[];
}

/** An option in words. */
export const optionSaid = (
  { game, after, names }: Said,
  decision: DecisionJudged,
  option: string,
): string => after?.optionWords(decision.question, option, names) ?? optionWords(game, option);

/** A question in words. */
export const questionSaid = ({ game, after }: Said, decision: DecisionJudged): string =>
  after?.questionWords(decision.question) ??
  (askedWords(game, decision.asked) || plainWords(decision.asked));

/** A decision that cost something, and what would have been better. */
export function mistakeMoment(decision: DecisionJudged, said: Said): Moment {
  const { step, round, seat, chosen, best, worth, best_worth, loss } = decision;
  const text = t("webreport-mistake", {
    chosen: optionSaid(said, decision, chosen),
    best: optionSaid(said, decision, best),
    worth: percent(worth),
    better: percent(best_worth),
  });
  return { frame: step, round, seat, text, change: -loss };
}

/** A roll: what it did to the chance to win. */
export function rollMoment({ step, round, seat, dice, before, after, luck }: RollJudged): Moment {
  const text = t("webreport-roll", { before: percent(before), after: percent(after) });
  return { frame: step, round, seat, text, change: luck, dice };
}

/** A push that went wrong, against stopping before it. */
export function stopMoment(stop: StopJudged): Moment {
  const { step, round, seat, bust, stopping, pushing, after } = stop;
  const text = t(pushing >= stopping ? "webreport-stop-right" : "webreport-stop-wrong", {
    bust: bust === null ? "?" : percent(bust),
    stopping: percent(stopping),
    pushing: percent(pushing),
    after: percent(after),
  });
  return { frame: step, round, seat, text, change: after - stopping };
}

/** The moments that changed most, in their order; until all is judged, those so far. */
export function turningPoints(report: Report, said: Said): Moment[] {
  const found: Moment[] = [];
  for (const step of report.turns) {
    const roll = report.rollAt(step);
    const decision = report.decisionAt(step);
    if (roll) found.push(rollMoment(roll));
    else if (decision) found.push(mistakeMoment(decision, said));
  }
  return found;
}

/** The headline: what the dice and the choices had to do with how it ended; nothing before that is known. */
export function ledgerNote(
  report: Report,
  winners: number[],
  you: number,
  names: string[],
): string {
  const { accounts } = report;
  const [first] = winners;
  if (accounts.length < 2 || first === undefined) return "";
  const mine = accounts[you] !== undefined;
  const subject = mine ? you : first;
  const own = accounts[subject];
  const column = ledger(accounts)[subject];
  if (!own || !column) return "";
  const others = accounts.filter((_, seat) => seat !== subject);
  const rank = (figure: "dice" | "mistakes"): "most" | "least" | "between" => {
    if (others.every((other) => own[figure] > other[figure])) return "most";
    return others.every((other) => own[figure] < other[figure]) ? "least" : "between";
  };
  const dice = { most: "best", least: "worst", between: "middling" }[rank("dice")];
  const choices = { most: "worst", least: "best", between: "middling" }[rank("mistakes")];
  return t(mine ? "webreport-note-you" : "webreport-note", {
    won: winners.includes(subject) ? "yes" : "no",
    player: names[subject] ?? "",
    dice,
    choices,
    brought: points(column.dice / 100),
    lost: points(column.mistakes / 100),
  });
}
