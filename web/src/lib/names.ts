/** Names of bots, seats and games. */
import { kitOf } from "@/games";
import type { GameStore } from "./gameStore";
import { outside } from "./outsideGames.svelte";
import type { Json, SeatShown } from "./types";
import { t, textOr } from "./words.svelte";

/**
 * A bot's strength in a word. What stands behind a colon, as in `champion:1s`, is shown as it is; a bot that
 * there is no word for is called by its own name.
 */
export function botWord(bot: string): string {
  const [kind = "", more = ""] = bot.split(":");
  const known = textOr(`web-bot-${kind}`, outside.bot(kind));
  const kindly = known && more ? `${known} (${more})` : known;
  return textOr(`web-bot-${bot}`, kindly || bot.replaceAll("_", " "));
}

/** What a bot is like, in a few words. */
export function botNote(bot: string): string {
  const kind = bot.split(":")[0] ?? "";
  return textOr(`web-bot-${kind}-note`, outside.bot(`${kind}-note`));
}

/** What a seat is called. Bots without a name of their own are called by their kind, in the reader's language. */
export function seatName(
  seat: Pick<SeatShown, "kind" | "name" | "bot"> & { kept?: boolean },
): string {
  if (seat.kind === "open") return seat.kept && seat.name ? seat.name : t("web-seat-free");
  if (seat.kind !== "bot" || !seat.bot || !seat.name.startsWith(seat.bot)) return seat.name;
  return botWord(seat.bot) + seat.name.slice(seat.bot.length);
}

/** What a game is called. */
export function gameName(game: string): string {
  const { title } = kitOf(game);
  const known = title ?? outside.title(game);
  if (known) return known;
  return game.charAt(0).toUpperCase() + game.slice(1).replaceAll("_", " ");
}

/** What a table plays, in a few words. */
export function tableWhat(game: string, options: Record<string, Json>): string {
  const about = kitOf(game).about?.(options);
  return about ? `${gameName(game)} · ${about}` : gameName(game);
}

/** Names for bots, short and friendly in every language. */
const BOT_NAMES = ["Otto", "Juno", "Mika", "Pip", "Bruno", "Zoe", "Hugo", "Kiwi"];

/** Names for so many bots, none of which is among those taken. */
export function botNames(count: number, taken: string[]): string[] {
  const others = new Set(taken.map((name) => name.trim().toLowerCase()));
  return BOT_NAMES.filter((name) => !others.has(name.toLowerCase())).slice(0, count);
}

/** Whether somebody who plays is away: the connection is gone, or a stand-in plays for them. */
export function isAway(
  { seats, present, status }: Pick<GameStore, "seats" | "present" | "status">,
  seat: number,
): boolean {
  const sits = seats[seat];
  if (sits?.kind !== "person" || status !== "running") return false;
  // Until the server has sent who is there, nobody is missed.
  return sits.away || (present.length > 0 && !present.includes(seat));
}
