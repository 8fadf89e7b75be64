import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { sayEvent, shortly } from "@/games/cubitos/table/log";
import {
  declineOf,
  optionWords,
  PRESENTATIONS,
  parseAbility,
  phaseOf,
  presentationOf,
  questionWords,
  rewardOf,
} from "@/games/cubitos/table/questions";
import { settings } from "@/lib/settings.svelte";
import type { QuestionShown } from "@/lib/types";
import { has, speak, t } from "@/lib/words.svelte";

/** Every question that the game asks, by name, with options as it writes them. */
const ASKED: Record<string, string[]> = {
  push: ["push", "pass"],
  draw: ["light in draw", "red in draw"],
  draw_uncounted: ["enough", "white in draw"],
  draw_freely: ["enough", "white in discard"],
  free_roll: ["light in draw"],
  lose: ["enough", "red-symbol! in active", "light in roll"],
  set: ["light in roll"],
  to_roll: ["blue-money2 in active"],
  give: ["enough", "light* in discard"],
  discard_after_bust: ["enough", "start in roll"],
  now: ["no more", "orange-symbol now"],
  on_push: ["roll", "green-power on_push"],
  would_bust: ["bust", "green-symbol would_bust"],
  run: ["ready", "start-credit run", "white-symbol run"],
  after_move: ["no more", "blue-power after_move"],
  keep_green_and_gray: ["no", "yes"],
  mr_soldier: ["no", "yes"],
  punch_guy: ["no", "yes"],
  supah_general: ["no", "yes"],
  jacques_couteau: ["no", "yes"],
  champion: ["no", "yes"],
  el_bandito: ["no", "yes"],
  gain: ["none", "red", "light"],
  borrow: ["red", "dark"],
  buy: ["none", "white"],
  face: ["blank", "symbol", "power", "move", "money1"],
  either: ["money", "credits"],
  reward: ["none", "credits 3", "fans 1", "lose dice 2", "any die", "die up to 4"],
  step: ["C7", "2/C8"],
  nearby_reward: ["C7"],
  move: ["start", "C7", "2/C8", "finish"],
  buy_moves: ["0", "1"],
  give_to: ["player 1", "player 3"],
};
const question = (asked: string, options: string[]): QuestionShown => ({ seat: 0, turn: 1, asked, options });

beforeAll(async () => {
  await speak("en");
});

describe("every question", () => {
  it("is known, and there are no others", () => {
    expect(Object.keys(PRESENTATIONS).sort()).toEqual(Object.keys(ASKED).sort());
  });

  it("is named in the game's own code", () => {
    // The catalogue is checked against the engine elsewhere; what it asks about must be presented here.
    const catalogue = readFileSync(
      new URL("../../../../src/dicehall/games/cubitos/texts/en/cubitos.ftl", import.meta.url),
      "utf8",
    );
    const named = [...catalogue.matchAll(/^cubitos-ask-([a-z_]+) =/gm)].map((found) => found[1] ?? "");
    // Real dice are typed in at a terminal alone.
    const elsewhere = ["first", "roll", "enter", "swords"];
    for (const name of named.filter((one) => !elsewhere.includes(one)))
      expect(presentationOf(name), name).not.toBe("list");
  });

  for (const language of ["en", "de", "uk"] as const) {
    it(`can be read in ${language}`, async () => {
      settings.language = language;
      await speak(language);
      for (const [asked, options] of Object.entries(ASKED)) {
        const one = question(asked, options);
        expect(questionWords(one, null, null), asked).not.toMatch(/cubitos-/);
        const words = options.map((option) => optionWords(one, option, null, ["Ada", "Bo", "Cy"]));
        for (const text of words) {
          expect(text, asked).toBeTruthy();
          expect(text, asked).not.toMatch(/cubitos-/);
        }
        expect(new Set(words).size, asked).toBe(options.length);
      }
      settings.language = "en";
      await speak("en");
    });
  }

  it("that is not known becomes a list with the best words at hand", () => {
    expect(presentationOf("something_new")).toBe("list");
    expect(presentationOf("constructor")).toBe("list");
    expect(optionWords(question("something_new", ["two_words-here"]), "two_words-here", null, [])).toBe(
      "two words here",
    );
    expect(questionWords(question("something_new", []), null, null)).toBe(t("webcubitos-ask-something"));
  });

  it("belongs to a phase of the round", () => {
    expect(["draw", "push", "run", "move", "buy"].map((asked) => phaseOf(asked, false))).toEqual([
      "draw",
      "roll",
      "roll",
      "move",
      "buy",
    ]);
    // A die is borrowed while all roll, and given away when they run.
    expect([phaseOf("borrow", false), phaseOf("give", true)]).toEqual(["roll", "run"]);
    expect(phaseOf("discard_after_bust", true)).toBe("roll");
  });

  it("knows what declines it", () => {
    const declined = Object.entries(ASKED).map(([asked, options]) => [
      asked,
      declineOf(question(asked, options)),
    ]);
    expect(Object.fromEntries(declined)).toMatchObject({
      push: null,
      draw: null,
      lose: "enough",
      now: "no more",
      on_push: "roll",
      would_bust: "bust",
      run: "ready",
      mr_soldier: "no",
      gain: "none",
      borrow: null,
      buy: "none",
      move: null,
      reward: "none",
    });
  });
});

describe("options taken apart", () => {
  it("abilities", () => {
    expect(parseAbility("orange-symbol now")).toEqual({ kind: "orange", face: "symbol", moment: "now" });
    expect(parseAbility("white*-power any_time")).toEqual({
      kind: "white*",
      face: "power",
      moment: "any_time",
    });
    expect(parseAbility("no more")).toBeNull();
  });
  it("rewards", () => {
    expect(rewardOf("lose dice 2")).toEqual({ reward: "lose dice", amount: 2 });
    expect(rewardOf("any die")).toEqual({ reward: "any die", amount: 1 });
    expect(rewardOf("none")).toEqual({ reward: null, amount: 0 });
  });
});

describe("the log", () => {
  const names = ["Ada", "Bo"];
  it("tells every event of the game", () => {
    const events = [
      { event: "RoundBegan", seat: 0, round: 2 },
      { event: "Drew", seat: 0, die: "light" },
      { event: "Refilled", seat: 0 },
      { event: "Rolled", seat: 0, dice: "light-blank red-symbol", free: false },
      { event: "Pushed", seat: 1 },
      { event: "Passed", seat: 1 },
      { event: "Used", seat: 0, die: "orange-symbol", card: "dugout", moment: "now" },
      { event: "BustPrevented", seat: 0 },
      { event: "Bust", seat: 0 },
      { event: "Gained", seat: 0, money: 1, move: 2, water: 1, credit: 3 },
      { event: "FanGained", seat: 0, fans: 3 },
      { event: "DieGained", seat: 0, die: "red" },
      { event: "DieBought", seat: 0, die: "red", cost: 4 },
      { event: "DieBorrowed", seat: 0, die: "red*-symbol" },
      { event: "DieSet", seat: 0, die: "light-money1" },
      { event: "DieLost", seat: 0, die: "brown" },
      { event: "DieGiven", seat: 0, die: "light", to: 1 },
      { event: "SwordsCompared", seat: -1, swords: [1, 0] },
      { event: "Moved", seat: 0, route: "C7 x2 >D4" },
      { event: "Finished", seat: 0 },
      { event: "RaceEnded", seat: -1, winner: 1 },
    ];
    for (const event of events) {
      const line = sayEvent(event, names);
      expect(line, event.event).toBeTruthy();
      expect(line, event.event).not.toMatch(/cubitos-|undefined/);
      expect(shortly(event)?.text ?? "", event.event).not.toMatch(/webcubitos-|undefined/);
    }
  });
  it("is silent where nothing happened", () => {
    expect(sayEvent({ event: "SwordsCompared", seat: -1, swords: [0, 0] }, names)).toBeNull();
    expect(sayEvent({ event: "SomethingNew", seat: 0 }, names)).toBeNull();
  });
});

describe("words", () => {
  it("of this table are all there", () => {
    const files = import.meta.glob<string>("../../../src/games/cubitos/**/*.{ts,svelte}", {
      query: "?raw",
      import: "default",
      eager: true,
    });
    const named = Object.values(files).flatMap((text) =>
      [...text.matchAll(/"(web(?:cubitos)?-[a-z_-]*[a-z])"/g)].map((found) => found[1] ?? ""),
    );
    expect(named.length).toBeGreaterThan(80);
    for (const id of named) expect(has(id), id).toBe(true);
  });
});
