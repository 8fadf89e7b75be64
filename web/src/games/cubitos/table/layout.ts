/** How the table is laid out for the room there is. */
export type Mode = "desktop" | "laptop" | "tablet" | "phone" | "landscape";

/** A phone that lies down is wider than this; one that stands is not, however little height is left. */
const LYING = 560;

/** How much of the width of a table on a laptop is not the track's, however wide its cards are. */
const BESIDE_TRACK = 46;
/** How wide a track is for its height. */
const TRACK_SHAPE = 1.805;
/** How wide cards may be, and how much of the height of a table on a laptop is not the track's. */
const CARDS = { least: 222, most: 336 };
const AROUND_TRACK = 264;

/** Very large screens show everything larger. */
export const zoomFor = (width: number, height: number): number =>
  Math.max(1, Math.min(width / 1600, height / 900, 2.6));

/** How wide the cards beside a track on a laptop are: the track takes what is left, the cards what it leaves. */
export function besideTrack(width: number, height: number): number {
  const track = TRACK_SHAPE * (height - AROUND_TRACK);
  const left = (width - BESIDE_TRACK - track) / 2;
  return Math.round(Math.min(CARDS.most, Math.max(CARDS.least, left)));
}

/**
 * Desktop, laptop and tablet show everything at once, a laptop in flat pieces; phone and landscape, a phone
 * lying down, have tabs.
 */
export function modeFor(width: number, height: number): Mode {
  if (width >= 1180 && height >= 700) return "desktop";
  if (height < 520 && width > Math.max(height, LYING)) return "landscape";
  if (width >= 960 && width > 1.2 * height) return "laptop";
  return width >= 740 ? "tablet" : "phone";
}
