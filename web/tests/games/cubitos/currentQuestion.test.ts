import { describe, expect, it } from "vitest";
import type { DiceQuestion } from "@/games/cubitos/messages";
import { noteOn } from "@/games/cubitos/table/notes";
import { speak } from "@/lib/words.svelte";
import { dice, move, moves, table, tap } from "./asked";
import { die } from "./made";

describe("several dice", () => {
  it("are chosen in any order, filled up with those that hit most often, and answered as one set", () => {
    const { store, stage, current } = table({ draw: "red light light dark" });
    store.ask("draw", dice("draw", "red light light dark", { least: 3, most: 3 }));
    current.follow();
    tap(current, stage, "light");
    expect(current.complete).toBe(false);
    current.takeChosen();
    expect(store.given).toEqual([["red in draw", "light in draw", "dark in draw"]]);
  });

  it("that may be fewer are as many as were tapped", () => {
    const { store, stage, current } = table({ roll: "light dark" });
    store.ask(
      "discard_after_bust",
      dice("roll", "light dark", { least: 0, most: 2, stop: "enough" }),
    );
    current.follow();
    expect(current.any).toBe(true);
    tap(current, stage, "dark");
    current.takeChosen();
    expect(store.given).toEqual([["dark in roll"]]);
  });

  it("of different colours push an equal one out", () => {
    const { store, stage, current } = table({ roll: "light light dark" });
    store.ask(
      "lose",
      dice("roll", "light light dark", { least: 2, most: 2, different_colours: true }),
    );
    current.follow();
    tap(current, stage, "light", "light", "dark");
    expect(current.chosen).toHaveLength(2);
    current.takeChosen();
    expect(store.given).toEqual([["light in roll", "dark in roll"]]);
  });

  it("a single one is answered by a tap, and only once", () => {
    const { store, stage, current } = table({ roll: "light dark" });
    store.ask("lose", dice("roll", "light dark", {}));
    current.follow();
    tap(current, stage, "light", "light");
    expect(store.given).toEqual([["light in roll"]]);
  });

  it("that are asked for without an explanation are taken one at a time, by their options", () => {
    const { store, stage, current } = table({ draw: "red light light" });
    const spot = (kind: string) => ({
      ...die(kind),
      face: null,
      used: false,
      zone: "draw" as const,
    });
    const options = ["red", "light"].map((kind) => ({
      text: `${kind} in draw`,
      said: kind,
      spot: spot(kind),
    }));
    store.ask<DiceQuestion>("draw", { form: "dice", about: null, options });
    current.follow();
    expect([current.pool.size, current.single, current.optional]).toEqual([3, true, false]);
    tap(current, stage, "red");
    // Where one may stop, one can.
    const stop = { text: "enough", said: "offer-enough", spot: null };
    store.ask<DiceQuestion>("lose", { form: "dice", about: null, options: [...options, stop] });
    current.follow();
    expect([current.optional, current.decline, current.complete]).toEqual([true, "enough", true]);
    tap(current, stage, "light");
    expect(store.given).toEqual(["red in draw", "light in draw"]);
  });

  it("can be tapped again when the answer was refused", async () => {
    const { store, stage, current } = table({ roll: "light dark" });
    store.takes = false;
    store.ask("lose", dice("roll", "light dark", {}));
    current.follow();
    tap(current, stage, "light");
    expect(current.ready).toBe(false);
    await Promise.resolve();
    await Promise.resolve();
    expect(current.ready).toBe(true);
  });
});

describe("spaces", () => {
  it("are looked at first and gone to with the second tap", () => {
    const { store, current } = table();
    store.ask("move", move("C7", "C8"));
    current.follow();
    current.runChoice.tapSpace("C8");
    expect(current.runChoice.goal).toBe("C8");
    expect(store.given).toEqual([]);
    current.runChoice.tapSpace("D1");
    expect(current.runChoice.goal).toBe("C8");
    current.runChoice.tapSpace("C8");
    expect(store.given).toEqual(["C8"]);
  });

  it("that take bought moves buy just as many, and then go there", () => {
    const { store, current } = table();
    store.ask("buy_moves", moves(["C7", "C8"], ["C9"], ["C10"]));
    current.follow();
    expect([...current.runChoice.reach.keys()]).toEqual(["C7", "C8"]);
    current.runChoice.setBought(2);
    expect(current.runChoice.reach.get("C9")?.bought).toBe(1);
    current.runChoice.tapSpace("C9");
    current.runChoice.go();
    store.ask("move", move("C7", "C8", "C9"));
    current.follow();
    expect(store.given).toEqual(["1", "C9"]);
    // Nobody is asked what is already answered.
    expect(current.question).toBeNull();
  });

  it("are asked about again where the end of a move is refused", async () => {
    const { store, current } = table();
    store.ask("buy_moves", moves(["C7", "C8"], ["C9"]));
    current.follow();
    current.runChoice.setBought(1);
    current.runChoice.tapSpace("C9");
    current.runChoice.go();
    store.takes = false;
    store.ask("move", move("C7", "C8", "C9"));
    current.follow();
    await Promise.resolve();
    await Promise.resolve();
    expect(current.ready).toBe(true);
  });

  it("that take bought moves are all shown where none is free", () => {
    const { store, stage, current } = table();
    const here = stage.player?.space.text ?? "";
    store.ask("buy_moves", moves([here], ["C8"], ["C9"]));
    current.follow();
    expect([...current.runChoice.reach.keys()]).toEqual([here, "C8", "C9"]);
    current.runChoice.setBought(1);
    expect([...current.runChoice.reach.keys()]).toEqual([here, "C8"]);
  });

  it("staying keeps the money", () => {
    const { store, current } = table();
    store.ask("buy_moves", moves(["C7"], []));
    current.follow();
    current.runChoice.stay();
    store.ask("move", move("C7", "C8"));
    current.follow();
    expect(store.given).toEqual(["0", "C7"]);
  });
});

describe("the line below the question where to run", () => {
  const note = (...reached: string[][]): string => {
    const { store, stage, current } = table();
    store.ask("buy_moves", moves(...reached));
    current.follow();
    return store.question ? noteOn(store.question, current, stage.player, false) : "";
  };
  it("speaks of gold edges only where there are some", async () => {
    await speak("en");
    expect(note(["C7", "C8"])).not.toContain("gold");
    expect(note([], ["C8"])).toContain("Spaces with a gold edge cost bought moves.");
  });
});
