import { address, api } from "./api";
import { type ConnectionState, LiveConnection, NotDone } from "./connection";
import type { Animator, GameStore } from "./gameStore";
import type { Hint } from "./hint";
import { seatName } from "./names";
import { person } from "./person.svelte";
import { settings } from "./settings.svelte";
import type {
  EntryShown,
  FromServer,
  GameView,
  Json,
  QuestionShown,
  Refused,
  SeatShown,
  TableShown,
  Update,
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

const wait = (milliseconds: number): Promise<void> =>
  new Promise((done) => setTimeout(done, milliseconds));

/** A table at the server as this viewer sees it, kept up to date. Steps are applied one after the other. */
export class TableStore implements GameStore {
  table: TableShown = $state.raw() as unknown as TableShown;
  you: number = $state(-1);
  view: GameView | null = $state.raw(null);
  question: QuestionShown | null = $state.raw(null);
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

  /** The turn of the answer that I may take back. */
  private undoTurn: number | null = $state(null);
  private answering: number = $state(0);
  private readonly live: LiveConnection;
  private waiting: Update[] = [];
  private showing = false;
  private animator: Animator | null = null;

  constructor(table: TableShown, token: string | null, open?: (url: string) => never) {
    this.table = table;
    this.live = new LiveConnection(address(`tables/${encodeURIComponent(table.id)}/live`, "ws"), {
      hello: () => ({
        token,
        language: settings.language,
        explain: true,
        name: token ? null : settings.name.slice(0, 24) || null,
        person: token ? null : person.token,
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
  get options(): Record<string, Json> {
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
  get canUndo(): boolean {
    return this.undoTurn !== null;
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

  board(): Promise<Json> {
    return api.board(this.table.id);
  }

  async answer(option: string): Promise<boolean> {
    const turn = this.question?.turn;
    return turn !== undefined && this.act({ type: "answer", turn, option });
  }

  async answerSet(options: string[]): Promise<boolean> {
    const turn = this.question?.turn;
    return turn !== undefined && this.act({ type: "answer_set", turn, options });
  }

  async undo(): Promise<void> {
    if (this.undoTurn !== null) await this.act({ type: "undo", turn: this.undoTurn });
  }

  /** Do one thing after the other. */
  private async act(wish: Wish): Promise<boolean> {
    if (this.busy) return false;
    this.answering += 1;
    try {
      return (await this.wish(wish)) !== null;
    } finally {
      this.answering -= 1;
    }
  }

  async hint(): Promise<Hint | null> {
    const question = this.question;
    if (!question) return null;
    const told = await this.wish({ type: "hint", turn: question.turn });
    if (told?.type !== "hint" || told.turn !== this.question?.turn) return null;
    const { turn, option, by, advice } = told;
    this.hinted = { turn, option, by, advice };
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
  async passHost(seat: number): Promise<void> {
    await this.wish({ type: "host", seat });
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
        this.set(message);
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

  private set({
    view,
    question,
    asked,
    undo,
  }: Pick<Update, "view" | "question" | "asked" | "undo">): void {
    this.view = view;
    this.asked = asked;
    this.undoTurn = undo;
    // The same question again, as after a reconnect: what is chosen stays chosen.
    if (JSON.stringify(this.question) === JSON.stringify(question)) return;
    this.question = question;
    this.hinted = null;
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
        this.set(update);
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
