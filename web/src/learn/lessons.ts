/** The lessons of a game: which there are, and how far somebody has come in each on this device. */
import { isRecord, load, save } from "@/lib/storage";
import type { Prepared } from "./scripted.svelte";

export interface Lesson {
  name: string;
  load: () => Promise<Prepared>;
}

/** The lessons by their files, `./lessons/2-lines.json`: a number gives the order, the rest is the name. */
export function lessonsOf(files: Record<string, () => Promise<Prepared>>): Lesson[] {
  return Object.keys(files)
    .sort()
    .flatMap((file) => {
      const name = /\d+-(\w+)\.json$/.exec(file)?.[1];
      const load = files[file];
      return name && load ? [{ name, load }] : [];
    });
}

/** How far a lesson has come: the step it stands at, and whether its end was seen. */
export interface Progress {
  place: number;
  done: boolean;
}

const all = (): Record<string, unknown> => load("lessons", {}, isRecord);

export function progressOf(game: string, lesson: string): Progress {
  const saved = all()[`${game}/${lesson}`];
  if (!isRecord(saved)) return { place: 0, done: false };
  return { place: Number(saved.place) || 0, done: saved.done === true };
}

/** Keep how far a lesson has come; what was finished once stays finished. */
export function keepProgress(game: string, lesson: string, place: number, end: boolean): void {
  const done = end || progressOf(game, lesson).done;
  // Whoever has seen the end begins anew the next time.
  save("lessons", { ...all(), [`${game}/${lesson}`]: { place: end ? 0 : place, done } });
}
