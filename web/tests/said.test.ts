/** Everything that the games have to say, formatted by the page; `tests/games/said_shapes.py` writes the samples. */
import { afterAll, describe, expect, it } from "vitest";
import { counted, say, sayShortly, together } from "@/lib/said";
import { settings } from "@/lib/settings.svelte";
import { speak } from "@/lib/words.svelte";
import type { Sayable } from "@/messages";
import samples from "./said.json";

const names = ["Mira", "Otto", "Juno", "Zoé"];
const GAMES = Object.entries(samples as unknown as Record<string, Sayable[]>);

afterAll(async () => {
  settings.language = "en";
  await speak("en");
});

describe("what a game has to say", () => {
  for (const language of ["en", "de", "uk"] as const)
    for (const [game, all] of GAMES)
      it(`is said in ${language}, by ${game}`, async () => {
        settings.language = language;
        await speak(language);
        expect(all.length).toBeGreaterThan(60);
        for (const what of all) {
          const shape = JSON.stringify(what);
          // To a reader who is none of the players, and to each player.
          for (const you of [-1, 0, 1, 2]) {
            const text = say(game, what, { names, you });
            expect(text, shape).not.toMatch(/[{}$…]|undefined|NaN/);
            expect(text, shape).not.toBe("");
            if (typeof what === "object" && "id" in what)
              expect(sayShortly(game, what, { names, you }), shape).not.toMatch(/[{}$…]|undefined/);
          }
        }
      });
});

describe("a message", () => {
  const passed = { id: "log-passed", args: { player: { seat: 1 } } };
  it("speaks to the player it is about", async () => {
    settings.language = "en";
    await speak("en");
    expect(say("cubitos", passed, { names, you: 1 })).toBe("You pass.");
    expect(say("cubitos", passed, { names, you: 0 })).toBe("Otto passes.");
    expect(sayShortly("cubitos", passed, { names, you: 0 })).toBe("passed");
  });
  it("has the page's own words where there are such", () => {
    expect(say("cubitos", { id: "ask-push", args: {} })).toBe("Push your luck, or pass?");
    const later = { id: "on-leg", args: { space: { text: "H14" }, leg: 2 } };
    expect(say("cubitos", later)).toBe("H14 (past the finish line)");
  });
  it("spells the name of a thing that has no text, and counts it", () => {
    expect(say("novodice", "tile-space_whale")).toBe("Space Whale");
    expect(say("novodice", { id: "count-comet", args: { count: 3 } })).toBe("3 × Comet");
  });
  it("says chances near certainty with a decimal, and joins players with and", () => {
    expect(say("cubitos", { n: 1, d: 4 })).toBe("25%");
    expect(say("cubitos", { n: 1, d: 200 })).toBe("0.5%");
    expect(say("cubitos", [{ seat: 0 }, { seat: 2 }], { names, you: -1 })).toBe("Mira and Juno");
  });
});

describe("a list", () => {
  const dice = (kind: string, count: number): Sayable => ({ id: `dice-${kind}`, args: { count } });
  it("counts equal things", () => {
    const things = [dice("red", 1), dice("light", 2), dice("red", 1), "nothing", "nothing"];
    expect(counted(things)).toEqual([dice("red", 2), dice("light", 2), "nothing", "nothing"]);
  });
  it("makes one message of several about one player, but of no others", () => {
    const drew = (seat: number, kind: string) => ({
      id: "log-drew",
      args: { player: { seat }, dice: [dice(kind, 1)] },
    });
    const both = together(drew(0, "red"), drew(0, "light"));
    expect(both?.args.dice).toEqual([dice("red", 1), dice("light", 1)]);
    expect(together(drew(0, "red"), drew(1, "red"))).toBeNull();
    expect(together(drew(0, "red"), { ...drew(0, "red"), id: "log-lost" })).toBeNull();
    const moved = { id: "log-moved", args: { player: { seat: 0 }, route: [{ text: "C7" }] } };
    expect(together(moved, moved)).toBeNull();
  });
});
