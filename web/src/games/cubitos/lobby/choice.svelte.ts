/** The race, set and course chosen in the lobby. */
import { isRecord, load, save } from "@/lib/storage";
import type { Json } from "@/lib/types";
import { bringTexts } from "../cardParts";
import { COLOURS } from "../colours";
import {
  type CubitosContent,
  fetchBox,
  fetchSet,
  type OwnCardTexts,
  type Race,
  type TrackPlan,
} from "../content";
import { type Chosen, type Course, cardsOf, randomSet } from "./plan";

/** The races of the tour, those of the cube, or a custom set. */
export type Tab = "tour" | "cube" | "own";

const last = load("race", {}, isRecord);

/** Whether a race is one of the tour, which are numbered. */
export const isOfTour = (race: string): boolean => /^\d+$/.test(race);

/** What is chosen in the lobby: a race or a set of cards, where it is run, and in which order. */
class Choice {
  box: CubitosContent | null = $state.raw(null);
  tab: Tab = $state("tour");
  race: string = $state(typeof last.race === "string" ? last.race : "1");
  chosen: Chosen = $state.raw({});
  /** Tracks and laps other than the race's own; none for what the race suggests. */
  ownCourse: Course | null = $state.raw(null);
  /** Custom maps that were drawn so far, by their text. */
  maps: Record<string, TrackPlan> = $state.raw({});
  /** Custom cards: the name of the file, what stands in it, and the cards by id. */
  ownFile: string | null = $state(null);
  private ownText = "";
  ownCards: Record<string, OwnCardTexts> = $state.raw({});
  strict: boolean = $state(false);

  /** Fetch the box, unless it is there. */
  async load(): Promise<void> {
    if (this.box) return;
    const box = await fetchBox();
    if (!box.races[this.race]) this.race = Object.keys(box.races)[0] ?? "";
    this.chosen = randomSet(box);
    this.box = box;
  }

  /** The races of the tab. */
  get races(): [string, Race][] {
    return Object.entries(this.box?.races ?? {}).filter(
      ([id]) => isOfTour(id) === (this.tab === "tour"),
    );
  }
  /** The race whose cards are played; none for a custom set. */
  get suggested(): Race | null {
    return this.tab === "own" ? null : (this.box?.races[this.race] ?? null);
  }
  get cards(): string[] {
    return this.suggested?.cards ?? cardsOf(this.chosen, COLOURS);
  }
  get course(): Course {
    const first = Object.keys(this.box?.tracks ?? {})[0] ?? "";
    return this.ownCourse ?? this.suggested ?? { tracks: [first], laps: 1 };
  }

  chooseTab(tab: Tab): void {
    this.tab = tab;
    if (tab !== "own" && isOfTour(this.race) !== (tab === "tour"))
      this.chooseRace(this.races[0]?.[0] ?? this.race);
  }

  chooseRace(race: string): void {
    this.race = race;
    this.ownCourse = null;
    save("race", { race });
  }

  /** Take a file of cards, unless something in it is wrong; without one, play with the box alone. */
  async bring(file: string | null, text: string): Promise<void> {
    const own = file === null ? {} : (await fetchSet(this.cards, text)).own_cards;
    bringTexts(own);
    this.ownFile = file;
    this.ownText = text;
    this.ownCards = own;
  }

  /** Cards and a track by chance. */
  surprise(): void {
    if (!this.box) return;
    const all = Object.keys(this.box.tracks);
    this.tab = "own";
    this.chosen = randomSet(this.box);
    this.ownCourse = { tracks: [all[Math.floor(Math.random() * all.length)] ?? ""], laps: 1 };
  }

  /** All of it as the options of a new table. */
  get options(): Record<string, Json> {
    const course = { tracks: [...this.course.tracks], laps: this.course.laps };
    return {
      ...(this.suggested ? { race: this.race } : { cards: this.cards }),
      ...(!this.suggested || this.ownCourse ? course : {}),
      ...(this.ownText ? { own_cards: this.ownText } : {}),
      ...(this.strict ? { order: "strict" } : {}),
    };
  }
}

export const choice = new Choice();
