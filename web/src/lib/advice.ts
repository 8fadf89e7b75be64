/** The figures behind a hint, in words. */
import { type Arguments, percent, textOr } from "./words.svelte";

/** The figures that are chances; all others are amounts. */
const CHANCES: ReadonlySet<string> = new Set(["bust", "trash"]);
/** Amounts that read differently below zero, and how. */
const BACK: Readonly<Record<string, string>> = { spaces: "advice-reason-spaces-back" };
/** An amount below this says nothing. */
const TOO_SMALL = 0.05;

/** One figure in words; nothing where it says nothing. */
export function reasonWords(name: string, figure: number): string {
  const message = `advice-reason-${name.replaceAll("_", "-")}`;
  const say = (args: Arguments) => textOr(message, "", args);
  const back = BACK[name];
  if (back && figure <= -TOO_SMALL)
    return textOr(back, "", { amount: -Math.round(figure * 10) / 10 });
  if (CHANCES.has(name)) return say({ chance: percent(figure, figure < 0.1 ? 1 : 0) });
  return Math.abs(figure) < TOO_SMALL ? "" : say({ amount: Math.round(figure * 10) / 10 });
}
