import { tick } from "svelte";
import { announce } from "@/lib/announce";
import type { Step } from "@/lib/gameStore";
import { settings } from "@/lib/settings.svelte";
import { play } from "@/lib/sound";
import type { GameEvent } from "@/lib/types";
import { type Die, parseDie, reconcile, shown, words } from "./dice";
import { sayEvent, shortly, swordsOf } from "./log";
import { parseSpace } from "./plan";
import {
  asView,
  type CubitosView,
  eventName,
  eventSeat,
  type PlayerView,
  playerAt,
  running,
  seatsOf,
} from "./views";

/** One line of what just happened to somebody. */
export interface Saying {
  text: string;
  tone: "plain" | "bad" | "good";
  /** Grows with each, so that the same words can be shown anew. */
  key: number;
}

const TUMBLE_MS = 500;
const SETTLE_MS = 60;
const GLIDE_MS = 280;
const SHAKE_MS = 320;
const STEP_MS = 190;
const SWORDS_MS = 2200;
const SAYING_MS = 3200;

const text = (value: unknown): string => (typeof value === "string" ? value : "");

/** What the table shows just now: it follows the game, and lets one see how it got there. */
export class Stage {
  /** The position that is shown; while something moves it is still the one before. */
  view: CubitosView | null = $state.raw(null);
  /** The dice of the board at the bottom. */
  dice: Die[] = $state.raw([]);
  /** The dice that tumble, by number, with their place in the row. */
  tumbling: ReadonlyMap<number, number> = $state.raw(new Map());
  /** Where runners stand that are on their way, by seat. */
  onTheWay: Readonly<Record<number, string>> = $state.raw({});
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
  /** Where dice are looked for when they glide. */
  root: HTMLElement | null = null;
  /** How much larger everything is drawn than it is measured, on very large screens. */
  zoom: number = $state(1);

  private skipped = false;
  private waiting: (() => void) | null = null;
  private key = 0;

  /** Show a position as it is, without a way to it. */
  set(view: CubitosView | null): void {
    this.view = view;
    const player = playerAt(view, this.seat);
    this.dice = player ? reconcile(this.dice, player) : [];
  }

  /** Let whatever is moving be over. */
  skip(): void {
    if (!this.busy && !this.swords) return;
    this.skipped = true;
    this.waiting?.();
  }

  /** Show a step; it resolves when the next may come. */
  async show(step: Step): Promise<void> {
    const after = asView(step.after);
    if (!after) return;
    const events = step.entries.flatMap((entry) => entry.events);
    this.skipped = false;
    this.showing = true;
    // What is asked next must not be seen before what led there.
    this.busy = events.some(
      (event) => eventSeat(event) === this.seat && ["Rolled", "Moved"].includes(eventName(event)),
    );
    try {
      for (const event of events) {
        // What my dice fell on is not told before they have come to rest.
        const mine = eventSeat(event) === this.seat && eventName(event) === "Rolled";
        if (!mine) this.tell(event);
        await this.showEvent(event, events, after);
        if (mine) this.tell(event);
      }
    } finally {
      this.tumbling = new Map();
      this.shaking = false;
      this.swords = null;
      await this.glideTo(after);
      this.onTheWay = {};
      this.busy = false;
      this.showing = false;
    }
  }

  private async showEvent(event: GameEvent, events: GameEvent[], after: CubitosView): Promise<void> {
    const seat = eventSeat(event);
    switch (eventName(event)) {
      case "Rolled":
        if (seat === this.seat) await this.roll(event, events, after);
        break;
      case "Bust":
        if (seat === this.seat) {
          play("bust");
          this.shaking = true;
          await this.wait(SHAKE_MS + 260);
          this.shaking = false;
        }
        break;
      case "Used":
        this.mark(seat, text(event.die), text(event.moment));
        break;
      case "Moved":
        await this.walk(seat, text(event.route));
        break;
      case "SwordsCompared": {
        const swords = swordsOf(event);
        if (!swords.some((one) => one > 0)) break;
        this.swords = swords;
        await this.wait(SWORDS_MS);
        this.swords = null;
        break;
      }
      case "RaceEnded":
        play("win");
        break;
    }
  }

  /** My dice are rolled: they come to the roll zone, tumble, and show what they fell on. */
  private async roll(event: GameEvent, events: GameEvent[], after: CubitosView): Promise<void> {
    const rolled = text(event.dice);
    const now = playerAt(after, this.seat);
    const before = playerAt(this.view, this.seat);
    if (!now || !before) return;
    this.busy = true;
    const busts = events.some((one) => eventName(one) === "Bust" && eventSeat(one) === this.seat);
    const kinds = words(rolled).map((die) => parseDie(die).kind);
    const staying = event.free ? words(before.roll) : [];
    const thrown: PlayerView = {
      ...now,
      roll: [...staying, ...kinds].join(" "),
      active: event.free ? before.active : this.activeBefore(before, now, kinds),
      discard: busts ? before.discard : now.discard,
    };
    await this.glide(() => {
      this.dice = reconcile(this.dice, thrown);
    });
    const next = shown(this.dice, rolled);
    const falling = next.filter((die) => die.zone === "roll" && die.face !== null);
    play("roll");
    this.tumbling = new Map(falling.map((die, place) => [die.id, place]));
    // What they show is seen only when they have come down.
    await this.wait(TUMBLE_MS * 0.45);
    this.dice = next;
    await this.wait(TUMBLE_MS * 0.55 + SETTLE_MS * falling.length);
    this.tumbling = new Map();
    announce(sayEvent(event, this.names) ?? "");
    await this.wait(220);
  }

  /** What was active when the dice were thrown: all that was, but for what went back to roll. */
  private activeBefore(before: PlayerView, now: PlayerView, kinds: string[]): string {
    const rolling = words(before.roll);
    const back = kinds.filter((kind) => {
      const place = rolling.indexOf(kind);
      if (place >= 0) rolling.splice(place, 1);
      return place < 0;
    });
    const drawn =
      words(before.draw).length +
      words(before.discard).length -
      words(now.draw).length -
      words(now.discard).length;
    if (back.length === 0 || drawn > 0) return before.active;
    const active = words(before.active);
    for (const kind of back) {
      const place = active.findIndex((die) => parseDie(die).kind === kind);
      if (place >= 0) active.splice(place, 1);
    }
    return active.join(" ");
  }

  /** A die of mine whose run ability is used shows it. */
  private mark(seat: number, die: string, moment: string): void {
    if (seat !== this.seat || ["now", "after_push", "on_push", "would_bust"].includes(moment)) return;
    const { kind, face } = parseDie(die);
    const place = this.dice.findIndex(
      (one) => one.zone === "active" && !one.used && one.kind === kind && one.face === face,
    );
    this.dice = this.dice.map((one, number) => (number === place ? { ...one, used: true } : one));
  }

  /** A runner goes along a route, space by space. */
  private async walk(seat: number, route: string): Promise<void> {
    const mine = seat === this.seat;
    if (mine) this.busy = true;
    for (const step of route.split(" ")) {
      if (step === "x2" || step === "") continue;
      this.onTheWay = { ...this.onTheWay, [seat]: step.replace(/^>/, "") };
      await this.wait(mine ? STEP_MS : STEP_MS * 0.7);
    }
  }

  /** Bring the board to a position; dice that lie elsewhere glide there. */
  private async glideTo(after: CubitosView): Promise<void> {
    const player = playerAt(after, this.seat);
    await this.glide(() => {
      this.view = after;
      this.dice = player ? reconcile(this.dice, player) : [];
    });
  }

  /** Change something; dice that are somewhere else then are seen to go there. */
  private async glide(change: () => void): Promise<void> {
    const time = this.skipped ? 0 : settings.time(GLIDE_MS);
    const before = new Map<string, DOMRect>();
    if (time > 0)
      for (const element of this.shownDice())
        before.set(element.dataset.die ?? "", element.getBoundingClientRect());
    change();
    await tick();
    if (time === 0) return;
    let moved = 0;
    // All are measured before the first is moved, so that the page is laid out once.
    const places = this.shownDice().map((element) => ({ element, to: element.getBoundingClientRect() }));
    for (const { element, to } of places) {
      const from = before.get(element.dataset.die ?? "");
      if (!from || from.width === 0) continue;
      const x = (from.left - to.left) / this.zoom;
      const y = (from.top - to.top) / this.zoom;
      if (Math.hypot(x, y) < 3 || to.width === 0) continue;
      moved += 1;
      // The transform alone is animated: anything else would be computed anew for every frame.
      element.classList.add("gliding");
      const glide = element.animate(
        [{ transform: `translate(${x}px, ${y}px) scale(${from.width / to.width})` }, { transform: "none" }],
        { duration: time, easing: "cubic-bezier(.3,.7,.3,1)" },
      );
      const rest = () => element.classList.remove("gliding");
      glide.onfinish = rest;
      glide.oncancel = rest;
    }
    if (moved > 0) await this.wait(GLIDE_MS);
  }

  private shownDice(): HTMLElement[] {
    return this.root ? [...this.root.querySelectorAll<HTMLElement>("[data-die]")] : [];
  }

  /** Say in a few words what happened, beside the player; and aloud what matters. */
  private tell(event: GameEvent): void {
    const name = eventName(event);
    const aloud = [
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
    if (aloud.includes(name)) {
      const line = sayEvent(event, this.names);
      if (line) announce(line);
    }
    const seat = eventSeat(event);
    const short = shortly(event);
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

  private wait(milliseconds: number): Promise<void> {
    const time = this.skipped ? 0 : settings.time(milliseconds);
    if (time <= 0) return Promise.resolve();
    return new Promise((done) => {
      const over = () => {
        clearTimeout(timer);
        this.waiting = null;
        done();
      };
      const timer = setTimeout(over, time);
      this.waiting = over;
    });
  }

  // ------------------------------------------------------------------------------- what is looked up

  /** Where a runner stands now. */
  spaceOf(seat: number): string {
    return this.onTheWay[seat] ?? playerAt(this.view, seat)?.space ?? "start";
  }
  get seats(): number[] {
    return seatsOf(this.view);
  }
  get player(): PlayerView | null {
    return playerAt(this.view, this.seat);
  }
  /** Everybody has rolled. */
  get running(): boolean {
    return running(this.view);
  }
  /** The leg that my runner is on. */
  get leg(): number {
    return parseSpace(this.spaceOf(this.seat)).leg;
  }
}
