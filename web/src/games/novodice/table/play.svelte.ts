/** The state of the table: what is asked, what is chosen, which buttons there are. */
import { hintWords } from "@/lib/hint";
import { say } from "@/lib/said";
import { t } from "@/lib/words.svelte";
import type { ClaimOption } from "./model";
import { SLOTS } from "./model";
import { PlaceChoice } from "./placeChoice.svelte";
import { countName, diceNames, gainName, tileName } from "./wording";

/** One of the buttons of the action bar. */
export interface ActionButton {
  id: string;
  label: string;
  small?: string;
  loud?: boolean;
  /** It does what only seems best: it must be pressed itself. */
  guessed?: boolean;
  /** Why it cannot be done now. */
  why?: string | null;
  run: () => void;
}

/** All that the parts of the table share: the position, what is chosen but not answered, and what can be done. */
export class Play extends PlaceChoice {
  /** What the buttons of the action bar do now; the loud one first. */
  actions: ActionButton[] = $derived.by(() => {
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

  /**
   * What Enter and the space bar do: what was chosen. One press too many must not settle what is still open, nor
   * give anything up.
   */
  confirm(): void {
    const [action] = this.actions;
    if (action && !action.guessed) action.run();
  }

  private keepDeeds(): ActionButton[] {
    const count = this.dice.length;
    const last = this.slot >= SLOTS - 1;
    const next = this.keep && !last ? this.keep.next.length : 0;
    const lock: ActionButton =
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

  private claimDeeds(): ActionButton[] {
    const actions: ActionButton[] = this.ways.map((option, place) => ({
      id: option.text,
      label: this.claimLabel(option),
      small: this.claimSmall(option),
      loud: place === 0,
      guessed: this.ways.length > 1,
      run: () => void this.answer(option.text),
    }));
    if (actions.length === 0)
      actions.push({
        id: "choose",
        label: t("webnovodice-choose-tile"),
        loud: true,
        why: t("webnovodice-why-no-tile"),
        run: () => this.say(t("webnovodice-why-no-tile")),
      });
    const stop = this.claims.find((option) => option.claim === null);
    if (stop)
      actions.push({
        id: "stop",
        label: t("novodice-offer-stop"),
        run: () => void this.answer(stop.text),
      });
    return actions;
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

  private placeDeeds(): ActionButton[] {
    const place = this.place;
    const actions: ActionButton[] = [];
    if (place && place.bay !== null)
      actions.push({
        id: "place",
        label:
          place.old === null
            ? t("webnovodice-into", { bay: place.bay })
            : t("webnovodice-swap", { old: tileName(place.old) }),
        small: place.told ? gainName(place.told.adds) : undefined,
        loud: true,
        guessed: this.guesses,
        run: () => void this.answer(place.text),
      });
    else if (!place)
      actions.push({
        id: "place",
        label: t("webnovodice-choose-bay"),
        loud: true,
        why: t("webnovodice-choose-bay"),
        run: () => this.say(t("webnovodice-choose-bay")),
      });
    const drop = this.places.find((one) => one.bay === null && one.tile === this.handTile);
    if (drop)
      actions.push({
        id: "drop",
        label: t("webnovodice-drop"),
        small: "±0",
        loud: place?.bay === null,
        guessed: this.guesses,
        run: () => void this.answer(drop.text),
      });
    return actions;
  }

  /** What is asked, or what is going on, as a sentence. */
  sentence: string = $derived.by(() => {
    const view = this.view;
    if (!view) return "";
    switch (this.phase) {
      case "keep":
      case "claim":
      case "place":
        return this.question ? say("novodice", this.question.said) : "";
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

  // ------------------------------------------------------------------------------ hints

  /**
   * What the hint marks on the table. Whatever can be pressed has a name of its own: `die:` with its place, `tile:`,
   * `bay:` with its number, `swap:` with bay and tile, and `action:` for the buttons of the action bar.
   */
  private marks: ReadonlySet<string> = $derived.by(() => {
    const keep = this.hinted(this.keeps);
    if (keep) {
      if (keep.places.length === 0) return new Set(["action:none"]);
      const dice = keep.places.map((place) => `die:${place}`);
      return new Set([...dice, this.kept?.text === keep.text ? "action:lock" : ""]);
    }
    const claim = this.hinted(this.claims);
    if (claim)
      return new Set(
        claim.claim ? [`tile:${claim.claim.tile}`, `action:${claim.text}`] : ["action:stop"],
      );
    const place = this.hinted(this.places);
    if (!place) return new Set<string>();
    if (place.bay === null) return new Set(["action:drop"]);
    const where = place.old === null ? `bay:${place.bay}` : `swap:${place.bay}:${place.old}`;
    return new Set([where, this.place?.text === place.text ? "action:place" : ""]);
  });
  isMarked(name: string): boolean {
    return this.marks.has(name);
  }
  /** What ties an element to what it stands for: its name, and whether the hint marks it. */
  mark(name: string): { "data-option": string; "data-hinted": true | undefined } {
    return { "data-option": name, "data-hinted": this.isMarked(name) || undefined };
  }

  /** The hint in words. */
  hintSentence: string = $derived.by(() =>
    this.hint ? hintWords(this.hint, ({ option }) => this.optionWords(option)) : "",
  );
  private optionWords(text: string): string {
    const keep = this.keeps.find((option) => option.text === text);
    if (keep)
      return keep.dice.length > 0
        ? t("webnovodice-hint-keep", { dice: diceNames(keep.dice) })
        : t("webnovodice-hint-none");
    const claimed = this.claims.find((option) => option.text === text);
    if (claimed) {
      const { claim } = claimed;
      if (!claim) return t("webnovodice-hint-stop");
      return t("webnovodice-hint-claim", { by: claim.by, tile: tileName(claim.tile) });
    }
    const placed = this.places.find((option) => option.text === text);
    if (!placed) return text;
    const tile = tileName(placed.tile);
    if (placed.bay === null) return t("webnovodice-hint-drop", { tile });
    const { before = 0, after = 0 } = placed.told ?? {};
    const figures = { tile, bay: placed.bay, before: before ?? 0, after: after ?? 0 };
    return placed.old === null
      ? t("webnovodice-hint-place", figures)
      : t("webnovodice-hint-swap", { ...figures, old: tileName(placed.old) });
  }

  /** Choose what the hint says, so that its odds and gains are seen, and one press does it. */
  follow(): void {
    this.notice = "";
    this.chosen = [...(this.hinted(this.keeps)?.places ?? [])];
    this.wantedTile = this.hinted(this.claims)?.claim?.tile ?? null;
    const place = this.hinted(this.places);
    this.wantedHand = place?.tile ?? null;
    this.wantedPlace = place?.text ?? null;
  }
}
