/** Remaining time in words. */
import { language } from "@/lib/words.svelte";

const HOUR = 3600;
const DAY = 24 * HOUR;
const two = (number: number): string => String(number).padStart(2, "0");

/** Seconds as a clock shows them: `0:42`, `3:05`, `5:00:00`; from two days on in days. */
export function leftWords(seconds: number): string {
  const left = Math.ceil(seconds);
  if (left >= 2 * DAY)
    return new Intl.NumberFormat(language(), {
      style: "unit",
      unit: "day",
      unitDisplay: "short",
    }).format(Math.floor(left / DAY));
  const minutes = Math.floor((left % HOUR) / 60);
  if (left >= HOUR) return `${Math.floor(left / HOUR)}:${two(minutes)}:${two(left % 60)}`;
  return `${minutes}:${two(left % 60)}`;
}
