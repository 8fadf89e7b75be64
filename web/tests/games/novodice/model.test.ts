import { describe, expect, it } from "vitest";
import {
  arranged,
  bestPlace,
  boxOf,
  claimOf,
  claimsTold,
  diceOf,
  keepOption,
  keepTold,
  kindsOf,
  type NovoView,
  PRESENTED,
  phaseOf,
  placesOf,
  placesTold,
  placingOf,
  run,
  shelvesOf,
  tileStates,
  totalOf,
  worthsFor,
} from "@/games/novodice/table/model";
import choices from "../../../../src/dicehall/games/novodice/rules/choices.py?raw";

const CONTENT = {
  game: "novodice" as const,
  bots: [],
  players: [2, 3, 4],
  faces: ["lion", "suitcase", "gear"],
  dice: {
    A: { number: 3, sides: ["lion"] },
    B: { number: 2, sides: ["lion"] },
    X: { number: 4, sides: ["lion"] },
  },
  tiles: {
    slimer: { symbol: "suitcase", count: 1, value: 0, lions: 2 },
    spike: { symbol: "suitcase", count: 2, value: 1, lions: 3 },
    john_boy: { symbol: "gear", count: 3, value: 20, lions: 7 },
  },
};

const VIEW: NovoView = {
  active: 1,
  closing: null,
  roll: 2,
  loose: "A B",
  rolled: "A-suitcase B-suitcase X-lion X-pawn",
  slots: ["A-lion A-suitcase B-lion", "nothing", "nothing"],
  rows: {},
  lions: 2,
  lions_left: 0,
  free_claims: 0,
  hand: ["spike"],
  warehouse: { slimer: 0, spike: 2, john_boy: 3, trash: 30 },
  players: {
    "1": {
      bays: [
        { tiles: ["slimer", "spike"], worth: 1 },
        { tiles: [], worth: 0 },
        { tiles: [], worth: 0 },
      ],
      worth: 1,
      free: 13,
    },
    "2": {
      bays: [
        { tiles: ["slimer"], worth: 0 },
        { tiles: [], worth: 0 },
        { tiles: [], worth: 0 },
      ],
      worth: 0,
      free: 14,
    },
  },
  over: false,
  winners: [],
};

describe("questions", () => {
  it("has a form of its own for every question of the engine", () => {
    const names = [...choices.matchAll(/def name\(self\) -> str:\s+"""[^"]*"""\s+return "(\w+)"/g)].map(
      (found) => found[1],
    );
    expect(names.length).toBeGreaterThan(2);
    expect([...PRESENTED].sort()).toEqual([...new Set(names)].sort());
  });

  it("knows every way to claim that the engine writes", () => {
    expect(claimOf("slimer by row")).toEqual({ tile: "slimer", by: "row" });
    expect(claimOf("mr_smith by free choice")).toEqual({ tile: "mr_smith", by: "free choice" });
    expect(claimOf("stop")).toBeNull();
  });

  it("reads where a tile goes, counting bays from 0", () => {
    expect(placingOf("spike to bay 2")).toEqual({ tile: "spike", bay: 1, old: null });
    expect(placingOf("spike for trash in bay 3")).toEqual({ tile: "spike", bay: 2, old: "trash" });
    expect(placingOf("drop john_boy")).toEqual({ tile: "john_boy", bay: null, old: null });
    expect(placingOf("dance")).toBeNull();
  });

  it("falls back to a list of buttons for a question it does not know", () => {
    expect(phaseOf(VIEW, { seat: 0, turn: 1, asked: "juggle", options: ["a"] })).toBe("other");
    expect(phaseOf(VIEW, { seat: 0, turn: 1, asked: "claim", options: [] })).toBe("claim");
    expect(phaseOf(VIEW, null)).toBe("watch");
    expect(phaseOf({ ...VIEW, over: true }, null)).toBe("over");
  });
});

describe("dice", () => {
  const rolled = diceOf(VIEW.rolled);
  const options = ["nothing", "A-suitcase", "A-suitcase B-suitcase", "B-suitcase X-lion"];

  it("reads dice as texts have them", () => {
    expect(diceOf("A-lion X-gear")).toEqual([
      { kind: "A", face: "lion" },
      { kind: "X", face: "gear" },
    ]);
    expect(diceOf("nothing")).toEqual([]);
    expect(kindsOf("A A X")).toEqual(["A", "A", "X"]);
    expect(kindsOf("nothing")).toEqual([]);
  });

  it("finds the option of dice tapped in any order, and none for what is not offered", () => {
    const dice = (...places: number[]) => places.flatMap((place) => rolled[place] ?? []);
    expect(keepOption(options, dice(2, 1))).toBe(3);
    expect(keepOption(options, [])).toBe(0);
    expect(keepOption(options, dice(0, 3))).toBe(-1);
  });

  it("finds the dice an option names, each once", () => {
    const pair = diceOf("A-lion A-lion B-lion");
    expect(placesOf(pair, "A-lion B-lion")).toEqual([0, 2]);
    expect(placesOf(pair, "A-lion A-lion")).toEqual([0, 1]);
    expect(placesOf(pair, "nothing")).toEqual([]);
  });

  it("stands equal symbols side by side, cargo above lions", () => {
    const rows = arranged([
      diceOf("A-lion A-suitcase B-lion"),
      diceOf("B-suitcase X-lion"),
      diceOf("X-gear X-suitcase"),
    ]);
    expect(rows.map((row) => row.map((die) => die?.face ?? null))).toEqual([
      ["suitcase", "suitcase", "suitcase"],
      ["lion", "lion", "gear"],
      ["lion", null, null],
    ]);
    expect(rows.map(run)).toEqual([3, 0, 0]);
  });

  it("gives a die to the row without a gap rather than to one that began late", () => {
    const rows = arranged([diceOf("A-gear"), diceOf("A-bandage B-gear"), diceOf("X-gear")]);
    expect(rows.map(run)).toEqual([3, 0, 0]);
  });
});

describe("what the server explains", () => {
  const chance = { symbol: "lion", rows: 0, least: 1, chance: { n: 1, d: 3 } };
  const details = {
    facts: { outlooks: [[], [chance]] },
    options: [
      { option: "nothing", rows: [], extra: 0, next: "A", lions: 0, claims: {}, outlook: 0 },
      {
        option: "A-lion",
        rows: [],
        extra: 1,
        next: "B X",
        lions: 1,
        claims: { slimer: ["row"] },
        outlook: 1,
      },
    ],
  };

  it("takes the chances that belong to the choice as it stands", () => {
    expect(keepTold(details, ["nothing", "A-lion"], 1)).toMatchObject({
      chances: [chance],
      extra: 1,
      reach: null,
    });
    expect(keepTold(details, ["nothing", "A-lion"], 0)?.chances).toEqual([]);
  });

  it("tells nothing while details are missing or belong to another question", () => {
    expect(keepTold(null, ["nothing"], 0)).toBeNull();
    expect(keepTold(details, ["B-gear"], 0)).toBeNull();
    expect(keepTold(details, ["nothing"], -1)).toBeNull();
    expect(claimsTold(null, ["slimer by row", "stop"])).toEqual([
      { option: "slimer by row", tile: "slimer", by: "row", pays: null, gains: null },
      { option: "stop", tile: null, by: "", pays: null, gains: null },
    ]);
  });

  it("marks the best bay, the first of equal ones, and none without gains", () => {
    const options = ["spike to bay 1", "spike to bay 2", "drop spike"];
    expect(bestPlace(placesTold(null, options))).toBeNull();
    const told = { facts: {}, options: [3, 8, 0].map((adds, at) => ({ option: options[at], adds })) };
    expect(bestPlace(placesTold(told, options))?.option).toBe("spike to bay 2");
    const worse = { facts: {}, options: [-3, -8, 0].map((adds, at) => ({ option: options[at], adds })) };
    expect(bestPlace(placesTold(worse, options))?.option).toBe("drop spike");
  });
});

describe("the warehouse", () => {
  const box = boxOf(CONTENT, {});
  const tiles = shelvesOf(box).flat();
  const keep = {
    rows: [],
    extra: 0,
    next: "A",
    lions: 2,
    claims: { spike: ["row"] },
    chances: [],
    reach: { tiles: { spike: { n: 1, d: 1 } }, lions: [] },
  };

  it("puts long rows and trash on the lower shelf", () => {
    expect(shelvesOf(box)).toEqual([
      ["slimer", "spike"],
      ["trash", "john_boy"],
    ]);
  });

  it("counts what is in the game", () => {
    expect(totalOf(VIEW, "spike")).toBe(4);
    expect(totalOf(VIEW, "slimer")).toBe(2);
  });

  it("says how each tile stands with the dice chosen", () => {
    const states = tileStates(VIEW, tiles, "keep", keep, []);
    expect(Object.fromEntries(Object.entries(states).map(([tile, state]) => [tile, state.stand]))).toEqual({
      slimer: "gone",
      spike: "now",
      trash: "trash",
      john_boy: "never",
    });
    expect(tileStates({ ...VIEW, roll: 1 }, tiles, "keep", keep, []).john_boy?.stand).toBe("later");
  });

  it("offers in a claim just the tiles that are options", () => {
    const states = tileStates(
      VIEW,
      tiles,
      "claim",
      null,
      claimsTold(null, ["john_boy by lions", "john_boy by row"]),
    );
    expect(states.john_boy).toMatchObject({ stand: "now", ways: ["lions", "row"] });
    expect(states.spike?.stand).toBe("never");
  });

  it("says nothing of tiles while nothing is known", () => {
    expect(tileStates(VIEW, tiles, "keep", null, []).spike?.stand).toBe("plain");
    expect(tileStates(VIEW, tiles, "watch", null, []).john_boy?.stand).toBe("plain");
  });

  it("lays an owner's figures over the box", () => {
    const own = boxOf(CONTENT, {
      components: { tiles: { spike: { value: 4 } }, lions_by_value: { "20": 9 } },
    });
    expect(own.tiles.spike).toEqual({ symbol: "suitcase", count: 2, value: 4, lions: 3 });
    expect(own.tiles.john_boy?.lions).toBe(9);
    expect([...own.changed].sort()).toEqual(["john_boy", "spike"]);
    expect(worthsFor(own, 9)).toEqual([20]);
    expect(CONTENT.tiles.spike.value).toBe(1);
  });
});
