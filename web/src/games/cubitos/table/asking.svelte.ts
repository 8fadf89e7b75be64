import type { GameStore } from "@/lib/gameStore";
import type { QuestionShown } from "@/lib/types";
import { type Die, gatheringOrder, optionFor, poolOf } from "./dice";
import { parseSpace } from "./plan";
import { declineOf, type Presentation, parseAbility, presentationOf } from "./questions";
import type { Stage } from "./stage.svelte";
import { chanceIn, numberIn, textsIn, toldOf } from "./views";

/** Several answers that were decided at once; the game asks for them one by one. */
interface Intent {
  asked: string;
  /** The dice still to be named. */
  dice: Die[];
  /** Say that it is enough once they are named. */
  stop: boolean;
}

/** After so long without the next question, an answer is taken to be lost. */
const PATIENCE_MS = 7_000;

/** What I am asked, and what I have chosen so far. */
export class Asking {
  /** The dice chosen, by number. */
  chosen: readonly number[] = $state.raw([]);
  /** The space looked at: the next tap on it goes there. */
  goal: string | null = $state(null);
  /** Moves that are to be bought. */
  bought: number = $state(0);
  /** Several answers are on their way. */
  intent: Intent | null = $state.raw(null);
  /** Where the move shall end once the moves are bought. */
  private end: string | null = $state(null);
  /** The turn that was answered; until the next question is there, nothing can be tapped. */
  private answered: number = $state(-1);
  private turn = -1;

  constructor(
    private readonly store: GameStore,
    private readonly stage: Stage,
  ) {}

  /** The question, once everything before it has been seen. */
  get question(): QuestionShown | null {
    return this.stage.busy || this.intent || this.end ? null : this.open;
  }
  private get open(): QuestionShown | null {
    return this.store.playable ? this.store.question : null;
  }
  get how(): Presentation | null {
    return this.question ? presentationOf(this.question.asked) : null;
  }
  get decline(): string | null {
    return this.question ? declineOf(this.question) : null;
  }
  /** Whether something can be tapped. */
  get ready(): boolean {
    return this.question !== null && !this.store.busy && this.question.turn !== this.answered;
  }

  /** A new question: nothing is chosen yet. Call it whenever the question may have changed. */
  follow(): void {
    const question = this.open;
    const turn = question?.turn ?? -1;
    if (turn === this.turn || this.store.busy) return;
    this.turn = turn;
    this.chosen = [];
    this.goal = null;
    this.bought = 0;
    if (this.end) {
      const end = this.end;
      this.end = null;
      if (question?.asked === "move" && question.options.includes(end)) void this.answer(end);
    }
    this.goOn();
  }

  /** Name the next of the dice that were chosen together. */
  private goOn(): void {
    const intent = this.intent;
    if (!intent) return;
    const question = this.open;
    if (!question || question.asked !== intent.asked) {
      this.intent = null;
      return;
    }
    const next = intent.dice.find((die) => optionFor(die, question.options));
    if (next) {
      this.intent = { ...intent, dice: intent.dice.filter((die) => die.id !== next.id) };
      void this.answer(optionFor(next, question.options) ?? "");
      return;
    }
    this.intent = null;
    const stop = declineOf(question);
    if (intent.stop && stop) void this.answer(stop);
  }

  async answer(option: string): Promise<void> {
    const question = this.open;
    if (!question?.options.includes(option) || question.turn === this.answered) return;
    this.answered = question.turn;
    try {
      await this.store.answer(option);
    } finally {
      setTimeout(() => this.lookAgain(question), PATIENCE_MS);
    }
  }

  /** Refused, or never heard of: the question is still the same, so what was meant to follow is off. */
  private lookAgain(question: QuestionShown): void {
    if (this.store.question !== question) return;
    this.answered = -1;
    this.intent = null;
    this.end = null;
  }

  // ------------------------------------------------------------------------------- dice

  /** How many dice are still to be chosen; null for as many as I like. */
  get needed(): number | null {
    const facts = this.store.details?.facts ?? {};
    if ("needed" in facts) return numberIn(facts, "needed");
    return this.question?.asked === "discard_after_bust" ? null : 1;
  }
  get optional(): boolean {
    return this.question?.options.includes("enough") ?? false;
  }
  /** The dice that can be tapped. */
  get pool(): Set<number> {
    const question = this.question;
    if (!question || this.how !== "dice") return new Set();
    return poolOf(this.stage.dice, question.options, this.optional || this.needed === 1);
  }
  /** One tap is enough. */
  get single(): boolean {
    return this.needed === 1 || this.pool.size === 1;
  }
  /** Everything that is asked for is chosen. */
  get complete(): boolean {
    return (
      this.needed === null || this.chosen.length >= Math.min(this.needed, this.pool.size) || this.optional
    );
  }

  tapDie(die: Die): void {
    if (!this.ready) return;
    if (this.how === "abilities") {
      const option = this.abilitiesOf(die)[0];
      if (option) void this.answer(option);
      return;
    }
    if (!this.pool.has(die.id)) return;
    if (this.single) {
      const option = optionFor(die, this.question?.options ?? []);
      if (option) void this.answer(option);
      return;
    }
    if (this.chosen.includes(die.id)) this.chosen = this.chosen.filter((id) => id !== die.id);
    else if (this.needed !== null && this.chosen.length >= this.needed)
      this.chosen = [...this.chosen.slice(1), die.id];
    else this.chosen = [...this.chosen, die.id];
  }

  /** Choose what is missing, the dice that hit most often first. */
  fill(): void {
    const missing = (this.needed ?? this.pool.size) - this.chosen.length;
    const options = this.question?.options ?? [];
    const chance = (die: Die): number => {
      const option = optionFor(die, options);
      const told = option ? chanceIn(toldOf(this.store.details, option), "hit") : null;
      return told ?? (die.kind === "dark" ? 0.33 : 0);
    };
    const rest = this.stage.dice
      .filter((die) => this.pool.has(die.id) && !this.chosen.includes(die.id))
      .sort((a, b) => chance(b) - chance(a) || gatheringOrder(a, b));
    this.chosen = [...this.chosen, ...rest.slice(0, Math.max(0, missing)).map((die) => die.id)];
  }

  /** Take the chosen dice, and where I must take more, fill up. */
  takeChosen(): void {
    const question = this.question;
    if (!question || !this.ready) return;
    if (!this.complete) this.fill();
    const dice = this.stage.dice.filter((die) => this.chosen.includes(die.id)).sort(gatheringOrder);
    const needed = this.needed;
    this.intent = {
      asked: question.asked,
      dice,
      stop: this.optional && (needed === null || dice.length < needed),
    };
    this.goOn();
  }

  // ------------------------------------------------------------------------------- abilities

  /** The options that use this die. */
  abilitiesOf(die: Die): string[] {
    if (this.how !== "abilities" || die.zone !== "active") return [];
    return (this.question?.options ?? []).filter((option) => {
      const ability = parseAbility(option);
      if (ability?.kind !== die.kind || ability.face !== die.face) return false;
      // What a card does a second time, it does after the first.
      return !die.used || ability.moment === "second";
    });
  }

  // ------------------------------------------------------------------------------- spaces

  /** The spaces that can be tapped, with what they take: moves bought, 0 for none. */
  get reach(): ReadonlyMap<string, number> {
    const question = this.question;
    if (!question) return new Map();
    if (this.how === "spaces") return new Map(question.options.map((option) => [option, 0]));
    if (this.how !== "moves") return new Map();
    const found = new Map<string, number>();
    for (const option of question.options) {
      const bought = Number(option);
      if (bought > this.bought) break;
      for (const space of textsIn(toldOf(this.store.details, option), "new"))
        if (!found.has(space)) found.set(space, bought);
    }
    return found;
  }

  /** A first tap looks at a space, a second one goes there. */
  tapSpace(space: string): void {
    if (!this.ready || !this.reach.has(space)) return;
    if (this.goal !== space) {
      this.goal = space;
      return;
    }
    this.go();
  }

  go(): void {
    const goal = this.goal;
    if (!goal || !this.ready) return;
    if (this.how === "moves") {
      // No more than it takes: the rest is kept for dice.
      const bought = this.reach.get(goal) ?? this.bought;
      this.end = goal;
      void this.answer(String(bought));
    } else void this.answer(goal);
  }

  /** Where I stand, as an option of the question. */
  get staying(): string | null {
    const here = this.stage.player?.space ?? "";
    return this.question?.asked === "move" && this.question.options.includes(here) ? here : null;
  }

  /** Stay where I am, and keep the money. */
  stay(): void {
    const here = this.stage.player?.space ?? null;
    if (!this.ready || !here) return;
    if (this.how === "moves") {
      this.end = here;
      void this.answer("0");
    } else if (this.staying) void this.answer(this.staying);
  }

  setBought(number: number): void {
    this.bought = number;
    if (this.goal && !this.reach.has(this.goal)) this.goal = null;
  }

  /** The leg that the goal lies on. */
  get goalLeg(): number | null {
    return this.goal ? parseSpace(this.goal).leg : null;
  }
}
