import { bestPlan } from "@/lib/hint";
import type { PlanShown } from "@/messages";
import type { Asking } from "./asking.svelte";
import { plannedDice, plannedEnd } from "./hinting";
import type { Stage } from "./stage.svelte";
import type { RaceStore } from "./store";

/** What the hint says to do, and what it marks on the table. */
export class Hinted {
  constructor(
    private readonly store: RaceStore,
    private readonly stage: Stage,
    private readonly asking: Asking,
  ) {}

  /** What to do; a hint for another question says nothing. */
  plan: PlanShown | null = $derived.by(() => {
    const { hinted } = this.store;
    return hinted && hinted.turn === this.asking.question?.turn ? bestPlan(hinted) : null;
  });
  /** Where to end the move. */
  get end(): string | null {
    const { question } = this.asking;
    return question && this.plan ? plannedEnd(question, this.plan) : null;
  }
  /** The moves to buy. */
  get moves(): number {
    const { question } = this.asking;
    if (question?.form !== "moves") return 0;
    return question.options.find((option) => option.text === this.plan?.option)?.bought ?? 0;
  }
  /** The dice to take, by number. */
  private dice: number[] = $derived.by(() => {
    const { question } = this.asking;
    if (!this.plan || question?.form !== "dice") return [];
    const left = plannedDice(question, this.plan);
    return this.stage.dice.flatMap((die) => {
      const place = left.indexOf(this.asking.choiceOf(die)?.text ?? "");
      if (place < 0) return [];
      left.splice(place, 1);
      return [die.id];
    });
  });
  /**
   * What is marked. Whatever can be pressed has a name of its own: `option:` with the text of an option, `die:`
   * with a number, `space:` and `end:`, the same in the list, with its text, `deed:` for the large buttons, and
   * `moves`, the stepper.
   */
  private marks: ReadonlySet<string> = $derived.by(() => {
    const { plan, dice } = this;
    const { question, chosen } = this.asking;
    if (!question || !plan) return new Set<string>();
    switch (question.form) {
      case "dice": {
        const whole = chosen.length === dice.length && dice.every((id) => chosen.includes(id));
        const deed = dice.length === 0 ? "deed:stop" : whole ? "deed:take" : "";
        return new Set([...dice.map((id) => `die:${id}`), deed]);
      }
      case "spaces":
      case "move":
      case "moves": {
        const { end } = this;
        const { goal, reach } = this.asking.runChoice;
        // Without moves nothing more is asked.
        if (end === null) return new Set([reach.size > 0 ? "deed:stay" : "deed:buy"]);
        const here = this.stage.player?.space.text;
        const deed = end === here ? "deed:stay" : goal === end ? "deed:go" : "";
        return new Set([`space:${end}`, `end:${end}`, deed, this.moves > 0 ? "moves" : ""]);
      }
      case "abilities": {
        const die = this.stage.dice.find((one) =>
          this.asking.abilitiesOf(one).some(({ text }) => text === plan.option),
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
    const { asking, plan, end } = this;
    const { question } = asking;
    if (!question || !plan) return;
    if (question.form === "dice" && !asking.single) asking.chosen = this.dice;
    if (question.form === "moves") asking.runChoice.setBought(this.moves);
    if (end !== null) asking.runChoice.goal = end === this.stage.player?.space.text ? null : end;
  }
}
