import { beforeEach, describe, expect, it } from "vitest";
import { forgetSeat, type MySeat, mySeats, rememberSeat, seatAt } from "@/lib/seats";
import { save } from "@/lib/storage";

const seat = (table: string, at: number): MySeat => ({
  table,
  code: `CODE${table}`,
  game: "cubitos",
  seat: 0,
  token: `token of ${table}`,
  seed: "00",
  name: "Mara",
  at,
});

beforeEach(() => save("seats", undefined));

describe("seats", () => {
  it("are found by the table's id, and by its code however it is written", () => {
    rememberSeat(seat("a", 1));
    expect(seatAt("a")?.token).toBe("token of a");
    expect(seatAt("codeA")?.token).toBe("token of a");
    expect(seatAt("b")).toBeNull();
  });

  it("are listed with the newest first, one a table", () => {
    rememberSeat(seat("a", 1));
    rememberSeat(seat("b", 2));
    rememberSeat({ ...seat("a", 3), seat: 2 });
    expect(mySeats().map((one) => [one.table, one.seat])).toEqual([
      ["a", 2],
      ["b", 0],
    ]);
  });

  it("are forgotten on wish, and the oldest when there are too many", () => {
    for (let number = 0; number < 50; number += 1) rememberSeat(seat(`t${number}`, number));
    expect(mySeats()).toHaveLength(40);
    expect(seatAt("t9")).toBeNull();
    forgetSeat("t49");
    expect(seatAt("t49")).toBeNull();
    expect(seatAt("t48")).not.toBeNull();
  });

  it("keep what the server promised of its dice; those of long ago had none", () => {
    rememberSeat({ ...seat("a", 1), commitment: "78a6" });
    rememberSeat(seat("b", 2));
    expect(seatAt("a")?.commitment).toBe("78a6");
    expect(seatAt("b")?.commitment).toBeUndefined();
  });

  it("that make no sense are not there", () => {
    save("seats", [{ table: "a" }]);
    expect(mySeats()).toEqual([]);
  });
});
