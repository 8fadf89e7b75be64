import { expect, test } from "vitest";
import { reasonWords } from "../src/lib/advice";

test("a figure that has no words says nothing", () => {
  expect(reasonWords("nobody_knows", 3)).toBe("");
});
