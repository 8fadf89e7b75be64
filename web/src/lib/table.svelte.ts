import { address, api } from "./api";
import { type ConnectionState, LiveConnection, NotDone } from "./connection";
import type { Animator, GameStore, Hint } from "./gameStore";
import { seatName } from "./names";
import { settings } from "./settings.svelte";
import type {
  Details,
  EntryShown,
  FromServer,
  QuestionShown,
  Refused,
  SeatShown,
  TableShown,
  Update,
  View,
  Wish,
} from "./types";

/** Entries that are kept for log and chat. */
const MOST_ENTRIES = 600;
/** With so many steps waiting, they are no longer shown one by one. */
const MOST_WAITING = 12;
/** A step that takes longer than this to show is not waited for. */
const LONGEST_SHOW_MS = 6_000;
/** Between two steps of others, so that each can be seen. */
const STEP_MS = 450;

/** Something that went wrong, for people; `text` is the server's sentence, where it had one. */
export interface Problem {
  code: string;
  text: string;
}

/** The turn whose answer a seat may take back, as far as the log tells; -1 for none. */
export function undoableTurn(entries: readonly EntryShown[], seat: number): number {
  const undone = new Set<unknown>();
  for (const entry of [...entries].reverse()) {
    if (entry.kind === "rolled" && (entry.seat === seat || entry.seat === -1)) return -1;
    if (entry.kind === "began" || entry.kind === "ended") return -1;
    if (entry.seat !== seat) continue;
    if (entry.kind === "undone") undone.add(entry.body.turn);
    if (entry.kind !== "answered" || undone.delete(entry.body.turn)) continue;
    return entry.body.by === "player" ? Number(entry.body.turn) : -1;
  }
  return -1;
}

const wait = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));

/** A table at the server as this viewer sees it, kept up to date. Steps are applied one after the other. */
export class TableStore implements GameStore {
  table: TableShown = $state.raw() as unknown as TableShown;
  you: number = $state(-1);
  view: View | null = $state.raw(null);
  question: QuestionShown | null = $state.raw(null);
  details: Details | null = $state.raw(null);
  asked: number[] = $state.raw([]);
  entries: EntryShown[] = $state.raw([]);
  present: number[] = $state.raw([]);
  watchers: number = $state(0);
  hinted: Hint | null = $state.raw(null);
  connection: ConnectionState = $state("connecting");
  /** Why the server would not have us. */
  refusal: Refused | null = $state.raw(null);
  /** When the next try to connect is due, in milliseconds since 1970. */
  retryAt: number | null = $state(null);
  /** What went wrong last; whoever shows it sets it back to null. */
  problem: Problem | null = $state.raw(null);
  /** The server has said goodbye and will be back. */
  restarting: boolean = $state(false);
  /** The first snapshot is there. */
  ready: boolean = $state(false);

  private answering: number = $state(0);
  private readonly live: LiveConnection;
  private waiting: Update[] = [];
  private showing = false;
  private animator: Animator | null = null;
  private explains = true;

  constructor(table: TableShown, token: string | null, open?: (url: string) => never) {
    this.table = table;
    this.live = new LiveConnection(address(`tables/${encodeURIComponent(table.id)}/live`, "ws"), {
      hello: () => ({
        token,
        language: settings.language,
        name: token ? null : settings.name.slice(0, 24) || null,
      }),
      message: (message) => this.receive(message),
      state: (state, why, retryAt) => {
        this.connection = state;
        this.refusal = why;
        this.retryAt = retryAt;
        if (state === "live") this.restarting = false;
      },
      open,
    });
  }

  get game(): string {
    return this.table.game;
  }
  get options(): Record<string, unknown> {
    return this.table.options;
  }
  get tableId(): string {
    return this.table.id;
  }
  get seats(): SeatShown[] {
    return this.table.seats;
  }
  get names(): string[] {
    return this.table.seats.map(seatName);
  }
  get deadlines(): Record<string, number> {
    return this.table.deadlines;
  }
  get status(): TableShown["status"] {
    return this.table.status;
  }
  get busy(): boolean {
    return this.answering > 0;
  }
  get playable(): boolean {
    return this.you >= 0;
  }
  get undoTurn(): number {
    return this.you >= 0 && this.status === "running" ? undoableTurn(this.entries, this.you) : -1;
  }
  get canUndo(): boolean {
    return this.undoTurn >= 0;
  }
  /** A stand-in plays for me. */
  get away(): boolean {
    return this.seats[this.you]?.away ?? false;
  }

  /** Connect; returns how to leave. */
  open(): () => void {
    const hurry = () => {
      if (!document.hidden) this.live.hurry();
    };
    addEventListener("online", hurry);
    document.addEventListener("visibilitychange", hurry);
    this.live.open();
    return () => {
      removeEventListener("online", hurry);
      document.removeEventListener("visibilitychange", hurry);
      this.live.close();
    };
  }

  /** Try to connect now. */
  retry(): void {
    this.live.hurry();
  }

  board<T>(): Promise<T | null> {
    return api.board<T>(this.table.id);
  }

  async answer(option: string): Promise<void> {
    const question = this.question;
    if (!question || this.busy) return;
    this.answering += 1;
    try {
      await this.wish({ type: "answer", turn: question.turn, option });
    } finally {
      this.answering -= 1;
    }
  }

  async undo(): Promise<void> {
    if (!this.canUndo || this.busy) return;
    this.answering += 1;
    try {
      await this.wish({ type: "undo", turn: this.undoTurn });
    } finally {
      this.answering -= 1;
    }
  }

  async hint(): Promise<Hint | null> {
    const question = this.question;
    if (!question) return null;
    const told = await this.wish({ type: "hint", turn: question.turn });
    if (told?.type !== "hint" || told.turn !== this.question?.turn) return null;
    const { turn, option, by, expects, advice } = told;
    this.hinted = { turn, option, by, expects, advice };
    return this.hinted;
  }

  async say(text: string): Promise<boolean> {
    return (await this.wish({ type: "say", text })) !== null;
  }
  async phrase(phrase: string): Promise<boolean> {
    return (await this.wish({ type: "phrase", phrase })) !== null;
  }
  async start(): Promise<void> {
    await this.wish({ type: "start" });
  }
  async leave(): Promise<boolean> {
    return (await this.wish({ type: "leave" })) !== null;
  }
  async comeBack(): Promise<void> {
    await this.wish({ type: "return" });
  }

  onStep(animator: Animator): () => void {
    this.animator = animator;
    return () => {
      if (this.animator === animator) this.animator = null;
    };
  }

  /** Ask for something; what is refused becomes the problem to show, and null is returned. */
  private async wish(wish: Wish): Promise<FromServer | null> {
    try {
      return await this.live.ask(wish);
    } catch (error) {
      if (!(error instanceof NotDone)) throw error;
      if (this.connection !== "closed") this.problem = { code: error.code, text: error.message };
      return null;
    }
  }

  private receive(message: FromServer): void {
    switch (message.type) {
      case "snapshot":
        this.waiting = [];
        this.you = message.you;
        this.table = message.table;
        this.entries = message.entries;
        this.set(message.view, message.question, message.asked);
        this.ready = true;
        break;
      case "update":
        this.waiting.push(message);
        void this.show();
        break;
      case "presence":
        this.present = message.seats;
        this.watchers = message.watchers;
        break;
      case "goodbye":
        this.restarting = true;
        break;
    }
  }

  private set(view: View | null, question: QuestionShown | null, asked: number[]): void {
    this.view = view;
    this.asked = asked;
    const before = this.question;
    const same =
      before !== null &&
      question !== null &&
      before.turn === question.turn &&
      before.asked === question.asked &&
      before.options.join("\n") === question.options.join("\n");
    if (same) return;
    this.question = question;
    this.details = null;
    this.hinted = null;
    if (question) void this.explain(question);
  }

  private async explain(question: QuestionShown): Promise<void> {
    if (!this.explains) return;
    try {
      const told = await this.live.ask({ type: "explain", turn: question.turn });
      if (told.type === "details" && this.question === question) this.details = told.details;
    } catch (error) {
      // A server that cannot explain is not asked again; everything else is told anew with the next question.
      if (error instanceof NotDone && error.code === "bad_message") this.explains = false;
    }
  }

  /** Apply what is waiting, one step after the other, each shown before the next. */
  private async show(): Promise<void> {
    if (this.showing) return;
    this.showing = true;
    try {
      for (let update = this.waiting.shift(); update; update = this.waiting.shift()) {
        const before = this.view;
        if (update.table) this.table = update.table;
        this.entries = [...this.entries, ...update.entries].slice(-MOST_ENTRIES);
        this.set(update.view, update.question, update.asked);
        const played = update.entries.some((entry) => entry.events.length > 0);
        if (!played || document.hidden || this.waiting.length > MOST_WAITING) continue;
        const began = performance.now();
        if (this.animator) {
          const shown = this.animator({ entries: update.entries, before, after: update.view });
          await Promise.race([Promise.resolve(shown).catch(console.error), wait(LONGEST_SHOW_MS)]);
        }
        const mine = update.entries.every((entry) => entry.seat === this.you || entry.seat === -1);
        const left = mine ? 0 : settings.time(STEP_MS) - (performance.now() - began);
        if (left > 0 && this.waiting.length > 0) await wait(left);
      }
    } finally {
      this.showing = false;
    }
  }
}
