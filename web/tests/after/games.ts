/** Games as the server sends them, for tests of what is counted. */
import type { Frame, Game } from "@/replay/frames";

/** A step in which these events happened, with the scores after it. */
export const frame = <V, E>(view: V, events: E[], scores = [0, 0]): Frame<V, E> => ({
  ...{ step: 0, seat: 0, asked: "push", given: "push", events, view, scores },
});

/** A game of two that is over. */
export const game = <V, E>(name: string, frames: Frame<V, E>[], winners: number[]): Game<V, E> => ({
  ...{
    game: name,
    options: {},
    outdated: null,
    names: ["Mira", "Otto"],
    over: true,
    winners,
    goal: null,
    frames,
    board: null,
  },
});
