/** The settings of this device. */
import { isRecord, load, save } from "./storage";

export const LANGUAGES = ["en", "de", "uk"] as const;
export type Language = (typeof LANGUAGES)[number];
export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];
export const SPEEDS = ["slow", "normal", "fast", "instant"] as const;
/** How fast others' steps follow each other and dice move. */
export type Speed = (typeof SPEEDS)[number];

export const AUTO_PASSES = ["never", "70", "50"] as const;
/** From which chance of a bust, in percent, a turn ends by itself. */
export type AutoPass = (typeof AUTO_PASSES)[number];

/** The first of a browser's languages that there are words for. */
export function chooseLanguage(wanted: readonly string[]): Language {
  for (const one of wanted) {
    const language = LANGUAGES.find((ours) => ours === one.toLowerCase().split("-")[0]);
    if (language) return language;
  }
  return "en";
}

function oneOf<T extends string>(value: unknown, all: readonly T[], otherwise: T): T {
  return all.find((one) => one === value) ?? otherwise;
}

const saved = load("settings", {}, isRecord);

/** What a person has set on this device. Every change is kept. */
class Settings {
  language: Language = $state(
    oneOf(saved.language, LANGUAGES, chooseLanguage(globalThis.navigator?.languages ?? [])),
  );
  theme: Theme = $state(oneOf(saved.theme, THEMES, "system"));
  speed: Speed = $state(oneOf(saved.speed, SPEEDS, "normal"));
  sound: boolean = $state(saved.sound !== false);
  /** Chances stand beside what they belong to. */
  odds: boolean = $state(saved.odds !== false);
  /** Ask once more before dice are put at risk. */
  confirmPush: boolean = $state(saved.confirmPush === true);
  autoPass: AutoPass = $state(oneOf(saved.autoPass, AUTO_PASSES, "never"));
  /** Tell me outside the page when it is my turn. */
  notify: boolean = $state(saved.notify === true);
  /** Less motion than the system asks for; the system's wish is always heeded. */
  still: boolean = $state(saved.still === true);
  /** The name I sat down with last. */
  name: string = $state(typeof saved.name === "string" ? saved.name : "");
  private systemDark: boolean = $state(false);
  private systemStill: boolean = $state(false);

  /** Whether the page is dark just now. */
  get dark(): boolean {
    return this.theme === "dark" || (this.theme === "system" && this.systemDark);
  }

  /** Whether nothing shall move just now. */
  get motionless(): boolean {
    return this.still || this.systemStill;
  }

  /** How long something of so many milliseconds takes at the speed set: 0 where nothing shall move. */
  time(milliseconds: number): number {
    if (this.motionless) return 0;
    return milliseconds * { slow: 1.6, normal: 1, fast: 0.5, instant: 0 }[this.speed];
  }

  /** Follow the system, keep every change, and set the page's look; call it once, in a component. */
  live(): void {
    const dark = matchMedia("(prefers-color-scheme: dark)");
    const still = matchMedia("(prefers-reduced-motion: reduce)");
    const follow = () => {
      this.systemDark = dark.matches;
      this.systemStill = still.matches;
    };
    follow();
    dark.addEventListener("change", follow);
    still.addEventListener("change", follow);
    $effect(() => {
      const root = document.documentElement;
      root.dataset.theme = this.dark ? "dark" : "light";
      root.dataset.motion = this.motionless ? "less" : "full";
      root.lang = this.language;
    });
    $effect(() => {
      save("settings", {
        language: this.language,
        theme: this.theme,
        speed: this.speed,
        sound: this.sound,
        odds: this.odds,
        confirmPush: this.confirmPush,
        autoPass: this.autoPass,
        notify: this.notify,
        still: this.still,
        name: this.name,
      });
    });
  }
}

export const settings = new Settings();
