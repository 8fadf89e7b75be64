/** Shows a game's steps one after the other. */
import type { Animator, Step } from "./gameStore";

/** A step that takes longer than this to show is not waited for. */
const LONGEST_SHOW_MS = 6_000;

export const wait = (milliseconds: number): Promise<void> =>
  new Promise((done) => setTimeout(done, milliseconds));

/** Shows the steps of a game on the one table that listens. */
export class StepAnimation {
  private animator: Animator | null = null;

  /** Listen to every step; returns how to stop. */
  listen(animator: Animator): () => void {
    this.animator = animator;
    return () => {
      if (this.animator === animator) this.animator = null;
    };
  }

  /** Show a step and wait for it, but not for ever; at a quicker pace not as long. */
  async show(step: Step, pace = 1): Promise<void> {
    if (!this.animator) return;
    const shown = Promise.resolve(this.animator(step)).catch(console.error);
    await Promise.race([shown, wait(LONGEST_SHOW_MS / pace)]);
  }
}
