/** What made up everybody's result, in whole points of the chance to win that add up as they are shown. */
import { wholes } from "@/lib/rounding";
import type { AccountShown } from "@/messages";

/** What changed a chance on its way from the start to the result. */
export const CHANGES = ["dice", "mistakes", "others-dice", "others-choices", "unforeseen"] as const;
export type Change = (typeof CHANGES)[number];
/** One player's account: start and changes add up to the result. */
export type Column = Record<"start" | Change | "result", number>;

const change: Record<Change, (account: AccountShown) => number> = {
  dice: ({ dice }) => dice,
  mistakes: ({ mistakes }) => -mistakes,
  "others-dice": ({ others_dice }) => others_dice,
  "others-choices": ({ others_choices }) => others_choices,
  unforeseen: ({ others, others_dice, others_choices }) => others - others_dice - others_choices,
};

/** Everybody's account; what all start with adds up to 100, and so do the results. */
export function ledger(accounts: readonly AccountShown[]): Column[] {
  const starts = wholes(hundredths(accounts.map(({ start }) => start)), 100);
  const results = wholes(hundredths(accounts.map(({ result }) => result)), 100);
  return accounts.map((account, seat) => {
    const [start = 0, result = 0] = [starts[seat], results[seat]];
    const parts = hundredths(CHANGES.map((name) => change[name](account)));
    const rounded = wholes(parts, result - start);
    const changes = CHANGES.map((name, place) => [name, rounded[place] ?? 0]);
    return { start, ...(Object.fromEntries(changes) as Record<Change, number>), result };
  });
}

const hundredths = (shares: readonly number[]): number[] => shares.map((share) => share * 100);
