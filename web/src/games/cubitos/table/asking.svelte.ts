import { bestPlan } from "@/lib/hint";
import { settings } from "@/lib/settings.svelte";
import type { PlanShown } from "@/messages";
import type {
  AbilityOption,
  AboutDice,
  MovesOption,
  MoveTold,
  PoolDie,
  Question,
  Risk,
  Space,
  SpaceTold,
} from "../messages";
import { type Die, kindOf, ownKind } from "./dice";
import { plannedDice, plannedEnd } from "./hinting";
import { declineOf } from "./questions";
import type { Stage } from "./stage.svelte";
import { type RaceStore, share } from "./store";

/** A space that can be tapped: what it takes in moves bought, and what is known of it. */
export interface Reachable {
  space: Space;
  bought: number;
  told: MoveTold | SpaceTold | null;
}

/** What I am asked, and what I have chosen so far. */
export class Asking {
  /** The dice chosen, by number. */
  chosen: readonly number[] = $state.raw([]);
  /** The space looked at: the next tap on it goes there. */
  goal: string | null = $state(null);
  /** Moves that are to be bought. */
  bought: number = $state(0);
  /** Where the move shall end once the moves are bought. */
  private end: string | null = $state(null);
  /** The turn that was answered; until the next question is there, nothing can be tapped. */
  private answered: number = $state(-1);
  private turn = -1;
  /** The turn in which push was pressed once where it takes two presses. */
  private warned: number = $state(-1);
  /** The turn that ended by itself; taken back, it is asked again. */
  private passed = -1;

  constructor(
    private readonly store: RaceStore,
    private readonly stage: Stage,
  ) {}

  /** The question, once everything before it has been seen. */
  get question(): Question | null {
    return this.stage.busy || this.end ? null : this.open;
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

  // ------------------------------------------------------------------------------- hints

  /** What the hint says to do; a hint for another question says nothing. */
  plan: PlanShown | null = $derived.by(() => {
    const { hinted } = this.store;
    return hinted && hinted.turn === this.question?.turn ? bestPlan(hinted) : null;
  });
  /** The moves that the hint says to buy. */
  private get plannedMoves(): number {
    const { question } = this;
    if (question?.form !== "moves") return 0;
    return question.options.find((option) => option.text === this.plan?.option)?.bought ?? 0;
  }
  /** The dice that the hint says to take. */
  private planned: number[] = $derived.by(() => {
    const { question, plan } = this;
    if (!plan || question?.form !== "dice") return [];
    const left = plannedDice(question, plan);
    return this.stage.dice.flatMap((die) => {
      const place = left.indexOf(this.choiceOf(die)?.text ?? "");
      if (place < 0) return [];
      left.splice(place, 1);
      return [die.id];
    });
  });
  /**
   * What the hint marks on the table. Whatever can be pressed has a name of its own: `option:` with the text of an
   * option, `die:` with a number, `space:` and `end:`, the same in the list, with its text, `deed:` for the large buttons, and `moves`, the stepper.
   */
  private marks: ReadonlySet<string> = $derived.by(() => {
    const { question, plan, planned } = this;
    if (!question || !plan) return new Set<string>();
    switch (question.form) {
      case "dice": {
        const whole =
          this.chosen.length === planned.length && planned.every((id) => this.chosen.includes(id));
        const deed = planned.length === 0 ? "deed:stop" : whole ? "deed:take" : "";
        return new Set([...planned.map((id) => `die:${id}`), deed]);
      }
      case "spaces":
      case "move":
      case "moves": {
        const end = plannedEnd(question, plan);
        // Without moves nothing more is asked.
        if (end === null) return new Set([this.reach.size > 0 ? "deed:stay" : "deed:buy"]);
        const deed =
          end === this.stage.player?.space.text ? "deed:stay" : this.goal === end ? "deed:go" : "";
        return new Set([`space:${end}`, `end:${end}`, deed, this.plannedMoves > 0 ? "moves" : ""]);
      }
      case "abilities": {
        const die = this.stage.dice.find((one) =>
          this.abilitiesOf(one).some(({ text }) => text === plan.option),
        );
        return new Set([`option:${plan.option}`, die ? `die:${die.id}` : ""]);
      }
      default:
        return new Set([`option:${plan.option}`]);
    }
  });
  /** What ties an element to what it stands for: its name, and whether the hint marks it. */
  mark(name: string): { "data-option": string; "data-hinted": true | undefined } {
    return { "data-option": name, "data-hinted": this.marks.has(name) || undefined };
  }

  /** Choose what the hint says, so that its way or its dice are seen, and one press does it. */
  takeHint(): void {
    const { question, plan } = this;
    if (!question || !plan) return;
    if (question.form === "dice" && !this.single) this.chosen = this.planned;
    const end = plannedEnd(question, plan);
    if (question.form === "moves") this.setBought(this.plannedMoves);
    if (end !== null) this.goal = end === this.stage.player?.space.text ? null : end;
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
    const { end } = this;
    this.end = null;
    if (end && question?.form === "move" && question.options.some((option) => option.text === end))
      void this.answer(end);
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
    this.end = null;
  }

  /** The option to push, or to pass. */
  pushOption(pushes: boolean): string | null {
    const { question } = this;
    if (question?.form !== "push") return null;
    return question.options.find((option) => option.pushes === pushes)?.text ?? null;
  }
  /** Push was pressed once, and asks for a second press. */
  get unsure(): boolean {
    return this.how === "push" && this.question?.turn === this.warned;
  }
  /** Push; where that is wished for and a bust is possible, only at the second press. */
  push(): void {
    const option = this.pushOption(true);
    if (!option || !this.ready) return;
    const risky = this.risk !== null && share(this.risk.bust) > 0;
    if (settings.confirmPush && risky && !this.unsure) this.warned = this.question?.turn ?? -1;
    else void this.answer(option);
  }
  /** Pass by itself where a bust is as likely as the settings say; never in a lesson. */
  passIfTooRisky(): void {
    const option = this.pushOption(false);
    if (!option || !this.ready || !this.risk || this.store.tableId === null) return;
    if (settings.autoPass === "never" || this.question?.turn === this.passed) return;
    if (share(this.risk.bust) * 100 < Number(settings.autoPass)) return;
    this.passed = this.question?.turn ?? -1;
    void this.answer(option);
  }
  /** What is risked by the push that I am asked about. */
  get risk(): Risk | null {
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
    return this.about?.stop != null;
  }
  /** What is known of a die that may be chosen. */
  choiceOf(die: Die): PoolDie | null {
    const fits = (one: PoolDie): boolean =>
      one.zone === die.zone &&
      kindOf(one) === die.kind &&
      (die.zone !== "active" || (one.face === die.face && one.used === die.used));
    return this.about?.pool.find(fits) ?? null;
  }
  /** The dice that can be tapped. */
  get pool(): Set<number> {
    return new Set(this.stage.dice.filter((die) => this.choiceOf(die)).map((die) => die.id));
  }
  /** One tap is enough. */
  get single(): boolean {
    return this.most === 1 || this.pool.size === 1;
  }
  /** Everything that is asked for is chosen. */
  get complete(): boolean {
    return this.chosen.length >= (this.about?.least ?? 1);
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

  /** Choose what is missing, the dice that hit most often first. */
  fill(): void {
    const hit = (die: Die): number => {
      const known = this.choiceOf(die);
      return known ? share(known.hit) : 0;
    };
    const rest = this.stage.dice
      .filter((die) => this.pool.has(die.id) && !this.chosen.includes(die.id))
      .sort((a, b) => hit(b) - hit(a));
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
    void this.give(() => this.store.answerSet(texts));
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

  // ------------------------------------------------------------------------------- spaces

  /** The spaces that can be tapped, by their texts. */
  get reach(): ReadonlyMap<string, Reachable> {
    return this.within(this.bought);
  }
  /** The same with all moves that can be bought. */
  get ends(): ReadonlyMap<string, Reachable> {
    return this.within(this.mostMoves);
  }
  private within(most: number): ReadonlyMap<string, Reachable> {
    const { question } = this;
    const found = new Map<string, Reachable>();
    if (question?.form === "spaces" || question?.form === "move")
      for (const { text, space, told } of question.options)
        found.set(text, { space, bought: 0, told });
    if (question?.form === "moves")
      for (const { bought, told } of question.options)
        if (bought <= most)
          for (const space of told?.new ?? [])
            if (!found.has(space.text)) found.set(space.text, { space, bought, told: null });
    return found;
  }

  /** Spaces are to be tapped. */
  get picking(): boolean {
    const { how } = this;
    return how === "spaces" || how === "move" || (how === "moves" && this.ends.size > 0);
  }

  /** A first tap looks at a space, a second one goes there; the moves it takes are bought. */
  tapSpace(space: string): void {
    const end = this.ends.get(space);
    if (!this.ready || !end) return;
    if (end.bought > this.bought) this.setBought(end.bought);
    if (this.goal === space) this.go();
    else this.goal = space;
  }

  go(): void {
    const { goal } = this;
    if (!goal || !this.ready) return;
    const { question, plan } = this;
    const planned = question && plan && plannedEnd(question, plan) === goal;
    // No more is bought than it takes: the rest is kept for dice.
    const bought = planned ? this.plannedMoves : (this.reach.get(goal)?.bought ?? this.bought);
    if (this.how === "moves") this.buyAndGo(bought, goal);
    else void this.answer(goal);
  }

  /** The option that buys this many moves. */
  private optionFor(bought: number): MovesOption | undefined {
    const { question } = this;
    return question?.form === "moves"
      ? question.options.find((one) => one.bought === bought)
      : undefined;
  }
  /** The option that buys as many moves as are to be bought. */
  get buying(): MovesOption | undefined {
    return this.optionFor(this.bought);
  }

  private buyAndGo(bought: number, end: string): void {
    const option = this.optionFor(bought);
    if (!option) return;
    this.end = end;
    void this.answer(option.text);
  }

  /** Where I stand, as an option of the question. */
  get staying(): string | null {
    const { question } = this;
    const here = this.stage.player?.space.text;
    if (question?.form !== "move") return null;
    return question.options.find((option) => option.text === here)?.text ?? null;
  }

  /** Stay where I am, and keep the money. */
  stay(): void {
    const here = this.stage.player?.space.text;
    if (!this.ready || !here) return;
    if (this.how === "moves") this.buyAndGo(0, here);
    else if (this.staying) void this.answer(this.staying);
  }

  /** The most moves that can be bought. */
  get mostMoves(): number {
    return this.question?.form === "moves" ? (this.question.options.at(-1)?.bought ?? 0) : 0;
  }

  setBought(number: number): void {
    this.bought = Math.min(this.mostMoves, Math.max(0, number));
    if (this.goal && !this.reach.has(this.goal)) this.goal = null;
  }

  /** The leg that the goal lies on. */
  get goalLeg(): number | null {
    return this.goal ? (this.reach.get(this.goal)?.space.leg ?? null) : null;
  }
}
