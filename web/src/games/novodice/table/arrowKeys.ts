/** Moves the focus between dice, tiles and bays with the arrow keys. */
import type { Phase } from "./model";

/** Where arrow keys begin, by what is asked. */
const GROUPS: Partial<Record<Phase, string>> = { keep: ".tray", place: ".bays" };
const OTHERWISE = ".ware, .strip";

/** Arrow keys go from die to die, tile to tile, bay to bay, to the nearest in their direction. Whether one did. */
export function moveFocus(root: HTMLElement, key: string, phase: Phase): boolean {
  const at = document.activeElement instanceof HTMLElement ? document.activeElement : null;
  const inside = at && root.contains(at) ? at.closest<HTMLElement>("[data-roving]") : null;
  const first = (one: HTMLElement) =>
    one.offsetParent && one.closest(GROUPS[phase] ?? OTHERWISE) !== null;
  const group = inside ?? [...root.querySelectorAll<HTMLElement>("[data-roving]")].find(first);
  if (!group) return false;
  const stops = [
    ...group.querySelectorAll<HTMLElement>("button:not(:disabled):not([tabindex='-1'])"),
  ].filter((one) => one.offsetParent);
  if (!inside || !at || !stops.includes(at)) {
    stops[0]?.focus();
    return stops.length > 0;
  }
  nearest(at, stops, key)?.focus();
  return true;
}

/** The nearest of some buttons in the direction of an arrow key; what lies aside is farther than what lies ahead. */
function nearest(at: HTMLElement, stops: HTMLElement[], key: string): HTMLElement | null {
  const from = at.getBoundingClientRect();
  const [dx = 0, dy = 0] =
    { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key] ?? [];
  let best: HTMLElement | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const stop of stops) {
    if (stop === at) continue;
    const to = stop.getBoundingClientRect();
    const x = to.x + to.width / 2 - from.x - from.width / 2;
    const y = to.y + to.height / 2 - from.y - from.height / 2;
    const along = x * dx + y * dy;
    const far = along + (Math.abs(x * dy) + Math.abs(y * dx)) * 3;
    if (along > 4 && far < least) [best, least] = [stop, far];
  }
  return best;
}
