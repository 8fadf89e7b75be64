/** The choice between push and pass. */
import { settings } from "@/lib/settings.svelte";
import type { CurrentQuestion } from "./currentQuestion.svelte";
import { type RaceStore, share } from "./store";

/** Whether to push or to pass, as the settings of this device have it. */
export class PushChoice {
  /** The turn in which push was pressed once where it takes two presses. */
  private warned: number = $state(-1);
  /** The turn that ended by itself; taken back, it is asked again. */
  private passed = -1;

  constructor(
    private readonly store: RaceStore,
    private readonly current: CurrentQuestion,
  ) {}

  /** The option to push, or to pass. */
  option(pushes: boolean): string | null {
    const { question } = this.current;
    if (question?.form !== "push") return null;
    return question.options.find((option) => option.pushes === pushes)?.text ?? null;
  }
  /** Push was pressed once, and asks for a second press. */
  get unsure(): boolean {
    const { question } = this.current;
    return question?.form === "push" && question.turn === this.warned;
  }
  /** Push; where that is wished for and a bust is possible, only at the second press. */
  push(): void {
    const { question, ready, risk } = this.current;
    const option = this.option(true);
    if (!option || !ready) return;
    const risky = risk !== null && share(risk.bust) > 0;
    if (settings.confirmPush && risky && !this.unsure) this.warned = question?.turn ?? -1;
    else void this.current.answer(option);
  }
  /** Pass by itself where a bust is as likely as the settings say; never in a lesson. */
  passIfTooRisky(): void {
    const { question, ready, risk } = this.current;
    const option = this.option(false);
    if (!option || !ready || !risk || this.store.tableId === null) return;
    if (settings.autoPass === "never" || question?.turn === this.passed) return;
    if (share(risk.bust) * 100 < Number(settings.autoPass)) return;
    this.passed = question?.turn ?? -1;
    void this.current.answer(option);
  }
}
