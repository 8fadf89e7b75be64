/** The dice of a board while they move. */
import { settings } from "@/lib/settings.svelte";
import type { Die, Zone } from "./dice";
import { glideDice } from "./diceGlide";

const GLIDE_MS = 280;
/** So many dice begin to move in one frame. */
const AT_ONCE = 3;

/** The dice of a board, and how they are seen to move: a few in each frame, and at once for who hurries. */
export class MovingDice {
  /** The dice of the board at the bottom. */
  dice: Die[] = $state.raw([]);
  /** Dice that are made where they are going and not seen there yet, or not taken away yet where they were. */
  hidden: readonly Die[] = $state.raw([]);
  /** Dice that will lie in a zone soon: it has room for them, so that the others need not shrink with each. */
  bound: readonly Die[] = $state.raw([]);
  /** While dice go elsewhere: how they lay before. */
  private before: readonly Die[] = $state.raw([]);
  /** Where dice are looked for when they glide. */
  root: HTMLElement | null = null;
  /** How much larger everything is drawn than it is measured, on very large screens. */
  zoom: number = $state(1);

  private skipped = false;
  private waiting: (() => void) | null = null;

  /** Lay dice as they shall lie, without a way there. */
  protected lay(dice: Die[]): void {
    this.hidden = this.bound = this.before = [];
    this.dice = dice;
  }

  /** Let whatever is moving be over. */
  protected hurry(): void {
    this.skipped = true;
    this.waiting?.();
  }
  /** What comes now takes its time. */
  protected takeTime(): void {
    this.skipped = false;
  }

  /** The places of a zone that are taken: by dice, and while dice go elsewhere, by those that lay there. */
  placesIn(zone: Zone): Die[] {
    const here = this.dice.filter((die) => die.zone === zone);
    const places = this.before
      .filter((die) => die.zone === zone)
      .map((die) => here.find(({ id }) => id === die.id) ?? die);
    return [...places, ...here.filter(({ id }) => !places.some((die) => die.id === id))];
  }

  /**
   * Bring dice to where they shall lie; those that lay elsewhere are seen to go there. A slow phone cannot do
   * it all in one frame: first a few are made where they are going, unseen, then they are seen to arrive, and
   * when all have arrived, the places that they left close up, and what was there is taken away.
   */
  protected async glideTo(dice: Die[]): Promise<void> {
    const before = this.dice;
    const lay = new Map(before.map((die) => [die.id, die]));
    const going = dice.filter(({ id, zone }) => lay.has(id) && lay.get(id)?.zone !== zone);
    let moved = false;
    const glided = async (change: () => void): Promise<void> => {
      moved =
        (await glideDice(this.root, change, this.moves ? settings.time(GLIDE_MS) : 0, this.zoom)) ||
        moved;
    };
    for (let gone = 0; this.moves && gone < going.length; gone += AT_ONCE) {
      const bound = going.slice(gone + AT_ONCE);
      const waiting = new Set(bound.map(({ id }) => id));
      this.hidden = going.slice(gone, gone + AT_ONCE);
      await this.breathe();
      await glided(() => {
        this.before = before;
        this.bound = bound;
        this.hidden = [];
        this.dice = dice.map((die) => (waiting.has(die.id) ? (lay.get(die.id) ?? die) : die));
      });
      await this.breathe();
    }
    await glided(() => {
      this.hidden = this.moves ? going.flatMap(({ id }) => lay.get(id) ?? []) : [];
      this.bound = this.before = [];
      this.dice = dice;
    });
    await this.breathe();
    this.hidden = [];
    if (moved) await this.wait(GLIDE_MS);
  }

  /** Change so many dice one after the other, a few in each frame; `change` gets the number of those done. */
  protected async inTurn(count: number, change: (done: number) => void): Promise<void> {
    for (let done = 0; done < count;) {
      if (done > 0) await this.breathe();
      done = this.moves ? Math.min(count, done + AT_ONCE) : count;
      change(done);
    }
  }

  /** Whether things are seen to move. */
  private get moves(): boolean {
    return !this.skipped && settings.time(GLIDE_MS) > 0;
  }

  /** Let what has changed be drawn before anything else changes: slow phones cannot do all in one frame. */
  protected async breathe(): Promise<void> {
    if (!this.moves) return;
    await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
  }

  protected wait(milliseconds: number): Promise<void> {
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
}
