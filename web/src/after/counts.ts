/** What is counted of a game when it is over: how everybody fared, and the lines of the chart. */
import type { Component } from "svelte";
import type { GameEvent, GameView, QuestionShown } from "@/lib/types";
import type { Chapter, Game } from "@/replay/frames";

/** How one seat fared, counted from what happened. */
export interface SeatCounts {
  seat: number;
  score: number;
  won: boolean;
  /** 1 for the first; equals share a place. */
  place: number;
  /** Dice that were rolled, and how many of them showed what one hopes for. */
  rolled: number;
  hits: number;
  /** How many of those so many dice of these kinds show on average. */
  expected: number;
  /** The pieces that were bought or claimed, in order. */
  bought: string[];
  /** What else the game counts, by name. */
  counts: Record<string, number>;
}

/** A line of the chart: a value after each round, and where something went wrong. */
export interface Line {
  seat: number;
  /** After round 0 (the beginning), 1, 2 ... */
  values: number[];
  /** The rounds in which something went wrong for this seat. */
  mishaps: number[];
}

/** All counts of a game. */
export interface GameCounts {
  seats: SeatCounts[];
  lines: Line[];
  rounds: number;
  chapters: Chapter[];
  /** The value of the lines at which the finish is reached; null where there is none. */
  goal: number | null;
}

/** A die to be drawn. */
export interface DieDrawn {
  /** The name of its kind. */
  die: string;
  /** What it shows; null for one that has not been rolled. */
  face: string | null;
  /** Its side in pixels. */
  size?: number;
}

/** The sides of dice by kind. */
export type Sides = ReadonlyMap<string, readonly string[]>;

/** What a game brings to the page after it: how it is counted, and what its counts are called. */
export interface GameAfter<V = GameView, E = GameEvent, Q = QuestionShown> {
  countsOf: (game: Game<V, E>, sides: Sides) => GameCounts;
  chart: () => string;
  /** What the values of the chart are. */
  unit: () => string;
  /** What is marked on the lines of the chart. */
  mishap: () => string;
  score: (count: number) => string;
  /** Who won by how much. */
  verdict: (player: string, count: number) => string;
  /** What the dice showed against their average: a footnote. */
  luck: (seat: SeatCounts, number: (value: number) => string) => string;
  choices: (seat: SeatCounts) => string;
  /** Draws a piece that was bought or claimed, and what it is called. */
  Piece: Component<{ kind: string }>;
  pieceName: (kind: string) => string;
  /** Draws a die that fell. */
  Die: Component<DieDrawn>;
  /** A question, and an option of it, in words. */
  questionWords: (question: Q) => string;
  optionWords: (question: Q, option: string, names: string[]) => string;
}
