import { describe, expect, it } from "vitest";
import { type Holder, nextHolder } from "@/device/passAndPlay.svelte";

const seat = (you: number, asked: boolean, more: Partial<Holder> = {}): Holder => ({
  you,
  question: asked ? ({ turn: 0 } as Holder["question"]) : null,
  rolls: false,
  busy: false,
  showing: false,
  ...more,
});

describe("the device is held by", () => {
  it("whoever holds it, as long as they are asked something", () => {
    const around = [seat(0, true), seat(1, true)];
    expect(nextHolder(around, around[1] as Holder).you).toBe(1);
  });
  it("whoever holds it, until their move is shown", () => {
    const around = [seat(0, false, { showing: true }), seat(1, true)];
    expect(nextHolder(around, around[0] as Holder).you).toBe(0);
  });
  it("the next around the table who is asked something", () => {
    const around = [seat(0, true), seat(1, false), seat(2, false), seat(3, true)];
    expect(nextHolder(around, around[1] as Holder).you).toBe(3);
    expect(nextHolder(around, around[2] as Holder).you).toBe(3);
  });
  it("the next around the table who has dice to roll", () => {
    const around = [seat(0, false), seat(1, false, { rolls: true }), seat(2, true)];
    expect(nextHolder(around, around[0] as Holder).you).toBe(1);
    expect(nextHolder(around, around[1] as Holder).you).toBe(1);
  });
  it("the same person while only bots are asked", () => {
    const around = [seat(0, false), seat(1, false)];
    expect(nextHolder(around, around[1] as Holder).you).toBe(1);
  });
});
