/** What happens in a race, in words: in sentences, and in few words beside a player. */
import { say, sayShortly } from "@/lib/said";
import type { Event, RouteStep, Space } from "../messages";

/** What is good news, and what is bad. */
const TONES: Partial<Record<Event["event"], "good" | "bad">> = {
  Bust: "bad",
  BustPrevented: "good",
  Gained: "good",
  FanGained: "good",
  DieGained: "good",
  Finished: "good",
};

/** Where a route ends. */
export const endOf = (route: readonly RouteStep[]): Space | null =>
  route.findLast((step) => step.space !== null)?.space ?? null;

/** An event in a sentence; nothing where there is nothing to tell. */
export const sayEvent = ({ said }: Event, names: readonly string[], you = -1): string =>
  said ? say("cubitos", said, { names, you }) : "";

/** What just happened to a player, in a few words without their name: it stands beside them and fades. */
export function shortly(
  { event, said }: Event,
  names: readonly string[],
): { text: string; tone: "plain" | "bad" | "good" } | null {
  const text = said ? sayShortly("cubitos", said, { names, you: -1 }) : "";
  return text ? { text, tone: TONES[event] ?? "plain" } : null;
}
