/** What a game's table component needs from a live table, a replay or a lesson. */
import type { Hint } from "./hint";
import type { EntryShown, GameEvent, GameView, Json, QuestionShown, SeatShown } from "./types";

/** One step of the game as a table sees it: what happened, and the positions around it. */
export interface Step<V = GameView, E = GameEvent> {
  entries: EntryShown<E>[];
  before: V | null;
  after: V | null;
}

/**
 * Shows a step. It is called when `view` is already the new position; the next step waits for the promise,
 * so that dice can come to rest before they are rolled again.
 */
export type Animator<V = GameView, E = GameEvent> = (step: Step<V, E>) => Promise<void> | void;

/**
 * All that a game's table knows of the world. A live table, a replay and a lesson each are one, so the same
 * component serves them all. Every property may change at any time and is reactive. A game's own table knows
 * the types of its views, questions and events.
 */
export interface GameStore<V = GameView, Q = QuestionShown, E = GameEvent, B = Json> {
  readonly game: string;
  /** The options the game was made with (race, cards, tracks, laps, order ...). */
  readonly options: Record<string, Json>;
  /** The id of the table at the server; none in lessons and replays of files. */
  readonly tableId: string | null;
  readonly seats: SeatShown[];
  /** What the players are called, by seat. */
  readonly names: string[];
  /** My seat, or -1 for who watches. */
  readonly you: number;
  /** The seat whose board lies nearest: mine, or that of whoever is watched. */
  readonly eyes: number;
  readonly view: V | null;
  /** What I am asked now, and what its options mean; only they may be answered. */
  readonly question: Q | null;
  /** The seats that have a question to answer. */
  readonly asked: number[];
  /** The last entries of the log, oldest first. */
  readonly entries: EntryShown<E>[];
  /** The seats whose players are connected. */
  readonly present: number[];
  /** By seat: until when (in seconds since 1970) it must have answered. */
  readonly deadlines: Record<string, number>;
  readonly status: "open" | "running" | "ended" | "closed";
  /** An answer is on its way: nothing can be tapped until it is stored or refused. */
  readonly busy: boolean;
  /** My last answer may still be taken back. */
  readonly canUndo: boolean;
  /** The hint for the open question, once asked for. */
  readonly hinted: Hint | null;
  /** False where nothing can be answered: replays. */
  readonly playable: boolean;
  /** Stands where a question would, where nothing can be answered: what happens next. */
  readonly told?: string;

  /** Fetch what the game is played on; null where there is nothing. */
  board(): Promise<B | null>;
  /** Answer with the text of an option; resolves to whether it was accepted. */
  answer(option: string): Promise<boolean>;
  /** Answer with the texts of all that is chosen, in any order; where one may stop, that need not be said. */
  answerSet(options: string[]): Promise<boolean>;
  undo(): Promise<void>;
  hint(): Promise<Hint | null>;
  /** Listen to every step; returns how to stop. One table at a time listens. */
  onStep(animator: Animator<V, E>): () => void;
}
