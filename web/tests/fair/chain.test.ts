// @vitest-environment happy-dom
import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, it } from "vitest";
import { Chain, hashed } from "@/fair/chain";
import { checkRecord } from "@/fair/check";
import { chainAt, mayOpen, partAt } from "@/fair/participation";
import { readKinds } from "@/fair/record";
import { FairDice } from "@/fair/rolling";
import { rememberSeat, seatAt } from "@/lib/seats";
import { save } from "@/lib/storage";
import type { TableShown } from "@/lib/types";

interface Vectors {
  secret: string;
  table: string;
  chain: string[];
  seeds: string[];
  sides: Record<string, string>;
  rolls: {
    what: string;
    game: string;
    seat: number;
    number: number;
    link: string;
    thrown: string;
    shown: string;
  }[];
}
interface Step {
  asked: string;
  seat: number;
  number: number;
  by?: string;
  set?: number;
}
interface Saved {
  dice: Record<string, string>;
  steps: Step[];
  seats: string[];
}

const read = (path: string): unknown =>
  JSON.parse(readFileSync(`${process.cwd()}/${path}`, "utf8"));
const vectors = read("../tests/core/chained_dice_vectors.json") as Vectors;
/** Three people: seat 0 is away for a while, seat 1 leaves its chain. */
const saved = read("tests/fair/chained.json") as Saved;
/** Written before records said who answered and what was a set. */
const older = read("tests/fair/older.json") as Saved;
const words = (text: string): string[] => text.split(" ").filter(Boolean);
const last = vectors.chain.at(-1) ?? "";

describe("a chain", () => {
  it("follows from its last link, as the vectors say", async () => {
    const chain = await Chain.from(last, vectors.chain.length - 1);
    expect([chain.anchor, chain.seed]).toEqual(vectors.chain.slice(0, 2));
    for (const [turn, link] of vectors.chain.slice(2).entries())
      expect(chain.link(turn)).toBe(link);
    expect(chain.link(vectors.chain.length - 2)).toBeUndefined();
    expect(await hashed(last, vectors.chain.length - 1)).toBe(chain.anchor);
  });

  it.each(vectors.rolls.map((roll) => [roll.what, roll] as const))("rolls: %s", async (_, roll) => {
    const kinds = readKinds(vectors.sides[roll.game] ?? "");
    const dice = await FairDice.of(vectors.secret, vectors.table, vectors.seeds, kinds);
    const shown = await dice.roll(roll.seat, roll.number, words(roll.thrown), roll.link);
    expect([...shown].sort()).toEqual(words(roll.shown).sort());
  });
});

const flip = (word: string): string => word.slice(0, -1) + (word.endsWith("0") ? "1" : "0");
type Change = (saved: Saved) => void;
/** Change one of the words of a part of the record's dice. */
const word =
  (part: string, which: (words: string[]) => number, change: (w: string) => string): Change =>
  ({ dice }) => {
    const all = words(dice[part] ?? "");
    const at = which(all);
    dice[part] = all.map((one, place) => (place === at ? change(one) : one)).join(" ");
  };
/** Change the first answer of a kind. */
const answer =
  (which: (step: Step) => boolean, change: (step: Step) => void): Change =>
  ({ steps }) => {
    const found = steps.find((step) => step.asked !== "roll" && which(step));
    if (!found) throw new Error("no such answer");
    change(found);
  };

describe("a record with chains", () => {
  it("is right, and the rolls with links are counted", async () => {
    const anchors = saved.dice.anchors;
    const seed = words(saved.dice.seeds ?? "")[1];
    const found = await checkRecord(saved, { anchors, seed });
    expect([found.verdict, found.condition, found.mine]).toEqual(["right", null, true]);
    expect(found.unchecked).toBeNull();
    const rolls = [0, 1, 2].map(
      (seat) => saved.steps.filter((step) => step.asked === "roll" && step.seat === seat).length,
    );
    for (const [seat, linked] of found.linked.entries()) {
      expect(linked).toBeGreaterThan(0);
      expect(linked).toBeLessThan(rolls[seat] ?? 0);
    }
  });

  const changes: [string, string, number, Change][] = [
    ["a seed that was not committed to", "opened", 5, word("seeds", () => 0, flip)],
    ["another anchor", "opened", 5, word("anchors", () => 1, flip)],
    [
      "an anchor too few",
      "anchors",
      3,
      ({ dice }) => {
        dice.anchors = dice.anchors?.slice(0, 129) ?? "";
      },
    ],
    ["a newest link too few", "shown", 3, ({ dice }) => (dice.shown = "- -")],
    ["a link that was not shown", "newest-link", 11, word("shown", () => 0, flip)],
    [
      "a link of a turn to come",
      "newest-link",
      11,
      word(
        "shown",
        () => 0,
        (one) => `9${one}`,
      ),
    ],
    [
      "all links of a seat denied",
      "roll",
      13,
      word(
        "shown",
        () => 2,
        () => "-",
      ),
    ],
    [
      "an answer of another turn",
      "answer",
      8,
      answer(
        () => true,
        (step) => (step.number = 7),
      ),
    ],
    [
      "a bot at a person's seat",
      "hand",
      9,
      answer(
        () => true,
        (step) => (step.by = "bot"),
      ),
    ],
    [
      "a set of a stand-in",
      "set",
      10,
      answer(
        ({ by }) => by === "stand_in",
        (step) => (step.set = step.number),
      ),
    ],
    [
      "a set that begins later",
      "set",
      10,
      answer(
        ({ set }) => set !== undefined,
        (step) => (step.set = 99),
      ),
    ],
  ];
  it.each(changes)("with %s is wrong", async (_, code, condition, change) => {
    const changed = structuredClone(saved);
    change(changed);
    const found = await checkRecord(changed);
    expect([found.verdict, found.code, found.condition]).toEqual(["wrong", code, condition]);
  });

  it("is wrong where others had committed themselves than those noted", async () => {
    const anchors = words(saved.dice.anchors ?? "")
      .reverse()
      .join(" ");
    expect((await checkRecord(saved, { anchors })).code).toBe("noted-anchors");
  });

  it("cannot be read where it does not say who answered", async () => {
    const changed = structuredClone(saved);
    answer(
      () => true,
      (step) => delete step.by,
    )(changed);
    const found = await checkRecord(changed);
    expect([found.verdict, found.code, found.condition]).toEqual(["unknown", "shape", 1]);
  });
});

describe("an older record with chains", () => {
  it("is right, and what it does not say is said", async () => {
    const found = await checkRecord(older);
    expect([found.verdict, found.unchecked, found.bots]).toEqual(["right", "older", [2]]);
    const linked = words(older.dice.links ?? "").filter((one) => one !== "-").length;
    expect(found.linked.reduce((sum, one) => sum + one, 0)).toBe(linked);
    expect(found.linked[2]).toBe(0);
  });

  const linked = (all: string[]): number => all.findIndex((one) => one !== "-");
  const changes: [string, string, Change][] = [
    ["a link that was not shown", "link", word("links", linked, flip)],
    ["a link denied", "roll", word("links", linked, () => "-")],
    [
      "a link where there is none",
      "link",
      word(
        "links",
        () => 0,
        () => `0:${last}`,
      ),
    ],
    [
      "a link of a turn to come",
      "link",
      word("links", linked, (one) => `9${one.slice(one.indexOf(":"))}`),
    ],
    ["a link too few", "links", ({ dice }) => (dice.links = dice.links?.slice(2) ?? "")],
  ];
  it.each(changes)("with %s is wrong", async (_, code, change) => {
    const changed = structuredClone(older);
    change(changed);
    const found = await checkRecord(changed);
    expect([found.verdict, found.code]).toEqual(["wrong", code]);
  });
});

describe("taking part", () => {
  const table = {
    id: "a",
    code: "ABCDEF",
    game: "novodice",
    commitment: "78a6",
    fair_dice: 2,
    status: "open",
    sealed: true,
    seats: [
      { seat: 0, kind: "person" },
      { seat: 1, kind: "person" },
      { seat: 2, kind: "bot" },
    ],
    anchors: [vectors.chain[0], "b".repeat(64), null],
  } as unknown as TableShown;
  const seat = {
    ...{ table: "a", code: "ABCDEF", game: "novodice", seat: 0, token: "t", name: "Mara", at: 1 },
    ...{ seed: vectors.chain[1] ?? "", last, commitment: "78a6" },
  };
  beforeEach(() => {
    save("seeds", undefined);
    save("seats", undefined);
    rememberSeat(seat);
  });

  it("shows an anchor, and keeps what it belongs to", async () => {
    const part = await partAt(table);
    const chain = await Chain.from(part.kept.last ?? "");
    expect(part.sent).toEqual({ anchor: chain.anchor });
    expect(part.kept.seed).toBe(chain.seed);
    expect(await partAt(table)).toEqual(part);
  });

  it("tells a seed at once where a table has no chains", async () => {
    const part = await partAt({ ...table, fair_dice: 1 });
    expect(part).toEqual({ sent: { seed: part.kept.seed }, kept: { seed: part.kept.seed } });
  });

  it("opens the seed once everybody is bound, and notes by what", () => {
    expect(mayOpen({ ...table, sealed: false })).toBe(false);
    expect(mayOpen({ ...table, commitment: "0000" })).toBe(false);
    expect(mayOpen({ ...table, anchors: [vectors.chain[0] ?? "", null, null] })).toBe(false);
    expect(seatAt("a")?.anchors).toBeUndefined();
    expect(mayOpen(table)).toBe(true);
    expect(seatAt("a")?.anchors).toBe(`${vectors.chain[0]} ${"b".repeat(64)} -`);
    // Whoever was bound by something else a moment ago is not bound.
    expect(mayOpen({ ...table, anchors: [vectors.chain[0] ?? "", "c".repeat(64), null] })).toBe(
      false,
    );
  });

  it("has no chain where the seat is bound to another", async () => {
    expect(await chainAt({ ...table, anchors: ["d".repeat(64), null, null] }, 0)).toBeNull();
    save("seats", undefined);
    expect(await chainAt(table, 0)).toBeNull();
  });
});
