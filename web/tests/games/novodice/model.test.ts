import { describe, expect, it } from "vitest";
import type { KeepQuestion, PlaceOption } from "@/games/novodice/messages";
import {
  bestPlace,
  type Keep,
  keepOption,
  phaseOf,
  run,
  shelvesOf,
  tileState,
  worthsFor,
} from "@/games/novodice/table/model";
import { dice, VIEW, WARES } from "./made";

const KEEP: KeepQuestion = {
  seat: 0,
  turn: 1,
  said: { id: "ask-keep", args: { slot: 1 } },
  asked: "keep",
  form: "keep",
  about: null,
  options: [],
};

it("what is asked, or what else goes on, is the phase", () => {
  expect(phaseOf(VIEW, KEEP)).toBe("keep");
  expect(phaseOf(VIEW, null)).toBe("watch");
  expect(phaseOf({ ...VIEW, over: true }, null)).toBe("over");
});

it("the option of dice is found in whichever order they were tapped", () => {
  const options = ["", "A-suitcase", "B-suitcase X-lion"].map((text) => ({ dice: dice(text) }));
  expect(keepOption(options, dice("X-lion B-suitcase"))).toBe(options[2]);
  expect(keepOption(options, [])).toBe(options[0]);
  expect(keepOption(options, dice("A-suitcase X-pawn"))).toBeNull();
});

it("a drawn row is as long as its symbol goes on, and lions make none", () => {
  expect(run(dice("A-gear B-gear X-pawn"))).toBe(2);
  expect(run([...dice("A-gear"), null, null])).toBe(1);
  expect(run(dice("A-lion B-lion"))).toBe(0);
});

it("the best bay adds most, the first of equal ones", () => {
  const place = (text: string, adds: number | null): PlaceOption => ({
    ...{ text, said: "", tile: "spike", bay: 1, old: null },
    told: adds === null ? null : { before: 0, after: adds, adds, worth: adds, set: null },
  });
  expect(bestPlace([place("one", null)])).toBeNull();
  expect(bestPlace([place("one", 3), place("two", 8), place("three", 8)])?.text).toBe("two");
  expect(bestPlace([place("one", -3), place("drop", 0)])?.text).toBe("drop");
});

describe("the warehouse", () => {
  const keep: Keep = {
    ...{
      reel: [],
      rows: [],
      lions: 2,
      free_claims: 0,
      claims: {},
      extra: 0,
      next: ["A"],
      outlook: 0,
      reach: 0,
    },
    ...{ chances: [], reached: { tiles: { spike: { n: 1, d: 2 } }, lions: [] } },
  };
  const stand = (
    tile: string,
    roll: number,
    phase: "keep" | "claim" | "watch",
    told: Keep | null,
    ways: "row"[] = [],
  ) => {
    const ware = WARES.find((one) => one.tile === tile);
    return ware && tileState(ware, roll, phase, told, ways).stand;
  };

  it("has long rows and trash on the lower shelf", () => {
    expect(shelvesOf(WARES)).toEqual([
      ["slimer", "spike", "space_pack"],
      ["trash", "john_boy"],
    ]);
  });

  it("says how each tile stands with the dice chosen", () => {
    expect(stand("slimer", 2, "keep", keep)).toBe("gone");
    expect(stand("spike", 2, "keep", keep, ["row"])).toBe("now");
    expect(stand("spike", 2, "keep", keep)).toBe("maybe");
    expect(stand("john_boy", 2, "keep", keep)).toBe("never");
    expect(stand("john_boy", 1, "keep", keep)).toBe("never");
    expect(stand("trash", 2, "keep", keep)).toBe("trash");
  });

  it("offers in a claim just the tiles that something pays for", () => {
    expect(stand("john_boy", 3, "claim", null, ["row"])).toBe("now");
    expect(stand("spike", 3, "claim", null)).toBe("never");
  });

  it("says nothing of tiles while nothing is known", () => {
    expect(stand("spike", 2, "keep", null)).toBe("plain");
    expect(stand("john_boy", 2, "watch", null)).toBe("plain");
  });

  it("sells for lions what has that price", () => {
    expect(worthsFor(WARES, 3)).toEqual([1]);
    expect(worthsFor(WARES, 9)).toEqual([]);
  });
});
