import { isRecord } from "@/lib/kept";

/** One step of a record that is a roll. */
export interface RolledStep {
  /** Its place among all steps, from 1. */
  place: number;
  seat: number;
  number: number;
  dice: string[];
  /** The answers that this seat had given before. */
  answers: number;
  /** In version 2, the link that is mixed in, with its turn; null where none is. */
  link: { turn: number; link: string } | null;
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
  /** Not there before the game is over. */
  secret: string | null;
  /** The sides of every kind of die; the order of the kinds is the order in which they are rolled. */
  kinds: Map<string, string[]>;
  /** Whether the kinds are those of the game's own box, or figures that the table brought along. */
  ownFigures: boolean;
  steps: number;
  rolls: RolledStep[];
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

function text(holder: Record<string, unknown>, name: string, pattern?: RegExp): string {
  const value = holder[name];
  if (typeof value !== "string" || (pattern && !pattern.test(value)))
    throw new Unusable("shape", name);
  return value;
}

function whole(holder: Record<string, unknown>, name: string): number {
  const value = holder[name];
  if (typeof value !== "number" || !Number.isInteger(value)) throw new Unusable("shape", name);
  return value;
}

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

function readLink(word: string | undefined): RolledStep["link"] {
  if (word === "-" || word === undefined) return null;
  const [, turn, link] = /^(\d{1,10}):([0-9a-f]{64})$/.exec(word) ?? [];
  if (!turn || !link) throw new Unusable("shape", "links");
  return { turn: Number(turn), link };
}

/** The rolls among all steps, each with its link where the record lists links. */
function readRolls(steps: unknown[], links: string[]): RolledStep[] {
  const rolls: RolledStep[] = [];
  const answers = new Map<number, number>();
  for (const [place, step] of steps.entries()) {
    if (!isRecord(step)) throw new Unusable("shape", "steps");
    const seat = whole(step, "seat");
    const answered = answers.get(seat) ?? 0;
    if (text(step, "asked") !== "roll") {
      answers.set(seat, answered + 1);
      continue;
    }
    const dice = text(step, "given").split(" ").filter(Boolean);
    rolls.push({
      place: place + 1,
      seat,
      number: whole(step, "number"),
      dice,
      answers: answered,
      link: readLink(links[rolls.length]),
    });
  }
  return rolls;
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
  const { seats, steps, over, options } = record;
  if (!Array.isArray(seats) || !seats.every((seat) => typeof seat === "string"))
    throw new Unusable("shape", "seats");
  if (!Array.isArray(steps)) throw new Unusable("shape", "steps");
  if (typeof over !== "boolean") throw new Unusable("shape", "over");
  const links = chained ? text(dice, "links").split(" ").filter(Boolean) : [];
  const rolls = readRolls(steps, links);
  if (chained && links.length !== rolls.length) throw new Unusable("shape", "links");
  return {
    game: text(record, "game"),
    seats,
    over,
    table: text(dice, "table", /^[A-Za-z0-9_-]{1,64}$/),
    duplicate: "duplicate" in dice ? text(dice, "duplicate") : null,
    commitment: text(dice, "commitment", /^[0-9a-f]{64}$/),
    seeds: text(dice, "seeds", new RegExp(`^${SEED}(?: ${SEED})*$`)).split(" "),
    anchors: chained
      ? text(dice, "anchors", new RegExp(`^${ANCHOR}(?: ${ANCHOR})*$`))
          .split(" ")
          .map((anchor) => (anchor === "-" ? null : anchor))
      : null,
    secret: "secret" in dice ? text(dice, "secret", /^[0-9a-f]{64}$/) : null,
    kinds: readKinds(text(dice, "sides")),
    ownFigures: isRecord(options) && "components" in options,
    steps: steps.length,
    rolls,
  };
}
