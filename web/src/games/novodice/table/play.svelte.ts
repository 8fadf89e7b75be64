import { announce } from "@/lib/announce";
import type { GameStore } from "@/lib/gameStore";
import { play as sound } from "@/lib/sound";
import type { QuestionShown } from "@/lib/types";
import { t } from "@/lib/words.svelte";
import { boxContent } from "./box.svelte";
import {
  arranged,
  type Box,
  bestPlace,
  boxOf,
  type Chance,
  type ClaimTold,
  claimOf,
  claimsTold,
  type Die,
  diceOf,
  type KeepTold,
  keepOption,
  keepTold,
  kindsOf,
  LION,
  lionsIn,
  type NovoView,
  novoView,
  type Phase,
  type PlaceTold,
  type PlayerView,
  phaseOf,
  placesOf,
  placesTold,
  run,
  type SetShown,
  SLOT_SPACES,
  SLOTS,
  shelvesOf,
  type TileState,
  tileStates,
} from "./model";
import { chanceName, countName, diceNames, eitherOf, gainName, setName, symbolName, tileName } from "./says";

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
/** What a bay would become with the tile that is looked at. */
export interface Preview {
  tile: string;
  gain: number | null;
  after: number | null;
  set: SetShown | null;
  best: boolean;
  /** The tile it would replace. */
  old: string | null;
}
/** A row of the machine as it is drawn. */
export interface DrawnRow {
  cells: { die: Die | null; preview: boolean; open: boolean; wish: Chance | null }[];
  length: number;
  symbol: string | null;
  head: string;
  text: string;
  hot: boolean;
}
export interface Odd {
  chance: Chance;
  head: string;
  small: string;
}

const PLAYER_BAYS = [0, 1, 2];
const inOrder = (tiles: readonly string[]): string => [...tiles].sort().join();

/** All that the parts of the table share: the position as it is read, and what is chosen but not answered. */
export class Play {
  readonly store: GameStore;
  /** The places of the chosen dice among those rolled. */
  chosen: number[] = $state([]);
  /** The tile under the pointer or the keyboard. */
  pointed: string | null = $state(null);
  private wantedTile: string | null = $state(null);
  private wantedPlace: string | null = $state(null);
  private wantedHand: string | null = $state(null);
  /** Dice are tumbling. */
  rolling: boolean = $state(false);
  /** A word on why something could not be done; it goes with the next tap. */
  notice: string = $state("");
  /** Combinations of bays that the server has named, by the tiles in them. */
  private sets: Record<string, SetShown | null> = $state({});

  constructor(store: GameStore) {
    this.store = store;
  }

  view: NovoView | null = $derived.by(() => novoView(this.store.view));
  question: QuestionShown | null = $derived.by(() => (this.store.playable ? this.store.question : null));
  phase: Phase = $derived.by(() => phaseOf(this.view, this.question));
  box: Box | null = $derived.by(() => {
    const content = boxContent();
    return content && boxOf(content, this.store.options);
  });
  shelves: [string[], string[]] = $derived.by(() => (this.box ? shelvesOf(this.box) : [[], []]));
  /** The seat whose bays are large: mine, or the first for who watches. */
  near: number = $derived.by(() => Math.max(0, this.store.you));
  others: number[] = $derived.by(() => {
    const seats = this.store.seats.length;
    return Array.from({ length: seats - 1 }, (_, place) => (this.near + 1 + place) % seats);
  });
  active: number = $derived.by(() => (this.view?.active ?? 0) - 1);
  mine: boolean = $derived.by(() => this.question !== null);
  /** Nothing of mine can be decided: nothing is asked, or an answer is on its way. */
  still: boolean = $derived.by(() => this.store.busy || !this.mine);

  player(seat: number): PlayerView | null {
    return this.view?.players[String(seat + 1)] ?? null;
  }
  name(seat: number): string {
    return this.store.names[seat] || t("webnovodice-player", { number: seat + 1 });
  }

  // ------------------------------------------------------------------------------ dice

  rolled: Die[] = $derived.by(() => diceOf(this.view?.rolled ?? ""));
  /** The slot that is being filled, counted from 0; -1 when none is. */
  slot: number = $derived.by(() => {
    const view = this.view;
    if (!view || view.over || view.roll === 0) return -1;
    return this.phase === "claim" || this.phase === "place" || view.hand.length > 0 ? -1 : view.roll - 1;
  });
  dice: Die[] = $derived.by(() =>
    this.phase === "keep" ? this.chosen.flatMap((place) => this.rolled[place] ?? []) : [],
  );
  optionAt: number = $derived.by(() =>
    this.phase === "keep" && this.question ? keepOption(this.question.options, this.dice) : -1,
  );
  keep: KeepTold | null = $derived.by(() =>
    this.phase === "keep" && this.question
      ? keepTold(this.store.details, this.question.options, this.optionAt)
      : null,
  );
  slots: Die[][] = $derived.by(() => {
    const slots = (this.view?.slots ?? ["", "", ""]).map(diceOf);
    if (this.phase === "keep" && this.slot >= 0) slots[this.slot] = this.dice;
    return slots;
  });
  lions: number = $derived.by(() => {
    if (this.phase === "claim") return this.view?.lions_left ?? 0;
    return lionsIn(this.slots);
  });
  /** Lions that stand in the slots for good. */
  lockedLions: number = $derived.by(() => {
    if (this.phase === "claim") return this.view?.lions_left ?? 0;
    return lionsIn((this.view?.slots ?? []).map(diceOf));
  });
  lionChances: Record<number, Chance["chance"]> = $derived.by(() => {
    const keep = this.keep;
    const chances: Record<number, Chance["chance"]> = {};
    if (!keep || this.slot >= SLOTS - 1) return chances;
    const one = keep.chances.find((chance) => chance.symbol === LION);
    if (one) chances[this.lions + 1] = one.chance;
    for (const step of keep.reach?.lions ?? []) chances[step.lions] = step.chance;
    return chances;
  });

  rows: DrawnRow[] = $derived.by(() => {
    const keep = this.keep;
    const slot = this.slot;
    const waiting: Record<string, number> = {};
    let lionsSaid = false;
    let roomSaid = false;
    const claims = Object.entries(this.payable).filter(([, ways]) => ways.includes("row"));
    return arranged(this.slots).map((dice) => {
      const length = run(dice);
      const symbol = length > 0 ? (dice[0]?.face ?? null) : null;
      const cells = dice.map((die, place) => ({
        die,
        preview: this.phase === "keep" && place === slot && die !== null,
        open: place === slot && die === null && this.phase === "keep",
        wish: null as Chance | null,
      }));
      if (keep && symbol && slot < SLOTS - 1 && length === slot + 1) {
        waiting[symbol] = (waiting[symbol] ?? 0) + 1;
        const chance = keep.chances.find((one) => one.symbol === symbol && one.least === waiting[symbol]);
        const next = cells[slot + 1];
        if (next && chance && chance.chance.n > 0) next.wish = chance;
      }
      let head = "";
      let text = "";
      let hot = false;
      if (symbol) {
        head = countName(symbol, length);
        const tiles = claims
          .map(([tile]) => tile)
          .filter((tile) => {
            const figures = this.box?.tiles[tile];
            return figures?.symbol === symbol && figures.count <= length;
          });
        hot = tiles.length > 0;
        const first = this.firstNeed(symbol);
        if (hot) text = t("webnovodice-row-claims", { tiles: eitherOf(tiles) });
        else if (first !== null && first > length && slot >= 0)
          text = t("webnovodice-row-needs", { count: first });
      } else if (!lionsSaid && this.lions > 0 && dice.some((die) => die?.face === LION)) {
        lionsSaid = true;
        head = countName(LION, this.lions);
        text = t("webnovodice-row-lions");
      } else if (this.phase === "keep" && !roomSaid && this.dice.length < SLOT_SPACES) {
        roomSaid = true;
        text = t("webnovodice-room", { count: SLOT_SPACES - this.dice.length, slot: slot + 1 });
      }
      return { cells, length, symbol, head, text, hot };
    });
  });

  /** The shortest row of a symbol that claims a tile which is left. */
  private firstNeed(symbol: string): number | null {
    const needs = Object.entries(this.box?.tiles ?? {})
      .filter(([id, tile]) => tile.symbol === symbol && (this.view?.warehouse[id] ?? 0) > 0)
      .map(([, tile]) => tile.count);
    return needs.length > 0 ? Math.min(...needs) : null;
  }

  /** By tile: what pays for it as things stand. */
  payable: Record<string, string[]> = $derived.by(() => {
    if (this.phase === "keep") return this.keep?.claims ?? {};
    const ways: Record<string, string[]> = {};
    for (const claim of this.claims) {
      if (!claim.tile) continue;
      ways[claim.tile] = [...(ways[claim.tile] ?? []), claim.by];
    }
    return ways;
  });

  /** The chances worth a ring: a lion, then rows; those that cannot happen are left out. */
  odds: Odd[] = $derived.by(() => {
    const keep = this.keep;
    if (!keep || this.slot >= SLOTS - 1) return [];
    return keep.chances
      .filter((chance) => chance.least === 1)
      .sort((one, other) => Number(other.symbol === LION) - Number(one.symbol === LION))
      .map((chance) => ({ chance, head: this.oddHead(chance), small: this.oddSmall(chance) }));
  });

  private oddHead(chance: Chance): string {
    if (chance.symbol === LION)
      return t(this.lions > 0 ? "novodice-chance-another-lion" : "novodice-chance-lion");
    return t("novodice-chance-row", { symbol: symbolName(chance.symbol), rows: chance.rows });
  }

  private oddSmall(chance: Chance): string {
    const instead = this.insteadOf(chance);
    if (instead) return instead;
    if (chance.symbol !== LION) return "";
    const wanted = this.lions + 1;
    const opened = Object.entries(this.box?.tiles ?? {})
      .filter(([id, tile]) => tile.lions === wanted && wanted > 1 && (this.view?.warehouse[id] ?? 0) > 0)
      .map(([id]) => id)
      .filter((id) => !this.payable[id]);
    return opened.length > 0 ? t("webnovodice-pays-for", { tiles: opened.map(tileName).join(", ") }) : "";
  }

  /** The same symbols from other dice leave other dice to roll: say what that would change. */
  private insteadOf(chance: Chance): string {
    const options = this.question?.options ?? [];
    const faces = (dice: readonly Die[]) =>
      dice
        .map((die) => die.face)
        .sort()
        .join();
    /** The kinds of dice that are in the one and not in the other. */
    const beyond = (one: readonly Die[], other: readonly Die[]) => {
      const left = other.map((die) => die.kind);
      return one
        .map((die) => die.kind)
        .filter((kind) => {
          const found = left.indexOf(kind);
          if (found >= 0) left.splice(found, 1);
          return found < 0;
        })
        .join("+");
    };
    let widest = 0.004;
    let words = "";
    options.forEach((option, place) => {
      const dice = diceOf(option);
      if (dice.length === 0 || place === this.optionAt || faces(dice) !== faces(this.dice)) return;
      const told = keepTold(this.store.details, options, place);
      const other = told?.chances.find((one) => one.symbol === chance.symbol && one.least === 1);
      if (!other) return;
      const apart = Math.abs(other.chance.n / other.chance.d - chance.chance.n / chance.chance.d);
      if (apart <= widest) return;
      widest = apart;
      words = t("webnovodice-instead", {
        other: beyond(dice, this.dice),
        mine: beyond(this.dice, dice),
        chance: chanceName(other.chance),
      });
    });
    return words;
  }

  toggle(place: number): void {
    if (this.still || this.phase !== "keep" || !this.rolled[place]) return;
    this.notice = "";
    if (this.chosen.includes(place)) this.chosen = this.chosen.filter((one) => one !== place);
    else {
      const next = [...this.chosen, place].sort((one, other) => one - other);
      const dice = next.flatMap((one) => this.rolled[one] ?? []);
      // Only what is offered can be chosen: that leaves out a fourth die.
      if (keepOption(this.question?.options ?? [], dice) < 0) {
        this.say(t("novodice-slot-full", { slot: this.slot + 1 }));
        return;
      }
      this.chosen = next;
    }
    sound("tap");
    announce(
      `${diceNames(this.dice)}. ${this.odds.map((odd) => `${odd.head} ${chanceName(odd.chance.chance)}`).join(", ")}`,
    );
  }

  say(text: string): void {
    this.notice = text;
    announce(text);
  }

  // -------------------------------------------------------------------------- warehouse

  claims: ClaimTold[] = $derived.by(() =>
    this.phase === "claim" && this.question ? claimsTold(this.store.details, this.question.options) : [],
  );
  states: Record<string, TileState> = $derived.by(() => {
    if (!this.view) return {};
    return tileStates(this.view, this.shelves.flat(), this.phase, this.keep, this.claims);
  });
  /** The tile that is about to be claimed. */
  claimed: string | null = $derived.by(() => {
    const wanted = this.wantedTile;
    if (wanted && this.claims.some((claim) => claim.tile === wanted)) return wanted;
    const tiles = new Set(this.claims.flatMap((claim) => claim.tile ?? []));
    // Where there is one tile alone, it is the one.
    return tiles.size === 1 && !this.claims.some((claim) => claim.tile === null)
      ? ([...tiles][0] ?? null)
      : null;
  });

  /** A tap on a tile: look at it, choose it, or, if it is chosen already, claim it. */
  tapTile(tile: string): void {
    this.notice = "";
    if (this.phase !== "claim" || this.still) {
      this.pointed = this.pointed === tile ? null : tile;
      return;
    }
    const ways = this.claims.filter((claim) => claim.tile === tile);
    if (ways.length === 0) {
      this.say(this.whyNot(tile));
      this.pointed = tile;
      return;
    }
    if (this.claimed === tile) {
      if (ways.length === 1 && ways[0]) void this.answer(ways[0].option);
      return;
    }
    this.wantedTile = tile;
    sound("tap");
    const gains = ways[0]?.gains?.map((gain) => (gain === null ? "–" : gainName(gain))) ?? [];
    announce(
      `${tileName(tile)}. ${t("novodice-gains", { one: gains[0] ?? "", two: gains[1] ?? "", three: gains[2] ?? "" })}`,
    );
  }

  /** Why a tile cannot be claimed. */
  whyNot(tile: string): string {
    const figures = this.box?.tiles[tile];
    if (!figures) return t("webnovodice-why-trash");
    if ((this.view?.warehouse[tile] ?? 0) === 0) return t("webnovodice-why-gone", { tile: tileName(tile) });
    return t("webnovodice-why-not", {
      tile: tileName(tile),
      row: countName(figures.symbol, figures.count),
      lions: figures.lions,
    });
  }

  // ------------------------------------------------------------------------------ bays

  places: PlaceTold[] = $derived.by(() =>
    this.phase === "place" && this.question ? placesTold(this.store.details, this.question.options) : [],
  );
  /** The tiles in hand that may go next. */
  handTiles: string[] = $derived.by(() => [...new Set(this.places.map((place) => place.tile))]);
  handTile: string | null = $derived.by(() => {
    if (this.wantedHand && this.handTiles.includes(this.wantedHand)) return this.wantedHand;
    return bestPlace(this.places)?.tile ?? this.handTiles[0] ?? null;
  });
  exchanging: boolean = $derived.by(() => this.places.some((place) => place.bay === null));
  /** The placing that is about to be made: mine, or else the best. */
  place: PlaceTold | null = $derived.by(() => {
    const here = this.places.filter((place) => place.tile === this.handTile);
    return (
      here.find((place) => place.option === this.wantedPlace) ??
      bestPlace(here) ??
      (here.length === 1 ? (here[0] ?? null) : null)
    );
  });
  /** The placing that adds most with the tile in hand. */
  best: PlaceTold | null = $derived.by(() =>
    bestPlace(this.places.filter((place) => place.tile === this.handTile)),
  );

  tapHand(tile: string): void {
    this.wantedHand = tile;
    this.wantedPlace = null;
  }

  /** A tap on a bay, or on a tile in it that would be replaced. */
  tapBay(bay: number, old: string | null = null): void {
    this.notice = "";
    if (this.phase !== "place" || this.still) return;
    const here = this.places.filter((place) => place.tile === this.handTile && place.bay === bay);
    const found = here.find((place) => place.old === old) ?? (old === null ? bestPlace(here) : null);
    if (!found) {
      this.say(
        old === null
          ? t("webnovodice-why-full", { bay: bay + 1 })
          : t("webnovodice-why-same", { tile: tileName(this.handTile ?? "") }),
      );
      return;
    }
    if (this.place?.option === found.option && (this.wantedPlace !== null || this.exchanging === false)) {
      void this.answer(found.option);
      return;
    }
    this.wantedPlace = found.option;
    sound("tap");
    announce(this.placeWords(found));
  }

  placeWords(place: PlaceTold): string {
    const tile = tileName(place.tile);
    if (place.bay === null) return t("novodice-offer-drop", { tile });
    const words =
      place.old === null
        ? t("novodice-offer-bay", { tile, bay: place.bay + 1 })
        : t("novodice-offer-exchange", { tile, old: tileName(place.old), bay: place.bay + 1 });
    return place.adds === null ? words : `${words}: ${gainName(place.adds)}`;
  }

  /** The tile whose effect on the bays is shown. */
  lookedAt: string | null = $derived.by(() => {
    if (this.phase === "place") return this.handTile;
    if (this.phase === "claim") return this.pointed ?? this.claimed;
    return this.phase === "keep" ? this.pointed : null;
  });

  previews: (Preview | null)[] = $derived.by(() => {
    const tile = this.lookedAt;
    const player = this.player(this.near);
    if (!tile || !player) return PLAYER_BAYS.map(() => null);
    if (this.phase === "place") return PLAYER_BAYS.map((bay) => this.placePreview(bay, tile));
    const gains =
      this.claims.find((claim) => claim.tile === tile)?.gains ??
      (this.store.details?.facts.gains as Record<string, (number | null)[]> | undefined)?.[tile] ??
      null;
    const known = (gains ?? []).filter((gain) => gain !== null);
    // Where all bays are as good, none is the best.
    const most = new Set(known).size > 1 ? Math.max(...known) : null;
    return PLAYER_BAYS.map((bay) => {
      const shown = player.bays[bay];
      if (!shown || shown.tiles.length >= 5) return null;
      const gain = gains?.[bay] ?? null;
      const best = gain !== null && gain === most && gains?.indexOf(gain) === bay;
      return { tile, gain, after: gain === null ? null : shown.worth + gain, set: null, best, old: null };
    });
  });

  private placePreview(bay: number, tile: string): Preview | null {
    const here = this.places.filter((place) => place.tile === tile && place.bay === bay);
    const chosen = this.place?.bay === bay ? this.place : null;
    const found = chosen ?? here.find((place) => place.old === null) ?? null;
    if (!found) return null;
    return {
      tile,
      gain: found.adds,
      after: found.after,
      set: found.set,
      best: found.option === this.best?.option && new Set(this.places.map((place) => place.adds)).size > 1,
      old: found.old,
    };
  }

  /** Remember the combinations that the server names. */
  learn(): void {
    const bays = this.store.details?.facts.bays;
    const player = this.player(this.near);
    if (!Array.isArray(bays) || !player || !this.mine) return;
    const told = (tiles: readonly string[], set: SetShown | null) => {
      this.sets[inOrder(tiles)] = set;
    };
    bays.forEach((bay: { set?: SetShown | null }, place) => {
      const tiles = player.bays[place]?.tiles;
      if (tiles) told(tiles, bay.set ?? null);
    });
    for (const { bay, tile, old, after, set } of this.places) {
      const tiles = bay === null ? undefined : player.bays[bay]?.tiles;
      if (!tiles || after === null) continue;
      const gone = old === null ? -1 : tiles.indexOf(old);
      told([...tiles.filter((_, at) => at !== gone), tile], set);
    }
  }
  setOf(tiles: readonly string[]): string {
    const set = this.sets[inOrder(tiles)];
    return tiles.length === 0 || set === undefined ? "" : setName(set);
  }

  // --------------------------------------------------------------------------- answering

  async answer(option: string): Promise<void> {
    if (this.still || !this.question?.options.includes(option)) return;
    this.notice = "";
    await this.store.answer(option);
  }

  /** What the buttons of the action bar do now; the loud one first. */
  deeds: Deed[] = $derived.by(() => {
    switch (this.phase) {
      case "keep":
        return this.keepDeeds();
      case "claim":
        return this.claimDeeds();
      case "place":
        return this.placeDeeds();
      case "other":
        return (this.question?.options ?? []).map((option) => ({
          id: option,
          label: option,
          run: () => void this.answer(option),
        }));
      default:
        return [];
    }
  });

  private keepDeeds(): Deed[] {
    const options = this.question?.options ?? [];
    const count = this.dice.length;
    const option = options[this.optionAt];
    const last = this.slot >= SLOTS - 1;
    const next = this.keep && !last ? kindsOf(this.keep.next).length : 0;
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
            label: next > 0 ? t("webnovodice-lock-roll", { count, next }) : t("webnovodice-lock", { count }),
            loud: true,
            run: () => void (option !== undefined && this.answer(option)),
          };
    const none = options.find((one) => diceOf(one).length === 0);
    if (none === undefined) return [lock];
    const again = last ? 0 : this.rolled.length;
    return [
      lock,
      {
        id: "none",
        label: t("webnovodice-none"),
        small: again > 0 ? t("webnovodice-none-roll", { count: again }) : undefined,
        run: () => void this.answer(none),
      },
    ];
  }

  private claimDeeds(): Deed[] {
    const deeds: Deed[] = this.claims
      .filter((claim) => claim.tile !== null && claim.tile === this.claimed)
      .map((claim, place) => ({
        id: claim.option,
        label: this.claimLabel(claim),
        small: this.claimSmall(claim),
        loud: place === 0,
        run: () => void this.answer(claim.option),
      }));
    if (deeds.length === 0)
      deeds.push({
        id: "choose",
        label: t("webnovodice-choose-tile"),
        loud: true,
        why: t("webnovodice-why-no-tile"),
        run: () => this.say(t("webnovodice-why-no-tile")),
      });
    const stop = this.question?.options.find((option) => claimOf(option) === null);
    if (stop !== undefined)
      deeds.push({ id: "stop", label: t("novodice-offer-stop"), run: () => void this.answer(stop) });
    return deeds;
  }

  private claimLabel(claim: ClaimTold): string {
    if (claim.by === "row") return t("webnovodice-claim-row");
    if (claim.by === "free choice") return t("webnovodice-claim-free");
    const lions = claim.pays?.lions ?? this.box?.tiles[claim.tile ?? ""]?.lions ?? 0;
    return t("webnovodice-claim-lions", { count: lions });
  }

  private claimSmall(claim: ClaimTold): string | undefined {
    const pays = claim.pays;
    if (!pays) return undefined;
    if (pays.row) return countName(pays.row.symbol, pays.row.length);
    if (claim.by === "free choice") return t("webnovodice-free-left", { count: pays.free_claims_left });
    return t("webnovodice-lions-left", { count: pays.lions_left });
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
        small: place.adds === null ? undefined : gainName(place.adds),
        loud: true,
        run: () => void this.answer(place.option),
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
        run: () => void this.answer(drop.option),
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
        const more = this.claims.some((claim) => claim.tile === null);
        const paying = new Set(
          this.claims
            .filter((claim) => claim.by === "row")
            .map((claim) => this.box?.tiles[claim.tile ?? ""]?.symbol),
        );
        const unused = this.store.details?.facts.rows as { symbol: string }[] | undefined;
        const rows = unused ? unused.filter((row) => paying.has(row.symbol)).length : paying.size;
        return t(more ? "novodice-ask-claim-more" : "novodice-ask-claim", { rows, lions: view.lions_left });
      }
      case "place": {
        const tile = tileName(this.handTile ?? "");
        if (this.exchanging) return t("novodice-ask-exchange", { tile });
        if (this.handTiles.length > 1) return t("novodice-ask-surplus");
        return t("novodice-ask-place", { tile });
      }
      case "other":
        return t("webnovodice-ask-other");
      case "over": {
        const names = view.winners.map((seat) => this.name(seat - 1));
        const points = Math.max(0, ...Object.values(view.players).map((player) => player.worth));
        return names.length > 1
          ? t("webnovodice-tied", { players: names.join(", "), points })
          : t("webnovodice-won", { player: names[0] ?? "", points });
      }
      default: {
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
  follow(option: string): void {
    if (this.phase === "keep") this.chosen = placesOf(this.rolled, option);
    else if (this.phase === "claim") this.wantedTile = claimOf(option)?.tile ?? null;
    else if (this.phase === "place") {
      const place = this.places.find((one) => one.option === option);
      this.wantedHand = place?.tile ?? null;
      this.wantedPlace = option;
    }
  }
}
