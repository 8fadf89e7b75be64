import { beforeAll, describe, expect, it } from "vitest";
import { playersWords, resultWords } from "@/lib/results";
import { settings } from "@/lib/settings.svelte";
import { speak } from "@/lib/words.svelte";

const seats = [
  { kind: "person" as const, name: "Mira", bot: null, away: false },
  { kind: "bot" as const, name: "greedy", bot: "greedy", away: false },
  { kind: "person" as const, name: "Zoe", bot: null, away: false },
];
const ended = (...winners: number[]) => ({ scores: [12, 40, 7], winners });

describe("how a game of mine ended", () => {
  beforeAll(async () => {
    settings.language = "en";
    await speak("en");
  });

  it("is said to me where one seat is mine", () => {
    expect(resultWords(seats, [0], ended(0))).toBe("You won");
    expect(resultWords(seats, [0], ended(0, 1))).toBe("Shared win");
    expect(resultWords(seats, [0], ended(1, 2))).toBe("clever and Zoe won");
  });
  it("names the winner where several around a device are mine", () => {
    expect(resultWords(seats, [0, 2], ended(0))).toBe("Mira won");
  });
  it("is only that it is over where nobody won, or nothing more is known", () => {
    expect(resultWords(seats, [0], ended())).toBe("finished");
    expect(resultWords(seats, [0])).toBe("finished");
  });
  it("comes with everybody who played, the best first", () => {
    expect(playersWords(seats, [0], ended(1))).toBe("clever 40, Mira 12, Zoe 7");
    expect(playersWords(seats, [0])).toBe("Mira, clever, Zoe");
  });
  it("calls me You where I chose no name", () => {
    const guests = seats.map((seat) => ({ ...seat, name: "Guest" }));
    expect(playersWords(guests, [0])).toBe("You, Guest, Guest");
    expect(playersWords(guests, [0, 2])).toBe("Guest, Guest, Guest");
  });
});
