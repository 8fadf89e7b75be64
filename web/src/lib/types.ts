/**
 * What the server and the client tell each other, by the names the client uses. The types themselves are
 * written by scripts/message_types.py from the server's models.
 */
import type { BotSeat, FromClient, Hello, MySeat, OpenSeat, TableShown } from "@/messages";

export type {
  DetailsShown as Details,
  EntryShown,
  Finished,
  FinishedList,
  FromServer,
  Hello,
  Listed,
  Made,
  NewTable,
  PlayerShown,
  QuestionShown,
  RatingList,
  RatingShown,
  Refused,
  Seated,
  SeatShown,
  Signed,
  TableList,
  TableShown,
  Update,
} from "@/messages";

/** How long a player may take. */
export type Clock = TableShown["clock"];

/** Who shall sit on a seat of a new table. */
export type SeatPlan = MySeat | OpenSeat | BotSeat;

/** Something that happened in the game: what (`event`, as in Rolled), to whom, and what else belongs to it. */
export type GameEvent = Record<string, unknown> & { event?: string; seat?: number };

/** A position as the game shows it; the game's own table knows its shape. */
export type View = Record<string, unknown>;

/** One of several types without a field, each of them by itself. */
type Without<Each, Field extends PropertyKey> = Each extends unknown ? Omit<Each, Field> : never;

/** Everything a client can ask for once it is connected; the connection adds the id. */
export type Wish = Without<Exclude<FromClient, Hello>, "id">;

/** What is told of every game: who can play it. The rest of its box is the game's own. */
export interface Content {
  game: string;
  /** From the weakest to the strongest. */
  bots: string[];
  /** How many can play it. */
  players: number[];
}
