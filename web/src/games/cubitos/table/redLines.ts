/** The red lines of a track as paths to draw. */
import type { TrackPlan } from "../content";
import { type Board, HALF, type Point, ROW } from "./plan";

/** The red lines as paths of corners, each with its number. */
export function linesOf(plan: TrackPlan): { line: number; points: Point[] }[] {
  const found: { line: number; points: Point[] }[] = [];
  for (const number of new Set(plan.lines.map((piece) => piece.line))) {
    const pieces = plan.lines.filter((piece) => piece.line === number);
    const near = new Map<string, string[]>();
    const name = (point: Point) => `${point.x} ${point.y}`;
    for (const { from, to } of pieces) {
      near.set(name(from), [...(near.get(name(from)) ?? []), name(to)]);
      near.set(name(to), [...(near.get(name(to)) ?? []), name(from)]);
    }
    const seen = new Set<string>();
    const begins = [...near.keys()].sort(
      (a, b) => (near.get(a)?.length ?? 0) - (near.get(b)?.length ?? 0),
    );
    for (const begin of begins) {
      const path = [begin];
      for (let here = begin; ;) {
        const next = near.get(here)?.find((one) => !seen.has([here, one].sort().join("|")));
        if (next === undefined) break;
        seen.add([here, next].sort().join("|"));
        path.push(next);
        here = next;
      }
      if (path.length > 1)
        found.push({
          line: number,
          points: path.map((text) => {
            const [x = 0, y = 0] = text.split(" ").map(Number);
            return { x: x * HALF, y: y * ROW };
          }),
        });
    }
  }
  return found.sort((a, b) => a.line - b.line);
}

/** The outer end of a red line, where its number stands. */
export function labelOf(board: Board, paths: { points: Point[] }[]): Point {
  const ends = paths
    .flatMap((path) => [path.points[0], path.points.at(-1)])
    .filter((point) => point !== undefined);
  const far = (point: Point) =>
    ((point.x - board.width / 2) / board.width) ** 2 +
    1.6 * ((point.y - board.height / 2) / board.height) ** 2;
  return ends.reduce(
    (best, point) => (far(point) > far(best) ? point : best),
    ends[0] ?? { x: 0, y: 0 },
  );
}
