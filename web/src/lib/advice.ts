import { has, percent, t } from "./words.svelte";

/** The figures that are chances; all others are amounts. */
const CHANCES: ReadonlySet<string> = new Set(["bust", "trash"]);
/** An amount below this says nothing. */
const TOO_SMALL = 0.05;

/** One figure in words; nothing where it says nothing. */
export function reasonWords(name: string, figure: number): string {
  const message = `advice-reason-${name.replaceAll("_", "-")}`;
  if (!has(message) || (Math.abs(figure) < TOO_SMALL && !CHANCES.has(name))) return "";
  if (CHANCES.has(name)) return t(message, { chance: percent(figure, figure < 0.1 ? 1 : 0) });
  return t(message, { amount: Math.round(figure * 10) / 10 });
}
