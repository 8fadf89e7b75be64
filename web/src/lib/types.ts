/**
 * What the server and the client tell each other, field by field, under the server's own names.
 * The server checks everything it is sent; the client trusts what it is told.
 */

export type GameName = "cubitos" | "novodice";

export interface NoClock {
  kind: "none";
}
export interface MoveClock {
  kind: "move";
  seconds: number;
}
export interface DaysClock {
  kind: "days";
  days: number;
}
export type Clock = NoClock | MoveClock | DaysClock;

export interface SeatShown {
  seat: number;
  kind: "open" | "person" | "bot";
  name: string;
  bot: string | null;
  away: boolean;
  person: string | null;
  kept: boolean;
}

export interface TableShown {
  id: string;
  code: string;
  game: string;
  options: Record<string, unknown>;
  status: "open" | "running" | "ended" | "closed";
  title: string | null;
  seats: SeatShown[];
  public: boolean;
  clock: Clock;
  stand_in: string;
  deadlines: Record<string, number>;
  commitment: string;
  seeds: string[] | null;
  secret: string | null;
  made_at: number;
  rematch_of: string | null;
  rematch: string | null;
}

export interface QuestionShown {
  seat: number;
  turn: number;
  asked: string;
  options: string[];
}

/** Something that happened in the game: what (`event`, as in Rolled), to whom, and what else belongs to it. */
export type GameEvent = Record<string, unknown> & { event?: string; seat?: number };

export interface EntryShown {
  number: number;
  at: number;
  kind: string;
  seat: number;
  body: Record<string, unknown>;
  events: GameEvent[];
}

/** A position as the game shows it; the game's own table knows its shape. */
export type View = Record<string, unknown>;

/** What each option means, as data: `options` in the order of the question's, `facts` for the whole of it. */
export interface Details {
  options: Record<string, unknown>[];
  facts: Record<string, unknown>;
}

export interface Hello {
  type: "hello";
  token: string | null;
  version: number | null;
  language: string;
  name?: string | null;
}

/** Everything a client can ask for once it is connected; the connection adds the id. */
export type Wish =
  | { type: "answer"; turn: number; option: string }
  | { type: "undo"; turn: number }
  | { type: "say"; text: string }
  | { type: "phrase"; phrase: string }
  | { type: "start" }
  | { type: "leave" }
  | { type: "return" }
  | { type: "explain"; turn: number }
  | { type: "hint"; turn: number }
  | { type: "ping" };

export interface Snapshot {
  type: "snapshot";
  version: number;
  you: number;
  table: TableShown;
  view: View | null;
  question: QuestionShown | null;
  asked: number[];
  entries: EntryShown[];
}
export interface Update {
  type: "update";
  version: number;
  entries: EntryShown[];
  table?: TableShown | null;
  view: View | null;
  question: QuestionShown | null;
  asked: number[];
}
export interface Stored {
  type: "stored";
  id: string;
}
export interface Pong {
  type: "pong";
  id: string;
}
export interface Refused {
  type: "refused";
  id: string | null;
  code: string;
  text: string;
}
export interface Presence {
  type: "presence";
  seats: number[];
  watchers: number;
}
export interface Goodbye {
  type: "goodbye";
  reconnect_after: number;
}
export interface DetailsTold {
  type: "details";
  id: string;
  turn: number;
  details: Details;
}
export interface HintTold {
  type: "hint";
  id: string;
  turn: number;
  option: string;
  by: string;
  expects: Record<string, unknown> | null;
}
export type FromServer =
  | Snapshot
  | Update
  | Stored
  | Pong
  | Refused
  | Presence
  | Goodbye
  | DetailsTold
  | HintTold;

// ---------------------------------------------------------------------------- over REST

export interface Made {
  table: TableShown;
  tokens: Record<string, string>;
}
export interface Seated {
  table: string;
  seat: number;
  token: string | null;
}
export interface Listed {
  id: string;
  code: string;
  game: string;
  status: string;
  title: string | null;
  made_at: number;
  changed_at: number;
  seats: SeatShown[];
  options: Record<string, unknown>;
  clock: Clock;
}
export interface SeatResult {
  seat: number;
  name: string;
  kind: "person" | "guest" | "bot";
  score: number;
  place: number;
  won: boolean;
}
export interface Finished {
  table: string;
  game: string;
  ended_at: number;
  seats: SeatResult[];
}
export interface TallyShown {
  games: number;
  wins: number;
  mean_score: number;
  best_score: number;
}
export interface RatingShown {
  name: string;
  bot: boolean;
  rating: number;
  mu: number;
  sigma: number;
  games: number;
}
export interface PlayerShown {
  name: string;
  statistics: Record<string, { all: TallyShown; against: Record<string, TallyShown> }>;
  ratings: Record<string, RatingShown>;
}
export interface Signed {
  name: string;
  token: string;
}

export type SeatPlan =
  | { kind: "me"; name: string }
  | { kind: "open" }
  | { kind: "bot"; bot: string; name?: string };
export interface NewTable {
  game: string;
  options: Record<string, unknown>;
  seats: SeatPlan[];
  public: boolean;
  clock: Clock;
  title?: string | null;
}

export interface NovoDiceContent {
  game: "novodice";
  bots: string[];
  players: number[];
  faces: string[];
  dice: Record<string, { number: number; sides: string[] }>;
  tiles: Record<string, { symbol: string; count: number; value: number; lions: number }>;
}
export interface Race {
  cards: string[];
  tracks: string[];
  laps: number;
}
/** One cell of a track as it is drawn; x counts half bricks, and a brick is two of them wide. */
export interface Cell {
  row: number;
  x: number;
  kind: "open" | "water" | "wall" | "start" | "finish" | "block";
  /** What views call it, as in C7; none for walls and for blocks, which are start and finish in one. */
  space: string | null;
  neighbours?: string[];
  zone?: number;
  rewards?: { reward: string; amount: number }[];
  effect?: { effect: string; price: number; target: string | null; letter: string } | null;
  /** The letter that a shortcut elsewhere leads to. */
  mark?: string;
}
/** A piece of a red line: the side that two cells of different zones share. */
export interface LinePiece {
  between: [string, string];
  line: number;
  from: { x: number; y: number };
  to: { x: number; y: number };
}
export interface TrackPlan {
  name: string;
  title: string;
  source: string;
  rows: number;
  width: number;
  red_lines: number;
  cells: Cell[];
  lines: LinePiece[];
}
/** The boards of a course: every board once, and for each leg which of them it is run on. */
export interface CoursePlan {
  boards: TrackPlan[];
  legs: number[];
  raced: number;
}
export interface CubitosContent {
  game: "cubitos";
  bots: string[];
  players: number[];
  orders: string[];
  most_laps: number;
  most_tracks: number;
  faces: string[];
  dice: Record<string, string[]>;
  cards: Record<string, { colour: string; cost: number }>;
  races: Record<string, Race>;
  /** By id: each a `TrackPlan`, perhaps under `plan`. */
  tracks: Record<string, unknown>;
  /** What to warn of in sets of one's own. */
  sets?: { cheap: number; enough_cheap: number; lose_dice: string[]; draw_dice: string[] };
  fans: { credits: number[]; hands: number[] };
}
