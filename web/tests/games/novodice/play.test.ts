import { beforeEach, describe, expect, it, vi } from "vitest";
import { Play } from "@/games/novodice/table/play.svelte";
import type { GameStore } from "@/lib/gameStore";
import type { Details, QuestionShown } from "@/lib/types";

vi.mock("@/lib/announce", () => ({ announce: vi.fn() }));
vi.mock("@/games/novodice/table/box.svelte", () => ({
  boxContent: () => ({
    game: "novodice",
    bots: [],
    players: [2, 3, 4],
    faces: ["lion", "suitcase", "bandage"],
    dice: { X: { number: 4, sides: ["lion", "bandage"] } },
    tiles: {
      slimer: { symbol: "suitcase", count: 1, value: 0, lions: 2 },
      spike: { symbol: "suitcase", count: 2, value: 1, lions: 3 },
      space_pack: { symbol: "bandage", count: 2, value: 1, lions: 3 },
    },
  }),
}));

const bay = (tiles: string[], worth = 0) => ({ tiles, worth });
const VIEW = {
  active: 1,
  closing: null,
  roll: 2,
  loose: "A B X",
  rolled: "A-suitcase B-suitcase X-lion X-pawn",
  slots: ["A-suitcase A-lion B-lion", "nothing", "nothing"],
  rows: {},
  lions: 2,
  lions_left: 0,
  free_claims: 0,
  hand: [] as string[],
  warehouse: { slimer: 2, spike: 2, space_pack: 2, trash: 30 },
  players: {
    "1": { bays: [bay(["spike"], 1), bay([]), bay(Array(5).fill("trash"))], worth: 1, free: 9 },
    "2": { bays: [bay([]), bay([]), bay([])], worth: 0, free: 15 },
  },
  over: false,
  winners: [],
};
const KEEP = [
  "nothing",
  "A-suitcase",
  "B-suitcase",
  "B-suitcase X-lion",
  "A-suitcase B-suitcase X-lion",
  "X-lion",
];

let given: string[] = [];
function playOf(asked: string, options: string[], details: Details | null = null, view: object = VIEW): Play {
  const question: QuestionShown = { seat: 0, turn: 1, asked, options };
  const store = {
    game: "novodice",
    options: {},
    seats: [{ name: "Mira" }, { name: "Otto" }],
    names: ["Mira", "Otto"],
    you: 0,
    view,
    question,
    details,
    asked: [0],
    entries: [],
    busy: false,
    playable: true,
    hinted: null,
    answer: async (option: string) => void given.push(option),
  };
  return new Play(store as unknown as GameStore);
}
beforeEach(() => {
  given = [];
});

describe("choosing dice", () => {
  it("answers with the option of the dice that were tapped", () => {
    const play = playOf("keep", KEEP);
    play.toggle(2);
    play.toggle(1);
    expect(play.dice.map((die) => `${die.kind}-${die.face}`)).toEqual(["B-suitcase", "X-lion"]);
    play.deeds[0]?.run();
    expect(given).toEqual(["B-suitcase X-lion"]);
  });

  it("takes a die back with a second tap, and does not lock nothing by the loud button", () => {
    const play = playOf("keep", KEEP);
    play.toggle(2);
    play.toggle(2);
    expect(play.chosen).toEqual([]);
    expect(play.deeds[0]?.why).toBeTruthy();
    play.deeds[0]?.run();
    expect(given).toEqual([]);
    play.deeds.find((deed) => deed.id === "none")?.run();
    expect(given).toEqual(["nothing"]);
  });

  it("refuses dice that no option keeps together, and says why", () => {
    const play = playOf("keep", KEEP);
    play.toggle(0);
    play.toggle(3);
    expect(play.chosen).toEqual([0]);
    expect(play.notice).toBe("novodice-slot-full");
  });

  it("shows the choice in the reel beside what it continues", () => {
    const play = playOf("keep", KEEP);
    play.toggle(1);
    const row = play.rows[0];
    expect(row?.length).toBe(2);
    expect(row?.cells[1]).toMatchObject({ preview: true, die: { kind: "B", face: "suitcase" } });
    expect(play.rows[1]?.cells[1]).toMatchObject({ open: true });
  });

  it("changes the odds with every tap, and sets the same symbol of another die beside them", () => {
    const chance = (n: number) => [{ symbol: "suitcase", rows: 1, least: 1, chance: { n, d: 6 } }];
    const details = {
      facts: { outlooks: [[], chance(1), chance(2)] },
      options: KEEP.map((option) => ({
        option,
        outlook: option === "A-suitcase" ? 1 : option === "B-suitcase" ? 2 : 0,
        claims: {},
      })),
    };
    const play = playOf("keep", KEEP, details);
    expect(play.odds).toEqual([]);
    play.toggle(1);
    expect(play.odds[0]?.chance.chance).toEqual({ n: 2, d: 6 });
    expect(play.odds[0]?.small).toBe("webnovodice-instead");
    expect(play.rows[0]?.cells[2]?.wish?.chance).toEqual({ n: 2, d: 6 });
  });

  it("takes a hint as the choice", () => {
    const play = playOf("keep", KEEP);
    play.follow("A-suitcase B-suitcase X-lion");
    expect(play.chosen).toEqual([0, 1, 2]);
  });
});

describe("claiming", () => {
  const options = ["stop", "slimer by row", "slimer by lions", "spike by lions"];
  const view = { ...VIEW, hand: ["slimer"], lions_left: 3, roll: 3, rolled: "nothing" };

  it("claims only what was chosen, with one button for each way to pay", () => {
    const play = playOf("claim", options, null, view);
    expect(play.deeds[0]?.why).toBeTruthy();
    play.tapTile("slimer");
    expect(play.deeds.map((deed) => deed.id)).toEqual(["slimer by row", "slimer by lions", "stop"]);
    play.tapTile("slimer");
    expect(given).toEqual([]);
    play.deeds[1]?.run();
    expect(given).toEqual(["slimer by lions"]);
  });

  it("claims with a second tap where there is one way alone, and says why others cannot be", () => {
    const play = playOf("claim", options, null, view);
    play.tapTile("space_pack");
    expect(play.notice).toBe("webnovodice-why-not");
    play.tapTile("spike");
    play.tapTile("spike");
    expect(given).toEqual(["spike by lions"]);
  });
});

describe("placing", () => {
  const options = ["spike to bay 1", "spike to bay 2"];
  const adds = [1, 7];
  const details = {
    facts: {},
    options: options.map((option, at) => ({ option, adds: adds[at], before: 0, after: adds[at] })),
  };
  const view = { ...VIEW, hand: ["spike"] };

  it("has the best bay ready, and shows what each would become", () => {
    const play = playOf("place", options, details, view);
    expect(play.previews.map((preview) => preview && [preview.gain, preview.best])).toEqual([
      [1, false],
      [7, true],
      null,
    ]);
    play.deeds[0]?.run();
    expect(given).toEqual(["spike to bay 2"]);
  });

  it("chooses another bay with a tap and places with the next; a full bay says so", () => {
    const play = playOf("place", options, details, view);
    play.tapBay(2);
    expect(play.notice).toBe("webnovodice-why-full");
    play.tapBay(0);
    expect(given).toEqual([]);
    play.tapBay(0);
    expect(given).toEqual(["spike to bay 1"]);
  });

  it("exchanges tile by tile in the last turn, or puts back", () => {
    const swaps = ["spike for trash in bay 3", "spike for slimer in bay 1", "drop spike"];
    const play = playOf("place", swaps, null, view);
    expect(play.exchanging).toBe(true);
    play.tapBay(2, "trash");
    expect(play.deeds.map((deed) => deed.id)).toEqual(["place", "drop"]);
    play.tapBay(2, "trash");
    expect(given).toEqual(["spike for trash in bay 3"]);
    play.deeds[1]?.run();
    expect(given.at(-1)).toBe("drop spike");
  });
});

it("answers a question it has never heard of", () => {
  const play = playOf("juggle", ["three", "four"]);
  expect(play.phase).toBe("other");
  play.deeds[1]?.run();
  expect(given).toEqual(["four"]);
});
