/** The course with its boards, loaded for the table. */
import { type CoursePlan, fetchBox } from "../content";
import type { Space } from "../messages";
import type { Cards } from "./cards.svelte";
import { Board } from "./plan";
import type { RaceStore } from "./store";

/** What is raced on: the course with its boards, once the server has answered. */
export class Course {
  plan: CoursePlan | null = $state.raw(null);
  /** It could not be fetched. */
  failed: boolean = $state(false);
  boards: Board[] = $derived.by(() => (this.plan?.boards ?? []).map((plan) => new Board(plan)));

  constructor(
    private readonly store: RaceStore,
    private readonly cards: Cards,
  ) {}

  /** Fetch the box and the course, with the cards that somebody brought. */
  async fetch(): Promise<void> {
    this.failed = false;
    try {
      this.cards.box = await fetchBox();
      this.plan = await this.store.board();
      this.failed = this.plan === null;
      this.cards.bring(this.plan?.own_cards ?? {});
    } catch {
      this.failed = true;
    }
  }

  /** The number of the board that a leg is raced on; beyond the last leg it is the last one's. */
  boardNumber(leg: number): number {
    const legs = this.plan?.legs ?? [];
    return legs[Math.min(leg, legs.length - 1)] ?? 0;
  }
  boardOf({ leg }: Space): Board | undefined {
    return this.boards[this.boardNumber(leg)];
  }
}
