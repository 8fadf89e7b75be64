/** A store that replays a finished game. */
import type { Animator, GameStore } from "@/lib/gameStore";
import type { Hint } from "@/lib/hint";
import { settings } from "@/lib/settings.svelte";
import { StepAnimation, wait } from "@/lib/stepAnimation";
import type { EntryShown, GameView, Json, SeatShown } from "@/lib/types";
import { entryOf, type Frame, type Game } from "./frames";

/** So many entries of the log stand before the place that is shown. */
const MOST_ENTRIES = 200;
/** At the speed of 1, so long does one step stand before the next. */
const STEP_MS = 700;

/** A game that was played, for a table to show: nothing can be answered, and any step can be gone to. */
export class ReplayStore implements GameStore {
  /** The frame that is shown. */
  place: number = $state(0);
  playing: boolean = $state(false);
  /** 1 is the usual pace, 2 twice as fast. */
  pace: number = $state(1);
  /** What happens next, for the table to say. */
  told: string = $state("");
  readonly you = -1;
  /** The seat whose board is shown. */
  eyes: number = $state(0);
  readonly question = null;
  readonly present: number[] = [];
  readonly deadlines: Record<string, number> = {};
  readonly busy = false;
  readonly canUndo = false;
  readonly hinted = null;
  readonly playable = false;
  private readonly showing = new StepAnimation();
  private run = 0;

  constructor(
    readonly played: Game,
    readonly tableId: string | null = null,
    eyes = 0,
  ) {
    this.eyes = eyes;
  }

  /** See the game through the eyes of a seat, where there is one of this number. */
  lookFrom(seat: number): void {
    if (seat in this.names) this.eyes = seat;
  }

  get game(): string {
    return this.played.game;
  }
  get options(): Record<string, Json> {
    return this.played.options;
  }
  get names(): string[] {
    return this.played.names;
  }
  get seats(): SeatShown[] {
    return this.played.names.map((name, seat) => ({
      seat,
      kind: "person",
      name,
      bot: null,
      away: false,
      person: this.played.people?.[seat] ?? null,
      kept: false,
    }));
  }
  get last(): number {
    return this.played.frames.length - 1;
  }
  get frame(): Frame | null {
    return this.played.frames[this.place] ?? null;
  }
  get view(): GameView | null {
    return this.frame?.view ?? null;
  }
  /** Who acts next. */
  get asked(): number[] {
    const next = this.played.frames[this.place + 1];
    return next && next.seat >= 0 ? [next.seat] : [];
  }
  get entries(): EntryShown[] {
    const from = Math.max(0, this.place + 1 - MOST_ENTRIES);
    return this.played.frames
      .slice(from, this.place + 1)
      .map((frame, number) => entryOf(frame, from + number + 1));
  }
  get status(): "running" | "ended" {
    return this.played.over && this.place === this.last ? "ended" : "running";
  }

  /** Go to a frame at once. */
  goTo(place: number): void {
    this.run += 1;
    this.playing = false;
    this.place = Math.max(0, Math.min(this.last, Math.round(place)));
  }

  /** Go one step on, and show it as it happened. */
  async stepOn(): Promise<void> {
    this.run += 1;
    this.playing = false;
    await this.show();
  }

  /** Play on to the end, or stop. */
  async toggle(): Promise<void> {
    if (this.playing) {
      this.run += 1;
      this.playing = false;
      return;
    }
    if (this.place >= this.last) this.place = 0;
    this.run += 1;
    const run = this.run;
    this.playing = true;
    while (this.playing && run === this.run && this.place < this.last) {
      const began = performance.now();
      await this.show();
      // Without motion a step still takes a moment, or nobody could follow.
      const least = Math.max(settings.time(STEP_MS), STEP_MS / 2) / this.pace;
      await wait(Math.max(0, least - (performance.now() - began)));
    }
    if (run === this.run) this.playing = false;
  }

  private async show(): Promise<void> {
    const before = this.view;
    if (this.place >= this.last) return;
    this.place += 1;
    const { frame } = this;
    if (!frame) return;
    const entries = [entryOf(frame, this.place + 1)];
    await this.showing.show({ entries, before, after: frame.view }, this.pace);
  }

  /** Leave: nothing plays on. */
  stop(): void {
    this.run += 1;
    this.playing = false;
  }

  async board(): Promise<Json> {
    return this.played.board;
  }
  /** What was played cannot be played otherwise. */
  async answer(): Promise<boolean> {
    return false;
  }
  async answerSet(): Promise<boolean> {
    return false;
  }
  async undo(): Promise<void> {
    // Nor taken back.
  }
  async hint(): Promise<Hint | null> {
    return null;
  }
  onStep(animator: Animator): () => void {
    return this.showing.listen(animator);
  }
}
