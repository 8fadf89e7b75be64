/** Events as sentences of the log. */
import { type Arguments, type Ending, t } from "@/lib/words.svelte";
import { abilityWords } from "../cardParts";
import { kindOf } from "../kinds";
import type { Event, Gained, RouteStep, Space } from "../messages";
import { cardName, colourName, diceOf, facedName, fallen, gains, spaceName } from "./speech";

/** What is said in the second person and in the third. */
type Said = Ending<"webcubitos-log-"> & Ending<"cubitos-log-">;

const gainsOf = ({ money, move, water, credit }: Gained): string =>
  gains({ money, moves: move, water_moves: water, credits: credit });

/** Where a route ends. */
export const endOf = (route: readonly RouteStep[]): Space | null =>
  route.findLast((step) => step.space !== null)?.space ?? null;

/** A step of a route in a sign: a jet pack doubles, a jump has an arrow. */
const stepSign = ({ step, space }: RouteStep): string =>
  step === "jet_pack" ? "×2" : `${step === "jump" ? ">" : ""}${space?.text ?? ""}`;

/** Puts an event into a sentence of the log; null where there is nothing to tell. */
export function sayEvent(
  event: Event,
  names: string[],
  you = -1,
  more: readonly Event[] = [],
): string | null {
  /** A sentence of the log, in the second person where a player is the reader. */
  const say = (what: Said, args: Arguments = {}, seat = event.seat): string =>
    seat === you
      ? t(`webcubitos-log-${what}`, args)
      : t(`cubitos-log-${what}`, { player: names[seat] ?? "", ...args });
  switch (event.event) {
    case "Refilled":
      return say("refilled");
    case "Pushed":
      return say("pushed");
    case "Passed":
      return say("passed");
    case "BustPrevented":
      return say("prevented");
    case "Bust":
      return say("bust");
    case "Finished":
      return say("finished");
    case "RoundBegan":
      return say("round", { round: event.round });
    case "Drew": {
      const drawn = [event, ...more].map((one) => ("die" in one ? kindOf(one.die) : ""));
      return say("drew", { dice: diceOf(drawn) });
    }
    case "Rolled":
      return say(event.free ? "rolled-free" : "rolled", { dice: fallen(event.dice) });
    case "Used": {
      const { card, moment } = event;
      return say("used", { card: cardName(card), does: abilityWords(card, moment) });
    }
    case "Gained": {
      const gained = gainsOf(event);
      return gained ? say("gained", { gains: gained }) : null;
    }
    case "FanGained":
      return say("fan", { fans: event.fans });
    case "DieGained":
      return say("die-gained", { die: diceOf([kindOf(event.die)]) });
    case "DieBought":
      return say("bought", {
        die: diceOf([kindOf(event.die)]),
        cost: t("cubitos-count-money", { count: event.cost }),
      });
    case "DieBorrowed":
      return say("borrowed", { die: facedName(event.die) });
    case "DieSet":
      return say("set", { die: facedName(event.die) });
    case "DieLost":
      return say("lost", { die: diceOf([kindOf(event.die)]) });
    case "DieGiven":
      return say("given", { other: names[event.to] ?? "", die: diceOf([kindOf(event.die)]) });
    case "SwordsCompared": {
      if (!event.swords.some((one) => one > 0)) return null;
      return t("cubitos-log-swords", {
        swords: event.swords.map((one, seat) => `${names[seat] ?? ""} ${one}`).join(", "),
      });
    }
    case "Moved": {
      const end = endOf(event.route);
      const space = end ? spaceName(end) : "";
      if (event.route.length < 2) return say("stepped", { space });
      return say("moved", { space, route: event.route.map(stepSign).join(" ") });
    }
    case "RaceEnded":
      return event.winner < 0 ? t("cubitos-log-shared") : say("won", {}, event.winner);
    default:
      return null;
  }
}

/** What just happened to a player, in a few words without their name: it stands beside them and fades. */
export function shortly(event: Event): { text: string; tone: "plain" | "bad" | "good" } | null {
  const say = (
    id: Ending<"webcubitos-say-">,
    args?: Record<string, string | number>,
    tone: "plain" | "bad" | "good" = "plain",
  ) => ({
    text: t(`webcubitos-say-${id}`, args),
    tone,
  });
  switch (event.event) {
    case "Rolled": {
      const hits = event.dice.filter((die) => die.face !== "blank").length;
      return say("rolled", { dice: event.dice.length, hits });
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
      return { text: cardName(event.card), tone: "plain" };
    case "Gained": {
      const gained = gainsOf(event);
      return gained ? { text: `+ ${gained}`, tone: "good" } : null;
    }
    case "FanGained":
      return say("fan", { fans: event.fans }, "good");
    case "DieBought":
      return say("bought", { die: colourName(kindOf(event.die)) });
    case "DieGained":
      return say("gained", { die: colourName(kindOf(event.die)) }, "good");
    case "DieLost":
      return say("lost", { die: colourName(kindOf(event.die)) });
    case "DieBorrowed":
      return say("borrowed", { die: facedName(event.die) });
    case "Moved": {
      const end = endOf(event.route);
      return end ? say("moved", { space: spaceName(end) }) : null;
    }
    case "Finished":
      return say("finished", undefined, "good");
    default:
      return null;
  }
}
