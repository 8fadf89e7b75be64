import { describe, expect, it } from "vitest";
import {
  type Die,
  gatheringOrder,
  optionFor,
  parseSpot,
  poolOf,
  reconcile,
  shown,
} from "@/games/cubitos/table/dice";
import type { PlayerView } from "@/games/cubitos/table/views";

function player(zones: Partial<PlayerView>): PlayerView {
  return {
    draw: "",
    roll: "",
    active: "",
    used: "",
    discard: "",
    money: 0,
    move: 0,
    water: 0,
    credit: 0,
    fans: 0,
    hand: 0,
    space: "start",
    finished: false,
    draw_amount: 9,
    at_risk: false,
    must_push: false,
    busted: false,
    passed: false,
    swords: 0,
    lost_dice: 0,
    ...zones,
  };
}
const inZone = (dice: Die[], zone: string) => dice.filter((die) => die.zone === zone);

describe("reconcile", () => {
  it("keeps dice that stay and moves those that went elsewhere", () => {
    const before = reconcile([], player({ roll: "red light light", draw: "dark" }));
    const red = before.find((die) => die.kind === "red");
    const after = reconcile(before, player({ roll: "light light", active: "red-symbol", draw: "dark" }));
    expect(after.find((die) => die.kind === "red")).toEqual({ ...red, zone: "active", face: "symbol" });
    expect(inZone(after, "roll").map((die) => die.id)).toEqual(
      inZone(before, "roll")
        .filter((die) => die.kind === "light")
        .map((die) => die.id),
    );
  });

  it("sends the die that fell on a face to active, not its neighbour", () => {
    const rolled = shown(
      reconcile([], player({ roll: "light light light" })),
      "light-blank light-money1 light-blank",
    );
    const hit = rolled.find((die) => die.face === "money1");
    const after = reconcile(rolled, player({ roll: "light light", active: "light-money1" }));
    expect(inZone(after, "active")[0]?.id).toBe(hit?.id);
  });

  it("makes new dice and forgets lost ones", () => {
    const before = reconcile([], player({ draw: "red" }));
    const after = reconcile(before, player({ discard: "blue" }));
    expect(after).toHaveLength(1);
    expect(after[0]?.id).not.toBe(before[0]?.id);
  });

  it("leaves active dice in the order in which they came", () => {
    const one = reconcile([], player({ active: "white-move", roll: "red" }));
    const two = reconcile(one, player({ active: "red-symbol white-move" }));
    expect(inZone(two, "active").map((die) => die.kind)).toEqual(["white", "red"]);
  });

  it("marks as many dice as used as the position says, and the same ones as before", () => {
    const active = "green-symbol green-symbol white-move";
    const first = reconcile([], player({ active, used: "green-symbol" }));
    expect(first.map((die) => die.used)).toEqual([true, false, false]);
    const other = first.map((die, place) => ({ ...die, used: place === 1 }));
    const after = reconcile(other, player({ active, used: "green-symbol white-move" }));
    expect(after.map((die) => die.used)).toEqual([false, true, true]);
  });

  it("lets go of the mark of a die that left active", () => {
    const used = reconcile([], player({ active: "green-symbol", used: "green-symbol" }));
    expect(used[0]?.used).toBe(true);
    expect(reconcile(used, player({ discard: "green" }))[0]?.used).toBe(false);
  });
});

describe("dice as options", () => {
  it("takes options apart", () => {
    expect(parseSpot("light in draw")).toEqual({ kind: "light", face: null, zone: "draw", used: false });
    expect(parseSpot("red*-symbol! in active")).toEqual({
      kind: "red*",
      face: "symbol",
      zone: "active",
      used: true,
    });
    expect(parseSpot("enough")).toBeNull();
  });

  it("finds the option of a die, and the used one for a used die", () => {
    const [die] = reconcile([], player({ active: "red-symbol" }));
    if (!die) throw new Error("no die");
    const options = ["red-symbol in active", "red-symbol! in active", "red in draw"];
    expect(optionFor(die, options)).toBe("red-symbol in active");
    expect(optionFor({ ...die, used: true }, options)).toBe("red-symbol! in active");
    expect(optionFor({ ...die, zone: "roll" }, options)).toBeNull();
  });

  it("lets dice be chosen that the game offers only later", () => {
    const dice = reconcile([], player({ draw: "red light light dark" }));
    // Three of four are needed: the first can only be red or light.
    const pool = poolOf(dice, ["red in draw", "light in draw"], false);
    expect(dice.filter((die) => pool.has(die.id)).map((die) => die.kind)).toEqual([
      "red",
      "light",
      "light",
      "dark",
    ]);
    expect(poolOf(dice, ["red in draw"], true).size).toBe(1);
  });

  it("sorts chosen dice as the game asks for them", () => {
    const dice = reconcile([], player({ draw: "dark red", active: "blue-power", roll: "white" }));
    expect([...dice].sort(gatheringOrder).map((die) => die.kind)).toEqual(["red", "dark", "white", "blue"]);
  });
});
