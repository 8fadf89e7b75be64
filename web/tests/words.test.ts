import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, it } from "vitest";
import { chooseLanguage, LANGUAGES, settings } from "@/lib/settings.svelte";
import { has, language, listed, percent, speak, t, when } from "@/lib/words.svelte";

describe.each([
  ["en", "1 lap", "2 laps", "5 laps", "a, b, and c"],
  ["de", "1 Umlauf", "2 Umläufe", "5 Umläufe", "a, b und c"],
  ["uk", "1 коло", "2 кола", "5 кіл", "a, b і c"],
] as const)("in %s", (wanted, one, few, many, list) => {
  beforeAll(async () => {
    settings.language = wanted;
    await speak(wanted);
  });

  it("numbers have their right forms", () => {
    expect(language()).toBe(wanted);
    expect(t("web-laps", { count: 1 })).toBe(one);
    expect(t("web-laps", { count: 2 })).toBe(few);
    expect(t("web-laps", { count: 5 })).toBe(many);
  });

  it("lists are said as people say them", () => {
    expect(listed(["a", "b", "c"])).toBe(list);
  });

  it("words of the games are there too", () => {
    expect(has("cubitos-card-mr_soldier")).toBe(true);
    expect(has("novodice-tile-spike")).toBe(true);
    expect(t("nothing-of-the-kind")).toBe("nothing-of-the-kind");
  });

  it("shares and moments are written in the language's way", () => {
    expect(percent(0.21).replace(/\s/g, "")).toBe("21%");
    expect(when(1000, 1000 + 120)).not.toBe(when(1000, 1000 + 7200));
  });
});

describe("a language changed while another is on its way", () => {
  it("is the one spoken in the end", async () => {
    settings.language = "de";
    const slow = speak("uk");
    await speak("de");
    await slow;
    expect(language()).toBe("de");
  });
});

describe("chooseLanguage", () => {
  it.each([
    [["de-AT", "en"], "de"],
    [["fr", "uk-UA"], "uk"],
    [["fr"], "en"],
    [[], "en"],
  ] as const)("makes %j %s", (wanted, chosen) => {
    expect(chooseLanguage([...wanted])).toBe(chosen);
  });
});

describe("every message the pages use", () => {
  const source = fileURLToPath(new URL("../src", import.meta.url));
  const used = new Set<string>();
  for (const file of readdirSync(source, { recursive: true, encoding: "utf8" })) {
    if (!/\.(ts|svelte)$/.test(file)) continue;
    const text = readFileSync(`${source}/${file}`, "utf8");
    for (const found of text.matchAll(/["'](web[a-z]*-[a-z0-9_-]*[a-z0-9])["']/g))
      used.add(found[1] ?? "");
  }

  it.each(LANGUAGES)("exists in %s", async (wanted) => {
    settings.language = wanted;
    await speak(wanted);
    expect([...used].filter((id) => !has(id))).toEqual([]);
    expect(used.size).toBeGreaterThan(100);
  });
});
