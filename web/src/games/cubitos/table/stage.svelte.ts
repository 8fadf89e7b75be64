/** The position that the table shows while it catches up with the game. */
import { untrack } from "svelte";
import { announce } from "@/lib/announce";
import type { Step } from "@/lib/gameStore";
import { play } from "@/lib/sound";
import { kindOf } from "../kinds";
import type { Event, FacedDie, Moved, PlayerView, Rolled, Space, Used, View } from "../messages";
import { type Lying, reconcile, shown, zonesOf } from "./dice";
import { sayEvent, shortly } from "./log";
import { MovingDice } from "./movingDice.svelte";
import { playerAt } from "./store";

/** One line of what just happened to somebody. */
export interface Saying {
  text: string;
  tone: "plain" | "bad" | "good";
  /** Grows with each, so that the same words can be shown anew. */
  key: number;
}

const TUMBLE_MS = 500;
const SETTLE_MS = 60;
const SHAKE_MS = 320;
const STEP_MS = 190;
const SWORDS_MS = 2200;
const SAYING_MS = 3200;

/** What is said aloud when it happens. */
const ALOUD: readonly Event["event"][] = [
  "Bust",
  "Moved",
  "DieBought",
  "RoundBegan",
  "SwordsCompared",
  "Finished",
  "RaceEnded",
  "Passed",
  "FanGained",
];
/** Where runners stand before the first position is there. */
const START: Space = { text: "start", leg: 0, space: "start", red_lines: 0 };

/** What the table shows just now: it follows the game, and lets one see how it got there. */
export class Stage extends MovingDice {
  /** The position that is shown; while something moves it is still the one before. */
  view: View | null = $state.raw(null);
  /** The dice that tumble, by number, with their place in the row. */
  tumbling: ReadonlyMap<number, number> = $state.raw(new Map());
  /** Where runners stand that are on their way, by seat. */
  onTheWay: Readonly<Record<number, Space>> = $state.raw({});
  /** What just happened, by seat. */
  sayings: Readonly<Record<number, Saying>> = $state.raw({});
  /** The swords that are being compared, by seat. */
  swords: number[] | null = $state.raw(null);
  shaking: boolean = $state(false);
  /** Something of mine is being shown; what is asked waits for it. */
  busy: boolean = $state(false);
  /** A step is being shown, mine or another's. */
  showing = false;
  /** Whose board lies at the bottom. */
  seat: number = $state(0);
  names: string[] = $state.raw([]);

  private key = 0;

  /** Show a position as it is, without a way to it. */
  set(view: View | null): void {
    this.view = view;
    const player = playerAt(view, this.seat);
    this.lay(player ? reconcile(this.dice, zonesOf(player)) : []);
  }

  /** Let the board at the bottom be this seat's. */
  lookFrom(seat: number): void {
    if (seat === untrack(() => this.seat)) return;
    this.seat = seat;
    untrack(() => {
      this.tumbling = new Map();
      this.dice = [];
      this.set(this.view);
    });
  }

  /** Let whatever is moving be over. */
  skip(): void {
    if (!this.busy && !this.swords) return;
    this.hurry();
  }

  /** Show a step; it resolves when the next may come. */
  async show(step: Step<View, Event>): Promise<void> {
    const { after } = step;
    if (!after) return;
    const events = step.entries.flatMap((entry) => entry.events);
    this.takeTime();
    this.showing = true;
    // What is asked next must not be seen before what led there.
    this.busy = events.some(
      ({ event, seat }) => seat === this.seat && (event === "Rolled" || event === "Moved"),
    );
    try {
      await this.breathe();
      for (const event of events) {
        // What my dice fell on is not announced before they have come to rest.
        const mine = event.seat === this.seat && event.event === "Rolled";
        if (!mine) this.tell(event);
        await this.showEvent(event, events, after);
        if (mine) this.tell(event);
      }
    } finally {
      this.tumbling = new Map();
      this.shaking = false;
      this.swords = null;
      const player = playerAt(after, this.seat);
      await this.glideTo(player ? reconcile(this.dice, zonesOf(player)) : []);
      this.view = after;
      await this.breathe();
      this.onTheWay = {};
      this.busy = false;
      this.showing = false;
    }
  }

  private async showEvent(event: Event, events: Event[], after: View): Promise<void> {
    switch (event.event) {
      case "Rolled":
        if (event.seat === this.seat) await this.roll(event, events, after);
        break;
      case "Bust":
        if (event.seat === this.seat) {
          play("bust");
          this.shaking = true;
          await this.wait(SHAKE_MS + 260);
          this.shaking = false;
        }
        break;
      case "Used":
        this.mark(event);
        break;
      case "Moved":
        await this.walk(event);
        break;
      case "SwordsCompared":
        if (!event.swords.some((one) => one > 0)) break;
        this.swords = event.swords;
        await this.wait(SWORDS_MS);
        this.swords = null;
        break;
      case "RaceEnded":
        play("win");
        break;
    }
  }

  /** My dice are rolled: they come to the roll zone, tumble, and show what they fell on. */
  private async roll(event: Rolled, events: Event[], after: View): Promise<void> {
    const player = playerAt(after, this.seat);
    const last = playerAt(this.view, this.seat);
    if (!player || !last) return;
    this.busy = true;
    const busts = events.some((one) => one.event === "Bust" && one.seat === this.seat);
    const [now, before] = [zonesOf(player), zonesOf(last)];
    const falling = event.dice.map((die): Lying => ({
      kind: kindOf(die),
      face: null,
      used: false,
    }));
    const thrown = {
      ...now,
      roll: event.free ? [...before.roll, ...falling] : falling,
      active: event.free ? before.active : this.activeBefore(last, player, event.dice),
      discard: busts ? before.discard : now.discard,
    };
    await this.glideTo(reconcile(this.dice, thrown));
    const next = shown(this.dice, event.dice);
    const tumbling = next.filter((die) => die.zone === "roll" && die.face !== null);
    play("roll");
    await this.breathe();
    await this.inTurn(tumbling.length, (begun) => {
      this.tumbling = new Map(tumbling.slice(0, begun).map((die, place) => [die.id, place]));
    });
    // What they show is seen only when they have come down.
    await this.wait(TUMBLE_MS * 0.45);
    const lying = this.dice;
    await this.inTurn(lying.length, (seen) => {
      this.dice = [...next.slice(0, seen), ...lying.slice(seen)];
    });
    await this.wait(TUMBLE_MS * 0.55 + SETTLE_MS * tumbling.length);
    await this.inTurn(tumbling.length, (ended) => {
      this.tumbling = new Map(tumbling.slice(ended).map((die, place) => [die.id, ended + place]));
    });
    announce(sayEvent(event, this.names));
    await this.wait(220);
  }

  /** What was active when the dice were thrown: all that was, but for what went back to roll. */
  private activeBefore(last: PlayerView, player: PlayerView, dice: readonly FacedDie[]): Lying[] {
    const [before, now] = [zonesOf(last), zonesOf(player)];
    const rolling = before.roll.map((die) => die.kind);
    const back = dice.map(kindOf).filter((kind) => {
      const place = rolling.indexOf(kind);
      if (place >= 0) rolling.splice(place, 1);
      return place < 0;
    });
    const drawn = before.draw.length + before.discard.length - now.draw.length - now.discard.length;
    if (back.length === 0 || drawn > 0) return before.active;
    const active = [...before.active];
    for (const kind of back) {
      const place = active.findIndex((die) => die.kind === kind);
      if (place >= 0) active.splice(place, 1);
    }
    return active;
  }

  /** A die of mine whose run ability is used shows it. */
  private mark({ seat, die, moment }: Used): void {
    if (seat !== this.seat || ["now", "after_push", "on_push", "would_bust"].includes(moment))
      return;
    const place = this.dice.findIndex(
      (one) =>
        one.zone === "active" && !one.used && one.kind === kindOf(die) && one.face === die.face,
    );
    this.dice = this.dice.map((one, number) => (number === place ? { ...one, used: true } : one));
  }

  /** A runner goes along a route, space by space. */
  private async walk({ seat, route }: Moved): Promise<void> {
    const mine = seat === this.seat;
    if (mine) this.busy = true;
    for (const { space } of route) {
      if (!space) continue;
      this.onTheWay = { ...this.onTheWay, [seat]: space };
      await this.wait(mine ? STEP_MS : STEP_MS * 0.7);
    }
  }

  /** Say in a few words what happened, beside the player; and aloud what matters. */
  private tell(event: Event): void {
    const { seat } = event;
    if (ALOUD.includes(event.event)) {
      const line = sayEvent(event, this.names);
      if (line) announce(line);
    }
    const short = shortly(event, this.names);
    if (!short || seat < 0) return;
    this.key += 1;
    const key = this.key;
    this.sayings = { ...this.sayings, [seat]: { ...short, key } };
    setTimeout(() => {
      if (this.sayings[seat]?.key !== key) return;
      const { [seat]: _, ...rest } = this.sayings;
      this.sayings = rest;
    }, SAYING_MS);
  }

  // ------------------------------------------------------------------------------- what is looked up

  /** Where a runner stands now. */
  spaceOf(seat: number): Space {
    return this.onTheWay[seat] ?? playerAt(this.view, seat)?.space ?? START;
  }
  get seats(): number[] {
    return this.view?.players.map((_, seat) => seat) ?? [];
  }
  get player(): PlayerView | null {
    return playerAt(this.view, this.seat);
  }
  /** Everybody has rolled. */
  get inRunPhase(): boolean {
    return this.view?.all_rolled ?? false;
  }
  /** The leg that my runner is on. */
  get leg(): number {
    return this.spaceOf(this.seat).leg;
  }
}
