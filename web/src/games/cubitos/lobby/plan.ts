/** Courses and card sets as the lobby plans them. */
import type { CubitosContent } from "../content";

/** What a race is run on: one track for some laps, or joined tracks, which are run once. */
export interface Course {
  tracks: string[];
  laps: number;
}

/** Stands beside the numbers of laps for two tracks that are joined. */
export const JOINED = 0;

/** How long a race may be: so many laps, or joined tracks. */
export function lengthsOf(box: CubitosContent): number[] {
  const laps = Array.from({ length: box.most_laps }, (_, place) => place + 1);
  return box.most_tracks > 1 ? [...laps, JOINED] : laps;
}

/** The same course so long; the other track is joined where it takes two. */
export function withLength(course: Course, length: number, other: string): Course {
  const [first = ""] = course.tracks;
  if (length === JOINED) return { tracks: [first, course.tracks[1] ?? other], laps: 1 };
  return { tracks: [first], laps: length };
}

/** The track after the first one of a course, in the order of the box. */
export function otherTrack(box: CubitosContent, course: Course): string {
  const all = Object.keys(box.tracks);
  return all[(all.indexOf(course.tracks[0] ?? "") + 1) % all.length] ?? "";
}

/** A custom set: the chosen card of each colour. */
export type Chosen = Record<string, string>;

/** The cards of a set in the order of the colours. */
export function cardsOf(chosen: Chosen, colours: readonly string[]): string[] {
  return colours.map((colour) => chosen[colour]).filter((card) => card !== undefined);
}

/** One card of each colour, by chance. */
export function randomSet(box: CubitosContent, random: () => number = Math.random): Chosen {
  const chosen: Chosen = {};
  for (const colour of new Set(Object.values(box.cards).map((card) => card.colour))) {
    const cards = Object.keys(box.cards).filter((card) => box.cards[card]?.colour === colour);
    const card = cards[Math.floor(random() * cards.length)];
    if (card) chosen[colour] = card;
  }
  return chosen;
}
