import type { Component } from "svelte";
import type { GameStore } from "@/lib/gameStore";

type TableComponent = Component<{ store: GameStore }>;

/** The games' own tables, fetched when one is needed. */
const tables = import.meta.glob<{ default: TableComponent }>([
  "../cubitos/CubitosTable.svelte",
  "../novodice/NovoTable.svelte",
]);

const FILES: Record<string, string> = {
  cubitos: "../cubitos/CubitosTable.svelte",
  novodice: "../novodice/NovoTable.svelte",
};

/** Fetch the table of a game; null where there is none. */
export async function tableOf(game: string): Promise<TableComponent | null> {
  const load = tables[FILES[game] ?? ""];
  return load ? (await load()).default : null;
}
