import type { Details, QuestionShown } from "@/lib/types";
import { has, t } from "@/lib/words.svelte";
import { parseDie, parseSpot } from "./dice";
import { cardName, colourName, dieName, gains, moves, rewardWords, spaceName } from "./speech";
import { type PlayerView, type Reward, textIn, toldOf } from "./views";

/** How a question is put: with two big buttons, by dice, cards or spaces to tap, or as a list. */
export type Presentation =
  | "push"
  | "dice"
  | "abilities"
  | "yes_no"
  | "trays"
  | "buy"
  | "faces"
  | "either"
  | "rewards"
  | "spaces"
  | "moves"
  | "players"
  | "list";

/** Every question of the game, by name. */
export const PRESENTATIONS: Readonly<Record<string, Presentation>> = {
  push: "push",
  draw: "dice",
  draw_uncounted: "dice",
  draw_freely: "dice",
  free_roll: "dice",
  lose: "dice",
  set: "dice",
  to_roll: "dice",
  give: "dice",
  discard_after_bust: "dice",
  now: "abilities",
  on_push: "abilities",
  would_bust: "abilities",
  run: "abilities",
  after_move: "abilities",
  keep_green_and_gray: "yes_no",
  mr_soldier: "yes_no",
  punch_guy: "yes_no",
  supah_general: "yes_no",
  jacques_couteau: "yes_no",
  champion: "yes_no",
  el_bandito: "yes_no",
  gain: "trays",
  borrow: "trays",
  buy: "buy",
  face: "faces",
  either: "either",
  reward: "rewards",
  step: "spaces",
  nearby_reward: "spaces",
  move: "spaces",
  buy_moves: "moves",
  give_to: "players",
};

/** How a question is put; one that is not known becomes a list of buttons. */
export function presentationOf(asked: string): Presentation {
  return Object.hasOwn(PRESENTATIONS, asked) ? (PRESENTATIONS[asked] ?? "list") : "list";
}

/** The phase of the round that a question belongs to; what cards ask comes up while all roll, or when they run. */
export function phaseOf(asked: string, everybodyRolled: boolean): "draw" | "roll" | "run" | "move" | "buy" {
  if (asked.startsWith("draw")) return "draw";
  if (["push", "now", "on_push", "would_bust", "discard_after_bust", "keep_green_and_gray"].includes(asked))
    return "roll";
  if (["buy_moves", "move", "reward", "nearby_reward", "after_move"].includes(asked)) return "move";
  if (asked === "buy") return "buy";
  return everybodyRolled ? "run" : "roll";
}

/** The option that does nothing, or nothing more; null where something must be done. */
export function declineOf(question: QuestionShown): string | null {
  const how = presentationOf(question.asked);
  const words =
    how === "dice"
      ? ["enough"]
      : how === "abilities"
        ? question.options.filter((option) => !option.includes("-"))
        : ["trays", "buy", "rewards"].includes(how)
          ? ["none"]
          : how === "yes_no"
            ? ["no"]
            : [];
  return question.options.find((option) => words.includes(option)) ?? null;
}

/** A question in a sentence, said to who is asked. */
export function questionWords(
  question: QuestionShown,
  details: Details | null,
  player: PlayerView | null,
): string {
  const { asked } = question;
  if (presentationOf(asked) === "yes_no" && asked !== "keep_green_and_gray")
    return t("cubitos-ask-swords", { card: cardName(asked) });
  const own = `webcubitos-ask-${asked}`;
  const id = has(own) ? own : `cubitos-ask-${asked}`;
  if (!has(id)) return t("webcubitos-ask-something");
  const needed = details?.facts.needed;
  const left = typeof needed === "number" ? needed : 1;
  return t(id, {
    left: t("cubitos-count-dice", { count: left }),
    number: left,
    moves: moves(player?.move ?? 0, player?.water ?? 0),
    price: t("cubitos-count-money", { count: 4 }),
    money: t("cubitos-count-money", { count: player?.money ?? 0 }),
    credits: t("cubitos-count-credits", { count: player?.credit ?? 0 }),
  });
}

/** What somebody else is doing while they are asked; only the fact is known, so the phase must do. */
export function waitingWords(player: PlayerView | null): string {
  if (!player) return t("webcubitos-thinks");
  if (player.passed || player.busted) return t("webcubitos-runs");
  return player.active ? t("webcubitos-decides") : t("webcubitos-draws");
}

/** An option in words, as a screen reader says it and a list shows it. */
export function optionWords(
  question: QuestionShown,
  option: string,
  details: Details | null,
  names: string[],
): string {
  const { asked } = question;
  const told = toldOf(details, option);
  const how = presentationOf(asked);
  switch (how) {
    case "push":
      return t(option === "push" ? "webcubitos-push" : "webcubitos-pass");
    case "dice": {
      if (option === "enough") return t("cubitos-offer-enough");
      const spot = parseSpot(option);
      if (!spot) return option;
      return t("cubitos-offer-die", {
        die: dieName(spot.kind, spot.face),
        zone: t(`cubitos-zone-${spot.zone}`),
      });
    }
    case "abilities": {
      const ability = parseAbility(option);
      if (!ability) return t(`cubitos-offer-stop-${asked}`);
      const die = dieName(ability.kind, ability.face);
      const card = textIn(told, "card");
      if (ability.face === "credit") return t("cubitos-offer-credit", { die });
      if (!card) return die;
      return t("cubitos-offer-ability", {
        card: cardName(card),
        die,
        does: t(`cubitos-does-${card}-${ability.moment}`),
      });
    }
    case "yes_no": {
      if (asked === "keep_green_and_gray")
        return t(option === "yes" ? "cubitos-offer-keep-yes" : "cubitos-offer-keep-no");
      return option === "yes"
        ? t("cubitos-offer-swords-yes", { does: t(`cubitos-does-${asked}-compare`) })
        : t("cubitos-offer-swords-no");
    }
    case "trays":
    case "buy":
      return option === "none"
        ? t(how === "buy" ? "cubitos-offer-nothing" : "cubitos-offer-none")
        : colourName(option);
    case "faces":
      return t(`cubitos-face-${option}`);
    case "either":
      return eitherWords(option, told);
    case "rewards":
      return rewardWords(rewardOf(option));
    case "spaces":
      return spaceName(option);
    case "moves":
      return option === "0" ? t("cubitos-offer-no-moves") : moves(Number(option));
    case "players":
      return names[Number(option.replace(/\D/g, "")) - 1] ?? option;
    default:
      return option.replaceAll("_", " ").replaceAll("-", " ");
  }
}

function eitherWords(option: string, told: Record<string, unknown>): string {
  const found = told.gains;
  const brings = typeof found === "object" && found !== null ? gains(found as Record<string, unknown>) : "";
  if (brings) return brings;
  // Half of no fans is none: that is said too.
  if (option.startsWith("credit")) return t("cubitos-count-credits", { count: 0 });
  return option === "money" ? t("cubitos-count-money", { count: 0 }) : moves(0);
}

/** A reward's option such as `credits 3` taken apart. */
export function rewardOf(option: string): Reward {
  if (option === "none") return { reward: null, amount: 0 };
  const cut = option.lastIndexOf(" ");
  const amount = cut < 0 ? 1 : Number(option.slice(cut + 1));
  return Number.isNaN(amount)
    ? { reward: option, amount: 1 }
    : { reward: cut < 0 ? option : option.slice(0, cut), amount };
}

/** An ability's option such as `orange-symbol now` taken apart; null for the one that stops. */
export function parseAbility(option: string): { kind: string; face: string; moment: string } | null {
  const cut = option.lastIndexOf(" ");
  if (cut < 0 || !option.slice(0, cut).includes("-")) return null;
  const { kind, face } = parseDie(option.slice(0, cut).replace(/[!']+$/, ""));
  return { kind, face: face ?? "symbol", moment: option.slice(cut + 1) };
}
