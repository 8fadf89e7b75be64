import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type {
  ClaimOption,
  KeepDetails,
  KeepOption,
  PlaceOption,
  Question,
  View,
  Way,
} from "@/games/novodice/messages";
import { BAYS } from "@/games/novodice/table/model";
import { Play } from "@/games/novodice/table/play.svelte";
import type { NovoStore } from "@/games/novodice/table/position.svelte";
import { speak } from "@/lib/words.svelte";
import { dice, VIEW } from "./made";

vi.mock("@/lib/announce", () => ({ announce: vi.fn() }));

const HEAD = { seat: 0, turn: 1, said: { id: "ask-surplus", args: {} } };
let given: string[] = [];
function playOf(question: Question, view: View = VIEW, hint: string | null = null): Play {
  const store = {
    game: "novodice",
    options: {},
    seats: [{ name: "Mira" }, { name: "Otto" }],
    names: ["Mira", "Otto"],
    you: 0,
    eyes: 0,
    view,
    question,
    asked: [0],
    entries: [],
    busy: false,
    playable: true,
    hinted: hint && { turn: 1, option: hint, by: "expert", advice: [] },
    answer: async (option: string) => given.push(option) > 0,
  };
  return new Play(store as unknown as NovoStore);
}
beforeAll(() => speak("en"));
beforeEach(() => {
  given = [];
});

const KEEP = [
  "",
  "A-suitcase",
  "B-suitcase",
  "B-suitcase X-lion",
  "A-suitcase B-suitcase X-lion",
  "X-lion",
];
const PLACES: Record<string, number> = { "A-suitcase": 0, "B-suitcase": 1, "X-lion": 2 };

/** A question for dice; what each option leads to is told where there is something to tell. */
function keep(
  told: (text: string) => Partial<KeepDetails> | null = () => null,
  n: number[] = [],
): Question {
  const chances = n.map((one) => [
    { symbol: "suitcase", rows: 1, least: 1, chance: { n: one, d: 6 } },
  ]);
  const about = { slot: 2, rolls_left: 1, outlooks: [[], ...chances], reaches: [], gains: {} };
  const whole = {
    reel: VIEW.reel,
    rows: [],
    lions: 2,
    free_claims: 0,
    claims: {},
    extra: 0,
    next: [],
    outlook: 0,
    reach: null,
  };
  const options = KEEP.map((text): KeepOption => {
    const more = told(text);
    const places = text.split(" ").flatMap((one) => PLACES[one] ?? []);
    return {
      text: text || "nothing",
      dice: dice(text),
      places,
      told: more && { ...whole, ...more },
    };
  });
  return { ...HEAD, asked: "keep", form: "keep", about, options };
}
function claim(...claims: [string, Way][]): Question {
  const options: ClaimOption[] = claims.map(([tile, by]) => ({
    text: `${tile} by ${by}`,
    said: { id: "claim", args: { tile: `tile-${tile}`, way: `by-${by}` } },
    claim: { tile, by },
    told: null,
  }));
  return {
    ...HEAD,
    asked: "claim",
    form: "claim",
    about: null,
    options: [{ text: "stop", said: "offer-stop", claim: null, told: null }, ...options],
  };
}
const placing = (
  bay: number | null,
  adds: number | null,
  old: string | null = null,
): PlaceOption => ({
  text: bay === null ? "drop spike" : `spike ${old ? `for ${old} in` : "to"} bay ${bay}`,
  said: bay === null ? "offer-drop" : { id: "offer-bay", args: { tile: "tile-spike", bay } },
  ...{ tile: "spike", bay, old },
  told: adds === null ? null : { before: 0, after: adds, adds, worth: adds, set: null },
});
const place = (...options: PlaceOption[]): Question => ({
  ...HEAD,
  asked: "place",
  form: "place",
  about: null,
  options,
});

describe("choosing dice", () => {
  it("answers with the option of the dice that were tapped", () => {
    const play = playOf(keep());
    play.toggle(2);
    play.toggle(1);
    expect(play.dice.map((one) => `${one.die}-${one.face}`)).toEqual(["B-suitcase", "X-lion"]);
    play.actions[0]?.run();
    expect(given).toEqual(["B-suitcase X-lion"]);
  });

  it("takes a die back with a second tap, and does not lock nothing by the loud button", () => {
    const play = playOf(keep());
    play.toggle(2);
    play.toggle(2);
    expect(play.chosen).toEqual([]);
    expect(play.actions[0]?.why).toBeTruthy();
    play.actions[0]?.run();
    expect(given).toEqual([]);
    play.actions.find((action) => action.id === "none")?.run();
    expect(given).toEqual(["nothing"]);
  });

  it("refuses dice that no option keeps together, and says why", () => {
    const play = playOf(keep());
    play.toggle(0);
    play.toggle(3);
    expect(play.chosen).toEqual([0]);
    expect(play.notice).toBe("Slot 2 holds 3 dice. Put one back first.");
  });

  it("shows the choice in the reel as the server draws it", () => {
    const [first, ...rest] = VIEW.reel;
    const reel = [[first?.[0] ?? null, ...dice("B-suitcase"), null], ...rest];
    const play = playOf(keep((text) => ({ reel: text === "B-suitcase" ? reel : VIEW.reel })));
    play.toggle(1);
    const row = play.rows[0];
    expect(row?.length).toBe(2);
    expect(row?.cells[1]).toMatchObject({ preview: true, die: { die: "B", face: "suitcase" } });
    expect(play.rows[1]?.cells[1]).toMatchObject({ open: true });
  });

  it("changes the odds with every tap, and sets the same symbol of another die beside them", () => {
    const outlooks: Record<string, number> = { "A-suitcase": 1, "B-suitcase": 2 };
    const play = playOf(keep((text) => ({ outlook: outlooks[text] ?? 0 }), [1, 2]));
    expect(play.odds).toEqual([]);
    play.toggle(1);
    expect(play.odds[0]?.chance.chance).toEqual({ n: 2, d: 6 });
    expect(play.odds[0]?.small).toBe("with A instead of B in the slot: 17%");
  });

  it("takes a hint as the choice", () => {
    const play = playOf(keep(), VIEW, "A-suitcase B-suitcase X-lion");
    play.follow();
    expect(play.chosen).toEqual([0, 1, 2]);
  });
});

describe("claiming", () => {
  const asked = claim(["slimer", "row"], ["slimer", "lions"], ["spike", "lions"]);
  const view = { ...VIEW, hand: ["slimer"], lions_left: 3, roll: 3, rolled: [] };

  it("claims only what was chosen, with one button for each way to pay", () => {
    const play = playOf(asked, view);
    expect(play.actions[0]?.why).toBeTruthy();
    play.tapTile("slimer");
    expect(play.actions.map((action) => action.id)).toEqual([
      "slimer by row",
      "slimer by lions",
      "stop",
    ]);
    play.tapTile("slimer");
    expect(given).toEqual([]);
    play.actions[1]?.run();
    expect(given).toEqual(["slimer by lions"]);
  });

  it("claims with a second tap where there is one way alone, and says why others cannot be", () => {
    const play = playOf(asked, view);
    play.tapTile("space_pack");
    expect(play.notice).toBe("Space Pack needs 2 bandages in a row, or 3 lions.");
    play.tapTile("spike");
    play.tapTile("spike");
    expect(given).toEqual(["spike by lions"]);
  });
});

describe("placing", () => {
  const asked = place(placing(1, 1), placing(2, 7));
  const view = { ...VIEW, hand: ["spike"] };

  it("has the best bay ready, and shows what each would become", () => {
    const play = playOf(asked, view);
    const shown = BAYS.map((bay) => play.previewOf(bay));
    expect(shown.map((preview) => preview && [preview.gain, preview.best])).toEqual([
      [1, false],
      [7, true],
      null,
    ]);
    play.actions[0]?.run();
    expect(given).toEqual(["spike to bay 2"]);
  });

  it("chooses another bay with a tap and places with the next; a full bay says so", () => {
    const play = playOf(asked, view);
    play.tapBay(3);
    expect(play.notice).toBe("Bay 3 is full. Choose another one.");
    play.tapBay(1);
    expect(given).toEqual([]);
    play.tapBay(1);
    expect(given).toEqual(["spike to bay 1"]);
  });

  it("exchanges tile by tile in the last turn, or puts back", () => {
    const play = playOf(
      place(placing(3, null, "trash"), placing(1, null, "slimer"), placing(null, null)),
      view,
    );
    expect(play.exchanging).toBe(true);
    play.tapBay(3, "trash");
    expect(play.actions.map((action) => action.id)).toEqual(["place", "drop"]);
    play.tapBay(3, "trash");
    expect(given).toEqual(["spike for trash in bay 3"]);
    play.actions[1]?.run();
    expect(given.at(-1)).toBe("drop spike");
  });
});

describe("Enter", () => {
  const view = { ...VIEW, hand: ["spike"] };

  it("places a tile only where its place was chosen, or where there is one alone", () => {
    const play = playOf(place(placing(1, 1), placing(2, 7)), view);
    play.confirm();
    expect(given).toEqual([]);
    play.tapBay(1);
    play.confirm();
    playOf(place(placing(3, 2)), view).confirm();
    expect(given).toEqual(["spike to bay 1", "spike to bay 3"]);
  });

  it("does not choose what pays for a tile", () => {
    const play = playOf(claim(["spike", "lions"], ["spike", "row"]));
    play.tapTile("spike");
    play.confirm();
    expect(given).toEqual([]);
  });

  it("locks the dice that were chosen", () => {
    const play = playOf(keep());
    play.confirm();
    expect(given).toEqual([]);
    play.toggle(2);
    play.confirm();
    expect(given).toHaveLength(1);
  });
});
