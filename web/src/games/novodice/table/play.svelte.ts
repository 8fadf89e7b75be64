import { t } from "@/lib/words.svelte";
import type { ClaimOption } from "./model";
import { SLOTS } from "./model";
import { Placing } from "./placing.svelte";
import { countName, gainName, tileName } from "./says";

/** One of the buttons of the action bar. */
export interface Deed {
  id: string;
  label: string;
  small?: string;
  loud?: boolean;
  /** Why it cannot be done now. */
  why?: string | null;
  run: () => void;
}

/** All that the parts of the table share: the position, what is chosen but not answered, and what can be done. */
export class Play extends Placing {
  /** What the buttons of the action bar do now; the loud one first. */
  deeds: Deed[] = $derived.by(() => {
    switch (this.phase) {
      case "keep":
        return this.keepDeeds();
      case "claim":
        return this.claimDeeds();
      case "place":
        return this.placeDeeds();
      default:
        return [];
    }
  });

  private keepDeeds(): Deed[] {
    const count = this.dice.length;
    const last = this.slot >= SLOTS - 1;
    const next = this.keep && !last ? this.keep.next.length : 0;
    const lock: Deed =
      count === 0
        ? {
            id: "lock",
            label: t("webnovodice-choose"),
            loud: true,
            why: t("webnovodice-why-none"),
            run: () => this.say(t("webnovodice-why-none")),
          }
        : {
            id: "lock",
            label:
              next > 0
                ? t("webnovodice-lock-roll", { count, next })
                : t("webnovodice-lock", { count }),
            loud: true,
            run: () => void (this.kept && this.answer(this.kept.text)),
          };
    const none = this.keeps.find((option) => option.dice.length === 0);
    if (none === undefined) return [lock];
    const again = last ? 0 : this.rolled.length;
    return [
      lock,
      {
        id: "none",
        label: t("webnovodice-none"),
        small: again > 0 ? t("webnovodice-none-roll", { count: again }) : undefined,
        run: () => void this.answer(none.text),
      },
    ];
  }

  private claimDeeds(): Deed[] {
    const deeds: Deed[] = this.ways.map((option, place) => ({
      id: option.text,
      label: this.claimLabel(option),
      small: this.claimSmall(option),
      loud: place === 0,
      run: () => void this.answer(option.text),
    }));
    if (deeds.length === 0)
      deeds.push({
        id: "choose",
        label: t("webnovodice-choose-tile"),
        loud: true,
        why: t("webnovodice-why-no-tile"),
        run: () => this.say(t("webnovodice-why-no-tile")),
      });
    const stop = this.claims.find((option) => option.claim === null);
    if (stop)
      deeds.push({
        id: "stop",
        label: t("novodice-offer-stop"),
        run: () => void this.answer(stop.text),
      });
    return deeds;
  }

  private claimLabel({ claim, told }: ClaimOption): string {
    if (claim?.by === "row") return t("webnovodice-claim-row");
    if (claim?.by === "free choice") return t("webnovodice-claim-free");
    return t("webnovodice-claim-lions", {
      count: told?.pays.lions ?? this.ware(claim?.tile ?? "")?.lions ?? 0,
    });
  }

  private claimSmall({ claim, told }: ClaimOption): string | undefined {
    if (!told) return undefined;
    const { row, free_claims_left, lions_left } = told.pays;
    if (row) return countName(row.symbol, row.length);
    if (claim?.by === "free choice") return t("webnovodice-free-left", { count: free_claims_left });
    return t("webnovodice-lions-left", { count: lions_left });
  }

  private placeDeeds(): Deed[] {
    const place = this.place;
    const deeds: Deed[] = [];
    if (place && place.bay !== null)
      deeds.push({
        id: "place",
        label:
          place.old === null
            ? t("webnovodice-into", { bay: place.bay + 1 })
            : t("webnovodice-swap", { old: tileName(place.old) }),
        small: place.told ? gainName(place.told.adds) : undefined,
        loud: true,
        run: () => void this.answer(place.text),
      });
    else if (!place)
      deeds.push({
        id: "place",
        label: t("webnovodice-choose-bay"),
        loud: true,
        why: t("webnovodice-choose-bay"),
        run: () => this.say(t("webnovodice-choose-bay")),
      });
    const drop = this.places.find((one) => one.bay === null && one.tile === this.handTile);
    if (drop)
      deeds.push({
        id: "drop",
        label: t("webnovodice-drop"),
        small: "±0",
        loud: place?.bay === null,
        run: () => void this.answer(drop.text),
      });
    return deeds;
  }

  /** What is asked, or what is going on, as a sentence. */
  sentence: string = $derived.by(() => {
    const view = this.view;
    if (!view) return "";
    switch (this.phase) {
      case "keep":
        return t("webnovodice-ask-keep", { slot: this.slot + 1 });
      case "claim": {
        const more = this.claims.some(({ claim }) => claim === null);
        const paying = this.claims.flatMap(({ claim }) =>
          claim?.by === "row" ? [this.ware(claim.tile)?.symbol] : [],
        );
        const unused = this.question?.form === "claim" ? this.question.about?.rows : undefined;
        const rows =
          unused?.filter((row) => paying.includes(row.symbol)).length ?? new Set(paying).size;
        return t(more ? "novodice-ask-claim-more" : "novodice-ask-claim", {
          rows,
          lions: view.lions_left,
        });
      }
      case "place": {
        const tile = tileName(this.handTile ?? "");
        if (this.exchanging) return t("novodice-ask-exchange", { tile });
        if (this.handTiles.length > 1) return t("novodice-ask-surplus");
        return t("novodice-ask-place", { tile });
      }
      case "over": {
        const names = view.winners.map((seat) => this.name(seat));
        const points = Math.max(0, ...view.players.map((player) => player.worth));
        return names.length > 1
          ? t("webnovodice-tied", { players: names.join(", "), points })
          : t("webnovodice-won", { player: names[0] ?? "", points });
      }
      default: {
        if (this.store.told) return this.store.told;
        if (this.active < 0) return t("novodice-ask-first");
        const player = this.name(this.active);
        if (view.hand.length > 0 || view.roll === 0) return t("novodice-watch-place", { player });
        return t("novodice-watch-keep", { player, slot: view.roll });
      }
    }
  });

  /** A new question: nothing of the old one is chosen any more. */
  begin(): void {
    this.chosen = [];
    this.wantedTile = this.wantedPlace = this.wantedHand = this.pointed = null;
    this.notice = "";
  }

  /** Choose what the hint says, so that its odds and gains are seen. */
  follow(): void {
    if (this.hintedKeep) this.chosen = [...this.hintedKeep.places];
    if (this.hintedClaim) this.wantedTile = this.hintedClaim.claim?.tile ?? null;
    if (this.hintedPlace) {
      this.wantedHand = this.hintedPlace.tile;
      this.wantedPlace = this.hintedPlace.text;
    }
  }
}
