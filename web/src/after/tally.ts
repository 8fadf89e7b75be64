/** Counts a game that was played, event by event; a game adds what only it knows. */
import type { GameEvent, GameView } from "@/lib/types";
import type { Chapter, Frame, Game } from "@/replay/frames";
import type { GameCounts, Line, SeatCounts, Sides } from "./counts";

/** Where in the game something happened. */
export interface Moment {
  frame: number;
  round: number;
}

/** What a game counts. By itself it knows scores only. */
export class Tally<V = GameView, E extends { event: string; seat: number } = GameEvent> {
  readonly seats: SeatCounts[];
  readonly lines: Line[];

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
  protected take(_at: Moment, _event: E, _seat: SeatCounts): void {}

  protected count(seat: SeatCounts, name: string, more = 1): void {
    seat.counts[name] = (seat.counts[name] ?? 0) + more;
  }

  protected mishap(at: Moment, seat: SeatCounts): void {
    this.lines[seat.seat]?.mishaps.push(at.round);
  }

  /** How often a die of this kind shows something of these. */
  protected share(kind: string, wanted: (face: string) => boolean): number {
    const all = this.sides.get(kind) ?? [];
    return all.length === 0 ? 0 : all.filter(wanted).length / all.length;
  }

  /** Count the dice of a roll that show what one hopes for. */
  protected rolled(
    seat: SeatCounts,
    dice: readonly { die: string; face: string }[],
    hit: (face: string) => boolean,
  ): void {
    seat.rolled += dice.length;
    seat.hits += dice.filter(({ face }) => hit(face)).length;
    for (const { die } of dice) seat.expected += this.share(die, hit);
  }

  /** Count the whole game. A chapter begins with its first event of one of these names. */
  counts(chapters: Chapter[], beginnings: readonly E["event"][]): GameCounts {
    const { frames } = this.game;
    let current: Chapter | undefined;
    let next = 0;
    for (const [place, frame] of frames.entries())
      for (const event of frame.events) {
        const chapter = chapters[next];
        // What happened in a frame before a new round began belongs to the old one.
        if (chapter?.frame === place && beginnings.includes(event.event)) {
          if (current && current.round !== chapter.round) this.close(frame);
          current = chapter;
          next += 1;
        }
        const seat = this.seats[event.seat];
        if (seat) this.take({ frame: place, round: current?.round ?? 1 }, event, seat);
      }
    const last = frames.at(-1);
    this.close(last);
    this.rank(last);
    return {
      seats: this.seats,
      lines: this.lines,
      rounds: Math.max(1, ...this.lines.map((line) => line.values.length - 1)),
      chapters,
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
      const before = (other: SeatCounts) =>
        other !== seat && (other.won || other.score > seat.score);
      seat.place = seat.won ? 1 : 1 + this.seats.filter(before).length;
    }
  }
}

/** Count a game of which nothing is known but its scores: a round is a step. */
export function plainCounts(game: Game): GameCounts {
  const chapters = game.frames.map((_, frame) => ({ frame, round: frame, seat: -1 }));
  const counts = new Tally(game).counts([], []);
  const lines = counts.lines.map((line) => ({
    ...line,
    values: game.frames.map((frame) => frame.scores[line.seat] ?? 0),
  }));
  return { ...counts, lines, chapters, rounds: Math.max(1, game.frames.length - 1) };
}
