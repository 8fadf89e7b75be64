import type { MessageId } from "@ids";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { chooseLanguage, settings } from "@/lib/settings.svelte";
import { has, language, listed, named, percent, speak, t, textOr, when } from "@/lib/words.svelte";

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

describe("a text that is missing", () => {
  beforeEach(async () => {
    settings.language = "en";
    await speak("en");
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.unstubAllGlobals();
  });
  const unknown = "nothing-of-the-kind" as MessageId;

  it("fails a test", () => {
    expect(() => t(unknown)).toThrow("no text: nothing-of-the-kind");
    expect(() => t("web-die-used")).toThrow("no text: web-die-used");
  });

  it("is reported on a page, which shows no name of a message", () => {
    vi.stubEnv("MODE", "production");
    const report = vi.fn();
    vi.stubGlobal("reportError", report);
    expect(t(unknown)).toBe("…");
    expect(report).toHaveBeenCalledWith(new Error("no text: nothing-of-the-kind"));
  });

  it("is replaced where somebody brought what it is about", () => {
    expect(named("cubitos-card-", "mr_soldier")).toBe("Mr. Soldier");
    expect(named("cubitos-card-", "lame_duck")).toBe("Lame Duck");
    expect(textOr("nothing-of-the-kind", "this")).toBe("this");
  });
});
