import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Refusal } from "@/lib/hall";
import { see, seenSeats } from "@/lib/lastSeen";
import { mySeats, noteAt, rememberSeat } from "@/lib/seats";
import { save } from "@/lib/storage";
import type { SeatShown, TableShown } from "@/lib/types";
import { RunningGames } from "@/lobby/running.svelte";

const { table } = vi.hoisted(() => ({ table: vi.fn() }));
vi.mock("@/lib/api", () => ({ api: { table } }));

const DEVICE = "device-0123456789abcdef";

function sitAt(id: string, at = 0): void {
  const more = { code: id, game: "cubitos", token: "", seed: "", name: "Mira", seat: 0 };
  rememberSeat({ table: id, at, ...more });
}
const bot = (away = false): SeatShown[] =>
  [
    { kind: "person", name: "Mira", bot: null, away },
    { kind: "bot", name: "Otto", bot: "greedy", away: false },
  ] as SeatShown[];
const shown = (id: string, more: Partial<TableShown> = {}): TableShown =>
  ({ id, status: "running", options: { race: "1" }, seats: bot(), ...more }) as TableShown;

beforeEach(() => save("seats", undefined));
afterEach(() => vi.resetAllMocks());

describe("what was seen of my tables", () => {
  it("is kept beside the seat, without the maps that people bring", () => {
    sitAt("a");
    see(shown("a", { options: { race: "1", map: "#".repeat(65) } }), [0], [1], 5);
    expect(seenSeats()[0]?.seen).toEqual({
      status: "running",
      options: { race: "1" },
      seats: bot(),
      mine: [0],
      asked: [1],
      at: 5,
    });
  });

  it("of a table at which I do not sit is not kept", () => {
    see(shown("a"), [0], [], 5);
    expect(seenSeats()).toEqual([]);
  });

  it("is left out where it makes no sense, and the seat stays", () => {
    sitAt("a");
    noteAt("a", { status: "running" });
    expect(seenSeats()).toEqual([]);
    expect(mySeats()).toHaveLength(1);
  });
});

describe("my running games", () => {
  const tables = (games: RunningGames): string[] => games.all.map((one) => one.table);

  it("are known before anybody is asked: the latest first, those of a stand-in last", () => {
    for (const id of ["a", "b", "c", DEVICE]) sitAt(id);
    see(shown("a"), [0], [], 1);
    see(shown("b", { seats: bot(true) }), [0], [], 9);
    see(shown("c", { status: "ended" }), [0], [], 8);
    see(shown(DEVICE), [0], [], 2);
    expect(tables(new RunningGames())).toEqual([DEVICE, "a", "b"]);
    expect(table).not.toHaveBeenCalled();
  });

  it("stay where they are when their tables answer, and others come behind them", async () => {
    for (const id of ["a", "b", "new"]) sitAt(id);
    see(shown("a"), [0], [1], 1);
    see(shown("b"), [0], [], 2);
    table.mockImplementation(async (id: string) => {
      const moved = { a: 9, b: 3, new: 10 }[id];
      return {
        ...shown(id),
        status: id === "b" ? "ended" : "running",
        asked: [0],
        changed_at: moved,
      };
    });
    const games = new RunningGames();
    expect(games.goesOn).toBe(true);
    await games.look();
    expect(tables(games)).toEqual(["b", "a", "new"]);
    expect(games.all[1]?.seen.asked).toEqual([0]);
    // One that ended meanwhile is said to be over, and the next visit knows nothing of it.
    expect(games.goesOn).toBe(false);
    expect(tables(new RunningGames())).toEqual(["new", "a"]);
  });

  it("of which the server knows nothing are forgotten; those it cannot be asked about stay", async () => {
    sitAt("gone");
    sitAt("silent");
    see(shown("gone"), [0], [], 1);
    see(shown("silent"), [0], [], 2);
    table.mockImplementation(async (id: string) => {
      throw new Refusal(id === "gone" ? "no_such_table" : "no_connection", "");
    });
    const games = new RunningGames();
    await games.look();
    expect(tables(games)).toEqual(["silent"]);
    expect(mySeats().map((one) => one.table)).toEqual(["silent"]);
  });

  it("on this device are not asked of the server, nor are those that are over", async () => {
    sitAt(DEVICE);
    sitAt("over");
    see(shown(DEVICE), [0], [], 1);
    see(shown("over", { status: "closed" }), [0], [], 1);
    await new RunningGames().look();
    expect(table).not.toHaveBeenCalled();
  });
});
