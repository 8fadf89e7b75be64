import { describe, expect, it } from "vitest";
import { CHANGES, ledger } from "@/after/ledger";
import { percents, wholes } from "@/lib/rounding";
import { percent, speak } from "@/lib/words.svelte";

const account = (start: number, changes: number[], result: number) => {
  const [dice = 0, mistakes = 0, others_dice = 0, others_choices = 0, unforeseen = 0] = changes;
  const others = others_dice + others_choices + unforeseen;
  return {
    ...{ start, dice, mistakes: -mistakes, others, others_dice, others_choices, result },
    ...{ decisions: 1, rolls: 1 },
  };
};
/** Shares of 1 that are all rounded down, and all rounded up, if each is rounded by itself. */
const SHARES = [
  [0.334, 0.333, 0.333],
  [0.126, 0.346, 0.528],
  [0.1249, 0.1249, 0.7502],
  [0.005, 0.005, 0.005, 0.985],
  [1, 0],
];

describe("shares of a whole", () => {
  it.each(["en", "de", "uk"] as const)("add up to 100 %% as they are shown in %s", async (code) => {
    await speak(code);
    for (const shares of SHARES) {
      const shown = percents(shares);
      const numbers = shown.map((one) => Number.parseInt(one, 10));
      expect(numbers.reduce((sum, one) => sum + one)).toBe(100);
      // As any other share is written in this language, and never a whole point off.
      shown.forEach((one, place) => {
        const share = shares[place] ?? 0;
        expect([Math.floor(share * 100), Math.ceil(share * 100)]).toContain(numbers[place]);
        expect(one).toBe(percent((numbers[place] ?? 0) / 100));
      });
    }
  });

  it("may be negative, and are nothing where there is nothing", () => {
    expect(wholes([-1.5, 2.25, -0.75], 0)).toEqual([-1, 2, -1]);
    expect(wholes([], 100)).toEqual([]);
  });
});

describe("the ledger", () => {
  it("adds up in every column, and in the rows of the start and of the result", () => {
    const columns = ledger([
      account(0.333, [0.0149, -0.0349, 0.2, 0.1, 0.387], 1),
      account(0.334, [-0.1251, -0.0751, -0.1, 0.0049, -0.0387], 0),
      account(0.333, [0.1102, -0.1251, -0.2, -0.05, -0.0681], 0),
    ]);
    for (const column of columns)
      expect(CHANGES.reduce((sum, name) => sum + column[name], column.start)).toBe(column.result);
    expect(columns.map(({ start }) => start)).toEqual([33, 34, 33]);
    expect(columns.map(({ result }) => result)).toEqual([100, 0, 0]);
  });
});
