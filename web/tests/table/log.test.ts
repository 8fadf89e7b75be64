import { beforeAll, describe, expect, it } from "vitest";
import { settings } from "@/lib/settings.svelte";
import type { EntryShown } from "@/lib/types";
import { speak } from "@/lib/words.svelte";
import type { Said, Sayable } from "@/messages";
import { type AnyEvent, linesOf } from "@/table/story";

beforeAll(async () => {
  await speak("en");
});

const names = ["Mira", "Otto"];
const happened = (event: string, seat: number, id: string, args: Said["args"] = {}): AnyEvent => ({
  ...{ event, seat },
  said: { id, args: { player: { seat }, ...args } },
});
const dice = (kind: string): Sayable => [{ id: `dice-${kind}`, args: { count: 1 } }];
const drew = (seat: number, kind: string) =>
  happened("Drew", seat, "log-drew", { dice: dice(kind) });
const told = (events: AnyEvent[], you: number, game = "cubitos"): string[] => {
  const entry = { number: 7, at: 0, kind: "answered", seat: 0, body: {}, events };
  const lines = linesOf(entry as never as EntryShown<AnyEvent>, names, game, you);
  return lines.map((line) => line.text);
};

describe("the log", () => {
  it("counts the dice that somebody draws, in one line", () => {
    const drawn = [...Array.from({ length: 7 }, () => drew(1, "light")), drew(1, "dark")];
    expect(told(drawn, 0)).toEqual(["Otto draws 7 light gray dice, a dark gray die."]);
  });
  it("counts what is said several times in a row", () => {
    const pushed = happened("Pushed", 1, "log-pushed");
    expect(told([pushed, pushed, drew(1, "red")], 0)).toEqual([
      "Otto pushes. ×2",
      "Otto draws a red die.",
    ]);
  });
  it("adds up only what one player did", () => {
    expect(told([drew(0, "red"), drew(1, "red")], -1)).toHaveLength(2);
  });
  it("leaves out what is not worth a line", () => {
    expect(told([{ event: "SwordsCompared", seat: -1, said: null }], 0)).toEqual([]);
  });
  it("speaks to the reader of what they did themselves", () => {
    const passed = [0, 1].map((seat) => happened("Passed", seat, "log-passed"));
    expect(told(passed, 0)).toEqual(["You pass.", "Otto passes."]);
    expect(told(passed, -1)).toEqual(["Mira passes.", "Otto passes."]);
    const stowed = happened("Placed", 0, "log-placed", { tile: "tile-trash", bay: 1, worth: 0 });
    expect(told([stowed], 0, "novodice")).toEqual(["You stow Trash in bay 1, now worth 0."]);
    expect(told([stowed], -1, "novodice")).toEqual(["Mira stows Trash in bay 1, now worth 0."]);
  });
  it("counts in Ukrainian as people count", async () => {
    settings.language = "uk";
    await speak("uk");
    expect(told([drew(0, "blue")], 0)).toEqual(["Ти береш синій кубик."]);
    const five = Array.from({ length: 5 }, () => drew(1, "light"));
    expect(told(five, 0)).toEqual(["Otto бере 5 світло-сірих кубиків."]);
  });
});
