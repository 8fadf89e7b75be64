/** The geometry of a board: where its spaces are drawn. */
import type { Cell, TrackPlan } from "../content";

// ------------------------------------------------------------------------------- where things lie

/** Half a brick is so wide, and a row so high, in the units of the drawing. */
export const HALF = 25;
export const BRICK = 50;
export const ROW = 44;

export interface Point {
  x: number;
  y: number;
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
    this.bySpace = new Map(
      plan.cells.filter((cell) => cell.space).map((cell) => [cell.space ?? "", cell]),
    );
    this.block = plan.cells.filter((cell) => cell.kind === "block");
    this.starts =
      this.block.length > 0 ? this.block : plan.cells.filter((cell) => cell.kind === "start");
    this.finishes =
      this.block.length > 0 ? this.block : plan.cells.filter((cell) => cell.kind === "finish");
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
    const there = near
      .filter((space) => this.bySpace.has(space))
      .map((space) => this.middle(space));
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
        const aside =
          this.block.length > 0 ? ((space === "start") === this.startsRight ? 16 : -16) : 0;
        return {
          x: mean(cells.map((cell) => cell.x)) * HALF + HALF + aside,
          y: mean(cells.map((cell) => cell.row)) * ROW + ROW / 2 - 1,
        };
      }
    }
    const cell = this.bySpace.get(space);
    return cell ? middleOf(cell) : { x: this.width / 2, y: this.height / 2 };
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

/** Cells that touch in a row, as one. */
export interface Run {
  row: number;
  begin: number;
  end: number;
}

/** The runs of cells. */
export function runs(cells: Cell[]): Run[] {
  const found: Run[] = [];
  for (const cell of [...cells].sort((a, b) => a.row - b.row || a.x - b.x)) {
    const last = found.at(-1);
    if (last && last.row === cell.row && last.end === cell.x) last.end += 2;
    else found.push({ row: cell.row, begin: cell.x, end: cell.x + 2 });
  }
  return found;
}
