import { isRecord } from "@/lib/kept";
import type { EntryShown, GameEvent, View } from "@/lib/types";

/** One step of a game that was played: an answer or a roll, what happened, and the position after it. */
export interface Frame {
  step: number;
  seat: number;
  /** What was asked; `roll` for the dice, nothing for the position at the beginning. */
  asked: string;
  given: string;
  events: GameEvent[];
  view: View;
  /** Every seat's score after the step. */
  scores: number[];
}

/** A game that was played, step by step. */
export interface Game {
  game: string;
  options: Record<string, unknown>;
  names: string[];
  over: boolean;
  /** The seats that won. */
  winners: number[];
  /** Where there is one: the score of who has just come to the finish. */
  goal: number | null;
  frames: Frame[];
  /** What it was played on, as the game's own table reads it. */
  board: unknown;
}

/** Where a round or a turn begins. */
export interface Chapter {
  /** The first frame that belongs to it. */
  frame: number;
  round: number;
  /** Whose turn it is; -1 where everybody plays at once. */
  seat: number;
}

const isNumbers = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((one) => typeof one === "number");

function readFrame(told: unknown, place: number): Frame | null {
  if (!isRecord(told) || !isRecord(told.view)) return null;
  return {
    step: typeof told.step === "number" ? told.step : place,
    seat: typeof told.seat === "number" ? told.seat : -1,
    asked: typeof told.asked === "string" ? told.asked : "",
    given: typeof told.given === "string" ? told.given : "",
    events: Array.isArray(told.events) ? told.events.filter(isRecord) : [],
    view: told.view,
    scores: isNumbers(told.scores) ? told.scores : [],
  };
}

function readNames(told: Record<string, unknown>): string[] {
  const listed = Array.isArray(told.names) ? told.names : Array.isArray(told.seats) ? told.seats : [];
  return listed.map((one) => (typeof one === "string" ? one : isRecord(one) ? String(one.name ?? "") : ""));
}

/** Read what the server tells of a game; null where it is none. */
export function readGame(told: unknown): Game | null {
  if (!isRecord(told) || typeof told.game !== "string" || !Array.isArray(told.frames)) return null;
  const frames = told.frames.map(readFrame).filter((frame) => frame !== null);
  if (frames.length === 0) return null;
  return {
    game: told.game,
    options: isRecord(told.options) ? told.options : {},
    names: readNames(told),
    over: told.over === true,
    winners: isNumbers(told.winners) ? told.winners : [],
    goal: typeof told.goal === "number" ? told.goal : null,
    frames,
    board: told.board ?? null,
  };
}

/** The name of an event. */
export const eventName = (event: GameEvent): string => (typeof event.event === "string" ? event.event : "");
/** Whom an event happened to. */
export const eventSeat = (event: GameEvent): number => (typeof event.seat === "number" ? event.seat : -1);
/** A number that an event tells. */
export const eventNumber = (event: GameEvent, field: string): number =>
  typeof event[field] === "number" ? event[field] : 0;
/** A text that an event tells. */
export const eventText = (event: GameEvent, field: string): string =>
  typeof event[field] === "string" ? event[field] : "";

/** A frame as an entry of the table's log. */
export function entryOf(frame: Frame, number: number): EntryShown {
  const rolled = frame.asked === "roll";
  return {
    number,
    at: 0,
    kind: rolled ? "rolled" : "answered",
    seat: frame.seat,
    body: rolled
      ? { number: frame.step, given: frame.given }
      : { turn: frame.step, asked: frame.asked, given: frame.given, by: "player", bot: null },
    events: frame.events,
  };
}
