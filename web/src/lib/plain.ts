/** Names and values of any game as people read them, where nothing else is known about them. */
import { isRecord } from "./storage";

/** A name such as `free_claims` or `TurnBegan` in words: free claims, turn began. */
export function plainWords(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .replaceAll(/[_-]+/g, " ")
    .trim()
    .toLowerCase();
}

/** A value in words; nothing is a dash. What its parts are called is said by `called`. */
export function plainValue(value: unknown, called = plainWords): string {
  if (value === null || value === undefined || value === "" || value === false) return "–";
  if (value === true) return "✓";
  if (Array.isArray(value))
    return value.length === 0 ? "–" : value.map((one) => plainValue(one, called)).join(", ");
  if (!isRecord(value)) return String(value);
  const parts = Object.entries(value).map(
    ([name, one]) => `${called(name)} ${plainValue(one, called)}`,
  );
  return parts.length === 0 ? "–" : parts.join(", ");
}

/** The parts of a value, by name or by number from 1; null for what has none. */
export function partsOf(value: unknown): [string, unknown][] | null {
  if (Array.isArray(value)) return value.map((one, place) => [String(place + 1), one]);
  return isRecord(value) ? Object.entries(value) : null;
}

/** A value that is best drawn as a table: rows of the same parts. */
export interface Grid {
  columns: string[];
  rows: { name: string; cells: unknown[] }[];
}

/** A value as a table; null where its parts are not alike. */
export function gridOf(value: unknown): Grid | null {
  const parts = partsOf(value);
  const [, first] = parts?.[0] ?? [];
  if (!parts || !isRecord(first)) return null;
  const columns = Object.keys(first);
  const rows: Grid["rows"] = [];
  for (const [name, row] of parts) {
    if (!isRecord(row) || Object.keys(row).join() !== columns.join()) return null;
    rows.push({ name, cells: columns.map((column) => row[column]) });
  }
  return columns.length > 0 ? { columns, rows } : null;
}
