/** The people around one device: a connection for each, and who holds it just now. */
import type { TableStore } from "@/lib/table.svelte";

/** What of a seat's store decides who is next. */
export type Holder = Pick<TableStore, "you" | "question" | "rolls" | "busy" | "showing">;

/** Whether a seat has something to do: a question to answer, or dice to roll. */
const isUp = ({ question, rolls }: Pick<Holder, "question" | "rolls">): boolean =>
  question !== null || rolls;

/**
 * Who shall hold the device: whoever does, as long as they have something to do or their move is still shown,
 * and then the next around the table who has something to do.
 */
export function nextHolder<H extends Holder>(around: readonly H[], holds: H): H {
  if (isUp(holds) || holds.busy || holds.showing) return holds;
  const place = around.indexOf(holds);
  const others = [...around.slice(place + 1), ...around.slice(0, place)];
  return others.find(isUp) ?? holds;
}

export class PassAndPlay {
  /** Who holds the device. */
  holder: TableStore = $state.raw() as unknown as TableStore;
  /** Somebody has taken the device out of turn, as to take a move back. */
  private taken = false;

  constructor(readonly stores: readonly TableStore[]) {
    this.holder = stores[0] as TableStore;
  }

  /** Connect everybody; returns how to leave. Call it in an effect. */
  open(): () => void {
    const leave = this.stores.map((store) => store.open());
    return () => {
      for (const one of leave) one();
    };
  }

  /** Pass the device on, if it is time. Call it in an effect: it follows what everybody is asked. */
  pass(): void {
    if (this.taken && !isUp(this.holder)) return;
    this.taken = false;
    this.holder = nextHolder(this.stores, this.holder);
  }

  /** Take the device out of turn. */
  take(store: TableStore): void {
    this.taken = !isUp(store);
    this.holder = store;
  }
}
