import type { GameEvent } from "@/lib/types";
import { t } from "@/lib/words.svelte";
import { cardName, colourName, dieTextName, fallen, gains, spaceName } from "./speech";
import { eventName, eventSeat } from "./views";

const PLAIN: Record<string, string> = {
  Refilled: "refilled",
  Pushed: "pushed",
  Passed: "passed",
  BustPrevented: "prevented",
  Bust: "bust",
  Finished: "finished",
};
const text = (value: unknown): string => (typeof value === "string" ? value : "");
const number = (value: unknown): number => (typeof value === "number" ? value : 0);

/** Where a route ends. */
export function endOf(route: string): string {
  const walked = route.split(" ").filter((step) => step !== "x2");
  return (walked.at(-1) ?? "").replace(/^>/, "");
}

/** Puts an event into a sentence of the log; null where there is nothing to tell. */
export function sayEvent(event: GameEvent, names: string[]): string | null {
  const name = eventName(event);
  const player = names[eventSeat(event)] ?? "";
  const plain = PLAIN[name];
  if (plain) return t(`cubitos-log-${plain}`, { player });
  switch (name) {
    case "RoundBegan":
      return t("cubitos-log-round", { round: number(event.round), player });
    case "Drew":
      return t("cubitos-log-drew", { player, dice: colourName(text(event.die)) });
    case "Rolled":
      return t(event.free ? "cubitos-log-rolled-free" : "cubitos-log-rolled", {
        player,
        dice: fallen(text(event.dice)),
      });
    case "Used":
      return t("cubitos-log-used", {
        player,
        card: cardName(text(event.card)),
        does: t(`cubitos-does-${text(event.card)}-${text(event.moment)}`),
      });
    case "Gained": {
      const gained = gains(event);
      return gained ? t("cubitos-log-gained", { player, gains: gained }) : null;
    }
    case "FanGained":
      return t("cubitos-log-fan", { player, fans: number(event.fans) });
    case "DieGained":
      return t("cubitos-log-die-gained", { player, die: colourName(text(event.die)) });
    case "DieBought":
      return t("cubitos-log-bought", {
        player,
        die: colourName(text(event.die)),
        cost: t("cubitos-count-money", { count: number(event.cost) }),
      });
    case "DieBorrowed":
      return t("cubitos-log-borrowed", { player, die: dieTextName(text(event.die)) });
    case "DieSet":
      return t("cubitos-log-set", { player, die: dieTextName(text(event.die)) });
    case "DieLost":
      return t("cubitos-log-lost", { player, die: colourName(text(event.die)) });
    case "DieGiven":
      return t("cubitos-log-given", {
        player,
        other: names[number(event.to)] ?? "",
        die: colourName(text(event.die)),
      });
    case "SwordsCompared": {
      const swords = swordsOf(event);
      if (!swords.some((one) => one > 0)) return null;
      return t("cubitos-log-swords", {
        swords: swords.map((one, seat) => `${names[seat] ?? ""} ${one}`).join(", "),
      });
    }
    case "Moved": {
      const route = text(event.route);
      const space = spaceName(endOf(route));
      const steps = route.split(" ");
      if (steps.length < 2) return t("cubitos-log-stepped", { player, space });
      return t("cubitos-log-moved", {
        player,
        space,
        route: steps.map((step) => (step === "x2" ? "×2" : step)).join(" "),
      });
    }
    case "RaceEnded":
      return number(event.winner) < 0
        ? t("cubitos-log-shared")
        : t("cubitos-log-won", { player: names[number(event.winner)] ?? "" });
    default:
      return null;
  }
}

/** The swords of all players, by seat. */
export function swordsOf(event: GameEvent): number[] {
  return Array.isArray(event.swords) ? event.swords.map(number) : [];
}

/** What just happened to a player, in a few words without their name: it stands beside them and fades. */
export function shortly(event: GameEvent): { text: string; tone: "plain" | "bad" | "good" } | null {
  const say = (
    id: string,
    args?: Record<string, string | number>,
    tone: "plain" | "bad" | "good" = "plain",
  ) => ({
    text: t(`webcubitos-say-${id}`, args),
    tone,
  });
  switch (eventName(event)) {
    case "Rolled": {
      const dice = text(event.dice).split(" ");
      const hits = dice.filter((die) => !die.endsWith("-blank")).length;
      return say("rolled", { dice: dice.length, hits });
    }
    case "Pushed":
      return say("pushed");
    case "Passed":
      return say("passed");
    case "Bust":
      return say("bust", undefined, "bad");
    case "BustPrevented":
      return say("saved", undefined, "good");
    case "Used":
      return { text: cardName(text(event.card)), tone: "plain" };
    case "Gained": {
      const gained = gains(event);
      return gained ? { text: `+ ${gained}`, tone: "good" } : null;
    }
    case "FanGained":
      return say("fan", { fans: number(event.fans) }, "good");
    case "DieBought":
      return say("bought", { die: colourName(text(event.die)) });
    case "DieGained":
      return say("gained", { die: colourName(text(event.die)) }, "good");
    case "DieLost":
      return say("lost", { die: colourName(text(event.die)) });
    case "DieBorrowed":
      return say("borrowed", { die: dieTextName(text(event.die)) });
    case "Moved":
      return say("moved", { space: spaceName(endOf(text(event.route))) });
    case "Finished":
      return say("finished", undefined, "good");
    default:
      return null;
  }
}
