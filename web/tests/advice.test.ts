import { expect, test } from "vitest";
import { speak } from "@/lib/words.svelte";
import { reasonWords } from "../src/lib/advice";

test("a figure that has no words says nothing", () => {
  expect(reasonWords("nobody_knows", 3)).toBe("");
});

test("a step back is told as one", async () => {
  await speak("en");
  expect(reasonWords("spaces", -1)).toBe("1 space farther from the finish");
  expect(reasonWords("spaces", 2)).toBe("2 spaces closer to the finish");
});
