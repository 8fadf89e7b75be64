/** Shows what happens: sounds, sentences for screen readers, and dice that roll until a tap ends it. */
import { announce } from "@/lib/announce";
import type { Step } from "@/lib/gameStore";
import { settings } from "@/lib/settings.svelte";
import { play as sound } from "@/lib/sound";
import type { Event, View } from "../messages";
import type { Play } from "./play.svelte";
import { sayEvent } from "./wording";

export class Animation {
  private finish: (() => void) | null = null;

  constructor(private readonly play: Play) {}

  /** End what is moving. */
  skip(): void {
    this.finish?.();
  }

  private pause(milliseconds: number): Promise<void> {
    return new Promise((done) => {
      const end = () => {
        clearTimeout(timer);
        this.finish = null;
        done();
      };
      const timer = setTimeout(end, milliseconds);
      this.finish = end;
    });
  }

  async show(step: Step<View, Event>): Promise<void> {
    const { store } = this.play;
    const events = step.entries.flatMap((entry) => entry.events);
    const mine = events.every((event) => event.seat === store.you);
    for (const event of events) {
      const line = sayEvent(event, store.names, store.you);
      if (line && !(mine && event.event === "Kept")) announce(line);
    }
    if (events.some((event) => event.event === "TookTrash")) sound("bust");
    if (events.some((event) => event.event === "GameEnded")) sound("win");
    const roll = events.findLast((event) => event.event === "Rolled");
    if (!roll) return;
    sound("roll");
    const time = settings.time(520 + roll.dice.length * 60);
    if (time === 0) return;
    this.play.rolling = true;
    await this.pause(time);
    this.play.rolling = false;
  }
}
