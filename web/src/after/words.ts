/** The result of a finished game in words. */
import { listed, t } from "@/lib/words.svelte";
import type { GameAfter, GameCounts } from "./counts";

/** The result for a viewer; to their own seat, in the second person. */
export function verdict(
  counts: GameCounts,
  names: string[],
  after: GameAfter | null,
  you: number,
): string {
  const mine = counts.seats[you];
  if (!mine) return outcome(counts, names, after);
  const winners = counts.seats.filter((seat) => seat.won).length;
  if (mine.won) return t(winners > 1 ? "webreport-you-share" : "webreport-you-win");
  return t("webreport-you-place", { place: mine.place });
}

/** Who won, and how clearly, in one line. */
export function outcome(counts: GameCounts, names: string[], after: GameAfter | null): string {
  const winners = counts.seats.filter((seat) => seat.won);
  const [first] = winners;
  if (!first) return t("webpages-verdict-none");
  if (winners.length > 1)
    return t("webpages-verdict-tie", {
      players: listed(winners.map((seat) => names[seat.seat] ?? "")),
    });
  const others = counts.seats.filter((seat) => !seat.won).map((seat) => seat.score);
  const ahead = first.score - Math.max(...others);
  const player = names[first.seat] ?? "";
  if (others.length === 0 || ahead <= 0) return t("webpages-verdict-even", { player });
  return after?.verdict(player, ahead) ?? t("webpages-verdict-points", { player, count: ahead });
}
