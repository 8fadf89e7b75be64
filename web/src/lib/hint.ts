/** Hints of the strongest bot, in words. */
import type { AdviceShown, PlanShown } from "@/messages";
import { percent, t } from "./words.svelte";

/** What the strongest bot at hand would do, and what it expects of it. */
export interface Hint {
  turn: number;
  option: string;
  by: string;
  /** What it and the next best option lead to; null where the bot does not say. */
  advice: AdviceShown | null;
}

/** What a hint says to do: the option, and the answers that follow. */
export const bestPlan = ({ option, advice }: Hint): PlanShown =>
  advice?.best ?? { option, next: [], chance: 0 };

/** A hint in a sentence: the move, the chance to win with it, and the next best one with its own. */
export function hintWords(hint: Hint, name: (plan: PlanShown) => string): string {
  const move = name(bestPlan(hint));
  const { advice } = hint;
  if (!advice) return move;
  const chance = percent(advice.best.chance);
  const other = advice.other ? name(advice.other) : "";
  if (!advice.other || other === move) return t("web-hint-alone", { move, chance });
  const less = percent(advice.other.chance);
  return t(less === chance ? "web-hint-equal" : "web-hint-told", { move, chance, other, less });
}
