import { listed, percent, t } from "@/lib/words.svelte";
import type { Figures, GameAfter, TurningPoint } from "./figures";

/** A moment that counted, in a sentence. */
export function pointText(point: TurningPoint, names: string[]): string {
  const player = names[point.seat] ?? "";
  const known = point.chance === null ? "" : "-chance";
  if (point.kind === "bust")
    return t(`webpages-point-bust${known}`, {
      player,
      count: point.amount,
      chance: percent(point.chance ?? 0),
    });
  return t(`webpages-point-${point.kind}`, { player, count: point.amount });
}

/** What stands beside the sentence: a figure where there is one. */
export function pointFigure(point: TurningPoint): string {
  if (point.kind === "run" || point.kind === "gain") return `+${point.amount}`;
  if (point.kind === "bust") return `−${point.amount}`;
  return "";
}

/** Who won, and how clearly, in one line. */
export function verdict(figures: Figures, names: string[], after: GameAfter | null): string {
  const winners = figures.seats.filter((seat) => seat.won);
  const [first] = winners;
  if (!first) return t("webpages-verdict-none");
  if (winners.length > 1)
    return t("webpages-verdict-tie", {
      players: listed(winners.map((seat) => names[seat.seat] ?? "")),
    });
  const others = figures.seats.filter((seat) => !seat.won).map((seat) => seat.score);
  const ahead = first.score - Math.max(0, ...others);
  const player = names[first.seat] ?? "";
  if (ahead <= 0) return t("webpages-verdict-even", { player });
  return after?.verdict(player, ahead) ?? t("webpages-verdict-points", { player, count: ahead });
}

/** What the dice had to do with it: the winner's luck against that of the others, if it differs clearly. */
export function luckNote(figures: Figures): string {
  const luck = figures.seats.map((seat) => seat.hits - seat.expected);
  const first = figures.seats.findIndex((seat) => seat.won);
  if (first < 0 || figures.seats.length < 2) return "";
  const mine = luck[first] ?? 0;
  const others = luck.filter((_, seat) => seat !== first);
  if (others.every((one) => mine > one + 1)) return t("webpages-verdict-lucky");
  if (others.some((one) => mine < one - 1)) return t("webpages-verdict-unlucky");
  return "";
}
