/**
 * Passes to the tables of duplicates: only who sits there, or has finished a table of the same duplicate, may
 * look at one, and shows it by the token of that seat.
 */
import { newSeed } from "@/fair/seeds";
import { isRecord, load, save } from "./storage";

type Passes = Record<string, string>;
const arePasses = (value: unknown): value is Passes =>
  isRecord(value) && Object.values(value).every((token) => typeof token === "string");
const isText = (value: unknown): value is string => typeof value === "string";

/** The oldest are forgotten; so many are kept. */
const MOST = 400;

const passes = (): Passes => load<Passes>("passes", {}, arePasses);

/** The token that lets me look at a table, by its id or code; null where I need none. */
export const viewTokenOf = (table: string): string | null =>
  passes()[table] ?? passes()[table.toUpperCase()] ?? null;

/** Keep the token that lets me look at some tables. */
export function keepViewTokens(tables: string[], token: string): void {
  const before = Object.entries(passes()).filter(([table]) => !tables.includes(table));
  const all = [...before, ...tables.map((table) => [table, token] as const)];
  save("passes", Object.fromEntries(all.slice(-MOST)));
}

/** A secret of this browser, by which a duplicate knows who has played it before; drawn once. */
export function deviceKey(): string {
  const known = load<string>("device", "", isText);
  if (known) return known;
  const drawn = newSeed();
  save("device", drawn);
  return drawn;
}
