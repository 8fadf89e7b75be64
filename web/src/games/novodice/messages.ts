// What of novodice is in the messages: views, events, questions and its box.
// Written by scripts/message_types.py from the models in Python; change those, and write it anew.

/** A bay of a ship. */
export interface Bay {
  tiles: string[];
  worth: number;
  set: Combination | null;
}

/** What makes the tiles of a bay worth more. */
export interface Combination {
  /** The symbol they share; null if all are different. */
  symbol: string | null;
  /** How many tiles it counts. */
  tiles: number;
  /** What their value is multiplied by. */
  factor: number;
}

/** A die that shows something. */
export interface Die {
  /** Its kind. */
  die: Kind;
  /** A symbol, or `lion`. */
  face: string;
}

export type Kind = "A" | "B" | "X";

/** One player. */
export interface PlayerView {
  bays: Bay[];
  worth: number;
  /** Spaces that are free in all bays. */
  free: number;
}

/** A row of equal symbols in the machine. */
export interface Row {
  /** What its dice show. */
  symbol: string;
  /** How many dice it has. */
  length: number;
}

/** A kind of tile, with the figures of this table. */
export interface Ware {
  tile: string;
  /** Null for trash. */
  symbol: string | null;
  /** How many equal symbols in a row claim it. */
  count: number;
  value: number;
  /** What it costs in lions. */
  lions: number;
  /** Whether an owner changed its figures. */
  own: boolean;
  /** How many are in the warehouse. */
  left: number;
  /** How many are in the game. */
  all: number;
}

/** A game as everybody sees it; seats are counted from 0. */
export interface View {
  /** Whose turn it is. */
  active: number | null;
  /** The seat that filled its bays first, once one has. */
  closing: number | null;
  /** How many rolls were made in this turn. */
  roll: number;
  /** The dice that are not in a slot. */
  loose: Kind[];
  rolled: Die[];
  slots: Die[][];
  /** Three rows of three places, as they are best drawn. */
  reel: ((Die | null)[])[];
  rows: Row[];
  lions: number;
  /** Those that have paid for nothing yet. */
  lions_left: number;
  /** Tiles that the lions claim freely, whatever they cost. */
  free_claims: number;
  /** Tiles that are claimed and not placed yet. */
  hand: string[];
  warehouse: Ware[];
  /** By seat. */
  players: PlayerView[];
  over: boolean;
  winners: number[];
}

/** A seat filled its last space first; all others have one more turn. */
export interface BaysFilled {
  event: "BaysFilled";
  seat: number;
  said: Said | null;
}

/** This seat was drawn to begin. */
export interface Began {
  event: "Began";
  seat: number;
  said: Said | null;
}

/** A chance as a fraction, in lowest terms. */
export interface Chance {
  /** The numerator. */
  n: number;
  /** The denominator. */
  d: number;
}

/** A tile was claimed: by `row`, by `lions` or by `free choice` for 8 or 9 lions. */
export interface Claimed {
  event: "Claimed";
  seat: number;
  tile: string;
  by: Way;
  said: Said | null;
}

/** A surplus tile went back to the warehouse. */
export interface Dropped {
  event: "Dropped";
  seat: number;
  tile: string;
  said: Said | null;
}

/** A surplus tile replaced one in a bay, counted from 1; the event gives the bay's new worth. */
export interface Exchanged {
  event: "Exchanged";
  seat: number;
  tile: string;
  old: string;
  bay: number;
  worth: number;
  said: Said | null;
}

/** The game is over, with the scores by seat. */
export interface GameEnded {
  event: "GameEnded";
  seat: number;
  scores: number[];
  winners: number[];
  said: Said | null;
}

/** Nothing could be claimed, and the trash is gone. */
export interface GotNothing {
  event: "GotNothing";
  seat: number;
  said: Said | null;
}

/** Dice were put into a slot, possibly none. */
export interface Kept {
  event: "Kept";
  seat: number;
  slot: number;
  dice: Die[];
  said: Said | null;
}

/** A tile was placed into a bay, counted from 1; the event gives the bay's new worth. */
export interface Placed {
  event: "Placed";
  seat: number;
  tile: string;
  bay: number;
  worth: number;
  said: Said | null;
}

/** Dice were rolled. */
export interface Rolled {
  event: "Rolled";
  seat: number;
  roll: number;
  dice: Die[];
  said: Said | null;
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

/** Lions brought black dice. */
export interface TookExtraDice {
  event: "TookExtraDice";
  seat: number;
  number: number;
  said: Said | null;
}

/** Nothing could be claimed, so a trash tile was taken. */
export interface TookTrash {
  event: "TookTrash";
  seat: number;
  said: Said | null;
}

/** A seat's turn began. */
export interface TurnBegan {
  event: "TurnBegan";
  seat: number;
  said: Said | null;
}

/** A name that is the same in every language, such as `C7`. */
export interface Verbatim {
  /** The name. */
  text: string;
}

export type Way = "row" | "lions" | "free choice";

export type Event =
  | Began
  | TurnBegan
  | Rolled
  | Kept
  | TookExtraDice
  | Claimed
  | TookTrash
  | GotNothing
  | Placed
  | Exchanged
  | Dropped
  | BaysFilled
  | GameEnded;

/** What there is to pay with. */
export interface AboutClaims {
  /** Those that are not used up. */
  rows: Row[];
  /** How many lions have paid for nothing yet. */
  lions: number;
  /** How many tiles the lions claim freely, whatever they cost. */
  free_claims: number;
  /** How many spaces of all bays are empty. */
  free_spaces: number;
}

/** The roll, and what those after it may bring. */
export interface AboutKeeping {
  /** The slot that is filled, from 1. */
  slot: number;
  /** How many rolls follow in this turn. */
  rolls_left: number;
  /**
   * What the next roll may bring. Options refer to entries of this list, because many lead to the
   * same.
   */
  outlooks: SymbolChance[][];
  /** Which tiles and lions are within reach in this turn; options refer to its entries, too. */
  reaches: Reach[];
  /** What every tile would add in each bay; null where it has no room. */
  gains: Record<string, (number | null)[]>;
}

/** What the bays are worth, and how much room there is. */
export interface AboutPlacing {
  /** What all bays are worth now. */
  worth: number;
  /** How many of their spaces are empty. */
  free_spaces: number;
  /** The seat that filled its bays first, once one has. */
  closing: number | null;
}

/** What a claim costs and brings. */
export interface ClaimDetails {
  /** What the tile is worth by itself. */
  value: number;
  /** How many of the tile are in the warehouse. */
  left: number;
  /** What it uses up. */
  pays: ClaimPayment;
  /** What the tile would add in each bay; null where it has no room. */
  gains: (number | null)[];
}

/** A claim; null to stop. */
export interface ClaimOption {
  text: string;
  said: Sayable;
  /** The tile and what pays for it; null to stop. */
  claim: PaidClaim | null;
  told: ClaimDetails | null;
}

/** What a claim uses up, and what is left then. */
export interface ClaimPayment {
  /** The row it uses up; null if it uses none. */
  row: Row | null;
  /** How many lions it uses up. */
  lions: number;
  /** How many lions are left then. */
  lions_left: number;
  /** How many free claims are left then. */
  free_claims_left: number;
}

/** Which tile to claim. */
export interface ClaimQuestion {
  seat: number;
  turn: number;
  asked: string;
  said: Said;
  form: "claim";
  about: AboutClaims | null;
  options: ClaimOption[];
}

/** How the machine stands with some dice in the slot. */
export interface KeepDetails {
  /** Three rows of three places, as they are best drawn. */
  reel: ((Die | null)[])[];
  /** The rows of equal symbols then. */
  rows: Row[];
  /** How many lions there are then. */
  lions: number;
  /** How many tiles the lions then claim freely, whatever they cost. */
  free_claims: number;
  /** By tile: what would pay for it, if that were all. */
  claims: Record<string, Way[]>;
  /** Black dice that lions bring. */
  extra: number;
  /** The dice of the next roll. */
  next: Kind[];
  /** A place in `AboutKeeping.outlooks`; null after the last roll. */
  outlook: number | null;
  /** A place in `AboutKeeping.reaches`. */
  reach: number | null;
}

/** Dice to put into the slot, perhaps none. */
export interface KeepOption {
  text: string;
  /** The dice. */
  dice: Die[];
  /** Where they lie among the rolled dice. */
  places: number[];
  told: KeepDetails | null;
}

/** Which dice to keep. */
export interface KeepQuestion {
  seat: number;
  turn: number;
  asked: string;
  said: Said;
  form: "keep";
  about: AboutKeeping | null;
  options: KeepOption[];
}

/** The chance of at least so many lions at the end of the turn, if it is played for them. */
export interface LionsChance {
  /** How many lions at least. */
  lions: number;
  /** How likely that is. */
  chance: Chance;
}

/** A tile and what pays for it. */
export interface PaidClaim {
  /** The tile. */
  tile: string;
  /** What pays for it. */
  by: Way;
}

/** What a bay is worth with a tile, and what that adds. */
export interface PlaceDetails {
  /** Null for a tile that is dropped. */
  before: number | null;
  /** What the bay is worth with the tile; null for a tile that is dropped. */
  after: number | null;
  /** The difference. */
  adds: number;
  /** What all bays are worth then. */
  worth: number;
  /** The combination that the bay then has. */
  set: Combination | null;
}

/** Where a tile goes. */
export interface PlaceOption {
  text: string;
  said: Sayable;
  /** The tile that is placed. */
  tile: string;
  /** The bay, counted from 1; null for a tile that is dropped. */
  bay: number | null;
  /** The tile it replaces. */
  old: string | null;
  told: PlaceDetails | null;
}

/** Where to put a tile. */
export interface PlaceQuestion {
  seat: number;
  turn: number;
  asked: string;
  said: Said;
  form: "place";
  about: AboutPlacing | null;
  options: PlaceOption[];
}

/** What may be paid for at the end of the turn; chances are rounded to a millionth. */
export interface Reach {
  /** By tile: the chance that it can be paid for, if the rest of the turn is played for it. */
  tiles: Record<string, Chance>;
  /** For each greater number of lions, how likely it is. */
  lions: LionsChance[];
}

/** The chance that at least so many dice of the next roll show a symbol. */
export interface SymbolChance {
  /** The symbol, or `lion`. */
  symbol: string;
  /** How many rows wait for it; 0 for a lion, and before any row. */
  rows: number;
  /** How many dice at least. */
  least: number;
  /** How likely that is. */
  chance: Chance;
}

export type Question = KeepQuestion | ClaimQuestion | PlaceQuestion;

/** An option of a game: a whole number if it has a minimum and a maximum, otherwise a text. */
export interface GameOption {
  name: string;
  about: string;
  least: number | null;
  most: number | null;
  /** The texts it can be, where they are few. */
  words: string[];
}

/** What is in the box of NovoDice. */
export interface NovoDiceContent {
  game: "novodice";
  title: string;
  players: number[];
  options: GameOption[];
  /** From the weakest to the strongest. */
  bots: string[];
  /** The Fluent texts by language, for games that the page was not built with. */
  texts: Record<string, string>;
  faces: string[];
  dice: Record<string, NovoDie>;
  tiles: Record<string, NovoTile>;
}

/** A kind of die. */
export interface NovoDie {
  /** How many of them there are. */
  number: number;
  sides: string[];
}

/** A kind of tile. */
export interface NovoTile {
  symbol: string;
  /** How many equal symbols in a row claim it. */
  count: number;
  value: number;
  /** What it costs in lions. */
  lions: number;
}
