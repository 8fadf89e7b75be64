import { isRecord } from "@/lib/kept";
import type { GameEvent } from "@/lib/types";
import {
  type Chapter,
  chaptersOf,
  eventName,
  eventSeat,
  eventText,
  type Frame,
  type Game,
} from "@/replay/frames";

/** How one seat fared, counted from what happened. */
export interface SeatFigures {
  seat: number;
  /** Spaces come in Cubitos, points in NovoDice. */
  score: number;
  won: boolean;
  /** 1 for the first; equals share a place. */
  place: number;
  /** Dice that were rolled, and how many of them were hits (Cubitos) or lions (NovoDice). */
  rolled: number;
  hits: number;
  /** How many hits or lions so many dice of these kinds show on average. */
  expected: number;
  /** Cubitos: rolls at risk that showed nothing but blanks, and how many of them were to be expected. */
  blanks: number;
  blanksExpected: number;
  busts: number;
  pushes: number;
  /** Cubitos: the dice bought, in order. NovoDice: the tiles claimed. */
  bought: string[];
  trash: number;
}

/** A line of the chart: a value after each round, and where something went wrong. */
export interface Line {
  seat: number;
  /** After round 0 (the beginning), 1, 2 ... */
  values: number[];
  /** The rounds in which this seat bust, or took trash. */
  mishaps: number[];
}

/** A moment that counted. */
export interface TurningPoint {
  kind: "bust" | "run" | "lead" | "finish" | "gain" | "trash" | "filled";
  frame: number;
  round: number;
  seat: number;
  /** Spaces run, dice lost or points gained. */
  amount: number;
  /** Of a bust: how likely it was with these dice. */
  chance: number | null;
}

export interface Figures {
  seats: SeatFigures[];
  lines: Line[];
  rounds: number;
  chapters: Chapter[];
  points: TurningPoint[];
  /** The server told scores: the lines say how far each has come, not how far each has run. */
  exact: boolean;
  /** The value of the lines at which the finish is reached; null where it cannot be told. */
  goal: number | null;
}

export type Sides = Map<string, string[]>;

const words = (text: string): string[] => text.split(" ").filter(Boolean);

/** What the dice of a roll are and show: `red-symbol` is a red die with its symbol. */
function diceIn(text: string): { kind: string; face: string }[] {
  return words(text).map((die) => {
    const cut = die.indexOf("-");
    return { kind: die.slice(0, cut), face: die.slice(cut + 1) };
  });
}

/** How often in six a die of this kind shows something of these. */
function share(sides: Sides, kind: string, wanted: (face: string) => boolean): number {
  const all = sides.get(kind) ?? [];
  return all.length === 0 ? 0 : all.filter(wanted).length / all.length;
}

function playerIn(frame: Frame | undefined, seat: number): Record<string, unknown> {
  const players = frame?.view.players;
  const player = isRecord(players) ? players[String(seat + 1)] : null;
  return isRecord(player) ? player : {};
}

/** How many spaces a route has. */
const stepsIn = (route: string): number => words(route).length;

interface Counting {
  frame: number;
  round: number;
}

class Count {
  readonly seats: SeatFigures[];
  readonly lines: Line[];
  readonly points: TurningPoint[] = [];
  private readonly run: number[];
  private readonly lastRoll: { chance: number; active: number; frame: number }[] = [];
  private runsOfRound = new Map<string, TurningPoint>();

  constructor(
    private readonly game: Game,
    private readonly sides: Sides,
    private readonly exact: boolean,
  ) {
    this.seats = game.names.map((_, seat) => ({
      ...{
        seat,
        score: 0,
        won: false,
        place: 1,
        rolled: 0,
        hits: 0,
        expected: 0,
        blanks: 0,
        blanksExpected: 0,
      },
      ...{ busts: 0, pushes: 0, bought: [], trash: 0 },
    }));
    this.lines = game.names.map((_, seat) => ({ seat, values: [0], mishaps: [] }));
    this.run = game.names.map(() => 0);
  }

  /** What a seat's score is after a frame: what the server says, or else what the position shows. */
  value(frame: Frame | undefined, seat: number): number {
    if (this.exact) return frame?.scores?.[seat] ?? 0;
    if (this.game.game === "novodice") return Number(playerIn(frame, seat).worth ?? 0);
    return this.run[seat] ?? 0;
  }

  private point(
    at: Counting,
    kind: TurningPoint["kind"],
    seat: number,
    amount: number,
    chance: number | null = null,
  ): void {
    this.points.push({ kind, frame: at.frame, round: at.round, seat, amount, chance });
  }

  private rolled(at: Counting, seat: SeatFigures, text: string, free: boolean): void {
    const hit =
      this.game.game === "cubitos" ? (face: string) => face !== "blank" : (face: string) => face === "lion";
    const dice = diceIn(text).filter((die) => die.kind !== "first");
    const before = playerIn(this.game.frames[at.frame - 1], seat.seat);
    seat.rolled += dice.length;
    seat.hits += dice.filter((die) => hit(die.face)).length;
    for (const die of dice) seat.expected += share(this.sides, die.kind, hit);
    if (this.game.game !== "cubitos" || free) return;
    const chance = dice.reduce((all, die) => all * (1 - share(this.sides, die.kind, hit)), 1);
    this.lastRoll[seat.seat] = { chance, active: words(String(before.active ?? "")).length, frame: at.frame };
    if (before.at_risk !== true || dice.length === 0) return;
    seat.blanksExpected += chance;
    if (dice.every((die) => !hit(die.face))) seat.blanks += 1;
  }

  private moved(at: Counting, seat: number, steps: number): void {
    this.run[seat] = (this.run[seat] ?? 0) + steps;
    const key = `${at.round}/${seat}`;
    const known = this.runsOfRound.get(key);
    if (known) known.amount += steps;
    else this.runsOfRound.set(key, { kind: "run", ...at, seat, amount: steps, chance: null });
  }

  take(at: Counting, event: GameEvent): void {
    const seat = this.seats[eventSeat(event)];
    if (!seat) return;
    const line = this.lines[seat.seat];
    switch (eventName(event)) {
      case "Rolled":
        this.rolled(at, seat, eventText(event, "dice"), event.free === true);
        break;
      case "Pushed":
        seat.pushes += 1;
        break;
      case "Bust": {
        seat.busts += 1;
        line?.mishaps.push(at.round);
        const roll = this.lastRoll[seat.seat];
        const where = { ...at, frame: roll?.frame ?? at.frame };
        this.point(where, "bust", seat.seat, roll?.active ?? 0, roll?.chance ?? null);
        break;
      }
      case "DieBought":
        seat.bought.push(eventText(event, "die"));
        break;
      case "Moved":
        this.moved(at, seat.seat, stepsIn(eventText(event, "route")));
        break;
      case "Finished":
        this.point(at, "finish", seat.seat, 0);
        break;
      case "Claimed":
        seat.bought.push(eventText(event, "tile"));
        break;
      case "TookTrash":
        seat.trash += 1;
        line?.mishaps.push(at.round);
        this.point(at, "trash", seat.seat, 0);
        break;
      case "BaysFilled":
        this.point(at, "filled", seat.seat, 0);
        break;
      default:
    }
  }

  /** A round is over with this frame. */
  close(frame: Frame | undefined): void {
    for (const line of this.lines) line.values.push(this.value(frame, line.seat));
  }

  /** A turn of NovoDice is over with this frame: what did it add? */
  endTurn(chapter: Chapter, before: Frame | undefined, after: Frame | undefined): void {
    if (chapter.seat < 0) return;
    const gained = this.value(after, chapter.seat) - this.value(before, chapter.seat);
    if (gained > 0) this.point(chapter, "gain", chapter.seat, gained);
  }

  /** Runs are summed up over a round, so they are told when all is counted. */
  finish(): void {
    this.points.push(...this.runsOfRound.values());
  }
}

/** Who leads alone; -1 where nobody does. */
function leader(values: number[]): number {
  const most = Math.max(...values);
  return most > 0 && values.filter((value) => value === most).length === 1 ? values.indexOf(most) : -1;
}

/** Change of the lead from one round to the next. */
function leadChanges(lines: Line[], chapters: Chapter[], last: number): TurningPoint[] {
  const found: TurningPoint[] = [];
  let ahead = -1;
  const rounds = Math.max(0, ...lines.map((line) => line.values.length - 1));
  for (let round = 1; round <= rounds; round += 1) {
    const now = leader(lines.map((line) => line.values[round] ?? 0));
    if (now >= 0 && ahead >= 0 && now !== ahead) {
      const next = chapters.find((chapter) => chapter.round > round);
      found.push({
        kind: "lead",
        frame: next ? Math.max(0, next.frame) : last,
        round,
        seat: now,
        amount: 0,
        chance: null,
      });
    }
    if (now >= 0) ahead = now;
  }
  return found;
}

const most = (
  points: TurningPoint[],
  number: number,
  weight: (point: TurningPoint) => number,
): TurningPoint[] => [...points].sort((one, other) => weight(other) - weight(one)).slice(0, number);

/** The longest runs, the costliest busts, the largest gains, the last changes of the lead, and the end. */
function choose(points: TurningPoint[]): TurningPoint[] {
  const of = (kind: TurningPoint["kind"]) => points.filter((point) => point.kind === kind);
  const chosen = [
    ...most(of("bust"), 2, (point) => point.amount),
    ...most(of("run"), 2, (point) => point.amount),
    ...most(of("gain"), 3, (point) => point.amount),
    ...most(of("trash"), 1, (point) => point.frame),
    ...most(of("lead"), 2, (point) => point.frame),
    ...of("finish").slice(0, 1),
    ...of("filled"),
  ];
  return chosen.sort((one, other) => one.frame - other.frame);
}

const BEGINNINGS: ReadonlySet<string> = new Set(["RoundBegan", "TurnBegan", "Began"]);

/** Count a game that was played. The sides of the dice say what was to be expected of them. */
export function figuresOf(game: Game, sides: Sides): Figures {
  const { frames } = game;
  const chapters = chaptersOf(game);
  const exact = frames.every((frame) => frame.scores?.length === game.names.length);
  const count = new Count(game, sides, exact);
  let current: Chapter | undefined;
  let next = 0;
  for (const [place, frame] of frames.entries())
    for (const event of frame.events) {
      const chapter = chapters[next];
      // What happened in a frame before a new round began belongs to the old one.
      if (chapter?.frame === place && BEGINNINGS.has(eventName(event))) {
        if (current) count.endTurn(current, frames[current.frame], frame);
        if (current && current.round !== chapter.round) count.close(frame);
        current = chapter;
        next += 1;
      }
      count.take({ frame: place, round: current?.round ?? 1 }, event);
    }
  const last = frames.at(-1);
  if (current) count.endTurn(current, frames[current.frame], last);
  count.close(last);
  count.finish();
  const winners = Array.isArray(last?.view.winners) ? last.view.winners : [];
  for (const seat of count.seats) {
    seat.score = count.value(last, seat.seat);
    seat.won = winners.includes(seat.seat + 1);
  }
  for (const seat of count.seats)
    seat.place = seat.won
      ? 1
      : 1 + count.seats.filter((other) => other !== seat && (other.won || other.score > seat.score)).length;
  return {
    seats: count.seats,
    lines: count.lines,
    rounds: Math.max(1, ...count.lines.map((line) => line.values.length - 1)),
    chapters,
    points: choose([...count.points, ...leadChanges(count.lines, chapters, frames.length - 1)]),
    exact,
    goal: exact ? game.goal : null,
  };
}
