/** Counts a game that was played, event by event; a game adds what only it knows. */
import type { GameEvent, GameView } from "@/lib/types";
import type { Chapter, Frame, Game } from "@/replay/frames";
import type { Figures, Line, SeatFigures, Sides, TurningPoint } from "./figures";

/** Where in the game something happened. */
export interface Moment {
  frame: number;
  round: number;
}

/** What a game counts. By itself it knows scores only. */
export class Tally<V = GameView, E extends { event: string; seat: number } = GameEvent> {
  readonly seats: SeatFigures[];
  readonly lines: Line[];
  readonly points: TurningPoint[] = [];

  constructor(
    protected readonly game: Game<V, E>,
    protected readonly sides: Sides = new Map(),
  ) {
    this.seats = game.names.map((_, seat) => ({
      ...{ seat, score: 0, won: false, place: 1, rolled: 0, hits: 0, expected: 0 },
      ...{ bought: [], counts: {} },
    }));
    this.lines = game.names.map((_, seat) => ({ seat, values: [0], mishaps: [] }));
  }

  /** An event of a seat. */
  protected take(_at: Moment, _event: E, _seat: SeatFigures): void {}

  /** The turn or round that a chapter began is over with the frame `after`. */
  protected end(
    _chapter: Chapter,
    _before: Frame<V, E> | undefined,
    _after: Frame<V, E> | undefined,
  ): void {}

  /** All is counted: what is summed up over several events can be told. */
  protected finish(): void {}

  protected count(seat: SeatFigures, name: string, more = 1): void {
    seat.counts[name] = (seat.counts[name] ?? 0) + more;
  }

  protected point(
    at: Moment,
    kind: string,
    seat: number,
    amount = 0,
    chance: number | null = null,
  ): void {
    this.points.push({ kind, frame: at.frame, round: at.round, seat, amount, chance });
  }

  protected mishap(at: Moment, seat: SeatFigures): void {
    this.lines[seat.seat]?.mishaps.push(at.round);
  }

  /** How often a die of this kind shows something of these. */
  protected share(kind: string, wanted: (face: string) => boolean): number {
    const all = this.sides.get(kind) ?? [];
    return all.length === 0 ? 0 : all.filter(wanted).length / all.length;
  }

  /** Count the dice of a roll that show what one hopes for. */
  protected rolled(
    seat: SeatFigures,
    dice: readonly { die: string; face: string }[],
    hit: (face: string) => boolean,
  ): void {
    seat.rolled += dice.length;
    seat.hits += dice.filter(({ face }) => hit(face)).length;
    for (const { die } of dice) seat.expected += this.share(die, hit);
  }

  /** Count the whole game. A chapter begins with its first event of one of these names. */
  figures(chapters: Chapter[], beginnings: readonly E["event"][]): Figures {
    const { frames } = this.game;
    let current: Chapter | undefined;
    let next = 0;
    for (const [place, frame] of frames.entries())
      for (const event of frame.events) {
        const chapter = chapters[next];
        // What happened in a frame before a new round began belongs to the old one.
        if (chapter?.frame === place && beginnings.includes(event.event)) {
          if (current) this.end(current, frames[current.frame], frame);
          if (current && current.round !== chapter.round) this.close(frame);
          current = chapter;
          next += 1;
        }
        const seat = this.seats[event.seat];
        if (seat) this.take({ frame: place, round: current?.round ?? 1 }, event, seat);
      }
    const last = frames.at(-1);
    if (current) this.end(current, frames[current.frame], last);
    this.close(last);
    this.finish();
    this.rank(last);
    return {
      seats: this.seats,
      lines: this.lines,
      rounds: Math.max(1, ...this.lines.map((line) => line.values.length - 1)),
      chapters,
      points: choose([...this.points, ...leadChanges(this.lines, chapters, frames.length - 1)]),
      goal: this.game.goal,
    };
  }

  /** A round is over with this frame. */
  private close(frame: Frame<V, E> | undefined): void {
    for (const line of this.lines) line.values.push(frame?.scores[line.seat] ?? 0);
  }

  private rank(last: Frame<V, E> | undefined): void {
    for (const seat of this.seats) {
      seat.score = last?.scores[seat.seat] ?? 0;
      seat.won = this.game.winners.includes(seat.seat);
    }
    for (const seat of this.seats) {
      const before = (other: SeatFigures) =>
        other !== seat && (other.won || other.score > seat.score);
      seat.place = seat.won ? 1 : 1 + this.seats.filter(before).length;
    }
  }
}

/** Count a game of which nothing is known but its scores: a round is a step. */
export function plainFigures(game: Game): Figures {
  const chapters = game.frames.map((_, frame) => ({ frame, round: frame, seat: -1 }));
  const figures = new Tally(game).figures([], []);
  const lines = figures.lines.map((line) => ({
    ...line,
    values: game.frames.map((frame) => frame.scores[line.seat] ?? 0),
  }));
  return { ...figures, lines, chapters, rounds: Math.max(1, game.frames.length - 1) };
}

/** Who leads alone; -1 where nobody does. */
function leader(values: number[]): number {
  const most = Math.max(...values);
  return most > 0 && values.filter((value) => value === most).length === 1
    ? values.indexOf(most)
    : -1;
}

/** Changes of the lead from one round to the next. */
function leadChanges(lines: Line[], chapters: Chapter[], last: number): TurningPoint[] {
  const found: TurningPoint[] = [];
  let ahead = -1;
  const rounds = Math.max(0, ...lines.map((line) => line.values.length - 1));
  for (let round = 1; round <= rounds; round += 1) {
    const seat = leader(lines.map((line) => line.values[round] ?? 0));
    if (seat >= 0 && ahead >= 0 && seat !== ahead) {
      const frame = chapters.find((chapter) => chapter.round > round)?.frame ?? last;
      found.push({ kind: "lead", frame: Math.max(0, frame), round, seat, amount: 0, chance: null });
    }
    if (seat >= 0) ahead = seat;
  }
  return found;
}

/** Of a kind so many moments are told at most: the largest, the last, or the first of them. */
const TOLD: Record<string, { most?: number; by?: "amount" | "frame" }> = {
  bust: { most: 2, by: "amount" },
  run: { most: 2, by: "amount" },
  gain: { most: 3, by: "amount" },
  trash: { most: 1, by: "frame" },
  lead: { most: 2, by: "frame" },
  finish: { most: 1 },
};

/** The moments that are told, in their order. */
function choose(points: TurningPoint[]): TurningPoint[] {
  const chosen = [...new Set(points.map((point) => point.kind))].flatMap((kind) => {
    const all = points.filter((point) => point.kind === kind);
    const { most = all.length, by } = TOLD[kind] ?? {};
    return (by ? all.sort((one, other) => other[by] - one[by]) : all).slice(0, most);
  });
  return chosen.sort((one, other) => one.frame - other.frame);
}
