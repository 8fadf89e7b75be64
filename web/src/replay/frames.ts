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
  /** Every seat's score after the step, where the server says so. */
  scores: number[] | null;
}

/** A game that was played, step by step. */
export interface Game {
  game: string;
  options: Record<string, unknown>;
  names: string[];
  over: boolean;
  /** Where there is one: the score of who has just come to the finish. */
  goal: number | null;
  frames: Frame[];
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
    scores: isNumbers(told.scores) ? told.scores : null,
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
  const last = frames.at(-1);
  if (!last) return null;
  return {
    game: told.game,
    options: isRecord(told.options) ? told.options : {},
    names: readNames(told),
    over: last.view.over === true,
    goal: typeof told.goal === "number" ? told.goal : null,
    frames,
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

/** The rounds of Cubitos, or the turns of NovoDice. */
export function chaptersOf(game: Game): Chapter[] {
  const found: Chapter[] = [];
  let first = -1;
  let round = 0;
  for (const [frame, { events }] of game.frames.entries())
    for (const event of events) {
      if (eventName(event) === "RoundBegan")
        found.push({ frame, round: eventNumber(event, "round"), seat: -1 });
      if (eventName(event) !== "TurnBegan" && eventName(event) !== "Began") continue;
      const seat = eventSeat(event);
      // The first turn may be told by who begins alone.
      if (eventName(event) === "Began" && found.length > 0) continue;
      if (eventName(event) === "TurnBegan" && found.length === 1 && found[0]?.seat === seat && round === 1) {
        found[0].frame = frame;
        continue;
      }
      if (first < 0) first = seat;
      if (seat === first) round += 1;
      found.push({ frame, round, seat });
    }
  if (found.length === 0) found.push({ frame: 0, round: 1, seat: -1 });
  return found;
}

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
