import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { api } from "@/lib/api";
import { askedWords, eventWords, factValue, optionWords } from "@/lib/gameWords";
import { botWord, gameName } from "@/lib/names";
import { outside } from "@/lib/outsideGames.svelte";
import { settings } from "@/lib/settings.svelte";
import { speak } from "@/lib/words.svelte";
import { eventLine } from "@/table/story";

const ENGLISH = `
eggs-title = Egg Hunt
eggs-asked-which-one = Which egg?
eggs-option-take = Take { $rest }
eggs-option-leave-it = Leave it
eggs-event-foundeggs = { $player } finds { $count ->
    [one] an egg
   *[other] { $count } eggs
  } { $where }.
eggs-fact-hidden = still hidden
eggs-bot-hasty = in a hurry
`;
const GERMAN = `eggs-title = Eiersuche\neggs-option-leave-it = Liegen lassen\n${ENGLISH}`;

async function speaking(language: "en" | "de"): Promise<void> {
  settings.language = language;
  await speak(language);
}

beforeAll(() => {
  vi.spyOn(api, "content").mockImplementation(async (game) => {
    if (game !== "eggs") throw new Error("no such game");
    const texts = { en: ENGLISH, de: GERMAN };
    return { game, title: "Eggs", players: [2], bots: [], texts } as never;
  });
});

describe("a game that the page was not built with", () => {
  beforeEach(async () => {
    await speaking("en");
    await outside.fetch("eggs");
  });

  it("says what it is called, asks, offers and tells in its own words", async () => {
    expect(gameName("eggs")).toBe("Egg Hunt");
    expect(askedWords("eggs", "which_one")).toBe("Which egg?");
    expect(optionWords("eggs", "leave it")).toBe("Leave it");
    expect(optionWords("eggs", "take a blue one")).toBe("Take a blue one");
    expect(factValue("eggs", { hidden: 3 })).toBe("still hidden 3");
    expect(botWord("hasty")).toBe("in a hurry");
    const found = { event: "FoundEggs", seat: 0, count: 1, where: "here" };
    expect(eventLine("eggs", found, ["Mira"])).toBe("Mira finds an egg here.");
    expect(eventLine("eggs", { ...found, count: 2 }, ["Mira"])).toBe("Mira finds 2 eggs here.");
  });

  it("follows the language, and is in English where it says nothing else", async () => {
    await speaking("de");
    expect(gameName("eggs")).toBe("Eiersuche");
    expect(optionWords("eggs", "leave it")).toBe("Liegen lassen");
    expect(askedWords("eggs", "which_one")).toBe("Which egg?");
  });

  it("is shown in plain words where it says nothing, or asks for what nobody knows", () => {
    expect(askedWords("eggs", "who_knows")).toBe("");
    expect(optionWords("eggs", "run away")).toBe("run away");
    expect(eventWords("eggs", "FoundEggs", "Mira", { count: 2 })).toBe("Mira: found eggs, count 2");
    expect(eventWords("eggs", "GameOver", "", {})).toBe("game over");
  });
});

it("a game of which nothing can be learnt is called by its name in words", async () => {
  await speaking("en");
  await outside.fetch("hide_and_seek");
  expect(gameName("hide_and_seek")).toBe("Hide and seek");
  expect(optionWords("hide_and_seek", "hide")).toBe("hide");
});
