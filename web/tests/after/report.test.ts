import { describe, expect, it } from "vitest";
import { ledgerNote, mistakeMoment, points } from "@/after/moments";
import { Report } from "@/after/report.svelte";
import type { ReportPart } from "@/lib/types";
import { speak } from "@/lib/words.svelte";
import type { DecisionJudged } from "@/messages";

const decision = (step: number, loss: number): DecisionJudged => ({
  ...{ step, seat: 0, round: 1, asked: "push", offered: 2, chosen: "push", best: "pass" },
  ...{ worth: 0.4 - loss, best_worth: 0.4, loss, reasons: {}, best_reasons: {} },
  worths: { push: 0.4 - loss, pass: 0.4 },
  question: { seat: 0, turn: 0, asked: "push", form: "push", about: null, options: [] },
});
const part = (step: number, found: Partial<ReportPart>): ReportPart => ({
  ...{ step, steps: 4, hints: [], decisions: [], rolls: [], stops: [], rounds: [], moments: [] },
  ...{ accounts: [], turns: [], ...found },
});
const account = (dice: number, result: number) => ({
  ...{
    start: 0.5,
    dice,
    others: 0,
    others_dice: 0,
    others_choices: 0,
    mistakes: 0,
    result,
    decisions: 1,
    rolls: 1,
  },
});

describe("a report", () => {
  it("grows part by part, and is done with its accounts", () => {
    const report = new Report(async () => undefined);
    report.take([
      part(1, { moments: [{ step: 1, chances: [0.6, 0.4] }], rounds: [0] }),
      part(2, { decisions: [decision(1, 0.1)], rounds: [2] }),
    ]);
    expect([report.share, report.done, report.roundAt(3)]).toEqual([0.5, false, 2]);
    report.take([
      part(4, {
        decisions: [decision(3, 0.001)],
        moments: [{ step: 4, chances: [1, 0] }],
        accounts: [account(0.5, 1), account(-0.5, 0)],
        turns: [1],
      }),
    ]);
    expect([report.share, report.done]).toEqual([1, true]);
    expect(report.chancesAt(3)).toEqual([0.6, 0.4]);
    expect(report.chancesAt(4)).toEqual([1, 0]);
    expect(report.decisions).toHaveLength(2);
  });
  it("calls nothing a mistake that costs next to nothing", () => {
    const report = new Report(async () => undefined);
    report.take([part(4, { decisions: [decision(1, 0.1), decision(3, 0.001)] })]);
    expect(report.mistakes.map((one) => one.step)).toEqual([1]);
  });
  it("says why it is not there", async () => {
    const report = new Report(() => Promise.reject(new Error("away")));
    await report.load();
    expect(report.problem).not.toBe("");
  });
});

describe("a moment", () => {
  it("is gone to right before it happens", () => {
    expect(
      mistakeMoment(decision(7, 0.1), { game: "eggs", after: null, names: ["Mira"] }),
    ).toMatchObject({
      frame: 7,
      seat: 0,
      change: -0.1,
    });
  });
  it("tells changes in points with their sign", () => {
    expect([0.071, -0.12, 0.001].map((change) => points(change))).toEqual(["+7", "−12", "±0"]);
  });
});

describe("the headline", () => {
  /** What is said to a seat of a game that seat 0 has won, by what the dice brought to each. */
  const said = (you: number, ...dice: number[]): string => {
    const report = new Report(async () => undefined);
    const accounts = dice.map((brought, seat) => account(brought, seat === 0 ? 1 : 0));
    report.take([part(4, { accounts })]);
    return ledgerNote(report, [0], you, ["Mira", "Otto", "Juno"]);
  };
  it("calls dice good or bad by what they did to the chance to win, whoever won", async () => {
    await speak("en");
    expect(said(0, 0.4, 0.1, -0.5)).toContain("You won with the best dice");
    expect(said(0, -0.4, 0.1, 0.3)).toContain("You won with the worst dice");
    expect(said(1, -0.4, 0.3, 0.1)).toContain("You had the best dice at the table, and it was not");
    expect(said(1, 0.4, -0.3, -0.1)).toContain("You had the worst dice");
    expect(said(-1, 0, 0.1, -0.1)).toContain("Mira won with neither the best nor the worst dice");
  });
  it("is not there before the ledger is", () => {
    expect(ledgerNote(new Report(async () => undefined), [0], 0, ["Mira"])).toBe("");
  });
});
