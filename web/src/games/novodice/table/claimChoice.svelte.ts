/** The choice of a tile to claim. */
import { announce } from "@/lib/announce";
import { play as sound } from "@/lib/sound";
import { t } from "@/lib/words.svelte";
import { KeepChoice } from "./keepChoice.svelte";
import { type TileState, tileState } from "./model";
import { countName, gainName, tileName } from "./wording";

/** The tile that is about to be claimed, and how all others stand. */
export class ClaimChoice extends KeepChoice {
  protected wantedTile: string | null = $state(null);

  states: Record<string, TileState> = $derived.by(() => {
    const { view } = this;
    if (!view) return {};
    const state = (ware: (typeof view.warehouse)[number]) =>
      tileState(ware, view.roll, this.phase, this.keep, this.payable[ware.tile] ?? []);
    return Object.fromEntries(view.warehouse.map((ware) => [ware.tile, state(ware)]));
  });
  /** The tile that is about to be claimed. */
  claimed: string | null = $derived.by(() => {
    const wanted = this.wantedTile;
    if (wanted && this.claims.some(({ claim }) => claim?.tile === wanted)) return wanted;
    const tiles = new Set(this.claims.flatMap(({ claim }) => claim?.tile ?? []));
    // Where there is one tile alone, it is the one.
    return tiles.size === 1 && this.claims.every(({ claim }) => claim !== null)
      ? ([...tiles][0] ?? null)
      : null;
  });
  /** The options that claim it. */
  ways = $derived.by(() => this.claims.filter(({ claim }) => claim && claim.tile === this.claimed));

  /** A tap on a tile: look at it, choose it, or, if it is chosen already, claim it. */
  tapTile(tile: string): void {
    this.notice = "";
    if (this.phase !== "claim" || this.still) {
      this.pointed = this.pointed === tile ? null : tile;
      return;
    }
    const ways = this.claims.filter(({ claim }) => claim?.tile === tile);
    if (ways.length === 0) {
      this.say(this.whyNot(tile));
      this.pointed = tile;
      return;
    }
    if (this.claimed === tile) {
      if (ways.length === 1 && ways[0]) void this.answer(ways[0].text);
      return;
    }
    this.wantedTile = tile;
    sound("tap");
    const gains = ways[0]?.told?.gains.map((gain) => (gain === null ? "–" : gainName(gain))) ?? [];
    announce(
      `${tileName(tile)}. ${t("novodice-gains", { one: gains[0] ?? "", two: gains[1] ?? "", three: gains[2] ?? "" })}`,
    );
  }

  /** Why a tile cannot be claimed. */
  whyNot(tile: string): string {
    const ware = this.ware(tile);
    if (!ware || ware.symbol === null) return t("webnovodice-why-trash");
    if (ware.left === 0) return t("webnovodice-why-gone", { tile: tileName(tile) });
    return t("webnovodice-why-not", {
      tile: tileName(tile),
      row: countName(ware.symbol, ware.count),
      lions: ware.lions,
    });
  }
}
