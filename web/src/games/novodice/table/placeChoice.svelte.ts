/** The choice of a bay for a tile. */
import { announce } from "@/lib/announce";
import { say } from "@/lib/said";
import { play as sound } from "@/lib/sound";
import { t } from "@/lib/words.svelte";
import type { Combination } from "../messages";
import { ClaimChoice } from "./claimChoice.svelte";
import { BAYS, bestPlace, type PlaceOption, SPACES } from "./model";
import { gainName, tileName } from "./wording";

/** What a bay would become with the tile that is looked at. */
export interface Preview {
  tile: string;
  gain: number | null;
  after: number | null;
  set: Combination | null;
  best: boolean;
  /** The tile it would replace. */
  old: string | null;
}

/** Where a tile goes, and what the bays would be worth. */
export class PlaceChoice extends ClaimChoice {
  protected wantedPlace: string | null = $state(null);
  protected wantedHand: string | null = $state(null);

  /** The tiles in hand that may go next. */
  handTiles: string[] = $derived.by(() => [...new Set(this.places.map((place) => place.tile))]);
  handTile: string | null = $derived.by(() => {
    if (this.wantedHand && this.handTiles.includes(this.wantedHand)) return this.wantedHand;
    return bestPlace(this.places)?.tile ?? this.handTiles[0] ?? null;
  });
  exchanging: boolean = $derived.by(() => this.places.some((place) => place.bay === null));
  /** Where the tile in hand may go. */
  private here: PlaceOption[] = $derived.by(() =>
    this.places.filter((place) => place.tile === this.handTile),
  );
  /** The placing that adds most with the tile in hand. */
  best: PlaceOption | null = $derived.by(() => bestPlace(this.here));
  /** The placing that is about to be made: mine, or else the best. */
  place: PlaceOption | null = $derived.by(
    () =>
      this.here.find((place) => place.text === this.wantedPlace) ??
      this.best ??
      (this.here.length === 1 ? (this.here[0] ?? null) : null),
  );

  /** Whether the place was not chosen, although there are others. */
  guesses: boolean = $derived.by(
    () => this.wantedPlace !== this.place?.text && this.places.length > 1,
  );

  tapHand(tile: string): void {
    this.wantedHand = tile;
    this.wantedPlace = null;
  }

  /** A tap on a bay, or on a tile in it that would be replaced. */
  tapBay(bay: number, old: string | null = null): void {
    this.notice = "";
    if (this.phase !== "place" || this.still) return;
    const here = this.here.filter((place) => place.bay === bay);
    const found =
      here.find((place) => place.old === old) ?? (old === null ? bestPlace(here) : null);
    if (!found) {
      this.say(
        old === null
          ? t("webnovodice-why-full", { bay })
          : t("webnovodice-why-same", { tile: tileName(this.handTile ?? "") }),
      );
      return;
    }
    if (
      this.place?.text === found.text &&
      (this.wantedPlace !== null || this.exchanging === false)
    ) {
      void this.answer(found.text);
      return;
    }
    this.wantedPlace = found.text;
    sound("tap");
    announce(this.placeWords(found));
  }

  placeWords(place: PlaceOption): string {
    const words = say("novodice", place.said);
    if (place.bay === null) return words;
    return place.told ? `${words}: ${gainName(place.told.adds)}` : words;
  }

  /** The tile whose effect on the bays is shown. */
  lookedAt: string | null = $derived.by(() => {
    if (this.phase === "place") return this.handTile;
    if (this.phase === "claim") return this.pointed ?? this.claimed;
    return this.phase === "keep" ? this.pointed : null;
  });

  /** Bay by bay. */
  private previews: (Preview | null)[] = $derived.by(() => {
    const tile = this.lookedAt;
    const player = this.player(this.near);
    if (!tile || !player) return BAYS.map(() => null);
    if (this.phase === "place") return BAYS.map((bay) => this.placePreview(bay, tile));
    const gains = this.gainsOf(tile);
    const known = (gains ?? []).filter((gain) => gain !== null);
    // Where all bays are as good, none is the best.
    const most = new Set(known).size > 1 ? Math.max(...known) : null;
    return BAYS.map((bay) => {
      const shown = player.bays[bay - 1];
      if (!shown || shown.tiles.length >= SPACES) return null;
      const gain = gains?.[bay - 1] ?? null;
      const best = gain !== null && gain === most && gains?.indexOf(gain) === bay - 1;
      return {
        tile,
        gain,
        after: gain === null ? null : shown.worth + gain,
        set: null,
        best,
        old: null,
      };
    });
  });

  previewOf(bay: number): Preview | null {
    return this.previews[bay - 1] ?? null;
  }

  /** What a tile would add in each bay. */
  private gainsOf(tile: string): (number | null)[] | null {
    const claim = this.claims.find((option) => option.claim?.tile === tile);
    if (claim?.told) return claim.told.gains;
    return (this.question?.form === "keep" && this.question.about?.gains[tile]) || null;
  }

  private placePreview(bay: number, tile: string): Preview | null {
    const chosen = this.place?.bay === bay ? this.place : null;
    const found =
      chosen ?? this.here.find((place) => place.bay === bay && place.old === null) ?? null;
    if (!found) return null;
    return {
      tile,
      gain: found.told?.adds ?? null,
      after: found.told?.after ?? null,
      set: found.told?.set ?? null,
      best:
        found.text === this.best?.text &&
        new Set(this.places.map((place) => place.told?.adds)).size > 1,
      old: found.old,
    };
  }
}
