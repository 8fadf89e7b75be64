/** The choice of where to run, and of the moves bought for it. */
import type { MoveDetails, MovesOption, Question, Space, SpaceDetails } from "../messages";
import type { CurrentQuestion } from "./currentQuestion.svelte";
import type { Stage } from "./stage.svelte";

/** A space that can be tapped: what it takes in moves bought, and what is known of it. */
export interface Reachable {
  space: Space;
  bought: number;
  told: MoveDetails | SpaceDetails | null;
}

/** Where I can run to, the moves bought for it, and the space looked at. */
export class RunChoice {
  /** The space looked at: the next tap on it goes there. */
  goal: string | null = $state(null);
  /** Moves that are to be bought. */
  bought: number = $state(0);
  /** Where the move shall end once the moves are bought. */
  private end: string | null = $state(null);
  /** The turn in which the move ends there by itself. */
  private ending: number = $state(-1);

  constructor(
    private readonly stage: Stage,
    private readonly current: CurrentQuestion,
  ) {}

  /** Whether a question is answered by what was chosen before, so that nobody is asked it. */
  answers({ turn }: Question): boolean {
    return this.end !== null || turn === this.ending;
  }

  /** A new question: nothing is looked at yet, and a move whose moves were just bought ends. */
  follow(question: Question | null): void {
    const { end } = this;
    this.goal = null;
    this.bought = 0;
    this.giveUp();
    if (!end || question?.form !== "move") return;
    if (!question.options.some((option) => option.text === end)) return;
    this.ending = question.turn;
    void this.current.answer(end);
  }

  /** An answer was refused: nothing follows from it. */
  giveUp(): void {
    this.end = null;
    this.ending = -1;
  }

  /** The spaces that can be tapped, by their texts; where none is free, those that all money reaches. */
  reach: ReadonlyMap<string, Reachable> = $derived.by(() => {
    const found = this.within(this.bought);
    const here = this.stage.player?.space.text;
    return [...found.keys()].some((text) => text !== here) ? found : this.ends;
  });
  /** The same with all moves that can be bought. */
  ends: ReadonlyMap<string, Reachable> = $derived.by(() => this.within(this.mostMoves));
  private within(most: number): ReadonlyMap<string, Reachable> {
    const { question } = this.current;
    const found = new Map<string, Reachable>();
    if (question?.form === "spaces" || question?.form === "move")
      for (const { text, space, told } of question.options)
        found.set(text, { space, bought: 0, told });
    if (question?.form === "moves")
      for (const { bought, told } of question.options)
        if (bought <= most)
          for (const end of told?.new ?? [])
            found.set(end.space.text, { space: end.space, bought, told: end });
    return found;
  }

  /** Spaces are to be tapped. */
  get picking(): boolean {
    const { how } = this.current;
    return how === "spaces" || how === "move" || (how === "moves" && this.ends.size > 0);
  }

  /** A first tap looks at a space, a second one goes there; the moves it takes are bought. */
  tapSpace(space: string): void {
    const end = this.ends.get(space);
    if (!this.current.ready || !end) return;
    if (end.bought > this.bought) this.setBought(end.bought);
    if (this.goal === space) this.go();
    else this.goal = space;
  }

  go(): void {
    const { goal } = this;
    const { hinted, how, ready } = this.current;
    if (!goal || !ready) return;
    // No more is bought than it takes, or than the hint says: the rest is kept for dice.
    const bought =
      hinted.end === goal ? hinted.moves : (this.reach.get(goal)?.bought ?? this.bought);
    if (how === "moves") this.buyAndGo(bought, goal);
    else void this.current.answer(goal);
  }

  /** The option that buys this many moves. */
  private optionFor(bought: number): MovesOption | undefined {
    const { question } = this.current;
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
    void this.current.answer(option.text);
  }

  /** Where I stand, as an option of the question. */
  get staying(): string | null {
    const { question } = this.current;
    const here = this.stage.player?.space.text;
    if (question?.form !== "move") return null;
    return question.options.find((option) => option.text === here)?.text ?? null;
  }

  /** Stay where I am, and keep the money. */
  stay(): void {
    const here = this.stage.player?.space.text;
    if (!this.current.ready || !here) return;
    if (this.current.how === "moves") this.buyAndGo(0, here);
    else if (this.staying) void this.current.answer(this.staying);
  }

  /** The most moves that can be bought. */
  get mostMoves(): number {
    const { question } = this.current;
    return question?.form === "moves" ? (question.options.at(-1)?.bought ?? 0) : 0;
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
