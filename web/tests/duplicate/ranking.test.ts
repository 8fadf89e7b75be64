import { beforeEach, describe, expect, it } from "vitest";
import { ranking, signed } from "@/duplicate/ranking";
import { save } from "@/lib/storage";
import type { DuplicateResult, DuplicateTableShown } from "@/lib/types";
import { deviceKey, keepViewTokens, viewTokenOf } from "@/lib/viewTokens";

const result = (name: string, given: Partial<DuplicateResult>): DuplicateResult => ({
  seat: 0,
  name,
  claimed: null,
  kind: "guest",
  score: 10,
  place: 1,
  won: true,
  lead: 0,
  others: 2,
  against_field: 0,
  counts: true,
  again: false,
  yours: false,
  ...given,
});
const table = (name: string, ...seats: DuplicateResult[]): DuplicateTableShown => ({
  table: name,
  ended_at: 0,
  seats,
});
const bot = result("Otto", { kind: "bot", seat: 1 });

describe("the ranking", () => {
  it("puts first who made most of the same luck; bots are not in it", () => {
    const rows = ranking([
      table("a", result("Ada", { against_field: -2 }), bot),
      table("b", result("Ben", { against_field: 4.5 }), bot),
      table("c", result("Cem", { against_field: 90, counts: false, again: true }), bot),
      table("d", result("Dia", { against_field: -2 }), bot),
      table("e", result("Eva", { against_field: -7 }), bot),
    ]);
    expect(rows.map((row) => [row.place, row.result.name])).toEqual([
      [1, "Ben"],
      [2, "Ada"],
      [2, "Dia"],
      [4, "Eva"],
      [null, "Cem"],
    ]);
  });

  it("goes by the lead where nobody else had the same seat", () => {
    const rows = ranking([
      table(
        "a",
        result("Ada", { against_field: null, lead: -3, others: 0 }),
        result("Ben", { seat: 1, against_field: null, lead: 3, others: 0 }),
      ),
    ]);
    expect(rows.map(({ place, result: { name } }) => [place, name])).toEqual([
      [1, "Ben"],
      [2, "Ada"],
    ]);
  });

  it("writes differences with their signs", () => {
    expect([4.25, -2, 0].map(signed)).toEqual(["+4.3", "−2", "0"]);
  });
});

describe("passes", () => {
  beforeEach(() => {
    save("passes", undefined);
    save("device", undefined);
  });

  it("are found by a table's id, and by its code however it is written", () => {
    keepViewTokens(["id-a", "TH3QW8"], "one");
    keepViewTokens(["id-b"], "two");
    expect([
      viewTokenOf("id-a"),
      viewTokenOf("th3qw8"),
      viewTokenOf("id-b"),
      viewTokenOf("id-c"),
    ]).toEqual(["one", "one", "two", null]);
    keepViewTokens(["id-a"], "newer");
    expect(viewTokenOf("id-a")).toBe("newer");
  });

  it("let go of the oldest", () => {
    for (let table = 0; table < 500; table += 1) keepViewTokens([`table ${table}`], "token");
    expect([viewTokenOf("table 0"), viewTokenOf("table 499")]).toEqual([null, "token"]);
  });

  it("know a device by what it drew once", () => {
    expect(deviceKey()).toBe(deviceKey());
    expect(deviceKey()).toMatch(/^[0-9a-f]{64}$/);
  });
});
