// The messages of the live protocol, and what REST requests bring and are answered with.
// Written by scripts/message_types.py from the models in Python; change those, and write it anew.

/** Any value that JSON can hold: what only a game's own models know more of. */
export type Json = string | number | boolean | null | Json[] | { [name: string]: Json };

/** What an entry of a table's log can be. */
export type EntryKind =
  | "made"
  | "sat"
  | "stood"
  | "hosts"
  | "bot_sat"
  | "began"
  | "answered"
  | "rolled"
  | "undone"
  | "said"
  | "phrase"
  | "left"
  | "returned"
  | "bot_failed"
  | "ended"
  | "closed"
  | "rematch";

/** The quick phrases. */
export type PhraseId =
  | "hello"
  | "good_luck"
  | "well_done"
  | "nice_roll"
  | "bad_luck"
  | "that_was_close"
  | "wow"
  | "oh_no"
  | "thinking"
  | "your_turn"
  | "one_moment"
  | "thanks"
  | "sorry"
  | "good_game"
  | "play_again"
  | "goodbye";

/** Why something was not done. */
export type RefusalCode =
  | "bad_message"
  | "bad_request"
  | "no_hello"
  | "too_big"
  | "head_too_long"
  | "too_slow"
  | "not_found"
  | "no_such_table"
  | "no_such_seat"
  | "no_such_player"
  | "no_such_game"
  | "no_board"
  | "bad_token"
  | "not_your_seat"
  | "not_host"
  | "watchers_only"
  | "not_signed_in"
  | "wrong_passphrase"
  | "forbidden_origin"
  | "method_not_allowed"
  | "bad_options"
  | "bad_name"
  | "bad_seed"
  | "bad_text"
  | "bad_passphrase"
  | "bad_clock"
  | "bad_seats"
  | "unknown_bot"
  | "unknown_phrase"
  | "not_offered"
  | "bad_record"
  | "record_differs"
  | "record_too_long"
  | "too_much_work"
  | "seat_taken"
  | "seat_kept"
  | "seat_away"
  | "seat_empty"
  | "no_free_seat"
  | "seats_open"
  | "name_taken"
  | "name_claimed"
  | "already_started"
  | "already_seated"
  | "not_running"
  | "not_over"
  | "not_asked"
  | "stale_turn"
  | "cannot_undo"
  | "table_closed"
  | "seat_is_bot"
  | "out_of_time"
  | "log_full"
  | "too_fast"
  | "too_many_tables"
  | "too_many_connections"
  | "too_many_watchers"
  | "too_many_hints"
  | "not_stored"
  | "table_broken"
  | "server_error"
  | "shutting_down"
  | "too_busy"
  | "hall_full"
  | "no_hint";

/** An answer to the question of this turn. */
export interface AnswerGiven {
  type: "answer";
  /** 1 to 64 characters. */
  id: string;
  /** 0 to 2147483647. */
  turn: number;
  /** The text of one of the question's options. At most 2000 characters. */
  option: string;
}

/** The first message: who I am, what I have already seen, and which language I speak. */
export interface Hello {
  type: "hello";
  /** The seat's token; none to watch. At most 128 characters. */
  token?: string | null;
  /**
   * The last version seen, to get what was missed since; none for a snapshot. 0 to
   * 9007199254740992.
   */
  version?: number | null;
  /** As in `de`, or `de-AT`. At most 35 characters. */
  language?: string;
  /** What others read beside a watcher's chat lines. At most 24 characters. */
  name?: string | null;
  /**
   * The token of who is signed in: a watcher then talks under the claimed name. At most 128
   * characters.
   */
  person?: string | null;
  /**
   * Whether my questions shall come explained: for pages; a bot may do without. Otherwise false.
   */
  explain?: boolean;
}

/** What would the strongest bot do in my place? */
export interface HintWanted {
  type: "hint";
  /** 1 to 64 characters. */
  id: string;
  /** 0 to 2147483647. */
  turn: number;
}

/** Let another person be the host; only the host may ask for it, before the start. */
export interface HostWanted {
  type: "host";
  /** 1 to 64 characters. */
  id: string;
  /** 0 to 63. */
  seat: number;
}

/** I leave: before the start the seat becomes free, afterwards a stand-in bot plays on. */
export interface LeaveWanted {
  type: "leave";
  /** 1 to 64 characters. */
  id: string;
}

/** A quick phrase, which every viewer reads in their own language. */
export interface PhraseWanted {
  type: "phrase";
  /** 1 to 64 characters. */
  id: string;
  /** 1 to 40 characters. */
  phrase: string;
}

/** Are you there? */
export interface Ping {
  type: "ping";
  /** 1 to 64 characters. */
  id: string;
}

/** I take my seat back from the stand-in. */
export interface ReturnWanted {
  type: "return";
  /** 1 to 64 characters. */
  id: string;
}

/** A line of chat. */
export interface SayWanted {
  type: "say";
  /** 1 to 64 characters. */
  id: string;
  /** 1 to 300 characters. */
  text: string;
}

/** An answer to the question of this turn and to those that follow from it; all or nothing. */
export interface SetGiven {
  type: "answer_set";
  /** 1 to 64 characters. */
  id: string;
  /** 0 to 2147483647. */
  turn: number;
  /**
   * The texts of all that is chosen, in any order; not the option that stops. At most 100 of them.
   */
  options: string[];
}

/** Start the game; all seats are taken. */
export interface StartWanted {
  type: "start";
  /** 1 to 64 characters. */
  id: string;
}

/** Undo the seat's last answer, which was to this turn. */
export interface UndoWanted {
  type: "undo";
  /** 1 to 64 characters. */
  id: string;
  /** 0 to 2147483647. */
  turn: number;
}

/** Everything that comes from the client. */
export type FromClient =
  | Hello
  | AnswerGiven
  | SetGiven
  | UndoWanted
  | SayWanted
  | PhraseWanted
  | StartWanted
  | HostWanted
  | LeaveWanted
  | ReturnWanted
  | HintWanted
  | Ping;

/** What a bot thinks of a question. */
export interface AdviceShown {
  best: PlanShown;
  /** The next best option; null if there is none. */
  other: PlanShown | null;
  /** Every option. */
  options: WorthShown[];
}

/** A question was answered. */
export interface AnsweredBody {
  turn: number;
  asked: string;
  /** The option, in its text form. */
  given: string;
  by: "player" | "bot" | "stand_in";
  bot?: string;
}

/** A question was answered. */
export interface AnsweredEntry {
  /** Its place among the entries this viewer sees, from 1. */
  number: number;
  at: number;
  kind: "answered";
  /** -1 to 63. */
  seat: number;
  body: AnsweredBody;
  /** What happened in the game because of it. */
  events: GameEvent[];
}

/** The game begins. */
export interface BeganBody {
  /** By seat. */
  seeds: string[];
}

/** The game begins. */
export interface BeganEntry {
  /** Its place among the entries this viewer sees, from 1. */
  number: number;
  at: number;
  kind: "began";
  /** -1 to 63. */
  seat: number;
  body: BeganBody;
  /** What happened in the game because of it. */
  events: GameEvent[];
}

/** A bot crashed or took too long; its next answer is a random one. */
export interface BotFailedBody {
  bot: string;
  why: string;
}

/** A bot crashed or took too long; its next answer is a random one. */
export interface BotFailedEntry {
  /** Its place among the entries this viewer sees, from 1. */
  number: number;
  at: number;
  kind: "bot_failed";
  /** -1 to 63. */
  seat: number;
  body: BotFailedBody;
  /** What happened in the game because of it. */
  events: GameEvent[];
}

/** A bot is given a seat, before the start. */
export interface BotSatBody {
  bot: string;
  name: string;
}

/** A bot is given a seat, before the start. */
export interface BotSatEntry {
  /** Its place among the entries this viewer sees, from 1. */
  number: number;
  at: number;
  kind: "bot_sat";
  /** -1 to 63. */
  seat: number;
  body: BotSatBody;
  /** What happened in the game because of it. */
  events: GameEvent[];
}

/**
 * The table was abandoned; if the game had begun, the secret is revealed so its dice can be
 * checked.
 */
export interface ClosedBody {
  why: string;
  secret?: string;
}

/**
 * The table was abandoned; if the game had begun, the secret is revealed so its dice can be
 * checked.
 */
export interface ClosedEntry {
  /** Its place among the entries this viewer sees, from 1. */
  number: number;
  at: number;
  kind: "closed";
  /** -1 to 63. */
  seat: number;
  body: ClosedBody;
  /** What happened in the game because of it. */
  events: GameEvent[];
}

/** Every question must be answered within a number of days. */
export interface DaysClock {
  kind: "days";
  /** 1 to 30. */
  days: number;
}

/** The game is over, and the secret behind its dice is revealed. */
export interface EndedBody {
  scores: number[];
  winners: number[];
  secret: string;
}

/** The game is over, and the secret behind its dice is revealed. */
export interface EndedEntry {
  /** Its place among the entries this viewer sees, from 1. */
  number: number;
  at: number;
  kind: "ended";
  /** -1 to 63. */
  seat: number;
  body: EndedBody;
  /** What happened in the game because of it. */
  events: GameEvent[];
}

export type EntryShown =
  | MadeEntry
  | SatEntry
  | StoodEntry
  | HostsEntry
  | BotSatEntry
  | BeganEntry
  | AnsweredEntry
  | RolledEntry
  | UndoneEntry
  | SaidEntry
  | PhraseEntry
  | LeftEntry
  | ReturnedEntry
  | BotFailedEntry
  | EndedEntry
  | ClosedEntry
  | RematchEntry;

/** A seat as it was when the table was made. */
export interface FirstSeat {
  kind: "open" | "bot";
  name: string;
  bot: string | null;
  kept: boolean;
}

/** Something that happened in the game; the game's models describe its fields. */
export interface GameEvent {
  [part: string]: Json;
  /** What happened, as in Rolled. */
  event: string;
  /** Whom it happened to; -1 is the table itself. -1 to 63. */
  seat: number;
}

export type GameView = Record<string, Json>;

/** The server is about to stop; come back in this many seconds with your version. */
export interface Goodbye {
  type: "goodbye";
  reconnect_after: number;
}

/** What a bot would answer to the question of this turn. */
export interface Hint {
  type: "hint";
  id: string;
  turn: number;
  /** One of the question's options. */
  option: string;
  /** The bot. */
  by: string;
  /** What it leads to; null where the bot does not weigh options. */
  advice: AdviceShown | null;
}

/** Somebody is the host from now on, before the start: the host before them has asked for it. */
export interface HostsBody {
}

/** Somebody is the host from now on, before the start: the host before them has asked for it. */
export interface HostsEntry {
  /** Its place among the entries this viewer sees, from 1. */
  number: number;
  at: number;
  kind: "hosts";
  /** -1 to 63. */
  seat: number;
  body: HostsBody;
  /** What happened in the game because of it. */
  events: GameEvent[];
}

/** Somebody left, or took too long: a bot plays on. */
export interface LeftBody {
  why: "left" | "clock";
}

/** Somebody left, or took too long: a bot plays on. */
export interface LeftEntry {
  /** Its place among the entries this viewer sees, from 1. */
  number: number;
  at: number;
  kind: "left";
  /** -1 to 63. */
  seat: number;
  body: LeftBody;
  /** What happened in the game because of it. */
  events: GameEvent[];
}

/** Everything that is settled when the table is made. */
export interface MadeBody {
  game: string;
  /** The version of the rules. */
  rules: number;
  options: Record<string, Json>;
  public: boolean;
  clock: Record<string, Json>;
  commitment: string;
  code: string;
  title: string | null;
  stand_in: string;
  rematch_of: string | null;
  seats: FirstSeat[];
}

/** Everything that is settled when the table is made. */
export interface MadeEntry {
  /** Its place among the entries this viewer sees, from 1. */
  number: number;
  at: number;
  kind: "made";
  /** -1 to 63. */
  seat: number;
  body: MadeBody;
  /** What happened in the game because of it. */
  events: GameEvent[];
}

/** Every question must be answered within a number of seconds. */
export interface MoveClock {
  kind: "move";
  /** 1 to 3600. */
  seconds: number;
}

/** No time limit. */
export interface NoClock {
  kind: "none";
}

/** An option: the text that answers the question with it, and the game's own parts. */
export interface OptionShown {
  [part: string]: Json;
  text: string;
}

/** A quick phrase, which everybody reads in their own language. */
export interface PhraseBody {
  phrase: string;
}

/** A quick phrase, which everybody reads in their own language. */
export interface PhraseEntry {
  /** Its place among the entries this viewer sees, from 1. */
  number: number;
  at: number;
  kind: "phrase";
  /** -1 to 63. */
  seat: number;
  body: PhraseBody;
  /** What happened in the game because of it. */
  events: GameEvent[];
}

/** An option, and what it leads to before dice fall or others are waited for. */
export interface PlanShown {
  option: string;
  /** What the bot would answer next, in order. */
  next: PlannedAnswer[];
  /** The chance to win, from 0 to 1, judged at the end of the plan. */
  chance: number;
}

/** What the bot would answer to a later question. */
export interface PlannedAnswer {
  /** One word for what is asked. */
  asked: string;
  option: string;
}

/** I am here. */
export interface Pong {
  type: "pong";
  id: string;
}

/** Who is connected; only the current state, without a version. */
export interface Presence {
  type: "presence";
  seats: number[];
  watchers: number;
}

/** What a seat is asked now. */
export interface QuestionShown {
  [part: string]: Json;
  /** 0 to 63. */
  seat: number;
  /** The seat's turn number, which the answer must carry. */
  turn: number;
  /** One word for what is asked. */
  asked: string;
  /** Which of the game's models of questions it is. */
  form: string;
  /** What concerns the question as a whole; null where it is not explained. */
  about: Record<string, Json> | null;
  /** Everything that may be answered. */
  options: OptionShown[];
}

/** The message with this id was not carried out, and nothing has changed. */
export interface Refused {
  type: "refused";
  /** Null where the message could not be read. */
  id: string | null;
  /** Stable; for programs. */
  code: string;
  /** A sentence in the client's language; for people. */
  text: string;
}

/** The same people play again at another table. */
export interface RematchBody {
  table: string;
  code: string;
}

/** The same people play again at another table. */
export interface RematchEntry {
  /** Its place among the entries this viewer sees, from 1. */
  number: number;
  at: number;
  kind: "rematch";
  /** -1 to 63. */
  seat: number;
  body: RematchBody;
  /** What happened in the game because of it. */
  events: GameEvent[];
}

/** Somebody has taken their seat back. */
export interface ReturnedBody {
}

/** Somebody has taken their seat back. */
export interface ReturnedEntry {
  /** Its place among the entries this viewer sees, from 1. */
  number: number;
  at: number;
  kind: "returned";
  /** -1 to 63. */
  seat: number;
  body: ReturnedBody;
  /** What happened in the game because of it. */
  events: GameEvent[];
}

/** The dice fell. */
export interface RolledBody {
  /** Which roll of the seat it was. */
  number: number;
  /** What they show, in their text form. */
  given: string;
}

/** The dice fell. */
export interface RolledEntry {
  /** Its place among the entries this viewer sees, from 1. */
  number: number;
  at: number;
  kind: "rolled";
  /** -1 to 63. */
  seat: number;
  body: RolledBody;
  /** What happened in the game because of it. */
  events: GameEvent[];
}

/** A line of chat, stored with the name of the seat. */
export interface SaidBody {
  name: string;
  /** The name that whoever said it has claimed. */
  claimed?: string | null;
  text: string;
}

/** A line of chat, stored with the name of the seat. */
export interface SaidEntry {
  /** Its place among the entries this viewer sees, from 1. */
  number: number;
  at: number;
  kind: "said";
  /** -1 to 63. */
  seat: number;
  body: SaidBody;
  /** What happened in the game because of it. */
  events: GameEvent[];
}

/** A person takes a seat. */
export interface SatBody {
  name: string;
  /** The name they have claimed. */
  claimed: string | null;
}

/** A person takes a seat. */
export interface SatEntry {
  /** Its place among the entries this viewer sees, from 1. */
  number: number;
  at: number;
  kind: "sat";
  /** -1 to 63. */
  seat: number;
  body: SatBody;
  /** What happened in the game because of it. */
  events: GameEvent[];
}

/** One seat of a table. */
export interface SeatShown {
  /** 0 to 63. */
  seat: number;
  kind: "open" | "person" | "bot";
  name: string;
  /** The kind of bot, where one sits here. */
  bot: string | null;
  /** Whether a stand-in bot plays for this person just now. */
  away: boolean;
  /** The claimed name of who sits here; null for a guest. */
  person: string | null;
  /** Whether an open seat is kept for who sat there before. */
  kept: boolean;
}

/** Everything this viewer sees now. */
export interface Snapshot {
  type: "snapshot";
  version: number;
  /** -1 to 63. */
  you: number;
  table: TableShown;
  /** The position; null before the start. */
  view: GameView | null;
  question: QuestionShown | null;
  /** The seats that have a question to answer. */
  asked: number[];
  /** The turn of the answer that you may take back. */
  undo: number | null;
  /** The last fifty, or fewer. */
  entries: EntryShown[];
}

/** A seat is free again, before the start. */
export interface StoodBody {
}

/** A seat is free again, before the start. */
export interface StoodEntry {
  /** Its place among the entries this viewer sees, from 1. */
  number: number;
  at: number;
  kind: "stood";
  /** -1 to 63. */
  seat: number;
  body: StoodBody;
  /** What happened in the game because of it. */
  events: GameEvent[];
}

/** The message with this id was carried out and stored: it survives a restart of the server. */
export interface Stored {
  type: "stored";
  id: string;
}

/**
 * A table without its game's position: what it is, who sits where, and what its dice are bound to.
 */
export interface TableShown {
  id: string;
  /** Short enough to be read out; joins the table as its id does. */
  code: string;
  game: string;
  options: Record<string, Json>;
  status: "open" | "running" | "ended" | "closed";
  title: string | null;
  seats: SeatShown[];
  /** The seat that gives others to bots or frees them; null before anybody has come. 0 to 63. */
  host: number | null;
  public: boolean;
  clock: NoClock | MoveClock | DaysClock;
  /** The bot that plays for who is away. */
  stand_in: string;
  /** By seat: when, in seconds since 1970, its answer must be there. */
  deadlines: Record<string, number>;
  /** SHA-256 of the secret behind the dice, in hexadecimal. */
  commitment: string;
  /** Every seat's seed, from the start on. */
  seeds: string[] | null;
  /** The secret behind the dice, from the end on. */
  secret: string | null;
  made_at: number;
  rematch_of: string | null;
  /** The table at which the same people play again. */
  rematch: string | null;
}

/** The answer of this turn is taken back. */
export interface UndoneBody {
  turn: number;
}

/** The answer of this turn is taken back. */
export interface UndoneEntry {
  /** Its place among the entries this viewer sees, from 1. */
  number: number;
  at: number;
  kind: "undone";
  /** -1 to 63. */
  seat: number;
  body: UndoneBody;
  /** What happened in the game because of it. */
  events: GameEvent[];
}

/** What is new: `version` minus the number of entries is the version it builds on. */
export interface Update {
  type: "update";
  version: number;
  entries: EntryShown[];
  /** Null where nothing of it changed. */
  table: TableShown | null;
  view: GameView | null;
  question: QuestionShown | null;
  asked: number[];
  undo: number | null;
}

/** What one option is worth, and why. */
export interface WorthShown {
  option: string;
  /** The chance to win, from 0 to 1, as the bot sees it. */
  worth: number;
  /** Figures by name, such as bust or moves. */
  reasons: Record<string, number>;
}

/** Everything that comes from the server. */
export type FromServer = Snapshot | Update | Stored | Hint | Pong | Refused | Presence | Goodbye;

/**
 * A seat reserved for the maker of the table. They take it once they have seen the commitment: a
 * seed that the server knew before would be worthless.
 */
export interface MySeat {
  kind: "me";
  /** 1 to 96 characters. */
  name: string;
}

/** A seat that anybody may take. */
export interface OpenSeat {
  kind: "open";
}

/** A seat for a bot. */
export interface BotSeat {
  kind: "bot";
  /** At most 64 characters. */
  bot: string;
  /** 1 to 96 characters. */
  name?: string | null;
}

/** A request for a new table. */
export interface NewTable {
  /** At most 32 characters. */
  game: string;
  /** As in records; the number of players follows the seats. */
  options?: Record<string, Json>;
  /** 1 to 16 of them. */
  seats: (MySeat | OpenSeat | BotSeat)[];
  /** Otherwise false. */
  public?: boolean;
  /** Otherwise {"kind": "none"}. */
  clock?: NoClock | MoveClock | DaysClock;
  /** At most 240 characters. */
  title?: string | null;
  /** The bot that plays for who is away. At most 64 characters. */
  stand_in?: string | null;
}

/** A request for a seat, for a person (name, seed) or for a bot (bot). */
export interface SeatWanted {
  /** None: the first that is free. 0 to 63. */
  seat?: number | null;
  /** A kept seat has one already. 1 to 96 characters. */
  name?: string | null;
  /** At most 256 characters. */
  seed?: string | null;
  /**
   * The token for which a seat is kept: told when the table was made, or of the old seat. At most
   * 128 characters.
   */
  kept?: string | null;
  /** At most 64 characters. */
  bot?: string | null;
}

/** A custom map, in the form of a track in a table's options. */
export interface MapDrawn {
  /** 1 to 20000 characters. */
  map: string;
}

/** A custom set of cards, by their ids. */
export interface CardsChosen {
  /** 1 to 32 of them. */
  cards: string[];
}

/** A claimed name and its passphrase. */
export interface Credentials {
  /** 1 to 96 characters. */
  name: string;
  /** 1 to 400 characters. */
  passphrase: string;
}

/** A new passphrase, and the old one as proof that it is their owner who changes it. */
export interface PassphraseChange {
  /** 1 to 400 characters. */
  passphrase: string;
  /** 1 to 400 characters. */
  new: string;
}

/** The passphrase of a name, as proof that it is its owner who deletes it. */
export interface Farewell {
  /** 1 to 400 characters. */
  passphrase: string;
}

/** A seat at a table, and its token. */
export interface PlayedSeat {
  /** At most 64 characters. */
  table: string;
  /** At most 128 characters. */
  token: string;
}

/** Seats that somebody had as a guest. */
export interface GamesPlayed {
  /** At most 40 of them. */
  seats: PlayedSeat[];
}

/** A new table and the tokens of the seats reserved for its maker; they are shown only here. */
export interface Made {
  table: TableShown;
  /** By seat; to sit down with, as `kept`. */
  tokens: Record<string, string>;
}

/** The seat that was taken; a bot's seat has no token. */
export interface Seated {
  /** The table's id. */
  table: string;
  /** 0 to 63. */
  seat: number;
  /** Told here and nowhere else. */
  token: string | null;
}

/** A seat of a listed table. */
export interface ListedSeat {
  kind: "open" | "person" | "bot";
  name: string;
  /** The kind of bot, where one sits here. */
  bot: string | null;
  /** Whether a stand-in bot plays for this person just now. */
  away: boolean;
  /** The claimed name of who sits here; null for a guest. */
  person?: string | null;
}

/** A table in the list of public ones. */
export interface Listed {
  id: string;
  code: string;
  game: string;
  status: string;
  title: string | null;
  made_at: number;
  changed_at: number;
  seats: ListedSeat[];
  /** Numbers and short texts; the table shows the rest. */
  options: Record<string, Json>;
  clock: NoClock | MoveClock | DaysClock;
}

/** Public tables at which people can sit down or watch. */
export interface TableList {
  tables: Listed[];
}

/** One step of a replayed game, and the position after it. */
export interface FrameShown {
  /** 0 is the position before the first step. */
  step: number;
  /** -1 to 63. */
  seat: number | null;
  /** What was asked; `roll` for the dice. */
  asked: string | null;
  /** The answer, or the faces, in text form. */
  given: string | null;
  events: GameEvent[];
  view: GameView;
  scores: number[];
}

/** What was found out about a record's dice. */
export interface FairnessShown {
  result: "checked" | "not_yet" | "not_fair_dice";
  seeded: boolean;
  commitment: string | null;
}

/** The first step that a newer ruling changes. */
export interface OutdatedShown {
  ruling: number;
  step: number;
}

/** A replayed game, step by step. */
export interface ReplayShown {
  game: string;
  rules: number;
  options: Record<string, Json>;
  /** Who sat where. */
  seats: string[];
  over: boolean;
  scores: number[];
  winners: number[];
  fairness: FairnessShown;
  /** Where a ruling since then would change the game; null where none does. */
  outdated: OutdatedShown | null;
  /** How the game's board is drawn. */
  board: Record<string, Json> | null;
  /** The score of a runner who just comes to the finish. */
  goal: number | null;
  frames: FrameShown[];
}

/** Entries of a table's log. */
export interface EntryList {
  /** The number of entries this viewer could see in all. */
  version: number;
  entries: EntryShown[];
}

/** Why a request was refused: a stable code, and a sentence in the requested language. */
export interface ErrorBody {
  code: string;
  text: string;
}

/** Who is signed in on this device. */
export interface Signed {
  name: string;
  /** Kept by the client, and sent as `Authorization: Bearer`. */
  token: string;
}

/** Who is signed in. */
export interface Me {
  name: string;
}

/** The quick phrases by id, in the requested language. */
export interface PhraseList {
  language: string;
  phrases: Record<string, string>;
}

/** A roll, and what it did to the roller's chance to win. */
export interface RollJudged {
  step: number;
  /** 0 to 63. */
  seat: number;
  round: number;
  /** What fell, die by die, as written in records. */
  dice: string[];
  /** The chance to win expected before it. */
  before: number;
  after: number;
  /** How much better the dice fell than expected. */
  luck: number;
}

/** A decision, and what the strongest bot thinks of its options. */
export interface DecisionJudged {
  step: number;
  /** 0 to 63. */
  seat: number;
  round: number;
  asked: string;
  /** As it stood; of many options the best ones. */
  question: QuestionShown;
  /** How many options there were. */
  offered: number;
  /** The text of the option. */
  chosen: string;
  /** The chance to win with the chosen option. */
  worth: number;
  /** The text of the best option. */
  best: string;
  best_worth: number;
  /** The gap to the best option. */
  loss: number;
  /** Figures of the chosen option, by name. */
  reasons: Record<string, number>;
  best_reasons: Record<string, number>;
  /** By option: the chance to win with it. */
  worths: Record<string, number>;
}

/** A push that went wrong, and what stopping before it would have been worth. */
export interface StopJudged {
  step: number;
  /** 0 to 63. */
  seat: number;
  round: number;
  /** The chance of a bust, if known. */
  bust: number | null;
  stopping: number;
  pushing: number;
  /** The chance to win that remained. */
  after: number;
}

/** Everybody's chance to win at one moment; together they are 1. */
export interface MomentJudged {
  /** How many steps had been taken. */
  step: number;
  chances: number[];
}

/** What made up a player's result: start + dice + others - mistakes = result. */
export interface AccountShown {
  /** The chance to win before the first roll. */
  start: number;
  /** What the player's own dice brought. */
  dice: number;
  /** What the others did and rolled, and what was not foreseen. */
  others: number;
  /** The part of it that the dice of the others brought. */
  others_dice: number;
  /** The part of it that the others gave away. */
  others_choices: number;
  /** What was given away. */
  mistakes: number;
  /** 1 for the winner, shared if several win. */
  result: number;
  decisions: number;
  rolls: number;
}

/** What was found in a game since the part before. A report is a line of JSON for each part. */
export interface ReportPart {
  /** How many steps have been judged. */
  step: number;
  /** How many there are. */
  steps: number;
  decisions: DecisionJudged[];
  rolls: RollJudged[];
  stops: StopJudged[];
  /** The steps with which rounds began. */
  rounds: number[];
  moments: MomentJudged[];
  /** By seat; only in the last part. */
  accounts: AccountShown[];
  /** The steps that changed most; only in the last part. */
  turns: number[];
}

/** How many games count for a person from now on. */
export interface Credited {
  games: number;
}

/** The result of one seat of a finished game. */
export interface SeatResult {
  /** 0 to 63. */
  seat: number;
  name: string;
  kind: "person" | "guest" | "bot";
  score: number;
  /** 1 for the first; equals share a place. */
  place: number;
  won: boolean;
}

/** A finished game; its record is available at its table. */
export interface Finished {
  table: string;
  game: string;
  ended_at: number;
  seats: SeatResult[];
}

/** Finished games, newest first. */
export interface FinishedList {
  games: Finished[];
}

/** Counts of games. */
export interface TallyShown {
  games: number;
  wins: number;
  mean_score: number;
  best_score: number;
}

/** A player's results in one game: in total, and by kind of opponent. */
export interface StatisticsShown {
  all: TallyShown;
  against: Record<string, TallyShown>;
}

/** An estimate of somebody's strength. */
export interface RatingShown {
  name: string;
  /** 1000 for a newcomer; what is almost certain, not what is likely. */
  rating: number;
  mu: number;
  sigma: number;
  games: number;
}

/** What is known about a player, by game. */
export interface PlayerShown {
  name: string;
  statistics: Record<string, StatisticsShown>;
  ratings: Record<string, RatingShown>;
}

/** The ratings at a game, ordered by the strength that is certain. */
export interface RatingList {
  game: string;
  ratings: RatingShown[];
}

/** An option of a game: a whole number if it has a minimum and a maximum, otherwise a text. */
export interface GameOption {
  name: string;
  about: string;
  least: number | null;
  most: number | null;
  /** The texts it can be, where they are few. */
  words: string[];
}

/** What can be chosen in any game; most games add to it. */
export interface Content {
  game: string;
  title: string;
  players: number[];
  options: GameOption[];
  /** From the weakest to the strongest. */
  bots: string[];
}
