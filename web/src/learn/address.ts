/** Pages beside the table can be entered at a place: `#/rules/GAME?at=bust`, `#/replay/TABLE?at=120`. */

export interface Place {
  name: string;
  /** Where on the page; null for its beginning. */
  at: string | null;
}

/** Part a page's name from the place that is meant on it. */
export function readPlace(text: string): Place {
  const cut = text.indexOf("?");
  if (cut < 0) return { name: text, at: null };
  return { name: text.slice(0, cut), at: new URLSearchParams(text.slice(cut + 1)).get("at") };
}

/** The address of a place on a page. */
export function placeLink(page: string, name: string, at: string | number | null = null): string {
  const place = at === null ? "" : `?at=${encodeURIComponent(at)}`;
  return `#/${page}/${encodeURIComponent(name)}${place}`;
}
