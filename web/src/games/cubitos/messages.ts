// What of cubitos is in the messages: views, events, questions and its box.
// Written by scripts/message_types.py from the models in Python; change those, and write it anew.

/** A die in the active zone. */
export interface ActiveDie {
  die: Kind;
  borrowed: boolean;
  face: FaceName;
  /** Whether its run ability has been used. */
  used: boolean;
}

export type FaceName =
  | "blank"
  | "symbol"
  | "power"
  | "move"
  | "money1"
  | "money2"
  | "money3"
  | "credit";

export type Kind =
  | "red"
  | "orange"
  | "yellow"
  | "green"
  | "blue"
  | "purple"
  | "brown"
  | "white"
  | "light"
  | "dark"
  | "start";

/** One player. */
export interface PlayerView {
  draw: Stack[];
  roll: Stack[];
  active: ActiveDie[];
  discard: Stack[];
  money: number;
  move: number;
  /** Moves that may lead through water. */
  water: number;
  credit: number;
  fans: number;
  hand: number;
  /** Where the runner stands. */
  space: Space;
  finished: boolean;
  /** How many dice are drawn in each round. */
  draw_amount: number;
  /** Whether the next roll can bust. */
  at_risk: boolean;
  must_push: boolean;
  busted: boolean;
  passed: boolean;
  swords: number;
  /** Dice lost in this round. */
  lost_dice: number;
}

/** A space of the course. */
export interface Space {
  /** Its name in options and records, such as `C7`, or `2/C7` on the second leg. */
  text: string;
  /** The leg it is on, counted from 0; `CoursePlan.legs` says which board that is. */
  leg: number;
  /** Its name on the board: `C7`, `start` or `finish`. */
  space: string;
  /** How many red lines lie behind it, those of finished laps and tracks included. */
  red_lines: number;
}

/** Dice of one kind that lie in a zone. */
export interface Stack {
  die: Kind;
  borrowed: boolean;
  /** How many. */
  count: number;
}

/** A race as everybody sees it; seats are counted from 0. */
export interface View {
  round: number;
  /** The seat that holds the start die. */
  start_player: number | null;
  /** How many dice of each kind are left. */
  trays: Record<string, number>;
  /** By seat. */
  players: PlayerView[];
  /** Whether everybody has passed or bust, so that the dice now pay. */
  all_rolled: boolean;
  over: boolean;
  /** The seats that have won, once it is over. */
  winners: number[];
}

/** The player bust. */
export interface Bust {
  event: "Bust";
  seat: number;
  said: Said | null;
}

/** A roll would have bust its player, but did not. */
export interface BustPrevented {
  event: "BustPrevented";
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

/** A die, without its face. */
export interface Die {
  /** Its kind. */
  die: Kind;
  /** Whether it goes back to its tray at the end of the round. */
  borrowed: boolean;
}

/** A die was taken from a tray for this round, showing this. */
export interface DieBorrowed {
  event: "DieBorrowed";
  seat: number;
  die: FacedDie;
  said: Said | null;
}

/** A die was bought. */
export interface DieBought {
  event: "DieBought";
  seat: number;
  die: Die;
  cost: number;
  said: Said | null;
}

/** A die came from a tray to discard. */
export interface DieGained {
  event: "DieGained";
  seat: number;
  die: Die;
  said: Said | null;
}

/** A die was given to another player. */
export interface DieGiven {
  event: "DieGiven";
  seat: number;
  die: Die;
  to: number;
  said: Said | null;
}

/** A die went back to its tray. */
export interface DieLost {
  event: "DieLost";
  seat: number;
  die: Die;
  said: Said | null;
}

/** A die was set on a face. */
export interface DieSet {
  event: "DieSet";
  seat: number;
  die: FacedDie;
  said: Said | null;
}

/** A die went to roll: from draw, or back from active. */
export interface Drew {
  event: "Drew";
  seat: number;
  die: Die;
  said: Said | null;
}

/** A die and what it shows. */
export interface FacedDie {
  die: Kind;
  borrowed: boolean;
  /** What it shows. */
  face: FaceName;
}

/** The player went on to this space of the fan track. */
export interface FanGained {
  event: "FanGained";
  seat: number;
  fans: number;
  said: Said | null;
}

/** The runner reached the finish. */
export interface Finished {
  event: "Finished";
  seat: number;
  said: Said | null;
}

/** Money, moves or credits were gained. */
export interface Gained {
  event: "Gained";
  seat: number;
  money: number;
  move: number;
  water: number;
  credit: number;
  said: Said | null;
}

/** The runner went along these spaces. */
export interface Moved {
  event: "Moved";
  seat: number;
  route: RouteStep[];
  said: Said | null;
}

/** The player passes. */
export interface Passed {
  event: "Passed";
  seat: number;
  said: Said | null;
}

/** The player pushes. */
export interface Pushed {
  event: "Pushed";
  seat: number;
  said: Said | null;
}

/** The race is won, or called off: then no seat has won it alone, and the winner is -1. */
export interface RaceEnded {
  event: "RaceEnded";
  seat: number;
  winner: number;
  said: Said | null;
}

/** The draw zone was empty, so all of discard went there. */
export interface Refilled {
  event: "Refilled";
  seat: number;
  said: Said | null;
}

/** Dice were rolled: the whole roll zone, or some for free. */
export interface Rolled {
  event: "Rolled";
  seat: number;
  dice: FacedDie[];
  free: boolean;
  said: Said | null;
}

/** A round began; the seat holds the start die. */
export interface RoundBegan {
  event: "RoundBegan";
  seat: number;
  round: number;
  said: Said | null;
}

/**
 * A step of a runner: to an adjacent space, a jump by a shortcut, or a jet pack used on the spot.
 */
export interface RouteStep {
  /** How it moves. */
  step: "walk" | "jump" | "jet_pack";
  /** Where it leads; null for a jet pack. */
  space: Space | null;
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

/** The swords of all players, by seat. */
export interface SwordsCompared {
  event: "SwordsCompared";
  seat: number;
  swords: number[];
  said: Said | null;
}

/** An ability was used; the die and the moment. */
export interface Used {
  event: "Used";
  seat: number;
  die: FacedDie;
  card: string;
  moment: string;
  said: Said | null;
}

/** A name that is the same in every language, such as `C7`. */
export interface Verbatim {
  /** The name. */
  text: string;
}

export type Event =
  | RoundBegan
  | Drew
  | Refilled
  | Rolled
  | Pushed
  | Passed
  | Used
  | BustPrevented
  | Bust
  | Gained
  | FanGained
  | DieGained
  | DieBought
  | DieBorrowed
  | DieSet
  | DieLost
  | DieGiven
  | SwordsCompared
  | Moved
  | Finished
  | RaceEnded;

/** What an ability, or stopping, brings by itself. */
export interface AbilityDetails {
  /** What it gains at once. */
  gains: Gains;
  /** What follows, so that the gain is not all: a choice, dice to roll, or nothing. */
  then: "choice" | "dice" | null;
  /** The chance of a bust afterwards, if there is a risk and nothing else is used. */
  bust: Chance | null;
  /**
   * If that takes too long to work out: the least it can be, while `bust` is the most; otherwise
   * null.
   */
  bust_at_least: Chance | null;
  /** What it does to the risk, if it changes it. */
  effect: RiskEffect | null;
}

/** An ability to use; null for none of them. */
export interface AbilityOption {
  text: string;
  said: Sayable;
  /** The die and what it does; null for none. */
  ability: ActiveAbility | null;
  told: AbilityDetails | null;
}

/** Which ability to use next. */
export interface AbilityQuestion {
  seat: number;
  turn: number;
  asked: string;
  said: Said;
  phase: Phase;
  form: "abilities";
  about: AboutAbilities | null;
  options: AbilityOption[];
}

/** What concerns any question as a whole. */
export interface About {
  /** The card whose ability asks; null if the race itself asks. */
  by: string | null;
}

/** What abilities are used for. */
export interface AboutAbilities {
  by: string | null;
  /** The option to use none of them. */
  stop: string;
  /** The risk, on a push. */
  risk: RollRisk | null;
  /** The stake, if a bust can be prevented. */
  threat: BustThreat | null;
}

/** What there is to pay with. */
export interface AboutBuying {
  by: string | null;
  /** Money of this round. */
  money: number;
  /** Credits, of which each is worth one money. */
  credits: number;
  /** Both together. */
  purse: number;
  /** What has been bought in this round. */
  bought: Kind[];
  /** How many may be bought in a round. */
  most: number;
}

/**
 * How many dice to choose, and from which. An answer may name the whole set at once, in any order;
 * `stop` need not be named.
 */
export interface AboutDice {
  by: string | null;
  /** How many must still be chosen. */
  least: number;
  /** How many may still be chosen. */
  most: number;
  /** How many have already been chosen. */
  taken: number;
  /** The option to take no more, if stopping is allowed. */
  stop: string | null;
  /** Whether all must be of different colours. */
  different_colours: boolean;
  /** All dice that may be chosen, in the order in which the game goes through them. */
  pool: PoolDie[];
}

/** What the gains may depend on. */
export interface AboutEither {
  by: string | null;
  /** How many fans the player has. */
  fans: number;
}

/** The die to set. */
export interface AboutFaces {
  by: string | null;
  /** Its kind. */
  die: Kind;
  /** Its card; null for gray dice and the start die. */
  card: string | null;
  /** Where it comes from. */
  source: "tray" | "roll";
}

/** How many swords everybody has, by seat. */
export interface AboutGiving {
  by: string | null;
  /** By seat. */
  swords: number[];
}

/** Where the runner is. */
export interface AboutHere {
  by: string | null;
  /** Where the runner is. */
  here: SpacePlace;
}

/** What a move costs. */
export interface AboutMoves {
  by: string | null;
  here: SpacePlace;
  moves: number;
  water_moves: number;
  money: number;
  credits: number;
  purse: number;
  /** What one move costs. */
  price: number;
}

/** What is risked by pushing. */
export interface AboutPush {
  by: string | null;
  at_risk: boolean;
  must_push: boolean;
  dice: number;
  roll: RolledStack[];
  hits: Chance[];
  bust: Chance;
  bust_at_best: Chance;
  best_at_least: Chance | null;
  changes_risk: boolean;
  abilities: RiskChangeDetails[];
  stake: Stake;
  lost: Stake;
  bust_brings: BustBrings;
}

/** What is at stake. */
export interface AboutStaying {
  by: string | null;
  /** What all active dice are worth. */
  stake: Stake;
  /** What the bust brings. */
  bust_brings: BustBrings;
}

/** How the swords compare. */
export interface AboutSwords {
  by: string | null;
  /** The red card. */
  card: string;
  /** By seat. */
  swords: number[];
}

/** An ability of an active die: that of its card, or the credit on its face. */
export interface ActiveAbility {
  die: Kind;
  borrowed: boolean;
  face: FaceName;
  /** Whether its run ability has been used. */
  used: boolean;
  /** Null for a face that shows a credit. */
  card: string | null;
  /** When it is used, as `asked` has it. */
  moment: string;
}

/** What the fan gained in a bust grants. */
export interface BustBrings {
  /** How many fans the player gains. */
  fans: number;
  /** How many credits that space of the fan track grants. */
  credits: number;
  /** How many hand tokens it grants. */
  hands: number;
}

/** What a bust would take and bring. */
export interface BustThreat {
  /** What all active dice are worth. */
  stake: Stake;
  /** What the bust takes of it. */
  lost: Stake;
  /** What it brings. */
  bust_brings: BustBrings;
}

/** What a purchase costs, and, if a die is bought, the figures of its tray. */
export interface BuyDetails {
  /** What is paid. */
  pays: Payment;
  /** Its tray; null if nothing is bought. */
  tray: TrayDetails | null;
}

/** A die to buy; null for none. */
export interface BuyOption {
  text: string;
  said: Sayable;
  /** The kind of die; null for none. */
  die: Kind | null;
  told: BuyDetails | null;
}

/** Which die to buy. */
export interface BuyQuestion {
  seat: number;
  turn: number;
  asked: string;
  said: Said;
  phase: Phase;
  form: "buy";
  about: AboutBuying | null;
  options: BuyOption[];
}

/** Which dice to take. */
export interface DiceQuestion {
  seat: number;
  turn: number;
  asked: string;
  said: Said;
  phase: Phase;
  form: "dice";
  about: AboutDice | null;
  options: DieOption[];
}

/** A die to take next; null for no more. */
export interface DieOption {
  text: string;
  said: Sayable;
  /** The die; null for no more. */
  spot: Spot | null;
}

/** One of two gains. */
export interface EitherOption {
  text: string;
  said: Sayable;
  /** What it brings, though the amount may be zero. */
  brings: "money" | "moves" | "credits";
  told: GainDetails | null;
}

/** Which of two gains. */
export interface EitherQuestion {
  seat: number;
  turn: number;
  asked: string;
  said: Said;
  phase: Phase;
  form: "either";
  about: AboutEither | null;
  options: EitherOption[];
}

/** How many sides of the die show this face. */
export interface FaceDetails {
  /** How many of its six sides. */
  sides: number;
}

/** A face to set a die to. */
export interface FaceOption {
  text: string;
  said: Sayable;
  /** The face. */
  face: FaceName;
  told: FaceDetails | null;
}

/** Which face to set a die to. */
export interface FaceQuestion {
  seat: number;
  turn: number;
  asked: string;
  said: Said;
  phase: Phase;
  form: "faces";
  about: AboutFaces | null;
  options: FaceOption[];
}

/** What an option gains by itself. */
export interface GainDetails {
  /** What it gains at once. */
  gains: Gains;
  /** What follows, so that the gain is not all: a choice, dice to roll, or nothing. */
  then: "choice" | "dice" | null;
}

/** What is gained; anything else is left out. For dice, also what is lost. */
export interface Gains {
  money?: number;
  moves?: number;
  /** Moves that may enter water. */
  water_moves?: number;
  credits?: number;
  fans?: number;
  /** Hand tokens. */
  hands?: number;
  dice?: number;
}

/** Where a runner is, and what it can move with. */
export interface Means {
  by: string | null;
  /** Where the runner is. */
  here: SpacePlace;
  /** Moves it has. */
  moves: number;
  /** Moves that may enter water. */
  water_moves: number;
  /** Money of this round. */
  money: number;
  /** Credits, of which each is worth one money. */
  credits: number;
  /** Both together. */
  purse: number;
}

/** What it takes to end a move on a space, and what is there. */
export interface MoveDetails {
  space: Space;
  to_go: number;
  finished: boolean;
  beyond: number | null;
  /** Whether the runner stays where it is. */
  stays: boolean;
  /** Moves that the route takes. */
  moves: number;
  /** Water moves that it takes. */
  water_moves: number;
  /** For shortcuts, and for moves that are yet to be bought. */
  pays: Payment;
  /** The way there, step by step. */
  route: RouteStep[];
  /** What may be taken there; empty where the round began. */
  rewards: Reward[];
}

/** A space to end the move on. */
export interface MoveOption {
  text: string;
  said: Sayable;
  /** The space. */
  space: Space;
  told: MoveDetails | null;
}

/** Where to end the move. */
export interface MoveQuestion {
  seat: number;
  turn: number;
  asked: string;
  said: Said;
  phase: Phase;
  form: "move";
  about: Means | null;
  options: MoveOption[];
}

/** What this many extra moves cost and what they reach; very large numbers are not searched. */
export interface MovesDetails {
  /** What they cost. */
  price: number;
  /** What is paid. */
  pays: Payment;
  /** Moves the runner then has. */
  moves: number;
  /** Water moves the runner then has. */
  water_moves: number;
  /** How many spaces can be reached. */
  ends: number | null;
  /** Those that no smaller number reaches; what is paid for one includes the moves bought. */
  new: MoveDetails[];
  /** The smallest distance to the finish that is then possible. */
  to_go: number | null;
  /** Whether the finish can then be reached. */
  finishes: boolean | null;
}

/** A number of moves to buy. */
export interface MovesOption {
  text: string;
  said: Sayable;
  /** How many. */
  bought: number;
  told: MovesDetails | null;
}

/** How many moves to buy. */
export interface MovesQuestion {
  seat: number;
  turn: number;
  asked: string;
  said: Said;
  phase: Phase;
  form: "moves";
  about: AboutMoves | null;
  options: MovesOption[];
}

/** What is paid, and what is left afterwards. */
export interface Payment {
  /** Money that is paid. */
  money: number;
  /** Credits that are paid. */
  credits: number;
  /** Money and credits that are left. */
  purse: number;
}

export type Phase = "draw" | "roll" | "run" | "move" | "buy";

/** Equal dice that may be among those chosen. */
export interface PoolDie {
  die: Kind;
  borrowed: boolean;
  face: FaceName | null;
  used: boolean;
  zone: Zone;
  /** The option that takes one of them, whether it is offered next or later. */
  text: string;
  /** How many there are. */
  count: number;
  /** Their card; null for gray dice and the start die. */
  card: string | null;
  /** The chance that it does not show a blank. */
  hit: Chance;
}

/** Push or pass. */
export interface PushOption {
  text: string;
  said: Sayable;
  /** Whether it pushes. */
  pushes: boolean;
}

/** Whether to push or to pass. */
export interface PushQuestion {
  seat: number;
  turn: number;
  asked: string;
  said: Said;
  phase: Phase;
  form: "push";
  about: AboutPush | null;
  options: PushOption[];
}

/** What a space gives. */
export interface Reward {
  /** What it is. */
  reward: RewardName;
  /** How much; for a die up to a cost, that cost. */
  amount: number;
}

export type RewardName = "credits" | "fans" | "lose dice" | "any die" | "die up to";

/** A reward to take; null for none. */
export interface RewardOption {
  text: string;
  said: Sayable;
  /** The reward; null for none. */
  reward: Reward | null;
}

/** Which reward to take. */
export interface RewardQuestion {
  seat: number;
  turn: number;
  asked: string;
  said: Said;
  phase: Phase;
  form: "rewards";
  about: AboutHere | null;
  options: RewardOption[];
}

/** Active dice that can change the risk. */
export interface RiskChangeDetails {
  /** One of the dice. */
  die: FacedDie;
  /** How many such dice there are. */
  count: number;
  /** Their card. */
  card: string;
  /** When it can be used. */
  moment: "on_push" | "would_bust";
  /** What it does to the risk. */
  effect: RiskEffect;
  /** The chance of a bust if one of them is used, and nothing else. */
  bust: Chance;
  /**
   * If that takes too long to work out: the least it can be, while `bust` is the most; otherwise
   * null.
   */
  bust_at_least: Chance | null;
}

export type RiskEffect = "safe" | "more_dice" | "saves" | "may_save" | "changes";

/** What the next roll of all dice in the roll zone can bring, and what it can cost. */
export interface RollRisk {
  /** Whether the next roll can bust. */
  at_risk: boolean;
  /** Whether the player must push. */
  must_push: boolean;
  /** How many are rolled. */
  dice: number;
  /** Which dice are rolled. */
  roll: RolledStack[];
  /** By number: the chance that exactly this many dice hit. */
  hits: Chance[];
  /** The chance of a bust if no ability is used; zero if the player is not at risk. */
  bust: Chance;
  /** The chance of a bust if everything that helps is used optimally. */
  bust_at_best: Chance;
  /**
   * If that takes too long to work out: the least it can be, while `bust_at_best` is the most;
   * otherwise null.
   */
  best_at_least: Chance | null;
  /** Whether any ability changes it. */
  changes_risk: boolean;
  /** Dice that can change the risk. */
  abilities: RiskChangeDetails[];
  /** What all active dice are worth. */
  stake: Stake;
  /** What a bust takes: the stake minus what may stay. */
  lost: Stake;
  /** What a bust brings. */
  bust_brings: BustBrings;
}

/** Dice of one kind that would be rolled. */
export interface RolledStack {
  die: Kind;
  borrowed: boolean;
  /** How many. */
  count: number;
  /** The chance that one of them does not show a blank. */
  hit: Chance;
}

/** A player to give a die to. */
export interface SeatOption {
  text: string;
  said: Sayable;
  /** The seat. */
  seat: number;
}

/** Whom to give a die to. */
export interface SeatQuestion {
  seat: number;
  turn: number;
  asked: string;
  said: Said;
  phase: Phase;
  form: "players";
  about: AboutGiving | null;
  options: SeatOption[];
}

/** What is known about a space, and the rewards that can be taken there. */
export interface SpaceDetails {
  space: Space;
  to_go: number;
  finished: boolean;
  beyond: number | null;
  /** What may be taken there. */
  rewards: Reward[];
}

/** A space to step to, or whose reward to take. */
export interface SpaceOption {
  text: string;
  said: Sayable;
  /** The space. */
  space: Space;
  told: SpaceDetails | null;
}

/** Where a space is. */
export interface SpacePlace {
  /** The space. */
  space: Space;
  /** Moves to the finish by the shortest dry route. */
  to_go: number;
  /** Whether it lies at the finish or beyond. */
  finished: boolean;
  /** How far beyond the finish it is. */
  beyond: number | null;
}

/** Which space nearby. */
export interface SpaceQuestion {
  seat: number;
  turn: number;
  asked: string;
  said: Said;
  phase: Phase;
  form: "spaces";
  about: AboutHere | null;
  options: SpaceOption[];
}

/** A die and where it lies. */
export interface Spot {
  die: Kind;
  borrowed: boolean;
  /** Its face, if it is active. */
  face: FaceName | null;
  /** Whether its run ability has been used. */
  used: boolean;
  /** Where it lies. */
  zone: Zone;
}

/**
 * What active dice are worth: the amounts on plain faces, symbols and powers, and the dice
 * themselves.
 */
export interface Stake {
  money: number;
  moves: number;
  credits: number;
  /** How many show their symbol or power. */
  symbols: number;
  /** How many dice there are. */
  dice: number;
}

/** What stays and what is lost. */
export interface StayDetails {
  /** The dice that stay. */
  keeps: FacedDie[];
  /** What they are worth. */
  kept: Stake;
  /** What the others are worth. */
  lost: Stake;
}

/** Whether some dice stay in active. */
export interface StayOption {
  text: string;
  said: Sayable;
  /** Whether they stay. */
  yes: boolean;
  told: StayDetails | null;
}

/** Whether the dice that may stay in a bust should stay. */
export interface StayQuestion {
  seat: number;
  turn: number;
  asked: string;
  said: Said;
  phase: Phase;
  form: "keep";
  about: AboutStaying | null;
  options: StayOption[];
}

/** Whether to take what the red card offers. */
export interface SwordsOption {
  text: string;
  said: Sayable;
  /** Whether it is taken. */
  yes: boolean;
  told: GainDetails | null;
}

/** Whether to take what a red card offers. */
export interface SwordsQuestion {
  seat: number;
  turn: number;
  asked: string;
  said: Said;
  phase: Phase;
  form: "swords";
  about: AboutSwords | null;
  options: SwordsOption[];
}

/** What is known about a die in a tray. */
export interface TrayDetails {
  /** Its card; null for gray dice. */
  card: string | null;
  /** What it costs. */
  cost: number;
  /** How many are in the tray. */
  left: number;
  /** How many of them the player has. */
  owned: number;
}

/** A die from a tray; null for none. */
export interface TrayOption {
  text: string;
  said: Sayable;
  /** The kind of die; null for none. */
  die: Kind | null;
  told: TrayDetails | null;
}

/** Which die to gain or to borrow. */
export interface TrayQuestion {
  seat: number;
  turn: number;
  asked: string;
  said: Said;
  phase: Phase;
  form: "trays";
  about: About | null;
  options: TrayOption[];
}

export type Zone = "draw" | "roll" | "discard" | "active";

export type Question =
  | PushQuestion
  | AbilityQuestion
  | StayQuestion
  | DiceQuestion
  | TrayQuestion
  | BuyQuestion
  | FaceQuestion
  | SwordsQuestion
  | EitherQuestion
  | SeatQuestion
  | MovesQuestion
  | MoveQuestion
  | SpaceQuestion
  | RewardQuestion;

/** One cell of a track as it is drawn; x counts half bricks, and a brick is two of them wide. */
export interface Cell {
  row: number;
  x: number;
  kind: "open" | "water" | "wall" | "start" | "finish" | "block";
  /** What views call it, as in C7; none for walls and blocks (start and finish in one). */
  space: string | null;
  neighbours?: string[];
  zone?: number | null;
  rewards?: SpaceReward[];
  effect?: SpaceEffect | null;
  /** The letter that a shortcut elsewhere leads to. */
  mark?: string;
}

/** A place between cells; y counts rows. */
export interface Corner {
  x: number;
  y: number;
}

/** The boards of a race: every board once, and for each leg which of them it is run on. */
export interface CoursePlan {
  game: string;
  boards: TrackPlan[];
  legs: number[];
  /** The legs from here on lie beyond the finish. */
  raced: number;
  /** Cards that somebody brought, by id. */
  own_cards: Record<string, OwnCardTexts>;
}

/** A card, and the dice it stands for. */
export interface CubitosCard {
  colour: string;
  cost: number;
  /** When it does something, in the order of a round. */
  moments: string[];
  /** Whether it asks a question, which is named after it. */
  asks_yes_or_no: boolean;
  /** Whether it lets its owner lose weak dice. */
  loses_dice: boolean;
  /** Whether it brings more dice into a roll. */
  draws_dice: boolean;
  /** Whether its dice leave after the run, used or not. */
  must_be_lost: boolean;
  /** Whether an ability of it is not optional. */
  forced: boolean;
  /** Whom a tie for the most swords favours: start, nobody, or empty if it is no matter. */
  ties: string;
  strength: Strength;
}

/** What is in the box of Cubitos. */
export interface CubitosContent {
  game: "cubitos";
  title: string;
  players: number[];
  options: GameOption[];
  /** From the weakest to the strongest. */
  bots: string[];
  /** The Fluent texts by language, for games that the page was not built with. */
  texts: Record<string, string>;
  orders: string[];
  most_laps: number;
  most_tracks: number;
  faces: string[];
  dice: Record<string, string[]>;
  cards: Record<string, CubitosCard>;
  races: Record<string, Race>;
  /** In how many races cards and pairs were measured. */
  studied: number;
  tracks: Record<string, TrackShown>;
  fans: Fans;
}

/** What the places of the fan track bring. */
export interface Fans {
  credits: number[];
  hands: number[];
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

/** A piece of a red line: the side that two cells of different zones share. */
export interface LinePiece {
  between: string[];
  line: number;
  from: Corner;
  to: Corner;
}

/** A card that somebody brought, with its texts by language. */
export interface OwnCardTexts {
  colour: string;
  cost: number;
  /** Whether its dice leave after the run, used or not. */
  must_be_lost: boolean;
  /** Whether an ability of it is not optional. */
  forced: boolean;
  /** Whom a tie for the most swords favours: start, nobody, or empty if it is no matter. */
  ties: string;
  names: Record<string, string>;
  /** By language and moment, what it does. */
  does: Record<string, Record<string, string>>;
}

/** A named set of cards with its track and laps. */
export interface Race {
  cards: string[];
  tracks: string[];
  laps: number;
}

/** What to say about a custom set before a race with it; no set is forbidden. */
export interface SetShown {
  warnings: ("few_cheap_cards" | "no_card_loses_or_draws_dice")[];
  /** Cards that win more together than their separate effects predict, the best first. */
  good_pairs: string[][];
  /** Those that win less, the worst first. */
  bad_pairs: string[][];
  /** Cards that somebody brings, by id. */
  own_cards: Record<string, OwnCardTexts>;
}

/** What a space does: a jet pack, or a shortcut to another space. */
export interface SpaceEffect {
  effect: string;
  price: number;
  target: string | null;
  letter: string;
}

/** What a space gives. */
export interface SpaceReward {
  reward: string;
  amount: number;
}

/** How strong the dice of a card are, as measured among strong bots. */
export interface Strength {
  /** How much the share of wins rises for a player who starts with two of these dice. */
  worth: number;
  /** Half the width of the 95 % interval. */
  error: number;
  /** The share of players who buy it. */
  bought_by: number;
  /** From 1 for the fifth of all cards that is worth least to 5 for the best fifth. */
  group: number;
}

/** A track as it is drawn. */
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

/** A track of the box: its plan, and the text of its map. */
export interface TrackShown {
  name: string;
  title: string;
  source: string;
  rows: number;
  width: number;
  red_lines: number;
  cells: Cell[];
  lines: LinePiece[];
  map: string;
}

/** A custom map, in the form of a track in a table's options. */
export interface MapDrawn {
  /** 1 to 20000 characters. */
  map: string;
}

/** A custom set of cards, by their ids, and cards that somebody brings. */
export interface CardsChosen {
  /** 1 to 32 of them. */
  cards: string[];
  /** The text of a file of cards. At most 20000 characters. */
  own?: string;
}
