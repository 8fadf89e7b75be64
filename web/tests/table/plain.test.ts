// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { api } from "@/lib/api";
import type { GameStore } from "@/lib/gameStore";
import type { EntryShown } from "@/lib/types";
import { speak } from "@/lib/words.svelte";
import PlainTable from "@/pages/PlainTable.svelte";

/** A made-up game: two farmers, a basket of eggs, and a question to the first of them. */
class Eggs implements GameStore {
  readonly game = "eggs";
  readonly options = {};
  readonly tableId = null;
  readonly seats = [];
  readonly names = ["Mira", "Otto"];
  readonly you = 0;
  readonly eyes = 0;
  readonly view = {
    basket: ["white", "brown"],
    players: { "1": { eggs_sold: 3, tired: true }, "2": { eggs_sold: 5, tired: false } },
  };
  readonly question = {
    seat: 0,
    turn: 4,
    asked: "sell_eggs",
    form: "sell",
    about: { price: 7 },
    options: [
      { text: "one", brings: 7 },
      { text: "two", brings: 14 },
    ],
  };
  readonly asked = [0];
  entries: EntryShown[] = [
    {
      number: 1,
      at: 0,
      kind: "answered",
      seat: 1,
      body: { turn: 1, asked: "lay", given: "brown", by: "player" },
      events: [{ event: "EggLaid", seat: 1, colour: "brown" }],
    },
  ];
  readonly present = [0, 1];
  readonly deadlines = { "0": Date.now() / 1000 + 60 };
  readonly status = "running";
  readonly busy = false;
  readonly canUndo = true;
  readonly hinted = null;
  readonly playable = true;
  given: string[] = [];

  async board(): Promise<null> {
    return null;
  }
  async answer(option: string): Promise<boolean> {
    return this.given.push(option) > 0;
  }
  async answerSet(): Promise<boolean> {
    return false;
  }
  async undo(): Promise<void> {
    this.given.push("undo");
  }
  async hint(): Promise<null> {
    return null;
  }
  onStep(): () => void {
    return () => undefined;
  }
}

let store: Eggs;
let table: ReturnType<typeof mount>;
const text = (): string => (document.body.textContent ?? "").replaceAll(/\s+/g, " ");
const buttons = (): HTMLButtonElement[] => [...document.querySelectorAll("button")];

beforeAll(async () => {
  vi.spyOn(api, "content").mockRejectedValue(new Error("there is no server"));
  await speak("en");
});
beforeEach(async () => {
  store = new Eggs();
  table = mount(PlainTable, { target: document.body, props: { store } });
  flushSync();
  // The sentences of the log are fetched.
  await new Promise((done) => setTimeout(done));
  flushSync();
});
afterEach(() => unmount(table));

it("says whose turn it is, what is asked, and how long there is", () => {
  expect(text()).toContain("sell eggs");
  expect(document.querySelector("[aria-current=true]")?.textContent).toContain("Mira");
  expect(document.querySelector(".clock")?.textContent).toMatch(/\d/);
});

it("has a button for every option, with what it means", () => {
  const [one, two] = buttons();
  expect(one?.textContent).toContain("brings 7");
  two?.click();
  expect(store.given).toEqual(["two"]);
});

it("takes options by digits, and answers back", () => {
  window.dispatchEvent(new KeyboardEvent("keydown", { key: "1" }));
  window.dispatchEvent(new KeyboardEvent("keydown", { key: "3" }));
  buttons().at(-1)?.click();
  expect(store.given).toEqual(["one", "undo"]);
});

it("shows the position as lines and tables, players by their names", () => {
  expect(text()).toContain("white, brown");
  const rows = [...document.querySelectorAll("tbody tr")].map((row) =>
    row.textContent?.replaceAll(/\s+/g, ""),
  );
  expect(rows).toEqual(["Mira3✓", "Otto5–"]);
  expect([...document.querySelectorAll("thead th")].map((head) => head.textContent)).toEqual([
    "eggs sold",
    "tired",
  ]);
});

it("tells what happened, as well as can be", () => {
  expect(document.querySelector("ol.log")?.textContent).toContain("Otto: egg laid, colour brown");
});
