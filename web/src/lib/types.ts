/**
 * What the server and the client tell each other, by the names the client uses. The types themselves are
 * written by scripts/message_types.py from the server's models.
 */
import type {
  EntryShown as AnyEntry,
  BotSeat,
  FromClient,
  GameEvent,
  Hello,
  MySeat,
  OpenSeat,
  TableShown,
} from "@/messages";

export type {
  Announced,
  AnnouncementShown,
  DiceCounted,
  DieCounted,
  DieShown,
  DuplicateResult,
  DuplicateShown,
  DuplicateTableShown,
  Finished,
  FinishedList,
  FromServer,
  GameEvent,
  GameView,
  Hello,
  Json,
  Listed,
  Made,
  NewDuplicate,
  NewTable,
  PhraseList,
  PlayerShown,
  QuestionShown,
  RatingList,
  RatingShown,
  Refused,
  ReplayShown,
  ReportPart,
  RollShown,
  Seated,
  SeatShown,
  SeatWanted,
  Signed,
  TableList,
  TableNow,
  TableShown,
  ThrowShown,
  Update,
} from "@/messages";

/** How long a player may take. */
export type Clock = TableShown["clock"];

/** Who shall sit on a seat of a new table. */
export type SeatPlan = MySeat | OpenSeat | BotSeat;

/** One of several types without a field, each of them by itself. */
type Without<Each, Field extends PropertyKey> = Each extends unknown ? Omit<Each, Field> : never;

/** An entry of a table's log, with the events of its game. */
export type EntryShown<E = GameEvent> = Without<AnyEntry, "events"> & { events: E[] };

/** Everything a client can ask for once it is connected; the connection adds the id. */
export type Wish = Without<Exclude<FromClient, Hello>, "id">;

/** The part of a box that every game has: who can play it. The rest of its box is the game's own. */
export interface Content {
  game: string;
  /** From the weakest to the strongest. */
  bots: string[];
  /** How many can play it. */
  players: number[];
  title?: string;
  /** What can be chosen besides, where the server tells it: a whole number, one of some words, or a text. */
  options?: {
    name: string;
    about: string;
    least: number | null;
    most: number | null;
    words: string[];
  }[];
  /** The Fluent texts by language, of a game that the page was not built with. */
  texts?: Record<string, string>;
}
