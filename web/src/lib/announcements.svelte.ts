/** Announcements of the operators, and whether they have banned this visitor. */
import { announce } from "./announce";
import { api } from "./api";
import { codeOf, sentence } from "./problems";
import { hasServer } from "./site";
import { load, save } from "./storage";
import type { AnnouncementShown } from "./types";

/** A table hears of it at once; other pages ask so often. */
const REFRESH_MS = 60_000;
const AWAY = "announcement";
const isNumber = (value: unknown): value is number => typeof value === "number";

export class Announcements {
  /** Why this visitor is kept out; empty for everybody else. */
  banned = $state("");
  private current: AnnouncementShown | null = $state.raw(null);
  private away = $state(load(AWAY, 0, isNumber));
  private end: ReturnType<typeof setTimeout> | undefined;

  /** What is to be shown now. */
  get shown(): AnnouncementShown | null {
    return this.current && this.current.id !== this.away ? this.current : null;
  }

  /** Take what the server says; it is read aloud once, and ends by itself. */
  take(shown: AnnouncementShown | null, now: number = Date.now()): void {
    clearTimeout(this.end);
    const left = shown?.until ? shown.until * 1000 - now : Number.POSITIVE_INFINITY;
    const fresh = shown !== null && left > 0 && shown.id !== this.current?.id;
    this.current = left > 0 ? shown : null;
    // A timer cannot wait for longer than this; by then the page has asked again.
    if (shown && left > 0 && left < 2 ** 31)
      this.end = setTimeout(() => {
        this.current = null;
      }, left);
    if (fresh && this.shown) announce(this.shown.text);
  }

  /** Do not show it on this device again. */
  putAway(): void {
    this.away = this.current?.id ?? 0;
    save(AWAY, this.away);
  }

  /** Ask now and from time to time, as long as somebody looks; call what is returned to stop. */
  follow(): () => void {
    if (!hasServer()) return () => undefined;
    const look = async () => {
      if (document.hidden) return;
      try {
        this.take((await api.announcement()).announcement);
        this.banned = "";
      } catch (error) {
        // Whether the server can be reached is for others to say.
        this.banned = codeOf(error) === "banned" ? sentence(error) : "";
      }
    };
    void look();
    const clock = setInterval(look, REFRESH_MS);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(clock);
      document.removeEventListener("visibilitychange", look);
    };
  }
}

export const announcements = new Announcements();
