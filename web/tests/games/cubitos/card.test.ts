// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, expect, it } from "vitest";
import CardDialog from "@/games/cubitos/table/CardDialog.svelte";
import { speak, t } from "@/lib/words.svelte";

const PLAIN = {
  cost: 5,
  left: 3,
  sides: ["symbol", "blank"],
  own: false,
  onclose: () => undefined,
};
const UP_TO_YOU = { mustBeLost: false, forced: false, ties: "" };

let shown: object | null = null;
beforeAll(async () => {
  await speak("en");
});
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
});

/** What is said about a card. */
function said(id: string, colour: string, facts: Partial<typeof UP_TO_YOU>): string[] {
  const props = { ...PLAIN, ...UP_TO_YOU, ...facts, id, colour };
  shown = mount(CardDialog, { target: document.body, props });
  flushSync();
  return [...document.querySelectorAll(".more li")].map((one) => one.textContent ?? "");
}

it("says that using a card is up to its owner", () => {
  expect(said("dugout", "orange", {})).toEqual([t("webcubitos-about-optional")]);
});

it("does not say so of what a card makes its owner do", () => {
  const forced = [t("webcubitos-about-partly-optional")];
  expect(said("the_cheese_stands_alone", "yellow", { forced: true })).toEqual(forced);
});

it("says who wins a tie for the most swords, and that this is the project's own choice", () => {
  const words = said("crabby", "red", { ties: "nobody" });
  expect(words).toContain(t("webcubitos-about-ties-nobody"));
  expect(words).toContain(t("webcubitos-about-ties-house"));
});

it("says of a dog that it is lost, used or not", () => {
  expect(said("rich_dog", "brown", { mustBeLost: true })).toContain(t("webcubitos-about-lost"));
});
