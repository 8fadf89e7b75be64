/** The line below a question. */
import { t } from "@/lib/words.svelte";
import type { PlayerView, Question } from "../messages";
import type { CurrentQuestion } from "./currentQuestion.svelte";
import { cardName, colourName, moves, stakeWords } from "./speech";

/** The line below a question: what is at stake, what is to be tapped, what was chosen so far; and whose card asks. */
export function noteOn(
  question: Question,
  current: CurrentQuestion,
  player: PlayerView | null,
  narrow: boolean,
): string {
  const note = plainNote(question, current, player, narrow);
  const card = question.about?.by;
  if (!card || question.form === "swords" || question.form === "keep") return note;
  return note ? t("webcubitos-by-card", { card: cardName(card), note }) : cardName(card);
}

function plainNote(
  question: Question,
  current: CurrentQuestion,
  player: PlayerView | null,
  narrow: boolean,
): string {
  const mine = moves(player?.move ?? 0, player?.water ?? 0);
  switch (question.form) {
    case "push": {
      if (!question.about) return "";
      const { must_push, at_risk, dice, lost } = question.about;
      if (must_push) return t("webcubitos-must-push");
      return at_risk
        ? t("webcubitos-at-risk", { dice, stake: stakeWords(lost) })
        : t("webcubitos-no-risk");
    }
    case "dice":
      if (current.single) return t("webcubitos-tap-die");
      if (current.any) return t("webcubitos-chosen-any", { count: current.chosen.length });
      return t("webcubitos-chosen", { count: current.chosen.length, needed: current.most });
    case "abilities":
      return t("webcubitos-tap-ability");
    case "spaces":
      return t(
        question.asked === "nearby_reward" ? "webcubitos-tap-reward" : "webcubitos-tap-step",
      );
    case "move":
    case "moves":
      if ([...current.runChoice.reach.values()].some(({ bought }) => bought > 0))
        return t("webcubitos-tap-bought", { moves: mine });
      return narrow ? t("webcubitos-tap-step") : t("webcubitos-tap-space", { moves: mine });
    case "buy": {
      const second = (question.about?.bought.length ?? 0) > 0;
      return t(second ? "webcubitos-tap-second" : "webcubitos-tap-card", {
        money: t("cubitos-count-money", { count: player?.money ?? 0 }),
        credits: t("cubitos-count-credits", { count: player?.credit ?? 0 }),
      });
    }
    case "trays":
      return t("webcubitos-tap-tray");
    case "faces":
      return colourName(question.about?.die ?? "light");
    default:
      return "";
  }
}
