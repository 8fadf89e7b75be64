/** Names of races, as the lobby and lists show them. */
import type { Json } from "@/lib/types";
import { named, t } from "@/lib/words.svelte";

/** What a race is called: its number, or its name. */
export function raceName(race: string): string {
  return /^\d+$/.test(race) ? t("cubitos-race", { number: race }) : named("cubitos-race-", race);
}

/** What a table with these options plays. */
export function about(options: Record<string, Json>): string {
  return typeof options.race === "string" ? raceName(options.race) : t("web-own-set");
}
