import { describe, expect, it, vi } from "vitest";
import { LATER } from "@/lib/catalogues";

/** What the lobby shows, and what it shares with the other pages. */
const lobby = import.meta.glob<string>(
  [
    "@/pages/Lobby.svelte",
    "@/{lobby,parts,pieces,device}/**/*.{ts,svelte}",
    "@/games/*/{lobby,pieces}/**/*.{ts,svelte}",
  ],
  { query: "?raw", import: "default", eager: true },
);
const OF_LATER = /["'`](?:web[a-z]+|advice)-[a-z-]+/g;

describe("the words that come later", () => {
  it("are those of the other pages and of the tables", () => {
    expect(LATER.test("../dicehall/locales/uk/webpages.ftl?raw")).toBe(true);
    expect(LATER.test("../dicehall/games/pig/texts/en/webpig.ftl")).toBe(true);
    expect(LATER.test("../dicehall/locales/uk/web.ftl?raw")).toBe(false);
    expect(LATER.test("../dicehall/games/pig/texts/en/pig.ftl")).toBe(false);
  });

  it("are not said in the lobby", () => {
    expect(Object.keys(lobby).length).toBeGreaterThan(40);
    const said = Object.entries(lobby).flatMap(([file, text]) =>
      [...text.matchAll(OF_LATER)].map(([id]) => `${file}: ${id}`),
    );
    expect(said).toEqual([]);
  });

  it("are fetched when the lobby is left, and stay when the language changes", async () => {
    vi.resetModules();
    const { has, speak } = await import("@/lib/words.svelte");
    const { settings } = await import("@/lib/settings.svelte");
    settings.language = "en";
    await speak("en", true);
    expect([has("web-join"), has("webpages-result")]).toEqual([true, false]);
    await Promise.all([speak("en"), speak("en", true)]);
    expect([has("web-join"), has("webpages-result")]).toEqual([true, true]);
    settings.language = "uk";
    await speak("uk", true);
    expect(has("webpages-result")).toBe(true);
  });
});
