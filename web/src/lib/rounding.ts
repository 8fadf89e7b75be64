/** Figures that add up, rounded so that what is shown adds up too. */
import { percent } from "./words.svelte";

/** Whole numbers for parts of a whole number: those with the largest remainders are rounded up. */
export function wholes(parts: readonly number[], whole: number): number[] {
  const found = parts.map(Math.floor);
  const remainder = (place: number): number => (parts[place] ?? 0) - (found[place] ?? 0);
  const missing = Math.max(0, whole - found.reduce((sum, part) => sum + part, 0));
  const order = found.map((_, place) => place).sort((a, b) => remainder(b) - remainder(a));
  for (const place of order.slice(0, missing)) found[place] = (found[place] ?? 0) + 1;
  return found;
}

/** Shares of one whole as percentages that add up to 100 %. */
export function percents(shares: readonly number[]): string[] {
  const hundredths = shares.map((share) => share * 100);
  return wholes(hundredths, 100).map((part) => percent(part / 100));
}
