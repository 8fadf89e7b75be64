/** A live table as reactive state. */
import type { Chain } from "@/fair/chain";
import { chainAt, mayOpen } from "@/fair/participation";
import { announcements } from "./announcements.svelte";
import { api, hallOf } from "./api";
import { type ConnectionState, LiveConnection, NotDone } from "./connection";
import type { Animator, GameStore } from "./gameStore";
import type { Hint } from "./hint";
import { seatName } from "./names";
import { person } from "./person.svelte";
import { settings } from "./settings.svelte";
import { StepAnimation, wait } from "./stepAnimation";
import type {
  DieShown,
  EntryShown,
  FromServer,
  GameView,
  Json,
  QuestionShown,
  Refused,
  RollShown,
  SeatShown,
  TableShown,
  ThrowShown,
  Update,
  Wish,
} from "./types";
import { t } from "./words.svelte";

/** Entries that are kept for log and chat. */
const MOST_ENTRIES = 600;
/** With so many steps waiting, they are no longer shown one by one. */
const MOST_WAITING = 12;
/** Between two steps of others, so that each can be seen. */
const STEP_MS = 450;

/** Something that went wrong, for people; `text` is the server's sentence, where it had one. */
export interface Problem {
  code: string;
  text: string;
}

/** A table as this viewer sees it, kept up to date. Steps are applied one after the other. */
export class TableStore implements GameStore {
  table: TableShown = $state.raw() as unknown as TableShown;
  you: number = $state(-1);
  view: GameView | null = $state.raw(null);
  question: QuestionShown | null = $state.raw(null);
  asked: number[] = $state.raw([]);
  /** The throws for which somebody has to roll real dice, and enter what they show. */
  throws: ThrowShown[] = $state.raw([]);
  /** The rolls that were entered and may be entered again. */
  slips: RollShown[] = $state.raw([]);
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
  /** A step is being shown. */
  showing: boolean = $state(false);
  private readonly steps = new StepAnimation();
  /** My chain at this table, once it was asked for. */
  private chain: Promise<Chain | null> | null = null;

  constructor(table: TableShown, token: string | null) {
    this.table = table;
    this.live = new LiveConnection(() => hallOf(table.id).connect(table.id), {
      hello: () => ({
        token,
        language: settings.language,
        explain: true,
        apart: true,
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
  get eyes(): number {
    return Math.max(0, this.you);
  }
  /** Whose dice are waited for, where nothing is asked. */
  get told(): string | undefined {
    const seat = this.throws[0]?.seat;
    if (seat === undefined) return undefined;
    return seat < 0 ? t("web-roll-first") : t("web-roll-due", { name: this.names[seat] ?? "" });
  }
  /** My dice are to be rolled. */
  get rolls(): boolean {
    return this.throws.some(({ seat }) => seat === this.you);
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

  /** Submit rolled faces; resolves to whether they were accepted. */
  async roll({ seat, number }: ThrowShown, dice: DieShown[]): Promise<boolean> {
    return this.act({ type: "roll", seat, number, faces: dice.map(({ text }) => text) });
  }

  /** Take back what was entered for a roll, to enter it again. */
  async pickUp({ seat, number }: RollShown): Promise<boolean> {
    return this.act({ type: "pick_up", seat, number });
  }

  /** Do one thing after the other. */
  private async act(wish: Wish): Promise<boolean> {
    if (this.busy) return false;
    this.answering += 1;
    try {
      return (await this.wish(await this.linked(wish))) !== null;
    } finally {
      this.answering -= 1;
    }
  }

  /** An answer with the link that goes with it, where I have a chain; anything else as it is. */
  private async linked(wish: Wish): Promise<Wish> {
    if (wish.type !== "answer" && wish.type !== "answer_set") return wish;
    if (!this.table.anchors?.[this.you]) return wish;
    this.chain ??= chainAt(this.table, this.you);
    return { ...wish, link: (await this.chain)?.link(wish.turn) ?? null };
  }

  /** Open my seed, once everybody has committed to theirs. */
  private async openSeed(): Promise<void> {
    if (this.chain || !this.table.sealed || !mayOpen(this.table)) return;
    this.chain = chainAt(this.table, this.you);
    const chain = await this.chain;
    if (chain) await this.wish({ type: "open", seed: chain.seed });
  }

  async hint(): Promise<Hint | null> {
    const question = this.question;
    if (!question) return null;
    const reply = await this.wish({ type: "hint", turn: question.turn });
    if (reply?.type !== "hint" || reply.turn !== this.question?.turn) return null;
    const { turn, option, by, advice } = reply;
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
    return this.steps.listen(animator);
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
        void this.openSeed();
        break;
      case "update":
        this.waiting.push(message);
        void this.show();
        break;
      case "explained":
        this.explain(message.question);
        break;
      case "presence":
        this.present = message.seats;
        this.watchers = message.watchers;
        break;
      case "goodbye":
        this.restarting = true;
        break;
      case "announcement":
        announcements.take(message.announcement);
        break;
      case "refused":
        this.problem = { code: message.code, text: message.text };
        break;
    }
  }

  private set({
    view,
    question,
    asked,
    throws,
    pick_up: slips,
    undo,
  }: Pick<Update, "view" | "question" | "asked" | "throws" | "pick_up" | "undo">): void {
    this.view = view;
    this.asked = asked;
    this.slips = slips;
    // The same throws again: what was tapped stays tapped.
    if (JSON.stringify(this.throws) !== JSON.stringify(throws)) this.throws = throws;
    this.undoTurn = undo;
    if (question && isSame(this.question, question)) {
      // The same question again, as after a reconnect: what is chosen stays chosen, and what was known of it
      // stays known until its explanation follows.
      if (isExplained(question)) this.question = question;
      return;
    }
    this.question = question;
    this.hinted = null;
  }

  /** What my question means follows it: it goes to where the question is, on the table or still waiting. */
  private explain(question: QuestionShown): void {
    for (const update of this.waiting)
      if (isSame(update.question, question)) update.question = question;
    if (isSame(this.question, question)) this.question = question;
  }

  /** Apply what is waiting, one step after the other, each shown before the next. */
  private async show(): Promise<void> {
    if (this.showing) return;
    this.showing = true;
    try {
      for (let update = this.waiting.shift(); update; update = this.waiting.shift()) {
        const before = this.view;
        if (update.table) {
          this.table = update.table;
          void this.openSeed();
        }
        this.entries = [...this.entries, ...update.entries].slice(-MOST_ENTRIES);
        this.set(update);
        const played = update.entries.some((entry) => entry.events.length > 0);
        if (!played || document.hidden || this.waiting.length > MOST_WAITING) continue;
        const began = performance.now();
        await this.steps.show({ entries: update.entries, before, after: update.view });
        const mine = update.entries.every((entry) => entry.seat === this.you || entry.seat === -1);
        const left = mine ? 0 : settings.time(STEP_MS) - (performance.now() - began);
        if (left > 0 && this.waiting.length > 0) await wait(left);
      }
    } finally {
      this.showing = false;
    }
  }
}

/** Whether two questions are one: the same turn with the same options. */
function isSame(one: QuestionShown | null, other: QuestionShown): boolean {
  const texts = (question: QuestionShown) => question.options.map(({ text }) => text);
  if (one?.seat !== other.seat || one.turn !== other.turn) return false;
  return JSON.stringify(texts(one)) === JSON.stringify(texts(other));
}

function isExplained(question: QuestionShown): boolean {
  return question.about !== null || question.options.some((option) => "told" in option);
}
