/** Help texts for things on the table. */
import { has, t, textOr } from "@/lib/words.svelte";
import type { CoursePlan } from "../content";
import { colourName, effectWords, rewardWords } from "./speech";

/** What there is to say about a thing on the table, by the name it bears in `data-help`. */
export function helpOn(
  what: string,
  course: CoursePlan | null,
  board: number,
): { title: string; text: string } | null {
  const cut = what.indexOf(":");
  const [kind, name] = cut < 0 ? [what, ""] : [what.slice(0, cut), what.slice(cut + 1)];
  if (kind === "space") {
    const cell = course?.boards[board]?.cells.find((one) => one.space === name);
    if (!cell) return null;
    const lines = [
      t(cell.kind === "water" ? "webcubitos-help-water" : "webcubitos-help-space"),
      ...(cell.rewards ?? []).map((reward) =>
        t("webcubitos-help-reward", { reward: rewardWords(reward) }),
      ),
      ...(cell.effect ? [effectWords(cell.effect)] : []),
      ...(cell.mark ? [t("webcubitos-help-target", { letter: cell.mark })] : []),
    ];
    return {
      title: t("webcubitos-space", { space: name, zone: cell.zone ?? 0 }),
      text: lines.join(" "),
    };
  }
  if (kind === "die")
    return {
      title: colourName(name),
      text: t(name === "start" ? "webcubitos-help-start-die" : "webcubitos-help-gray"),
    };
  const id = kind === "zone" ? `zone-${name}` : kind;
  if (!has(`webcubitos-help-${id}`)) return null;
  const title = kind === "zone" ? `webcubitos-zone-${name}` : `webcubitos-title-${id}`;
  return { title: textOr(title, ""), text: textOr(`webcubitos-help-${id}`, "") };
}
