import { describe, expect, it } from "vitest";
import { plainOptions } from "@/lobby/plainOptions.svelte";
import { sittersOf } from "@/lobby/sitters";

describe("who sits at a new table", () => {
  const bots = { game: "any", bots: ["random", "greedy", "expert"], players: [2, 3, 4] };
  it("is me and bots of middling strength at first", () => {
    expect(sittersOf(bots, undefined, 2)).toEqual(["me", "greedy", "greedy"]);
    expect(sittersOf({ game: "any", bots: [], players: [2] }, undefined, 1)).toEqual([
      "me",
      "open",
    ]);
  });
  it("is who sat there last, as long as all of them are there", () => {
    expect(sittersOf(bots, ["me", "open", "expert"], 1)).toEqual(["me", "open", "expert"]);
    expect(sittersOf(bots, ["me", "gone"], 1)).toEqual(["me", "greedy"]);
    expect(sittersOf(bots, ["me"], 1)).toEqual(["me", "greedy"]);
  });
});

it("a game without a part of its own in the lobby is made with what was chosen, and nothing else", () => {
  plainOptions.choose("eggs", "baskets", 3);
  plainOptions.choose("eggs", "colour", "brown");
  plainOptions.choose("eggs", "colour", "");
  expect(plainOptions.of("eggs")).toEqual({ baskets: 3 });
  expect(plainOptions.of("milk")).toEqual({});
});
