import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { placeLink, readPlace } from "@/learn/address";
import { readMarkdown, sectionsOf, wordsOf } from "@/learn/markdown";
import { type Prepared, ScriptedStore } from "@/learn/scripted.svelte";
import { holds, marked, wanted } from "@/learn/search";
import { readRoute } from "@/lib/route.svelte";

const file = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf8");
const rules = (game: string, language: string): string =>
  file(`../../../src/dicehall/games/${game}/texts/${language}/rules.md`);
const lesson = (game: string): Prepared =>
  JSON.parse(file(`../../src/games/${game}/lessons/1-first.json`)) as Prepared;

describe("the small Markdown", () => {
  it("knows headings, paragraphs, lists, tables and places to draw", () => {
    const blocks = readMarkdown(
      [
        ...["before", "", "## A title {#one}", "Some **bold** words", "go on.", ""],
        ...["- first", "  goes on", "- second", "", "1. one", "2. two", ""],
        ...["| a | b |", "|---|---|", "| c | **d** |", "", "::cards::", ""],
      ].join("\n"),
    );
    expect(blocks.map((block) => block.kind)).toEqual([
      "paragraph",
      "heading",
      "paragraph",
      "list",
      "list",
      "table",
      "drawn",
    ]);
    expect(blocks[2]).toEqual({
      kind: "paragraph",
      runs: [
        { text: "Some ", bold: false },
        { text: "bold", bold: true },
        { text: " words go on.", bold: false },
      ],
    });
    expect(blocks[3]).toMatchObject({
      ordered: false,
      items: [[{ text: "first goes on" }], [{ text: "second" }]],
    });
    expect(blocks[4]).toMatchObject({ ordered: true });
    expect(blocks[5]).toMatchObject({
      head: [[{ text: "a" }], [{ text: "b" }]],
      rows: [[[{ text: "c" }], [{ text: "d", bold: true }]]],
    });
    expect(sectionsOf(blocks)).toMatchObject([{ id: "one", level: 2, title: "A title" }]);
  });
});

describe.each(["cubitos", "novodice"])("the rules of %s", (game) => {
  const [en, de, uk] = ["en", "de", "uk"].map((language) =>
    sectionsOf(readMarkdown(rules(game, language))),
  );
  const shape = (sections: typeof en) =>
    sections?.map((section) => [
      section.id,
      section.level,
      ...section.blocks.map((block) =>
        block.kind === "table"
          ? `table ${block.rows.length}`
          : block.kind === "list"
            ? `list ${block.items.length}`
            : block.kind,
      ),
    ]);

  it("are the same in every language, part by part", () => {
    expect(shape(de)).toEqual(shape(en));
    expect(shape(uk)).toEqual(shape(en));
  });
  it("have a place of their own for every part", () => {
    const ids = en?.map((section) => section.id) ?? [];
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThan(10);
  });
  it("have no unclosed bold words and no bare signs", () => {
    for (const language of ["en", "de", "uk"])
      for (const section of sectionsOf(readMarkdown(rules(game, language))))
        for (const block of section.blocks) expect(wordsOf(block)).not.toMatch(/\*|\{#|::/);
  });
});

describe("searching", () => {
  it("wants all words, in any order, whatever their case and accents", () => {
    expect(holds("Würfle mit dem Rest weiter", wanted("WEITER wurfle"))).toBe(true);
    expect(holds("Würfle mit dem Rest weiter", wanted("weiter Sturz"))).toBe(false);
    expect(holds("Piña Cubelada", wanted("pina"))).toBe(true);
    expect(holds("п’ять місць", wanted("п'ять"))).toBe(true);
  });
  it("leaves single letters out", () => {
    expect(wanted(" a  die ")).toEqual(["die"]);
  });
  it("marks what it found and loses nothing", () => {
    const text = "Ein Sturz schickt alle Würfel in die Ablage. Sturz!";
    const pieces = marked(text, wanted("sturz wur"));
    expect(pieces.map((piece) => piece.text).join("")).toBe(text);
    expect(pieces.filter((piece) => piece.found).map((piece) => piece.text)).toEqual([
      "Sturz",
      "Wür",
      "Sturz",
    ]);
    expect(marked("nothing", [])).toEqual([{ text: "nothing", found: false }]);
  });
});

it("a place on a page survives the way through an address", () => {
  for (const [page, name, at] of [
    ["rules", "cubitos", "bust"],
    ["replay", "aB-9_x", "120"],
    ["rules", "novodice", null],
  ] as const) {
    const route = readRoute(placeLink(page, name, at));
    expect(route.page).toBe(page);
    expect(
      readPlace(
        route.page === "rules" ? route.game : route.page === "replay" ? (route.table ?? "") : "",
      ),
    ).toEqual({ name, at });
  }
});

describe.each(["cubitos", "novodice"])("the lesson of %s", (game) => {
  const made = (): ScriptedStore => new ScriptedStore(lesson(game), () => ["Mira", "Otto"]);

  it("leads from the first step to the last by the good answers alone", async () => {
    const store = made();
    const seen: string[] = [];
    for (let turn = 0; turn < 40 && store.place < store.last; turn += 1) {
      seen.push(store.step?.id ?? "");
      if (store.step?.good) await store.answer(store.step.good);
      else await store.next();
      expect(store.moving).toBe(false);
    }
    expect(store.place).toBe(store.last);
    expect(seen).toHaveLength(store.last);
    expect(store.step?.id).toBe("end");
  });

  it("stays where it is after another answer, and says so", async () => {
    const store = made();
    while (!store.waits) await store.next();
    const { place, question } = store;
    const other = question?.options.find((option) => option.text !== store.step?.good)?.text ?? "";
    await store.answer(other);
    expect([store.place, store.reply, store.question]).toEqual([place, "less", question]);
    await store.answer(store.step?.good ?? "");
    expect([store.place, store.reply]).toEqual([place + 1, "good"]);
  });

  it("cannot be answered while there is only something to say", async () => {
    const store = made();
    expect([store.waits, store.busy]).toEqual([false, true]);
    await store.answer("push");
    expect(store.place).toBe(0);
  });

  it("shows every change on the way, and ends at the position that was prepared", async () => {
    const store = made();
    let shown = 0;
    store.onStep(({ after }) => {
      shown += 1;
      expect(store.view).toBe(after);
    });
    while (!store.waits) await store.next();
    await store.answer(store.step?.good ?? "");
    expect(shown).toBeGreaterThan(0);
    expect(store.view).toEqual(store.step?.view);
    expect(store.entries.length).toBeGreaterThan(0);
  });

  it("goes back, and gives the good answer as a hint", async () => {
    const store = made();
    await store.next();
    await store.next();
    store.back();
    expect(store.place).toBe(1);
    while (!store.waits) await store.next();
    expect((await store.hint())?.option).toBe(store.step?.good);
  });
});
