/** The report on a finished game: what luck and what skill decided it, as far as it has been found out. */
import { Refusal } from "@/lib/hall";
import { problemText } from "@/lib/problems";
import type { ReportPart } from "@/lib/types";
import { t } from "@/lib/words.svelte";
import type {
  AccountShown,
  DecisionJudged,
  MomentJudged,
  RollJudged,
  StopJudged,
} from "@/messages";

/** A decision that cost less than this is as good as the best. */
export const NOTABLE = 0.005;

/** Where the parts come from: a table, or a record that somebody brought. */
export type ReportSource = (
  take: (part: ReportPart) => void,
  signal: AbortSignal,
) => Promise<unknown>;

export class Report {
  /** How many steps have been judged, of how many. */
  step: number = $state(0);
  steps: number = $state(0);
  /** By seat: at how many questions a hint was taken. */
  hints: number[] = $state.raw([]);
  decisions: DecisionJudged[] = $state.raw([]);
  rolls: RollJudged[] = $state.raw([]);
  stops: StopJudged[] = $state.raw([]);
  rounds: number[] = $state.raw([]);
  moments: MomentJudged[] = $state.raw([]);
  accounts: AccountShown[] = $state.raw([]);
  turns: number[] = $state.raw([]);
  /** Why there is none, or no more of it. */
  problem: string = $state("");
  private stopper = new AbortController();

  constructor(private readonly source: ReportSource) {}

  /** All is judged. */
  get done(): boolean {
    return this.accounts.length > 0;
  }
  get share(): number {
    return this.steps === 0 ? 0 : this.step / this.steps;
  }

  /** Have it made, from the beginning. */
  async load(): Promise<void> {
    this.stop();
    this.stopper = new AbortController();
    const { signal } = this.stopper;
    this.problem = "";
    this.step = 0;
    this.clear();
    let waiting: ReportPart[] = [];
    const show = (): void => {
      const parts = waiting;
      waiting = [];
      if (!signal.aborted && parts.length > 0) this.take(parts);
    };
    // Many parts may come at once: they are shown together, a few times a second.
    const timer = setInterval(show, 150);
    try {
      await this.source((part) => waiting.push(part), signal);
      show();
    } catch (error) {
      show();
      if (signal.aborted) return;
      this.problem =
        error instanceof Refusal ? problemText(error.code, error.message) : t("webreport-problem");
    } finally {
      clearInterval(timer);
    }
  }

  /** Nobody reads it any more. */
  stop(): void {
    this.stopper.abort();
  }

  private clear(): void {
    this.hints = [];
    this.decisions = [];
    this.rolls = [];
    this.stops = [];
    this.rounds = [];
    this.moments = [];
    this.accounts = [];
    this.turns = [];
  }

  /** Take what was found since. */
  take(parts: ReportPart[]): void {
    const last = parts.at(-1);
    if (!last) return;
    this.decisions = [...this.decisions, ...parts.flatMap((part) => part.decisions)];
    this.rolls = [...this.rolls, ...parts.flatMap((part) => part.rolls)];
    this.stops = [...this.stops, ...parts.flatMap((part) => part.stops)];
    this.rounds = [...this.rounds, ...parts.flatMap((part) => part.rounds)];
    this.moments = [...this.moments, ...parts.flatMap((part) => part.moments)];
    this.hints = last.hints;
    this.step = last.step;
    this.steps = last.steps;
    this.accounts = last.accounts;
    this.turns = last.turns;
  }

  decisionAt(step: number): DecisionJudged | null {
    return this.decisions.find((one) => one.step === step) ?? null;
  }
  rollAt(step: number): RollJudged | null {
    return this.rolls.find((one) => one.step === step) ?? null;
  }
  /** Everybody's chance to win when so many steps had been taken; they add up to 1. */
  chancesAt(step: number): number[] | null {
    const last = this.moments.findLast((moment) => moment.step <= step) ?? this.moments[0];
    return last?.chances ?? null;
  }
  roundAt(step: number): number {
    return Math.max(1, this.rounds.filter((first) => first <= step).length);
  }
  /** The decisions that cost something, in their order. */
  get mistakes(): DecisionJudged[] {
    return this.decisions.filter((one) => one.loss > NOTABLE);
  }
}
