import { beforeAll, expect, test } from "vitest";
import { adviceWords, reasonWords } from "../src/lib/advice";
import { speak } from "../src/lib/words.svelte";
import type { AdviceShown } from "../src/messages";

beforeAll(() => speak("en"));

test("an advised option is told with its chance and its reasons", () => {
  const advice: AdviceShown[] = [
    { option: "push", worth: 0.613, reasons: { bust: 0.0625 } },
    { option: "pass", worth: 0.55, reasons: {} },
  ];
  expect(adviceWords(advice, "push")).toBe("61% to win, 6.3% to bust");
  expect(adviceWords(advice, "pass")).toBe("55% to win");
});

test("nothing is said of what was not weighed, nor of figures without words", () => {
  expect(adviceWords([], "push")).toBe("");
  expect(reasonWords("nobody_knows", 3)).toBe("");
});
