/** The position that the table shows. */
import { announce } from "@/lib/announce";
import type { GameStore } from "@/lib/gameStore";
import type { Hint } from "@/lib/hint";
import { t } from "@/lib/words.svelte";
import type {
  ClaimOption,
  Event,
  KeepOption,
  PlaceOption,
  PlayerView,
  Question,
  View,
  Ware,
  Way,
} from "../messages";
import { type Phase, phaseOf, shelvesOf } from "./model";

/** A store of this game. */
export type NovoStore = GameStore<View, Question, Event>;

/** The position as the parts of the table read it: who plays, what is asked, what is in the warehouse. */
export class Position {
  /** A word on why something could not be done; it goes with the next tap. */
  notice: string = $state("");
  /** Dice are tumbling. */
  rolling: boolean = $state(false);
  /** The tile under the pointer or the keyboard. */
  pointed: string | null = $state(null);

  constructor(readonly store: NovoStore) {}

  get view(): View | null {
    return this.store.view;
  }
  question: Question | null = $derived.by(() => (this.store.playable ? this.store.question : null));
  phase: Phase = $derived.by(() => phaseOf(this.view, this.question));
  private wares: Map<string, Ware> = $derived.by(
    () => new Map((this.view?.warehouse ?? []).map((ware) => [ware.tile, ware])),
  );
  shelves: [string[], string[]] = $derived.by(() => shelvesOf(this.view?.warehouse ?? []));
  /** The seat whose bays are large. */
  near: number = $derived.by(() => this.store.eyes);
  others: number[] = $derived.by(() => {
    const seats = this.store.seats.length;
    return Array.from({ length: seats - 1 }, (_, place) => (this.near + 1 + place) % seats);
  });
  active: number = $derived.by(() => this.view?.active ?? -1);
  mine: boolean = $derived.by(() => this.question !== null);
  /** Nothing of mine can be decided: nothing is asked, or an answer is on its way. */
  still: boolean = $derived.by(() => this.store.busy || !this.mine);

  player(seat: number): PlayerView | null {
    return this.view?.players[seat] ?? null;
  }
  name(seat: number): string {
    return this.store.names[seat] || t("webnovodice-player", { number: seat + 1 });
  }
  /** A kind of tile, with the figures of this table. */
  ware(tile: string): Ware | null {
    return this.wares.get(tile) ?? null;
  }

  keeps: KeepOption[] = $derived.by(() =>
    this.question?.form === "keep" ? this.question.options : [],
  );
  claims: ClaimOption[] = $derived.by(() =>
    this.question?.form === "claim" ? this.question.options : [],
  );
  places: PlaceOption[] = $derived.by(() =>
    this.question?.form === "place" ? this.question.options : [],
  );
  /** The hint for the open question. */
  hint: Hint | null = $derived.by(() => {
    const { hinted } = this.store;
    return hinted && hinted.turn === this.question?.turn ? hinted : null;
  });
  protected hinted<O extends { text: string }>(options: O[]): O | null {
    return options.find((option) => option.text === this.hint?.option) ?? null;
  }

  /** By tile: what pays for it with the claims that are offered. */
  protected claimable: Record<string, Way[]> = $derived.by(() => {
    const ways: Record<string, Way[]> = {};
    for (const { claim } of this.claims)
      if (claim) ways[claim.tile] = [...(ways[claim.tile] ?? []), claim.by];
    return ways;
  });

  say(text: string): void {
    this.notice = text;
    announce(text);
  }

  async answer(option: string): Promise<void> {
    if (this.still) return;
    this.notice = "";
    await this.store.answer(option);
  }
}
