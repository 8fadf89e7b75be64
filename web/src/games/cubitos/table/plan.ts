import type { GameStore } from "@/lib/gameStore";
import type { Cell, CoursePlan, TrackPlan } from "../content";

/** Fetch what a race is run on: every board once, and for each leg which of them it is run on. */
export const courseOf = (store: GameStore): Promise<CoursePlan | null> => store.board<CoursePlan>();

// ------------------------------------------------------------------------------- where things lie

/** Half a brick is so wide, and a row so high, in the units of the drawing. */
export const HALF = 25;
export const BRICK = 50;
export const ROW = 44;

export interface Point {
  x: number;
  y: number;
}

/** A space's text taken apart: `2/C7` is C7 of the second leg, which is number 1. */
export function parseSpace(text: string): { leg: number; space: string } {
  const cut = text.indexOf("/");
  return cut < 0
    ? { leg: 0, space: text }
    : { leg: Number(text.slice(0, cut)) - 1, space: text.slice(cut + 1) };
}

/** The text of a space on a leg. */
export function spaceText(leg: number, space: string): string {
  return leg === 0 ? space : `${leg + 1}/${space}`;
}

/** A board with what is looked up in it again and again. */
export class Board {
  readonly plan: TrackPlan;
  readonly width: number;
  readonly height: number;
  private readonly bySpace: Map<string, Cell>;
  /** The cells of start and finish; where they are one block, the same cells. */
  readonly starts: Cell[];
  readonly finishes: Cell[];
  readonly block: Cell[];
  /** In a block, the start is on the right. */
  readonly startsRight: boolean;

  constructor(plan: TrackPlan) {
    this.plan = plan;
    this.width = plan.width * HALF;
    this.height = plan.rows * ROW;
    this.bySpace = new Map(plan.cells.filter((cell) => cell.space).map((cell) => [cell.space ?? "", cell]));
    this.block = plan.cells.filter((cell) => cell.kind === "block");
    this.starts = this.block.length > 0 ? this.block : plan.cells.filter((cell) => cell.kind === "start");
    this.finishes = this.block.length > 0 ? this.block : plan.cells.filter((cell) => cell.kind === "finish");
    const first = this.block[0]?.neighbours
      ?.map((space) => this.bySpace.get(space))
      .find((cell) => cell !== undefined);
    this.startsRight = !first || first.x >= mean(this.block.map((cell) => cell.x));
  }

  /** Where one drives from the start, or into the finish, in degrees: 0 is to the right. */
  heading(kind: "start" | "finish"): number {
    const here = this.middle(kind);
    const cells = kind === "start" ? this.starts.flatMap((cell) => cell.neighbours ?? []) : [];
    const near =
      kind === "start"
        ? cells
        : this.plan.cells
            .filter((cell) => cell.neighbours?.includes("finish"))
            .map((cell) => cell.space ?? "");
    const there = near.filter((space) => this.bySpace.has(space)).map((space) => this.middle(space));
    if (there.length === 0) return 0;
    const x = mean(there.map((point) => point.x)) - here.x;
    const y = mean(there.map((point) => point.y)) - here.y;
    const turn = Math.abs(x) >= Math.abs(y) ? (x >= 0 ? 0 : 180) : y >= 0 ? 90 : -90;
    return kind === "start" ? turn : (turn + 180) % 360;
  }

  cell(space: string): Cell | null {
    return this.bySpace.get(space) ?? null;
  }

  /** The middle of a space; start and finish lie in the middle of their cells. */
  middle(space: string): Point {
    if (space === "start" || space === "finish") {
      const cells = space === "start" ? this.starts : this.finishes;
      if (cells.length > 0) {
        const aside = this.block.length > 0 ? ((space === "start") === this.startsRight ? 16 : -16) : 0;
        return {
          x: mean(cells.map((cell) => cell.x)) * HALF + HALF + aside,
          y: mean(cells.map((cell) => cell.row)) * ROW + ROW / 2 - 1,
        };
      }
    }
    const cell = this.bySpace.get(space);
    return cell ? middleOf(cell) : { x: this.width / 2, y: this.height / 2 };
  }

  /** The dry way between two spaces with the fewest steps, to show it; null where there is none. */
  way(from: string, to: string, wet: boolean): string[] | null {
    const before = new Map<string, string>([[from, from]]);
    const todo = [from];
    for (let place = 0; place < todo.length; place += 1) {
      const here = todo[place] ?? "";
      if (here === to) break;
      const near =
        here === "start" ? (this.cell("start") ?? this.block[0])?.neighbours : this.cell(here)?.neighbours;
      for (const next of near ?? []) {
        const kind = this.cell(next)?.kind;
        if (before.has(next) || (kind === "water" && !wet)) continue;
        before.set(next, here);
        todo.push(next);
      }
    }
    if (!before.has(to)) return null;
    const way: string[] = [];
    for (let here = to; here !== from; here = before.get(here) ?? from) way.unshift(here);
    return way;
  }
}

export function corner(cell: Cell): Point {
  return { x: cell.x * HALF, y: cell.row * ROW };
}
export function middleOf(cell: Cell): Point {
  return { x: cell.x * HALF + HALF, y: cell.row * ROW + ROW / 2 - 1 };
}
function mean(numbers: number[]): number {
  return numbers.length > 0 ? numbers.reduce((sum, one) => sum + one, 0) / numbers.length : 0;
}

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
    const begins = [...near.keys()].sort((a, b) => (near.get(a)?.length ?? 0) - (near.get(b)?.length ?? 0));
    for (const begin of begins) {
      const path = [begin];
      for (let here = begin; ; ) {
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
  return ends.reduce((best, point) => (far(point) > far(best) ? point : best), ends[0] ?? { x: 0, y: 0 });
}

/** Seats of the fan track: 13 and the bleachers before the first. */
export const FAN_SEATS = 14;

/** Where the fan track lies: so many seats in a row, from this corner. */
export interface Stand {
  x: number;
  y: number;
  width: number;
  rows: number;
  perRow: number;
}

/** The largest place among the walls that holds the fan track; null where none does. */
export function standOf(plan: TrackPlan): Stand | null {
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
    let best: (Stand & { off: number }) | null = null;
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
