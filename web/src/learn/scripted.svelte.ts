/** A store that plays the steps of a lesson. */
import type { Animator, GameStore } from "@/lib/gameStore";
import type { Hint } from "@/lib/hint";
import { StepAnimation } from "@/lib/stepAnimation";
import type { EntryShown, GameView, Json, QuestionShown, SeatShown } from "@/lib/types";

/** What the server would send of one change. */
export interface PreparedUpdate {
  entries: EntryShown[];
  view: GameView;
  asked: number[];
}

/** One step of a lesson: how it comes about, the position, and what is asked. */
export interface PreparedStep {
  id: string;
  /** It begins a scene: nothing leads to it from the step before. */
  scene: boolean;
  updates: PreparedUpdate[];
  view: GameView;
  asked: number[];
  question: QuestionShown | null;
  /** The answer that the lesson is about; none where there is only something to say. */
  good: string | null;
  /** What the last answer of a scene leads to. */
  after?: PreparedUpdate[];
}

/** A lesson as the engine has prepared it. */
export interface Prepared {
  game: string;
  options: Record<string, Json>;
  /** What it is played on. */
  board: Json;
  steps: PreparedStep[];
}

/** How the learner's last tap was taken. `good`: it goes on; `less`: it stays as it is, and says why. */
export type Reply = "good" | "less" | null;

/** A game in which everything was prepared but the learner's taps. */
export class ScriptedStore implements GameStore {
  /** The step that is shown. */
  place: number = $state(0);
  view: GameView | null = $state.raw(null);
  question: QuestionShown | null = $state.raw(null);
  asked: number[] = $state.raw([]);
  entries: EntryShown[] = $state.raw([]);
  reply: Reply = $state(null);
  /** The step that the reply is about: a good one has already led to the next. */
  replied: PreparedStep | null = $state.raw(null);
  /** How often the reply was given, so that the same one can be noticed again. */
  replies: number = $state(0);
  /** What an answer leads to is being shown. */
  moving: boolean = $state(false);
  hinted: Hint | null = $state.raw(null);
  readonly you = 0;
  readonly eyes = 0;
  readonly tableId = null;
  readonly present: number[] = [0, 1];
  readonly deadlines: Record<string, number> = {};
  readonly status = "running" as const;
  readonly canUndo = false;
  readonly playable = true;
  private readonly showing = new StepAnimation();
  private run = 0;

  constructor(
    readonly prepared: Prepared,
    private readonly called: () => string[],
  ) {
    this.set(0);
  }

  get game(): string {
    return this.prepared.game;
  }
  get options(): Record<string, Json> {
    return this.prepared.options;
  }
  get names(): string[] {
    return this.called();
  }
  get seats(): SeatShown[] {
    return this.names.map((name, seat) => ({
      seat,
      kind: seat === 0 ? "person" : "bot",
      name,
      bot: seat === 0 ? null : "greedy",
      away: false,
      person: null,
      kept: false,
    }));
  }
  get step(): PreparedStep | null {
    return this.prepared.steps[this.place] ?? null;
  }
  get last(): number {
    return this.prepared.steps.length - 1;
  }
  /** While there is only something to say, the question can be seen but not answered. */
  get busy(): boolean {
    return this.moving || !this.waits;
  }
  /** Whether the lesson waits for a tap on the table. */
  get waits(): boolean {
    return this.step?.good != null;
  }

  /** Show a step at once, as it was prepared. */
  set(place: number): void {
    this.run += 1;
    this.place = Math.max(0, Math.min(this.last, place));
    const step = this.step;
    this.moving = false;
    this.reply = null;
    this.hinted = null;
    this.view = step?.view ?? null;
    this.entries = this.entriesUpTo(this.place);
    this.ask(step);
  }

  /** Go on from a step that asks nothing, or past one that does. */
  async next(): Promise<void> {
    const step = this.step;
    if (!step || this.moving || this.place >= this.last) return;
    // Nothing was tapped: what was said of a tap before does not stand beside the new step.
    this.reply = null;
    await this.goOn(step);
  }

  back(): void {
    this.set(this.place - 1);
  }

  async board(): Promise<Json> {
    return this.prepared.board;
  }

  async answer(option: string): Promise<boolean> {
    const step = this.step;
    if (!step || step.good === null || this.busy) return false;
    this.replies += 1;
    this.replied = step;
    this.reply = option === step.good ? "good" : "less";
    if (this.reply === "less") {
      // What was meant is marked on the table.
      await this.hint();
      return false;
    }
    await this.goOn(step);
    return true;
  }

  async answerSet(options: string[]): Promise<boolean> {
    // Whoever chooses nothing takes the option that stops.
    const stop = this.question?.about?.stop;
    return this.answer(
      options.length === 0 && typeof stop === "string" ? stop : options.join(", "),
    );
  }

  /** Show what an answer leads to, then the next step. */
  private async goOn(step: PreparedStep): Promise<void> {
    this.run += 1;
    const { run } = this;
    this.moving = true;
    this.ask(null);
    const next = this.prepared.steps[this.place + 1];
    const reply = this.reply;
    for (const update of [...(step.after ?? []), ...(next && !next.scene ? next.updates : [])]) {
      await this.show(update);
      if (run !== this.run) return;
    }
    if (next) this.set(this.place + 1);
    // What was said of the tap still stands beside the new step.
    this.reply = reply;
    this.moving = false;
  }

  private async show(update: PreparedUpdate): Promise<void> {
    const before = this.view;
    this.view = update.view;
    this.asked = update.asked;
    this.entries = [...this.entries, ...update.entries];
    await this.showing.show({ entries: update.entries, before, after: update.view });
  }

  private ask(step: PreparedStep | null): void {
    this.question = step?.question ?? null;
    this.asked = step?.asked ?? [];
  }

  /** The log of the scene so far. */
  private entriesUpTo(place: number): EntryShown[] {
    let first = place;
    while (first > 0 && !this.prepared.steps[first]?.scene) first -= 1;
    return this.prepared.steps
      .slice(first, place + 1)
      .flatMap((step) => step.updates.flatMap((update) => update.entries));
  }

  async undo(): Promise<void> {
    // A lesson goes back by its own button.
  }

  async hint(): Promise<Hint | null> {
    const { step } = this;
    if (!step?.question || step.good === null) return null;
    this.hinted = { turn: step.question.turn, option: step.good, by: "lesson", advice: null };
    return this.hinted;
  }

  onStep(animator: Animator): () => void {
    return this.showing.listen(animator);
  }
}
