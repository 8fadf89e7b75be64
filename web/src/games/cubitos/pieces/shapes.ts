/** A hexagon that stands on its tip, 29 high, around (0, 0). */
export const HEXAGON = Array.from({ length: 6 }, (_, corner) => {
  const turn = (corner * Math.PI) / 3;
  return `${(14.5 * Math.sin(turn)).toFixed(1)},${(-14.5 * Math.cos(turn)).toFixed(1)}`;
}).join(" ");

/** The players' shapes around (0, 0), about 28 wide. */
export const MARKERS = [
  "M0-13a13 13 0 1 1 0 26a13 13 0 1 1 0-26Z",
  "M0-13 13.5 10h-27Z",
  "M-7-12h14q5 0 5 5v14q0 5-5 5h-14q-5 0-5-5v-14q0-5 5-5Z",
  "m0-14.5 4.3 8.8 9.7 1.3-7.1 6.7 1.8 9.6L0 7.3l-8.7 4.6 1.8-9.6-7.1-6.7 9.7-1.3Z",
];

/** A box with round corners, as a part of a path. */
export function roundedBox(
  x: number,
  y: number,
  wide: number,
  high: number,
  round: number,
): string {
  const [across, down] = [wide - 2 * round, high - 2 * round];
  const turn = (dx: number, dy: number): string => `a${round} ${round} 0 0 1 ${dx} ${dy}`;
  return (
    `M${x + round} ${y}h${across}${turn(round, round)}v${down}${turn(-round, round)}` +
    `h${-across}${turn(-round, -round)}v${-down}${turn(round, -round)}z`
  );
}
