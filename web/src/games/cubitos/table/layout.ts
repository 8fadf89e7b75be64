/** How the table is laid out for the room there is. */
export type Mode = "desktop" | "tablet" | "phone" | "landscape";

/** A phone that lies down is wider than this; one that stands is not, however little height is left. */
const LYING = 560;

/** Very large screens show everything larger. */
export const zoomFor = (width: number, height: number): number =>
  Math.max(1, Math.min(width / 1600, height / 900, 2.6));

/** Desktop and tablet show everything at once; phone and landscape, a phone lying down, have tabs. */
export function modeFor(width: number, height: number): Mode {
  if (width >= 1180 && height >= 620) return "desktop";
  if (height < 520 && width > Math.max(height, LYING)) return "landscape";
  return width >= 740 ? "tablet" : "phone";
}
