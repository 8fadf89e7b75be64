import { beforeAll, describe, expect, it } from "vitest";
import { type Sayings, sayingsOf } from "@/learn/lessonTexts";
import { type Prepared, ScriptedStore } from "@/learn/scripted.svelte";
import { LANGUAGES, settings } from "@/lib/settings.svelte";
import { speak } from "@/lib/words.svelte";

const files = import.meta.glob<Prepared>("@/games/*/lessons/*.json", {
  eager: true,
  import: "default",
});
const lessons = Object.entries(files).map(
  ([path, prepared]) => [path.split("/").slice(-3).join("/"), prepared] as const,
);
const LESS = (said: Sayings) => [said.reply !== "", said.tap !== ""];

/** The answers that a step offers beside the good one. */
const others = (store: ScriptedStore): string[] =>
  (store.question?.options ?? [])
    .map((option) => option.text)
    .filter((text) => text !== store.step?.good);

describe.each(LANGUAGES)("the lessons in %s", (language) => {
  beforeAll(async () => {
    settings.language = language;
    await speak(language);
  });
  it("are there", () => {
    expect(lessons.length).toBeGreaterThan(10);
  });

  it.each(lessons)("of %s have words for every answer", async (_, prepared) => {
    const store = new ScriptedStore(prepared, () => ["Mira", "Otto"]);
    let answers = 0;
    while (store.place < store.last) {
      const { place } = store;
      expect(sayingsOf(store).text).not.toBe("");
      if (!store.step?.good) {
        await store.next();
        continue;
      }
      for (const other of others(store)) {
        await store.answer(other);
        expect([store.place, store.reply]).toEqual([place, "less"]);
        expect(LESS(sayingsOf(store))).toEqual([true, true]);
        answers += 1;
      }
      const scolded = sayingsOf(store).reply;
      await store.answer(store.step.good);
      expect(sayingsOf(store).reply).not.toBe("");
      expect(sayingsOf(store).reply).not.toBe(scolded);
    }
    expect(sayingsOf(store).text).not.toBe("");
    expect(answers).toBeGreaterThan(0);
  });

  it.each(lessons)("of %s scold nobody for what is shown or right", async (_, prepared) => {
    const store = new ScriptedStore(prepared, () => ["Mira", "Otto"]);
    let wrong = true;
    while (store.place < store.last) {
      const good = store.step?.good;
      const [other] = others(store);
      if (good && wrong && other) await store.answer(other);
      // Every other question is answered, at the rest the learner has it shown.
      if (good && !wrong) await store.answer(good);
      else await store.next();
      expect(store.reply).toBe(good && !wrong ? "good" : null);
      expect(sayingsOf(store).reply === "").toBe(store.reply === null);
      if (good) wrong = !wrong;
    }
  });
});
