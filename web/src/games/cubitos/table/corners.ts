/** Whether there is room in the corners of a track for its title, the gray trays and the legend. */
import { type Board, HALF, middleOf, ROW } from "./plan";

/** In pixels: how wide a field has room for a legend. */
export const ROOM_FOR_LEGEND = 780;
/** In pixels: how wide and high each corner is; the legend, how wide it is and how high a mark of it. */
const CORNER = { title: [128, 66], gray: [70, 82], legend: 120, mark: 25 } as const;

/** Whether spaces would lie under what is in the corners, which then goes below the track. */
export function isCrowded(
  board: Board,
  /** How high the board is with all that is drawn below it. */
  high: number,
  { width, height }: { width: number; height: number },
  marks: number,
  titled = true,
): boolean {
  const scale = Math.min(width / board.width, height / high);
  const half = 22 * scale;
  // A fan track below the board reaches from its left side to its right.
  const low = board.height + (high - board.height) / 2;
  const ends = high > board.height + ROW ? [HALF, board.width - HALF] : [];
  const spaces = [...board.plan.cells.map(middleOf), ...ends.map((x) => ({ x, y: low }))];
  return spaces.some((at) => {
    const x = (width - board.width * scale) / 2 + at.x * scale;
    const y = (height - high * scale) / 2 + at.y * scale;
    const within = (wide: number, from: number) => from - half < wide;
    return (
      (titled && within(CORNER.title[0], x) && within(CORNER.title[1], y)) ||
      (within(CORNER.gray[0], x) && within(CORNER.gray[1], height - y)) ||
      (marks > 0 && within(CORNER.legend, width - x) && within(CORNER.mark * marks, height - y))
    );
  });
}
