// The messages of the live protocol, and what REST requests bring and are answered with.
// Written by scripts/message_types.py from the models in Python; change those, and write it anew.

/** Any value that JSON can hold: what only a game's own models know more of. */
export type Json = string | number | boolean | null | Json[] | { [name: string]: Json };

/** An answer to the question of this turn. */
export interface AnswerGiven {
  type: "answer";
  /** 1 to 64 characters. */
  id: string;
  /** 0 to 2147483647. */
  turn: number;
  /** The text of one of the question's options. At most 2000 characters. */
  option: string;
  /**
   * The link of my chain for this turn; omitting it ends the seat's chain for the rest of the game.
   * 64 to 64 characters.
   */
  link?: string | null;
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
   * The token of a person who is signed in: a watcher then talks under the claimed name. At most
   * 128 characters.
   */
  person?: string | null;
  /**
   * Whether my questions shall come explained: for pages; a bot may do without. Otherwise false.
   */
  explain?: boolean;
  /**
   * Whether explanations may follow as `explained`, rather than in a repeated update. Otherwise
   * false.
   */
  apart?: boolean;
}

/** What would the champion do in my place? */
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

/** Take back what was entered for a roll, to enter it again: one of those in `pick_up`. */
export interface PickUpWanted {
  type: "pick_up";
  /** 1 to 64 characters. */
  id: string;
  /** -1 to 63. */
  seat: number;
  /** 0 to 2147483647. */
  number: number;
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

/** What real dice show, at a table where people enter them: one of the `throws`. */
export interface RollEntered {
  type: "roll";
  /** 1 to 64 characters. */
  id: string;
  /** -1 to 63. */
  seat: number;
  /** Which roll of the seat it is, as in `throws`. 0 to 2147483647. */
  number: number;
  /** A face for every die of the throw, in any order. At most 200 of them. */
  faces: string[];
}

/** A line of chat. */
export interface SayWanted {
  type: "say";
  /** 1 to 64 characters. */
  id: string;
  /** 1 to 300 characters. */
  text: string;
}

/** My seed, to which I have committed myself; all others have too, and the table is sealed. */
export interface SeedOpened {
  type: "open";
  /** 1 to 64 characters. */
  id: string;
  /** The link before the anchor of my chain. 64 to 64 characters. */
  seed: string;
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
  /** The link of my chain for this turn, the first that the set answers. 64 to 64 characters. */
  link?: string | null;
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
  | SeedOpened
  | UndoWanted
  | RollEntered
  | PickUpWanted
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

/** What the hall's operator tells everybody, now or on arrival; null takes it back. */
export interface Announcement {
  type: "announcement";
  announcement: AnnouncementShown | null;
}

/** Something that the hall's operator tells everybody, in the operator's own words. */
export interface AnnouncementShown {
  /** Whoever has put it away need not see it again. */
  id: number;
  text: string;
  at: number;
  /** When it is over, in seconds since 1970. */
  until: number | null;
}

/** A question was answered. */
export interface AnsweredBody {
  turn: number;
  asked: string;
  /** The option, in its text form. */
  given: string;
  by: "player" | "bot" | "stand_in";
  bot?: string;
  /**
   * The link that the player's client has shown with it; all pieces of a set have that of the
   * first.
   */
  link?: string;
  /** If it is a piece of a set, the turn of the set's first piece. */
  set?: number;
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
  /** `idle`, or `operator`. */
  why: string;
  /** The reason, as the operator gave it. */
  words?: string;
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

/** The dice of one kind in a throw. */
export interface DiceThrown {
  /** The name of the kind, as in `A`. */
  die: string;
  count: number;
  /** Such a die with each face that it has. */
  faces: DieShown[];
}

/** A die that shows a face. */
export interface DieShown {
  /** As records and `roll` write it: `A-lion`. */
  text: string;
  /** The name of its kind: `A`. */
  die: string;
  /** What it shows: `lion`. */
  face: string;
  /** The seat that begins; null unless it is a lot. 0 to 63. */
  seat: number | null;
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
  | SealedEntry
  | OpenedEntry
  | BeganEntry
  | AnsweredEntry
  | RolledEntry
  | PickedUpEntry
  | HintedEntry
  | UndoneEntry
  | SaidEntry
  | PhraseEntry
  | LeftEntry
  | ReturnedEntry
  | BotFailedEntry
  | EndedEntry
  | ClosedEntry
  | RematchEntry;

/** What your question means; it was asked by the last update that had this version, or earlier. */
export interface Explained {
  type: "explained";
  version: number;
  question: QuestionShown;
}

/** A seat as it was when the table was made. */
export interface FirstSeatShown {
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

/** A player takes a hint for the question of this turn. */
export interface HintedBody {
  turn: number;
}

/** A player takes a hint for the question of this turn. */
export interface HintedEntry {
  /** Its place among the entries this viewer sees, from 1. */
  number: number;
  at: number;
  kind: "hinted";
  /** -1 to 63. */
  seat: number;
  body: HintedBody;
  /** What happened in the game because of it. */
  events: GameEvent[];
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
  /** The version of the fair dice; 1 where it is missing. */
  fair_dice?: number;
  /** The duplicate whose dice are rolled here, as at all its other tables. */
  duplicate?: string;
  /** Whether the hall rolls, or people roll their own dice and enter what they show. */
  dice?: "fair" | "entered";
  public: boolean;
  clock: Record<string, Json>;
  /** Whether two or more people who sit here may take hints. */
  hints: boolean;
  commitment: string;
  code: string;
  title: string | null;
  stand_in: string;
  rematch_of: string | null;
  seats: FirstSeatShown[];
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

/** A seat opens the seed that it has committed to. */
export interface OpenedBody {
  seed: string;
}

/** A seat opens the seed that it has committed to. */
export interface OpenedEntry {
  /** Its place among the entries this viewer sees, from 1. */
  number: number;
  at: number;
  kind: "opened";
  /** -1 to 63. */
  seat: number;
  body: OpenedBody;
  /** What happened in the game because of it. */
  events: GameEvent[];
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

/** Real dice were entered wrong: their roll is taken back, and entered again. */
export interface PickedUpBody {
  /** Which roll of the seat it was. */
  number: number;
}

/** Real dice were entered wrong: their roll is taken back, and entered again. */
export interface PickedUpEntry {
  /** Its place among the entries this viewer sees, from 1. */
  number: number;
  at: number;
  kind: "picked_up";
  /** -1 to 63. */
  seat: number;
  body: PickedUpBody;
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

/** A roll that was entered, and may still be taken back. */
export interface RollShown {
  /** -1 to 63. */
  seat: number;
  number: number;
  /** What was entered. */
  dice: DieShown[];
}

/** The dice fell. */
export interface RolledBody {
  /** Which roll of the seat it was. */
  number: number;
  /** What they show, in their text form. */
  given: string;
  /** The seat that entered real dice. */
  by?: number;
  /**
   * The link of the seat's chain that is mixed in, after its turn and a colon; missing if there is
   * none.
   */
  link?: string;
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
  claimed: string | null;
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
  /** What they commit themselves with to their part in the dice. */
  anchor?: string | null;
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

/** The game was started: nobody can sit down or stand up any more, and the seeds are opened. */
export interface SealedBody {
}

/** The game was started: nobody can sit down or stand up any more, and the seeds are opened. */
export interface SealedEntry {
  /** Its place among the entries this viewer sees, from 1. */
  number: number;
  at: number;
  kind: "sealed";
  /** -1 to 63. */
  seat: number;
  body: SealedBody;
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
  /** The claimed name of the person here; null for a guest. */
  person: string | null;
  /** Whether an open seat is kept for the person who sat there before. */
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
  /** The throws for which real dice are to be entered; none where the hall rolls. */
  throws: ThrowShown[];
  /** The rolls that were entered and may be taken back, to enter them again. */
  pick_up: RollShown[];
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
  /** Whether the hall rolls, or people roll their own dice and enter what they show. */
  dice: "fair" | "entered";
  status: "open" | "running" | "ended" | "closed";
  title: string | null;
  seats: SeatShown[];
  /** The seat that gives others to bots or frees them; null before anybody has come. 0 to 63. */
  host: number | null;
  public: boolean;
  clock: NoClock | MoveClock | DaysClock;
  /** Whether hints are given here: among people only if the host has allowed them. */
  hints: boolean;
  /** The bot that plays for an absent player. */
  stand_in: string;
  /** By seat: when, in seconds since 1970, its answer must be there. */
  deadlines: Record<string, number>;
  /** SHA-256 of the secret behind the dice, in hexadecimal. */
  commitment: string;
  /** The version of the fair dice: with chains from 2 on. */
  fair_dice: number;
  /** The code of the duplicate that the table belongs to. */
  duplicate: string | null;
  /** By seat: what it has committed itself with to its seed; null where nothing is. */
  anchors: (string | null)[];
  /** Whether the game was started: from then on each client opens its seed. */
  sealed: boolean;
  /** Every seat's seed, from the start on. */
  seeds: string[] | null;
  /** The secret behind the dice, from the end on. */
  secret: string | null;
  made_at: number;
  rematch_of: string | null;
  /** The table at which the same people play again. */
  rematch: string | null;
}

/** A throw for which somebody has to roll real dice, and enter what they show. */
export interface ThrowShown {
  /** Who throws; -1 is the table itself. -1 to 63. */
  seat: number;
  /** Which roll of the seat it is. */
  number: number;
  /** Whether it draws who begins. */
  lot: boolean;
  dice: DiceThrown[];
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
  throws: ThrowShown[];
  pick_up: RollShown[];
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
export type FromServer =
  | Snapshot
  | Update
  | Explained
  | Stored
  | Hint
  | Pong
  | Refused
  | Presence
  | Goodbye
  | Announcement;

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
  /**
   * `entered`: you roll your own dice and enter what they show; without a clock. Otherwise "fair".
   */
  dice?: "fair" | "entered";
  /** Otherwise false. */
  public?: boolean;
  /** Otherwise {"kind": "none"}. */
  clock?: NoClock | MoveClock | DaysClock;
  /**
   * Whether hints may be taken where two or more people sit; such a game is not rated. Otherwise
   * false.
   */
  hints?: boolean;
  /** At most 240 characters. */
  title?: string | null;
  /** The bot that plays for an absent player. At most 64 characters. */
  stand_in?: string | null;
}

/** A request for a seat, for a person (name, and anchor or seed) or for a bot (bot). */
export interface SeatWanted {
  /** None: the first that is free. 0 to 63. */
  seat?: number | null;
  /** A kept seat has one already. 1 to 96 characters. */
  name?: string | null;
  /** At most 64 characters. */
  anchor?: string | null;
  /** In place of an anchor: a seed that is revealed at once. At most 256 characters. */
  seed?: string | null;
  /**
   * The token for which a seat is kept: sent when the table was made, or of the old seat. At most
   * 128 characters.
   */
  kept?: string | null;
  /** At most 64 characters. */
  bot?: string | null;
  /**
   * At the table of a duplicate: a secret of this device, by which it plays only once. 16 to 128
   * characters.
   */
  device?: string | null;
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

/** What the hall's operator tells everybody at present. */
export interface Announced {
  announcement: AnnouncementShown | null;
}

/** The seat that was taken; a bot's seat has no token. */
export interface Seated {
  /** The table's id. */
  table: string;
  /** 0 to 63. */
  seat: number;
  /** Sent here and nowhere else. */
  token: string | null;
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
  /** Whether people rolled real dice and entered what they showed. */
  entered: boolean;
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
  /** What fell, die by die. */
  dice: DieShown[];
  /** The chance to win expected before it. */
  before: number;
  after: number;
  /** How much better the dice fell than expected. */
  luck: number;
}

/** A decision, and what the champion thinks of its options. */
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
  /** By seat: at how many questions a hint was taken. */
  hints: number[];
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

/** What a seat of a finished game has come to. */
export interface ResultShown {
  /** 0 to 63. */
  seat: number;
  name: string;
  /** The name, if who played under it has claimed it; null for guests and bots. */
  claimed: string | null;
  kind: "person" | "guest" | "bot";
  score: number;
  /** 1 for the first; equals share a place. */
  place: number;
  won: boolean;
}

/** The result of one seat of a finished game. */
export interface SeatResult {
  /** 0 to 63. */
  seat: number;
  name: string;
  /** The name, if who played under it has claimed it; null for guests and bots. */
  claimed: string | null;
  kind: "person" | "guest" | "bot";
  score: number;
  /** 1 for the first; equals share a place. */
  place: number;
  won: boolean;
  /** Whether it counts for the player whose games were asked for, by whatever name. */
  asked_for: boolean;
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
  /** The name, if it is a person's; null for bots. */
  claimed: string | null;
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

/** How often a face fell. */
export interface FaceShown {
  face: string;
  count: number;
  /** How often it falls on average in as many throws. */
  expected: number;
}

/** How far counts are from what is expected. */
export interface ChiSquareShown {
  value: number;
  /** The degrees of freedom. */
  freedom: number;
  /** The p-value: how often fair dice are at least this far from what is expected. */
  chance: number;
}

/** A kind of die, over all games in which it was thrown. */
export interface DieCounted {
  game: string;
  /** Its name; `first3` draws who begins among three players. */
  die: string;
  thrown: number;
  faces: FaceShown[];
  /** Null as long as a face is expected less than five times: the test needs more. */
  test: ChiSquareShown | null;
}

/** The dice of all finished games with fair dice from the box. */
export interface DiceCounted {
  games: number;
  thrown: number;
  /** All dice together that were thrown often enough; null if none was. */
  test: ChiSquareShown | null;
  dice: DieCounted[];
}

/** The seat of whoever opens the link. */
export interface PlayerSeat {
  kind: "player";
}

/** A request for a new duplicate. */
export interface NewDuplicate {
  /** At most 32 characters. */
  game: string;
  /** As for a new table; they are those of all tables. */
  options?: Record<string, Json>;
  /** One of them is the player's. 1 to 16 of them. */
  seats: (PlayerSeat | OpenSeat | BotSeat)[];
  /** Otherwise {"kind": "none"}. */
  clock?: NoClock | MoveClock | DaysClock;
  /** At most 240 characters. */
  title?: string | null;
  /** The bot that plays for an absent player. At most 64 characters. */
  stand_in?: string | null;
  /** How long it can be played. 1 to 30. Otherwise 7. */
  days?: number;
}

/** A request for a table of a duplicate. */
export interface DuplicateTableWanted {
  /** 1 to 96 characters. */
  name: string;
}

/** A seat, as it is at every table of a duplicate. */
export interface DuplicateSeatShown {
  kind: "player" | "open" | "bot";
  /** The kind of bot, where one sits here. */
  bot: string | null;
}

/** The result of a seat, and how it compares with the others who sat there. */
export interface DuplicateResult {
  /** 0 to 63. */
  seat: number;
  name: string;
  /** The name, if who played under it has claimed it; null for guests and bots. */
  claimed: string | null;
  kind: "person" | "guest" | "bot";
  score: number;
  /** 1 for the first; equals share a place. */
  place: number;
  won: boolean;
  /** How far it was ahead of the best other seat of its table. */
  lead: number;
  /** How many others it is compared with: those that count. */
  others: number;
  /** By how much the lead exceeds the mean of the others' leads in the same seat. */
  against_field: number | null;
  /** Whether it counts: a bot's, or the first try of a player who was not away for long. */
  counts: boolean;
  /** Whether this player had begun another table of it before. */
  again: boolean;
  yours: boolean;
}

/** A finished table of a duplicate. */
export interface DuplicateTableShown {
  table: string;
  ended_at: number;
  seats: DuplicateResult[];
}

/** A duplicate: the same game with the same dice at several tables. */
export interface DuplicateShown {
  code: string;
  game: string;
  /** The version of the rules. */
  rules: number;
  options: Record<string, Json>;
  seats: DuplicateSeatShown[];
  clock: NoClock | MoveClock | DaysClock;
  stand_in: string;
  title: string | null;
  /** SHA-256 of the secret behind the dice, in hexadecimal. */
  commitment: string;
  made_at: number;
  /** Until when tables can be made, and results count. */
  until: number;
  /** Whether that time has passed. */
  over: boolean;
  /** How many tables have been made. */
  tables: number;
  most_tables: number;
  /** At how many of them the game is over. */
  finished: number;
  /** The secret behind the dice; null as long as results. */
  secret: string | null;
  /** Null before you have finished a table of your own, unless all is over. */
  results: DuplicateTableShown[] | null;
}

/** When nobody is called, by the clock of their own time zone. */
export interface QuietHours {
  begin: string;
  /** On the next day if it is before the beginning. */
  end: string;
}

/** How somebody wants to be called. */
export interface CallWishes {
  language: "en" | "de" | "uk";
  /** As in `Europe/Kyiv`. At most 64 characters. */
  zone: string;
  quiet?: QuietHours | null;
}

/** An e-mail address at which somebody wants to be called. */
export interface MailWanted {
  /** 3 to 254 characters. */
  address: string;
}

/** A web hook by which somebody wants to be called. */
export interface HookWanted {
  /** 3 to 1000 characters. */
  url: string;
}

/** A browser that wants to be called, by its subscription at a push service. */
export interface PushWanted {
  /** 3 to 1000 characters. */
  endpoint: string;
  /** Its public key, in base64url. At most 128 characters. */
  p256dh: string;
  /** Its secret, in base64url. At most 64 characters. */
  auth: string;
}

/** A web hook that was added. */
export interface HookAdded {
  id: number;
  /** What messages are signed with, as standardwebhooks.com has it; sent only here. */
  secret: string;
}

/** A way by which somebody is called. */
export interface WayShown {
  id: number;
  kind: "mail" | "hook" | "push";
  /** Of a browser, only the host of its push service. */
  address: string;
  /** Whether the link in the first mail was followed. */
  confirmed: boolean;
  /** Given up, because messages did not arrive. */
  stopped: boolean;
}

/** The ways of calling people that are set up here. */
export interface CallsOffered {
  mail: boolean;
  hook: boolean;
  /** The key by which browsers know the messages of this server; null if not offered. */
  push: string | null;
}

/** How somebody is called. */
export interface CallsShown {
  offered: CallsOffered;
  /** Null for somebody who has said nothing yet. */
  wishes: CallWishes | null;
  ways: WayShown[];
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
  /** The Fluent texts by language, for games that the page was not built with. */
  texts: Record<string, string>;
}

/** A seat of a listed table. */
export interface ListedSeat {
  kind: "open" | "person" | "bot";
  name: string;
  /** The kind of bot, where one sits here. */
  bot: string | null;
  /** Whether a stand-in bot plays for this person just now. */
  away: boolean;
  /** The claimed name of the person here; null for a guest. */
  person: string | null;
}

/** A table as it stands, and whom it waits for. */
export interface TableNow {
  id: string;
  code: string;
  game: string;
  options: Record<string, Json>;
  dice: "fair" | "entered";
  status: "open" | "running" | "ended" | "closed";
  title: string | null;
  seats: SeatShown[];
  /** 0 to 63. */
  host: number | null;
  public: boolean;
  clock: NoClock | MoveClock | DaysClock;
  hints: boolean;
  stand_in: string;
  deadlines: Record<string, number>;
  commitment: string;
  fair_dice: number;
  duplicate: string | null;
  anchors: (string | null)[];
  sealed: boolean;
  seeds: string[] | null;
  secret: string | null;
  made_at: number;
  rematch_of: string | null;
  rematch: string | null;
  /** The seats that are asked something now. */
  asked: number[];
  /** When something last happened there. */
  changed_at: number;
}

/** A chance as a fraction, in lowest terms. */
export interface Chance {
  /** The numerator. */
  n: number;
  /** The denominator. */
  d: number;
}

/** A message of the game's catalogue with its arguments: what a client formats in its language. */
export interface Said {
  /** Its id without the name of the game: `log-passed` stands for `GAME-log-passed`. */
  id: string;
  /** Its arguments by name. */
  args: Record<string, Sayable>;
}

export type Sayable = number | string | Said | SeatSaid | Verbatim | Chance | Sayable[];

/** A player: called by name, or, in a variant of the message, *you*. */
export interface SeatSaid {
  /** The seat. */
  seat: number;
}

/** A name that is the same in every language, such as `C7`. */
export interface Verbatim {
  /** The name. */
  text: string;
}
