// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { expect, it } from "vitest";
import Chart from "@/after/Chart.svelte";

const numbers = (target: Element): string[] =>
  [...target.querySelectorAll("tbody th")].map((one) => one.textContent ?? "");
const values = (target: Element): string[] =>
  [...target.querySelectorAll("tbody td")].map((one) => one.textContent ?? "");

it.each([
  ["a game from its beginning", 0, [0, 3, 5], ["3", "5"]],
  ["games one after another", 1, [3, 5], ["3", "5"]],
] as const)("a line of %s has a number for every value", async (_, first, line, told) => {
  const target = document.createElement("div");
  const props = {
    ...{ lines: [{ seat: 0, values: [...line], mishaps: [] }], names: ["Mira"], unit: "points" },
    ...{ rounds: 2, first },
  };
  const shown = mount(Chart, { target, props });
  flushSync();
  expect(numbers(target)).toEqual(["1", "2"]);
  expect(values(target)).toEqual(told);
  await unmount(shown);
});

it("reaches as high as wished, and says its values in words", async () => {
  const target = document.createElement("div");
  const say = (value: number) => `${value} per cent`;
  const props = {
    ...{ lines: [{ seat: 0, values: [0, 50], mishaps: [] }], names: ["Mira"], unit: "%" },
    ...{ rounds: 2, first: 1, most: 100, say },
  };
  const shown = mount(Chart, { target, props });
  flushSync();
  const marks = [...target.querySelectorAll("svg text")].map((one) => one.textContent);
  expect(marks).toContain("100 per cent");
  expect(marks).toContain("0 per cent");
  await unmount(shown);
});

it("below 0 stays clear of the numbers of its rounds", async () => {
  const target = document.createElement("div");
  const props = {
    ...{ lines: [{ seat: 0, values: [0, -2, 4], mishaps: [1] }], names: ["Mira"], unit: "points" },
    ...{ rounds: 2 },
  };
  const shown = mount(Chart, { target, props });
  flushSync();
  const labels = [...target.querySelectorAll("svg > text[text-anchor=middle]")];
  const top = Math.min(...labels.map((one) => Number(one.getAttribute("y")) - 12));
  const line = target.querySelector("path.way")?.getAttribute("d") ?? "";
  const heights = [...line.matchAll(/ (\d+\.\d)/g)].map((found) => Number(found[1]));
  expect(heights).toHaveLength(3);
  expect(Math.max(...heights) + 7.5).toBeLessThan(top);
  await unmount(shown);
});
