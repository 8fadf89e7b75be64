import { expect, test } from "vitest";
import type { Moment } from "@/after/moments";
import { APART, apart } from "@/replay/pins";

const moment = (frame: number, change: number): Moment => ({
  frame,
  round: 1,
  seat: 0,
  text: "",
  change,
});

test("of pins that would lie over each other, the one that changed most is drawn", () => {
  const moments = [moment(10, 0.1), moment(11, -0.3), moment(12, 0.2), moment(60, 0.05)];
  expect(apart(moments, 100, 300).map((one) => one.frame)).toEqual([11, 60]);
});

test("pins that have room are all drawn, in the order of the game", () => {
  const moments = [moment(90, 0.3), moment(10, 0.1), moment(50, -0.2)];
  expect(apart(moments, 100, 10 * APART).map((one) => one.frame)).toEqual([10, 50, 90]);
});

test("a replay without steps has one pin at most", () => {
  expect(apart([moment(0, 0.1), moment(0, 0.2)], 0, 300)).toHaveLength(1);
});
