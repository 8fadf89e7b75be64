import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { checkRecord } from "@/fair/check";
import { boxedDice, sameDice } from "@/fair/dice";
import { readKinds } from "@/fair/record";
import { botSeed, commitmentOf, FairDice } from "@/fair/rolling";

interface Vectors {
  secret: string;
  commitment: string;
  table: string;
  seeds: string[];
  bot_seats: number[];
  sides: Record<string, string>;
  rolls: {
    what: string;
    game: string;
    seat: number;
    number: number;
    thrown: string;
    shown: string;
  }[];
}
interface Saved {
  dice: Record<string, string>;
  steps: { asked: string; given: string; number: number; seat: number }[];
  seats: string[];
  over: boolean;
  options: Record<string, unknown>;
}

const read = (path: string): unknown =>
  JSON.parse(readFileSync(new URL(path, import.meta.url), "utf8"));
const vectors = read("../../../tests/core/fair_dice_vectors.json") as Vectors;
const record = (game: string): Saved => read(`./${game}.json`) as Saved;
const words = (text: string): string[] => text.split(" ").filter(Boolean);

describe("the derivation", () => {
  it("commits to a secret by its hash", async () => {
    expect(await commitmentOf(vectors.secret)).toBe(vectors.commitment);
  });

  it("fixes the seeds of bots", async () => {
    for (const seat of vectors.bot_seats)
      expect(await botSeed(vectors.table, vectors.commitment, seat)).toBe(vectors.seeds[seat]);
  });

  it.each(vectors.rolls.map((roll) => [roll.what, roll] as const))("rolls: %s", async (_, roll) => {
    const kinds = readKinds(vectors.sides[roll.game] ?? "");
    const dice = await FairDice.of(vectors.secret, vectors.table, vectors.seeds, kinds);
    const shown = await dice.roll(roll.seat, roll.number, words(roll.thrown));
    expect([...shown].sort()).toEqual(words(roll.shown).sort());
  });

  it.each(["novodice", "cubitos"])("knows the dice of the box of %s", (game) => {
    expect(sameDice(readKinds(vectors.sides[game] ?? ""), boxedDice(game, 3))).toBe(true);
  });
});

describe.each(["novodice", "cubitos"])("a real record of %s", (game) => {
  const saved = record(game);
  const rolls = saved.steps.filter((step) => step.asked === "roll");

  it("is right, roll by roll", async () => {
    const found = await checkRecord(saved);
    expect(found.verdict).toBe("right");
    expect(found.rolls).toBe(rolls.length);
    expect(found.dice).toBe(rolls.flatMap((roll) => words(roll.given)).length);
    expect(found.boxed).toBe(true);
    expect(found.bots).toEqual(saved.seats.map((_, seat) => seat).slice(1));
  });

  it("agrees with what was noted", async () => {
    const seed = saved.dice.seeds?.split(" ")[0] ?? "";
    const found = await checkRecord(saved, { commitment: saved.dice.commitment, seed });
    expect([found.verdict, found.compared, found.mine]).toEqual(["right", true, true]);
    expect((await checkRecord(saved, { commitment: "0".repeat(64) })).code).toBe("noted");
    expect((await checkRecord(saved, { seed: "0".repeat(64) })).code).toBe("seed");
  });

  const changes: [string, string, (changed: Saved) => void][] = [
    ["another face", "roll", (changed) => turnOneDie(changed)],
    ["another secret", "commitment", (changed) => flip(changed, "secret")],
    ["another seed", "roll", (changed) => flip(changed, "seeds")],
    ["another table", "roll", (changed) => flip(changed, "table")],
    [
      "a die that there is not",
      "die",
      (changed) => edit(changed, (given) => `Z${given.slice(given.indexOf("-"))}`),
    ],
    ["a seat that there is not", "seat", (changed) => nth(changed, (roll) => (roll.seat = 9))],
    ["a roll left out", "number", (changed) => leaveOut(changed)],
    ["a seat more", "seeds", (changed) => changed.seats.push("nobody")],
    ["the secret kept back", "kept", (changed) => delete changed.dice.secret],
    [
      "other sides",
      "sides",
      (changed) =>
        (changed.dice.sides =
          changed.dice.sides?.replace("lion", "gear").replace("power", "symbol") ?? ""),
    ],
  ];
  it.each(changes)("with %s it is wrong", async (_, code, change) => {
    const changed = structuredClone(saved);
    change(changed);
    const found = await checkRecord(changed);
    expect([found.verdict, found.code]).toEqual(["wrong", code]);
  });

  const gaps: [string, string, (changed: Saved) => void][] = [
    ["seeded dice", "not-fair", (changed) => (changed.dice.source = "seeded")],
    ["a later version", "version", (changed) => (changed.dice.version = "3")],
    [
      "a secret yet to be told",
      "sealed",
      (changed) => {
        changed.over = false;
        delete changed.dice.secret;
      },
    ],
    ["no rolls", "empty", (changed) => (changed.steps = [])],
    ["a commitment that is none", "shape", (changed) => (changed.dice.commitment = "abc")],
  ];
  it.each(gaps)("with %s nothing can be said", async (_, code, change) => {
    const changed = structuredClone(saved);
    change(changed);
    const found = await checkRecord(changed);
    expect([found.verdict, found.code]).toEqual(["unknown", code]);
  });
});

describe("a record of a duplicate", () => {
  const saved = record("duplicate");

  it("is right, and all its seeds are fixed", async () => {
    const found = await checkRecord(saved, { commitment: saved.dice.commitment });
    expect(found.verdict).toBe("right");
    expect(found.record?.duplicate).toBe(saved.dice.table);
    expect(found.bots).toEqual(saved.seats.map((_, seat) => seat));
  });

  const changes: [string, (changed: Saved) => void][] = [
    ["another table's dice", (changed) => flip(changed, "table")],
    ["the name of another duplicate", (changed) => flip(changed, "duplicate")],
    ["a seed of somebody's own", (changed) => flip(changed, "seeds")],
  ];
  it.each(changes)("with %s it is wrong", async (_, change) => {
    const changed = structuredClone(saved);
    change(changed);
    const found = await checkRecord(changed);
    expect([found.verdict, found.code]).toEqual(["wrong", "duplicate"]);
  });
});

it("says nothing of what is no record", async () => {
  for (const given of [null, 7, "text", [], {}, { dice: null }])
    expect((await checkRecord(given)).verdict).toBe("unknown");
});

/** Change one roll of seat 0. */
function nth(changed: Saved, change: (roll: Saved["steps"][number]) => void): void {
  const roll = changed.steps.filter((step) => step.asked === "roll" && step.seat === 0)[1];
  if (roll) change(roll);
}
function edit(changed: Saved, change: (given: string) => string): void {
  nth(changed, (roll) => (roll.given = change(roll.given)));
}
function turnOneDie(changed: Saved): void {
  const kinds = readKinds(changed.dice.sides ?? "");
  edit(changed, (given) => {
    const [first = "", ...others] = words(given);
    const [kind = "", face = ""] = first.split("-");
    return [`${kind}-${kinds.get(kind)?.find((side) => side !== face)}`, ...others].join(" ");
  });
}
function flip(changed: Saved, field: string): void {
  const text = changed.dice[field] ?? "";
  changed.dice[field] = text.slice(0, -1) + (text.endsWith("0") ? "1" : "0");
}
function leaveOut(changed: Saved): void {
  const place = changed.steps.findIndex((step) => step.asked === "roll" && step.seat === 0);
  changed.steps.splice(place, 1);
}
