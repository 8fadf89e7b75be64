/** Round numbers for the lines of a chart, from 0 up to at least the highest value. */
export function marks(highest: number, most = 5): number[] {
  const top = Math.max(1, highest);
  let step = 1;
  for (const size of [1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000, 2000, 5000]) {
    step = size;
    if (top / size <= most) break;
  }
  const count = Math.ceil(top / step);
  return Array.from({ length: count + 1 }, (_, number) => number * step);
}

/** Which rounds get their number, so that none stand too close. */
export function numbered(rounds: number, width: number, room = 30): number[] {
  const fitting = Math.max(2, Math.floor(width / room));
  const step = Math.max(1, Math.ceil(rounds / fitting));
  return Array.from({ length: Math.floor(rounds / step) }, (_, number) => (number + 1) * step);
}

/** Names at the end of lines, moved apart so that they can be read; their order stays. */
export function apart(wanted: number[], room: number, top: number, bottom: number): number[] {
  const order = wanted
    .map((_, place) => place)
    .sort((one, other) => (wanted[one] ?? 0) - (wanted[other] ?? 0));
  const found = [...wanted];
  let least = top;
  for (const place of order) {
    found[place] = Math.max(least, found[place] ?? 0);
    least = (found[place] ?? 0) + room;
  }
  let most = bottom;
  for (const place of [...order].reverse()) {
    found[place] = Math.min(most, found[place] ?? 0);
    most = (found[place] ?? 0) - room;
  }
  return found;
}
