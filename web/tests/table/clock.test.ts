import { beforeAll, describe, expect, it } from "vitest";
import { speak } from "@/lib/words.svelte";
import { leftWords } from "@/table/clock";

beforeAll(async () => {
  await speak("en");
});

describe("a clock", () => {
  it("shows what is left as clocks do, and never less than there is", () => {
    expect([0, 0.2, 42, 59.9, 185, 3600, 18000].map(leftWords)).toEqual([
      "0:00",
      "0:01",
      "0:42",
      "1:00",
      "3:05",
      "1:00:00",
      "5:00:00",
    ]);
  });
  it("counts days where there are several", () => {
    expect(leftWords(3 * 86_400 - 60)).toMatch(/^2 days?$/);
  });
});
