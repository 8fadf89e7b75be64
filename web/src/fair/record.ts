/** Reads what a record says about its dice. */
import { isRecord } from "@/lib/storage";

/** A link of a seat's chain, and the turn whose answer it came with. */
export interface TurnLink {
  turn: number;
  link: string;
}

/** One step of a record that is a roll. */
export interface RolledStep {
  /** Its place among all steps, from 1. */
  place: number;
  seat: number;
  number: number;
  dice: string[];
  /** The seat's last answer before it; null where it has not answered yet. */
  last: AnsweredStep | null;
}

export type Hand = "player" | "bot" | "stand_in";

/** One step of a record that is an answer. */
export interface AnsweredStep {
  place: number;
  seat: number;
  /** How many answers of this seat come before it. */
  number: number;
  asked: string;
  given: string;
  /** Who gave it; null in records that do not say so. */
  by: Hand | null;
  /** The turn of the first piece of its set; null where it is no piece of one. */
  set: number | null;
}

/** What a record says of its dice. */
export interface FairRecord {
  game: string;
  seats: string[];
  over: boolean;
  table: string;
  /** The duplicate whose dice they are; null for dice of a table's own. */
  duplicate: string | null;
  commitment: string;
  seeds: string[];
  /** In version 2, what each seat had committed itself with; null at a seat that had not. */
  anchors: (string | null)[] | null;
  /** In version 2, by seat the newest link that came with an answer; null in the older form, too. */
  shown: (TurnLink | null)[] | null;
  /** In the older form of version 2, the link of every roll. */
  links: (TurnLink | null)[] | null;
  /** Not there before the game is over. */
  secret: string | null;
  /** The sides of every kind of die; the order of the kinds is the order in which they are rolled. */
  kinds: Map<string, string[]>;
  /** Whether the kinds are those of the game's own box, or figures that the table brought along. */
  ownFigures: boolean;
  steps: number;
  rolls: RolledStep[];
  answers: AnsweredStep[];
}

/** Nothing can be said about these dice; the code says why. */
export class Unusable extends Error {
  constructor(
    readonly code: "not-fair" | "entered" | "version" | "shape" | "sealed" | "empty",
    readonly what = "",
  ) {
    super(`${code} ${what}`);
  }
}

const ANCHOR = "(?:[0-9a-f]{64}|-)";
const SEED = "(?:[0-9a-f]{2}){16,64}";
const LINK = "(?:[0-9]{1,10}:[0-9a-f]{64}|-)";

/** As many as there are, with single spaces between them. */
const several = (one: string): RegExp => new RegExp(`^${one}(?: ${one})*$`);

type Fields = Record<string, unknown>;

function text(holder: Fields, name: string, pattern?: RegExp): string {
  const value = holder[name];
  if (typeof value !== "string" || (pattern && !pattern.test(value)))
    throw new Unusable("shape", name);
  return value;
}

function whole(holder: Fields, name: string): number {
  const value = holder[name];
  if (typeof value !== "number" || !Number.isInteger(value)) throw new Unusable("shape", name);
  return value;
}

function list<T>(holder: Fields, name: string, is: (one: unknown) => one is T): T[] {
  const value = holder[name];
  if (!Array.isArray(value) || !value.every(is)) throw new Unusable("shape", name);
  return value;
}

function fields(holder: Fields, name: string): Fields {
  const value = holder[name];
  if (!isRecord(value)) throw new Unusable("shape", name);
  return value;
}

const isText = (one: unknown): one is string => typeof one === "string";
const isWhole = (one: unknown): one is number => Number.isInteger(one);
const isFields = (one: unknown): one is Fields => isRecord(one);
const isHand = (by: unknown): by is Hand => by === "player" || by === "bot" || by === "stand_in";

/** Read dice as a record lists them: `A=lion,gear B=gear,gear`. */
export function readKinds(listed: string): Map<string, string[]> {
  const kinds = new Map<string, string[]>();
  for (const part of listed.split(" ")) {
    const [, name, all] = /^([^=]+)=(.+)$/.exec(part) ?? [];
    const sides = all?.split(",") ?? [];
    if (!name || kinds.has(name) || sides.length < 1 || sides.length > 256)
      throw new Unusable("shape", "sides");
    kinds.set(name, sides);
  }
  return kinds;
}

function readLink(word: string): TurnLink | null {
  const [turn = "", link] = word.split(":");
  return link === undefined ? null : { turn: Number(turn), link };
}

/** The links of version 2: those shown last, by seat, or those of all rolls in the older form. */
function readLinks(dice: Fields): Pick<FairRecord, "shown" | "links"> {
  if (!("links" in dice))
    return { shown: text(dice, "shown", several(LINK)).split(" ").map(readLink), links: null };
  if ("shown" in dice) throw new Unusable("shape", "shown");
  const links = dice.links === "" ? [] : text(dice, "links", several(LINK)).split(" ");
  return { shown: null, links: links.map(readLink) };
}

/** The steps in order, each roll with the answer before it. */
function readSteps(record: Fields, { shown, links }: Pick<FairRecord, "shown" | "links">) {
  const rolls: RolledStep[] = [];
  const answers: AnsweredStep[] = [];
  const last = new Map<number, AnsweredStep>();
  for (const [before, step] of list(record, "steps", isFields).entries()) {
    const [place, seat, number] = [before + 1, whole(step, "seat"), whole(step, "number")];
    const [asked, given] = [text(step, "asked"), text(step, "given")];
    text(step, "check");
    const noted = "by" in step || "set" in step || "hinted" in step;
    if (noted && (asked === "roll" || links)) throw new Unusable("shape", "by");
    if (asked === "roll") {
      const dice = given.split(" ").filter(Boolean);
      rolls.push({ place, seat, number, dice, last: last.get(seat) ?? null });
      continue;
    }
    if (!isHand(step.by) && (shown || "by" in step)) throw new Unusable("shape", "by");
    const set = "set" in step ? whole(step, "set") : null;
    if (set !== null && set < 0) throw new Unusable("shape", "set");
    if ("hinted" in step && (step.hinted !== true || step.by !== "player"))
      throw new Unusable("shape", "hinted");
    const answer = { place, seat, number, asked, given, by: isHand(step.by) ? step.by : null, set };
    answers.push(answer);
    last.set(seat, answer);
  }
  return { rolls, answers };
}

/** Read what a record says of its dice; throws `Unusable` where nothing can be said about them. */
export function readFairRecord(record: unknown): FairRecord {
  if (!isRecord(record) || !isRecord(record.dice)) throw new Unusable("shape", "dice");
  const dice = record.dice;
  if (dice.source === "entered") throw new Unusable("entered");
  if (dice.source !== "fair") throw new Unusable("not-fair");
  const version = text(dice, "version");
  if (version !== "1" && version !== "2") throw new Unusable("version", version);
  const chained = version === "2";
  for (const name of Object.keys(dice)) text(dice, name);
  if (record.dicehall !== 1) throw new Unusable("shape", "dicehall");
  if (typeof record.over !== "boolean") throw new Unusable("shape", "over");
  whole(record, "rules");
  list(record, "scores", isWhole);
  const options = fields(record, "options");
  const shown = chained ? readLinks(dice) : { shown: null, links: null };
  return {
    game: text(record, "game"),
    seats: list(record, "seats", isText),
    over: record.over,
    table: text(dice, "table", /^[A-Za-z0-9_-]{1,64}$/),
    duplicate: "duplicate" in dice ? text(dice, "duplicate") : null,
    commitment: text(dice, "commitment", /^[0-9a-f]{64}$/),
    seeds: text(dice, "seeds", several(SEED)).split(" "),
    anchors: chained
      ? text(dice, "anchors", several(ANCHOR))
          .split(" ")
          .map((anchor) => (anchor === "-" ? null : anchor))
      : null,
    ...shown,
    secret: "secret" in dice ? text(dice, "secret", /^[0-9a-f]{64}$/) : null,
    kinds: readKinds(text(dice, "sides")),
    ownFigures: "components" in options,
    steps: list(record, "steps", isFields).length,
    ...readSteps(record, shown),
  };
}
