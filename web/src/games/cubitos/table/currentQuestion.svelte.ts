/** The question I am asked, and what I have chosen so far. */
import { kindOf, ownKind } from "../kinds";
import type { AbilityOption, AboutDice, PoolDie, Question, RollRisk } from "../messages";
import { GOES, HOW } from "./bigButtons";
import type { Die } from "./dice";
import { HintMarks } from "./hintMarks.svelte";
import { PushChoice } from "./pushChoice.svelte";
import { declineOf } from "./questions";
import { RunChoice } from "./runChoice.svelte";
import type { Stage } from "./stage.svelte";
import { type RaceStore, share } from "./store";

/** What I am asked, and what I have chosen so far. */
export class CurrentQuestion {
  /** The dice chosen, by number. */
  chosen: readonly number[] = $state.raw([]);
  /** The turn that was answered; until the next question is there, nothing can be tapped. */
  private answered: number = $state(-1);
  private turn = -1;
  /** What the hint says to do. */
  readonly hinted: HintMarks;
  /** Whether to push. */
  readonly pushing: PushChoice;
  /** Where to run. */
  readonly runChoice: RunChoice;

  constructor(
    private readonly store: RaceStore,
    private readonly stage: Stage,
  ) {
    this.hinted = new HintMarks(store, stage, this);
    this.pushing = new PushChoice(store, this);
    this.runChoice = new RunChoice(stage, this);
  }

  /** The question, once everything before it has been seen. */
  get question(): Question | null {
    const { open } = this;
    return this.stage.busy || !open || this.runChoice.answers(open) ? null : open;
  }
  private get open(): Question | null {
    return this.store.playable ? this.store.question : null;
  }
  get how(): Question["form"] | null {
    return this.question?.form ?? null;
  }
  /** The option that does nothing, or nothing more. */
  get decline(): string | null {
    return this.question ? declineOf(this.question) : null;
  }
  /** Whether something can be tapped. */
  get ready(): boolean {
    return this.question !== null && !this.store.busy && this.question.turn !== this.answered;
  }

  /** What ties an element to what it stands for: its name, and whether the hint marks it. */
  mark(name: string): { "data-option": string; "data-hinted": true | undefined } {
    return this.hinted.mark(name);
  }

  /** A new question: nothing is chosen yet. Call it whenever the question may have changed. */
  follow(): void {
    const question = this.open;
    const turn = question?.turn ?? -1;
    if (turn === this.turn || this.store.busy) return;
    this.turn = turn;
    this.chosen = [];
    this.runChoice.follow(question);
  }

  answer(option: string): Promise<void> {
    return this.give(() => this.store.answer(option));
  }

  private async give(answer: () => Promise<boolean>): Promise<void> {
    const { open } = this;
    if (!open || open.turn === this.answered) return;
    this.answered = open.turn;
    if (await answer()) return;
    // Refused: the question is still the same, and what was meant to follow is off.
    this.answered = -1;
    this.runChoice.giveUp();
  }

  /** What is risked by the push that I am asked about. */
  get risk(): RollRisk | null {
    const { question } = this;
    if (question?.form === "push") return question.about;
    return question?.form === "abilities" ? (question.about?.risk ?? null) : null;
  }

  // ------------------------------------------------------------------------------- dice

  private get about(): AboutDice | null {
    return this.question?.form === "dice" ? this.question.about : null;
  }
  /** How many dice may be chosen. */
  get most(): number {
    return this.about?.most ?? 1;
  }
  /** I may take as many as I like. */
  get any(): boolean {
    return this.about?.least === 0 && this.most >= this.pool.size;
  }
  /** I may stop before I have taken the most. */
  get optional(): boolean {
    if (this.about) return this.about.stop !== null;
    return this.how === "dice" && this.decline !== null;
  }
  /** What may be taken; of a question that came unexplained, its options, one die at a time. */
  private get offered(): readonly PoolDie[] {
    const { question } = this;
    if (question?.form !== "dice") return [];
    if (question.about) return question.about.pool;
    return question.options.flatMap(({ text, spot }) =>
      spot ? { ...spot, text, count: 1, card: null, hit: { n: 0, d: 1 } } : [],
    );
  }
  /** What is known of a die that may be chosen. */
  choiceOf(die: Die): PoolDie | null {
    const fits = (one: PoolDie): boolean =>
      one.zone === die.zone &&
      kindOf(one) === die.kind &&
      (die.zone !== "active" || (one.face === die.face && one.used === die.used));
    return this.offered.find(fits) ?? null;
  }
  /** The dice that can be tapped. */
  pool: ReadonlySet<number> = $derived.by(
    () => new Set(this.stage.dice.filter((die) => this.choiceOf(die)).map((die) => die.id)),
  );
  /** One tap is enough. */
  get single(): boolean {
    return this.most === 1 || this.pool.size === 1;
  }
  /** Everything that is asked for is chosen. */
  get complete(): boolean {
    return this.chosen.length >= (this.about?.least ?? (this.optional ? 0 : 1));
  }

  tapDie(die: Die): void {
    if (!this.ready) return;
    if (this.how === "abilities") {
      const [ability] = this.abilitiesOf(die);
      if (ability) void this.answer(ability.text);
      return;
    }
    if (!this.pool.has(die.id)) return;
    if (this.single) this.take([die]);
    else if (this.chosen.includes(die.id)) this.chosen = this.chosen.filter((id) => id !== die.id);
    else this.chosen = [...this.fitting(die), die.id];
  }

  /** What stays chosen when this die is chosen too. */
  private fitting(die: Die): readonly number[] {
    const colour = ownKind(die.kind);
    const others = this.about?.different_colours
      ? this.chosen.filter(
          (id) => ownKind(this.stage.dice.find((one) => one.id === id)?.kind ?? "") !== colour,
        )
      : this.chosen;
    return others.length < this.most ? others : others.slice(1);
  }

  /** Choose what is missing: the dice that hit most often first, of those that go the ones that hit least often. */
  fill(): void {
    const first = GOES.has(HOW[this.question?.asked ?? ""] ?? "") ? -1 : 1;
    const hit = (die: Die): number => {
      const known = this.choiceOf(die);
      return known ? share(known.hit) : 0;
    };
    const rest = this.stage.dice
      .filter((die) => this.pool.has(die.id) && !this.chosen.includes(die.id))
      .sort((a, b) => first * (hit(b) - hit(a)));
    for (const die of rest) if (!this.complete) this.chosen = [...this.fitting(die), die.id];
  }

  /** Take the chosen dice, and where I must take more, fill up. */
  takeChosen(): void {
    if (!this.ready || this.how !== "dice") return;
    this.fill();
    this.take(this.stage.dice.filter((die) => this.chosen.includes(die.id)));
  }

  private take(dice: Die[]): void {
    const texts = dice.flatMap((die) => this.choiceOf(die)?.text ?? []);
    const [text] = texts;
    if (this.about) void this.give(() => this.store.answerSet(texts));
    else if (text !== undefined) void this.answer(text);
  }

  // ------------------------------------------------------------------------------- abilities

  /** The options that use this die. */
  abilitiesOf(die: Die): AbilityOption[] {
    const { question } = this;
    if (question?.form !== "abilities" || die.zone !== "active") return [];
    return question.options.filter(
      ({ ability }) =>
        ability &&
        kindOf(ability) === die.kind &&
        ability.face === die.face &&
        ability.used === die.used,
    );
  }
}
