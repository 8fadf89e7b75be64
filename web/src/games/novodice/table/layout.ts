/** How the table is laid out for the room there is. */
export type Mode = "desk" | "tall" | "phone" | "wide";
export interface Layout {
  mode: Mode;
  /** Little height: smaller pieces. */
  compact: boolean;
  /** Even less, as on a laptop: no sign on the machine, and flat bars. */
  slim: boolean;
  /** Little width: the lions lie above the reels, and the action bar has fewer words. */
  lying: boolean;
  /** The side of a cell of the machine, and of the largest die of the tray. */
  cell: number;
  die: number;
  /** How many chances have room in the action bar. */
  rings: number;
  /** The warehouse as a strip to swipe, for want of height. */
  strip: boolean;
  /** Very large screens show everything larger. */
  zoom: number;
}

/** Narrower than this the lions lie above the reels. */
const ROOM_FOR_LADDER = 1260;
/** A phone that lies down is wider than this; one that stands is not, however little height is left. */
const LYING = 560;
/** As wide and high as this, a table that lies has larger cells and shows the whole warehouse. */
const ROOMY = { width: 900, height: 560 };
const LARGEST_CELL = { usual: 62, roomy: 88 };
const SMALLEST_CELL = 30;
/** With smaller cells than this, the rest of a desk is made slim first. */
const ROOMY_CELL = 44;
/** What surrounds the cells of the machine on a desk: other parts of the page, frame, heads, tray. */
const AROUND = {
  usual: 412 + 76 + 53 + 108,
  compact: 326 + 57 + 53 + 108,
  slim: 236 + 22 + 44 + 88,
  lions: 52,
};

/**
 * Desk: everything at once. Tall: the same one below the other. Phone: machine, tabs, action bar.
 * Wide: a phone lying down, machine beside tabs.
 */
export function layoutFor(width: number, height: number): Layout {
  const zoom = Math.max(1, Math.min(width / 1440, height / 850, 2.6));
  const room = height / zoom;
  const compact = room < 780;
  const lying = width / zoom < ROOM_FOR_LADDER;
  const lions = lying ? AROUND.lions : 0;
  const desk = room - (compact ? AROUND.compact : AROUND.usual) - lions;
  const slim = compact && desk < 3 * ROOMY_CELL;
  const left = slim ? room - AROUND.slim - lions : desk;
  if (width >= 940 && left >= 3 * SMALLEST_CELL)
    return {
      mode: "desk",
      compact,
      slim,
      lying,
      cell: Math.min(66, Math.floor(left / 3)),
      die: slim ? 46 : compact ? 56 : 60,
      rings: width / zoom >= 1240 ? 3 : 2,
      strip: false,
      zoom,
    };
  if (width >= 660 && height >= 925)
    return {
      mode: "tall",
      compact: true,
      slim: false,
      lying: true,
      cell: 52,
      die: 60,
      rings: 2,
      strip: height < 1060,
      zoom: 1,
    };
  if (width > Math.max(height, LYING) && height < 700) {
    const roomy = width >= ROOMY.width && height >= ROOMY.height;
    const largest = roomy ? LARGEST_CELL.roomy : LARGEST_CELL.usual;
    return {
      mode: "wide",
      compact: true,
      slim: false,
      lying: true,
      cell: Math.max(36, Math.min(largest, Math.floor((height - 215) / 3))),
      die: 52,
      rings: 2,
      strip: !roomy,
      zoom: 1,
    };
  }
  const cell = height < 620 ? 36 : height < 720 ? 41 : 46;
  return {
    mode: "phone",
    compact: true,
    slim: false,
    lying: true,
    cell,
    die: 58,
    rings: 2,
    strip: true,
    zoom: 1,
  };
}
