/** Who made more of the same luck: the results of a duplicate in order. */
import type { DuplicateResult, DuplicateTableShown } from "@/lib/types";
import { language, t } from "@/lib/words.svelte";

/** One player's result. */
export interface Ranked {
  table: string;
  result: DuplicateResult;
  /** Equals share a place; null where it does not count. */
  place: number | null;
}

/** What is compared first; without others in the same seat, a result stands in the middle. */
const worth = ({ against_field, lead }: DuplicateResult): [number, number] => [
  against_field ?? 0,
  lead,
];

function better(one: DuplicateResult, other: DuplicateResult): number {
  if (one.counts !== other.counts) return one.counts ? -1 : 1;
  const [first, second] = [worth(one), worth(other)];
  return second[0] - first[0] || second[1] - first[1];
}

/** All people's results, the best first, and those that do not count at the end. */
export function ranking(tables: DuplicateTableShown[]): Ranked[] {
  const rows = tables.flatMap(({ table, seats }) =>
    seats
      .filter(({ kind }) => kind !== "bot")
      .map((result): Ranked => ({ table, result, place: null })),
  );
  rows.sort((one, other) => better(one.result, other.result));
  let place = 0;
  rows.forEach((row, at) => {
    if (!row.result.counts) return;
    const before = rows[at - 1]?.result;
    if (!before || better(before, row.result) !== 0) place = at + 1;
    row.place = place;
  });
  return rows;
}

/** A difference with its sign, as people write it: +4.5, −2, 0. */
export const signed = (number: number): string =>
  new Intl.NumberFormat(language(), {
    signDisplay: "exceptZero",
    maximumFractionDigits: 1,
  })
    .format(number)
    .replace("-", "−");

/** How a seat stood at its own table, in a few words. */
export function leadText(lead: number): string {
  if (lead === 0) return t("webduplicate-level");
  return t(lead > 0 ? "webduplicate-ahead" : "webduplicate-behind", { count: Math.abs(lead) });
}
