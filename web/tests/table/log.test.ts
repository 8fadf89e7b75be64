import { beforeAll, describe, expect, it } from "vitest";
import type { Event } from "@/games/cubitos/messages";
import { sayEvent } from "@/games/cubitos/table/log";
import { eventLine } from "@/games/novodice/table/wording";
import { settings } from "@/lib/settings.svelte";
import type { EntryShown } from "@/lib/types";
import { speak } from "@/lib/words.svelte";
import { linesOf } from "@/table/story";

beforeAll(async () => {
  await speak("en");
});

const names = ["Mira", "Otto"];
const entry = (events: Event[]): EntryShown<Event> =>
  ({ number: 7, at: 0, kind: "answered", seat: 0, body: {}, events }) as never;
const drew = (seat: number, kind: string): Event =>
  ({ event: "Drew", seat, die: { die: kind, borrowed: false } }) as never;
const told = (events: Event[], you: number): string[] =>
  linesOf(entry(events), names, sayEvent, you).map((line) => line.text);

describe("the log", () => {
  it("counts the dice that somebody draws, in one line", () => {
    const dice = [...Array.from({ length: 7 }, () => drew(1, "light")), drew(1, "dark")];
    expect(told(dice, 0)).toEqual(["Otto draws 7 light gray dice, a dark gray die."]);
  });
  it("speaks to the reader of what they did themselves", () => {
    const events: Event[] = [
      { event: "Passed", seat: 0 },
      { event: "Passed", seat: 1 },
    ];
    expect(told(events, 0)).toEqual(["You pass.", "Otto passes."]);
    expect(told(events, -1)).toEqual(["Mira passes.", "Otto passes."]);
    const stowed = { event: "Placed", seat: 0, tile: "trash", bay: 1, worth: 0 } as never;
    expect(eventLine(stowed, names, 0)).toBe("You stow Trash in bay 1, now worth 0.");
    expect(eventLine(stowed, names)).toBe("Mira stows Trash in bay 1, now worth 0.");
  });
  it("counts in Ukrainian as people count", async () => {
    settings.language = "uk";
    await speak("uk");
    expect(told([drew(0, "blue")], 0)).toEqual(["Ти береш синій кубик."]);
    const five = Array.from({ length: 5 }, () => drew(1, "light"));
    expect(told(five, 0)).toEqual(["Otto бере 5 світло-сірих кубиків."]);
  });
});
