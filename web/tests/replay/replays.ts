import type { ReplayShown } from "@/lib/types";

/** A game of so many frames, as the server sends it. */
export const replayOf = (number: number): ReplayShown => ({
  ...{ game: "novodice", rules: 1, options: { players: 2 }, seats: ["Mira", "Otto"], over: true },
  ...{ scores: [number - 1, 0], winners: [0], board: null, goal: null, outdated: null },
  fairness: { result: "checked", seeded: false, entered: false, commitment: null },
  frames: Array.from({ length: number }, (_, step) => ({
    step,
    seat: step === 0 ? null : step % 2,
    asked: step === 0 ? null : step === 1 ? "roll" : "keep",
    given: step === 0 ? null : `given ${step}`,
    events: [{ event: "Kept", seat: step % 2 }],
    view: { step, over: step === number - 1 },
    scores: [step, 0],
  })),
});
