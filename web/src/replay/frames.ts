/** The steps of a replayed game, and its chapters. */
import type { EntryShown, GameEvent, GameView, Json, ReplayShown } from "@/lib/types";
import type { OutdatedShown } from "@/messages";

/** One step of a game that was played: an answer or a roll, what happened, and the position after it. */
export interface Frame<V = GameView, E = GameEvent> {
  step: number;
  seat: number;
  /** What was asked; `roll` for the dice, nothing for the position at the beginning. */
  asked: string;
  given: string;
  events: E[];
  view: V;
  /** Every seat's score after the step. */
  scores: number[];
}

/** A game that was played, step by step. */
export interface Game<V = GameView, E = GameEvent> {
  game: string;
  options: Record<string, Json>;
  names: string[];
  /** The claimed names under which they sat, where this server knows. */
  people?: (string | null)[];
  over: boolean;
  /** The seats that won. */
  winners: number[];
  /** Where there is one: the score that has just won. */
  goal: number | null;
  frames: Frame<V, E>[];
  /** Where a ruling since then would change it, and the version of the rules it was played under. */
  outdated: (OutdatedShown & { rules: number }) | null;
  /** What it was played on, as the game's own table reads it. */
  board: Json;
}

/** Where a round or a turn begins. */
export interface Chapter {
  /** The first frame that belongs to it. */
  frame: number;
  round: number;
  /** Whose turn it is; -1 where everybody plays at once. */
  seat: number;
}

/** What the server tells of a game, as pages use it. */
export function gameOf({
  seats,
  frames,
  game,
  options,
  over,
  winners,
  goal,
  board,
  rules,
  outdated,
}: ReplayShown): Game {
  return {
    ...{ game, options, names: seats, over, winners, goal, board },
    outdated: outdated && { ...outdated, rules },
    frames: frames.map((frame) => ({
      ...frame,
      seat: frame.seat ?? -1,
      asked: frame.asked ?? "",
      given: frame.given ?? "",
    })),
  };
}

/** A frame as an entry of the table's log. */
export function entryOf({ asked, given, step, seat, events }: Frame, number: number): EntryShown {
  if (asked === "roll")
    return { number, at: 0, kind: "rolled", seat, body: { number: step, given }, events };
  const body = { turn: step, asked, given, by: "player" as const };
  return { number, at: 0, kind: "answered", seat, body, events };
}
