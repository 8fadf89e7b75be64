/** What a hint recommends, and what it marks on the table. */
import { bestPlan } from "@/lib/hint";
import type { PlanShown } from "@/messages";
import type { CurrentQuestion } from "./currentQuestion.svelte";
import { plannedDice, plannedEnd } from "./hintPlan";
import type { Stage } from "./stage.svelte";
import type { RaceStore } from "./store";

/** What the hint says to do, and what it marks on the table. */
export class HintMarks {
  constructor(
    private readonly store: RaceStore,
    private readonly stage: Stage,
    private readonly current: CurrentQuestion,
  ) {}

  /** What to do; a hint for another question says nothing. */
  plan: PlanShown | null = $derived.by(() => {
    const { hinted } = this.store;
    return hinted && hinted.turn === this.current.question?.turn ? bestPlan(hinted) : null;
  });
  /** Where to end the move. */
  get end(): string | null {
    const { question } = this.current;
    return question && this.plan ? plannedEnd(question, this.plan) : null;
  }
  /** The moves to buy. */
  get moves(): number {
    const { question } = this.current;
    if (question?.form !== "moves") return 0;
    return question.options.find((option) => option.text === this.plan?.option)?.bought ?? 0;
  }
  /** The dice to take, by number. */
  private dice: number[] = $derived.by(() => {
    const { question } = this.current;
    if (!this.plan || question?.form !== "dice") return [];
    const left = plannedDice(question, this.plan);
    return this.stage.dice.flatMap((die) => {
      const place = left.indexOf(this.current.choiceOf(die)?.text ?? "");
      if (place < 0) return [];
      left.splice(place, 1);
      return [die.id];
    });
  });
  /**
   * What is marked. Whatever can be pressed has a name of its own: `option:` with the text of an option, `die:`
   * with a number, `space:` and `end:`, the same in the list, with its text, `action:` for the large buttons, and
   * `moves`, the stepper.
   */
  private marks: ReadonlySet<string> = $derived.by(() => {
    const { plan, dice } = this;
    const { question, chosen } = this.current;
    if (!question || !plan) return new Set<string>();
    switch (question.form) {
      case "dice": {
        const whole = chosen.length === dice.length && dice.every((id) => chosen.includes(id));
        const button = dice.length === 0 ? "action:stop" : whole ? "action:take" : "";
        return new Set([...dice.map((id) => `die:${id}`), button]);
      }
      case "spaces":
      case "move":
      case "moves": {
        const { end } = this;
        const { goal, reach } = this.current.runChoice;
        // Without moves nothing more is asked.
        if (end === null) return new Set([reach.size > 0 ? "action:stay" : "action:buy"]);
        const here = this.stage.player?.space.text;
        const button = end === here ? "action:stay" : goal === end ? "action:go" : "";
        return new Set([`space:${end}`, `end:${end}`, button, this.moves > 0 ? "moves" : ""]);
      }
      case "abilities": {
        const die = this.stage.dice.find((one) =>
          this.current.abilitiesOf(one).some(({ text }) => text === plan.option),
        );
        return new Set([`option:${plan.option}`, die ? `die:${die.id}` : ""]);
      }
      default:
        return new Set([`option:${plan.option}`]);
    }
  });
  /** What ties an element to what it stands for: its name, and whether it is marked. */
  mark(name: string): { "data-option": string; "data-hinted": true | undefined } {
    return { "data-option": name, "data-hinted": this.marks.has(name) || undefined };
  }

  /** Choose what the hint says, so that its way or its dice are seen, and one press does it. */
  take(): void {
    const { current, plan, end } = this;
    const { question } = current;
    if (!question || !plan) return;
    if (question.form === "dice" && !current.single) current.chosen = this.dice;
    if (question.form === "moves") current.runChoice.setBought(this.moves);
    if (end !== null) current.runChoice.goal = end === this.stage.player?.space.text ? null : end;
  }
}
