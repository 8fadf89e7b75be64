/** Which moments get a pin above the slider of a replay. */
import type { Moment } from "@/after/moments";

/** Pixels between two pins, so that each can be seen and pressed. */
export const APART = 36;

/** The moments that find room; of those too close together, the one that changed most. */
export function apart(moments: Moment[], last: number, room: number): Moment[] {
  const pixels = room / Math.max(1, last);
  const chosen: Moment[] = [];
  for (const moment of [...moments].sort((a, b) => Math.abs(b.change) - Math.abs(a.change)))
    if (chosen.every((one) => Math.abs(one.frame - moment.frame) * pixels >= APART))
      chosen.push(moment);
  return chosen.sort((a, b) => a.frame - b.frame);
}
