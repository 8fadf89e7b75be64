import { describe, expect, it } from "vitest";
import { type Die, reconcile, shown, zonesOf } from "@/games/cubitos/table/dice";
import { faced, player } from "./made";

type Zones = Parameters<typeof player>[0];
const inZone = (dice: Die[], zone: string) => dice.filter((die) => die.zone === zone);
const lay = (dice: Die[], zones: Zones): Die[] => reconcile(dice, zonesOf(player(zones)));

describe("reconcile", () => {
  it("keeps dice that stay and moves those that went elsewhere", () => {
    const before = lay([], { roll: "red light light", draw: "dark" });
    const red = before.find((die) => die.kind === "red");
    const after = lay(before, { roll: "light light", active: "red-symbol", draw: "dark" });
    expect(after.find((die) => die.kind === "red")).toEqual({
      ...red,
      zone: "active",
      face: "symbol",
    });
    expect(inZone(after, "roll").map((die) => die.id)).toEqual(
      inZone(before, "roll")
        .filter((die) => die.kind === "light")
        .map((die) => die.id),
    );
  });

  it("sends the die that fell on a face to active, not its neighbour", () => {
    const fell = ["light-blank", "light-money1", "light-blank"].map(faced);
    const rolled = shown(lay([], { roll: "light light light" }), fell);
    const hit = rolled.find((die) => die.face === "money1");
    const after = lay(rolled, { roll: "light light", active: "light-money1" });
    expect(inZone(after, "active")[0]?.id).toBe(hit?.id);
  });

  it("makes new dice and forgets lost ones", () => {
    const before = lay([], { draw: "red" });
    const after = lay(before, { discard: "blue" });
    expect(after).toHaveLength(1);
    expect(after[0]?.id).not.toBe(before[0]?.id);
  });

  it("leaves active dice in the order in which they came", () => {
    const one = lay([], { active: "white-move", roll: "red" });
    const two = lay(one, { active: "red-symbol white-move" });
    expect(inZone(two, "active").map((die) => die.kind)).toEqual(["white", "red"]);
  });

  it("marks the dice as used that the position says, and the same ones as before", () => {
    const first = lay([], { active: "green-symbol! green-symbol white-move" });
    expect(first.map((die) => die.used)).toEqual([true, false, false]);
    const other = first.map((die, place) => ({ ...die, used: place === 1 }));
    const after = lay(other, { active: "green-symbol! green-symbol white-move!" });
    expect(after.map((die) => die.used)).toEqual([false, true, true]);
  });

  it("lets go of the mark of a die that left active", () => {
    const used = lay([], { active: "green-symbol!" });
    expect(used[0]?.used).toBe(true);
    expect(lay(used, { discard: "green" })[0]?.used).toBe(false);
  });
});
