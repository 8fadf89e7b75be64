// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { expectedAt, expectSeat, seedFor } from "@/fair/seeds";
import { api } from "@/lib/api";
import { Refusal } from "@/lib/hall";
import { makeTable, sitDown } from "@/lib/seatRequests";
import { seatAt } from "@/lib/seats";
import { save } from "@/lib/storage";
import type { SeatWanted, TableShown } from "@/lib/types";

const promised = (id: string, commitment = "78a6") => ({ id, commitment });
const table = {
  ...promised("a"),
  code: "ABCDEF",
  game: "cubitos",
  fair_dice: 1,
  seats: [
    { seat: 0, kind: "open", name: "Mara", kept: true },
    { seat: 1, kind: "open", name: "", kept: false },
  ],
} as unknown as TableShown;

beforeEach(() => {
  save("seeds", undefined);
  save("seats", undefined);
});
afterEach(() => vi.restoreAllMocks());

describe("seedFor", () => {
  it("is 32 bytes in hexadecimal, drawn once a table", () => {
    expect(seedFor(promised("a"))).toMatch(/^[0-9a-f]{64}$/);
    expect(seedFor(promised("a"))).toBe(seedFor(promised("a")));
    expect(seedFor(promised("b"))).not.toBe(seedFor(promised("a")));
  });

  it("is another one where the server promises another secret", () => {
    expect(seedFor(promised("a", "0000"))).not.toBe(seedFor(promised("a")));
  });

  it("survives a seat being kept, taken and given up", () => {
    const seed = seedFor(promised("a"));
    expectSeat(promised("a"), 2, "a token");
    expect(seedFor(promised("a"))).toBe(seed);
    expect(expectedAt(promised("a"))).toEqual({ seat: 2, token: "a token" });
    expect(expectedAt(promised("b"))).toBeNull();
  });

  it("is forgotten with the oldest tables", () => {
    const seed = seedFor(promised("t0"));
    for (let number = 1; number <= 40; number += 1) seedFor(promised(`t${number}`));
    expect(seedFor(promised("t0"))).not.toBe(seed);
  });
});

describe("sitting down", () => {
  /** A server that pretends to fail so many times. */
  function failing(times: number): SeatWanted[] {
    const sent: SeatWanted[] = [];
    vi.spyOn(api, "sit").mockImplementation(async (_, wanted) => {
      sent.push(wanted);
      if (sent.length <= times) throw new Refusal("not_stored", "", 503);
      return { table: "a", seat: wanted.seat ?? 0, token: "mine" };
    });
    return sent;
  }

  it("sends the same seed however often the server pretends to fail", async () => {
    const sent = failing(3);
    for (let time = 0; time < 3; time += 1)
      await expect(sitDown(table, "Mara", 1)).rejects.toThrow(Refusal);
    await sitDown(table, "Mara", 1);
    expect(new Set(sent.map((wanted) => wanted.seed)).size).toBe(1);
    expect(seatAt("a")?.seed).toBe(sent[0]?.seed);
  });

  it("at a table of my own can be tried again on the seat that is kept for me", async () => {
    const sent = failing(1);
    vi.spyOn(api, "makeTable").mockResolvedValue({ table, tokens: { "0": "kept for me" } });
    const seats = [{ kind: "me" as const, name: "Mara" }, { kind: "open" as const }];
    await expect(makeTable({ game: "cubitos", seats }, false)).rejects.toThrow(Refusal);
    expect(location.hash).toContain("ABCDEF");
    await sitDown(table, "Mara", 0);
    expect(sent.map(({ kept, name }) => [kept, name])).toEqual([
      ["kept for me", undefined],
      ["kept for me", undefined],
    ]);
    expect(sent[1]?.seed).toBe(sent[0]?.seed);
    expect(seatAt("a")?.token).toBe("mine");
  });
});
