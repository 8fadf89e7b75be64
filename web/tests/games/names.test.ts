import { expect, it } from "vitest";
import { kitOf, knownGames } from "@/games";

const files = import.meta.glob<string>(
  ["../../src/**/*.{ts,svelte,css,svg,json,md}", "!../../src/games/*/**"],
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
);
/** Written by the server from its models; what it names is the server's affair. */
const GENERATED = ["../../src/messages.ts"];

it("only a game's own folder names the game", () => {
  const games = new RegExp(knownGames().join("|"), "i");
  const naming = Object.entries(files).filter(
    ([path, text]) => games.test(text) && !GENERATED.includes(path),
  );
  expect(naming.map(([path]) => path)).toEqual([]);
});

it("a folder with a kit is found by itself, and a game without one has an empty kit", () => {
  expect(knownGames().length).toBeGreaterThan(1);
  for (const game of knownGames()) expect(kitOf(game).table).toBeDefined();
  expect(kitOf("no_such_game")).toEqual({});
});
