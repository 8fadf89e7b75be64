/** Where the fan track is drawn on a board. */
import type { TrackPlan } from "../content";
import { HALF, ROW } from "./plan";

/** Seats of the fan track: 13 and the bleachers before the first. */
export const FAN_SEATS = 14;

/** Where the fan track lies: so many seats in a row, from this corner. */
export interface FanTrackPlace {
  x: number;
  y: number;
  width: number;
  rows: number;
  perRow: number;
}

/** In the units of the drawing: a row of seats narrower than this has no room for numbers beside marks. */
const ROOM_FOR_ONE_ROW = 500;
/** A fan track below a board lies so far below it. */
const BELOW = 17;

/** Where the fan track lies on a board whose walls do not hold it. */
export function fanTrackBelow({ width, height }: { width: number; height: number }): FanTrackPlace {
  const rows = width < ROOM_FOR_ONE_ROW ? 2 : 1;
  return { x: 0, y: height + BELOW, width, rows, perRow: FAN_SEATS / rows };
}

/** How much higher than its spaces a board is, with the fan track that may lie below it. */
export const roomBelow = (plan: TrackPlan, board: { width: number; height: number }): number =>
  fanTrackAmongWalls(plan) ? 2 : 6 + fanTrackBelow(board).rows * ROW;

/** The largest place among the walls that holds the fan track; null where none does. */
export function fanTrackAmongWalls(plan: TrackPlan): FanTrackPlace | null {
  const runs = new Map<number, { begin: number; end: number }[]>();
  for (const cell of plan.cells) {
    if (cell.kind !== "wall") continue;
    const row = runs.get(cell.row) ?? [];
    const last = row.at(-1);
    if (last && last.end === cell.x) last.end += 2;
    else row.push({ begin: cell.x, end: cell.x + 2 });
    runs.set(cell.row, row);
  }
  for (const [rows, least] of [
    [1, 22],
    [2, 12],
    [3, 8],
  ] as const) {
    let best: (FanTrackPlace & { off: number }) | null = null;
    for (const [row, begins] of runs) {
      for (const run of begins) {
        let { begin, end } = run;
        for (let below = 1; below < rows; below += 1) {
          const under = runs
            .get(row + below)
            ?.find((one) => Math.min(one.end, end) - Math.max(one.begin, begin) >= least);
          begin = under ? Math.max(begin, under.begin) : 0;
          end = under ? Math.min(end, under.end) : 0;
        }
        if (end - begin < least) continue;
        const off = Math.abs(row + rows / 2 - plan.rows / 2);
        if (!best || off < best.off)
          best = {
            x: begin * HALF,
            y: row * ROW,
            width: (end - begin) * HALF,
            rows,
            perRow: Math.ceil(FAN_SEATS / rows),
            off,
          };
      }
    }
    if (best) {
      const { off: _, ...stand } = best;
      return stand;
    }
  }
  return null;
}
