/** What was tapped of a throw of real dice so far, and what is missing. */
import type { DieShown, ThrowShown } from "@/lib/types";

/** The dice of one kind, and how many of them still lie there untapped. */
export interface Heap {
  die: string;
  faces: DieShown[];
  left: number;
}

/** The dice of a throw, kind by kind, without those that were tapped. */
export function heapsOf({ dice }: ThrowShown, tapped: readonly DieShown[]): Heap[] {
  return dice.map(({ die, count, faces }) => ({
    die,
    faces,
    left: count - tapped.filter((one) => one.die === die).length,
  }));
}

/** Whether every die was tapped. */
export const isWhole = (heaps: readonly Heap[]): boolean => heaps.every(({ left }) => left === 0);

/** What a key taps: a digit is a face of the first kind of which dice are left. */
export function faceOfKey(heaps: readonly Heap[], key: string): DieShown | undefined {
  if (!/^[1-9]$/.test(key)) return undefined;
  return heaps.find(({ left }) => left > 0)?.faces[Number(key) - 1];
}

/** The throw to enter first: mine, or the first there is. */
export function firstThrow(throws: readonly ThrowShown[], you: number): ThrowShown | undefined {
  return throws.find(({ seat }) => seat === you) ?? throws[0];
}
