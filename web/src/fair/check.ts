import { boxedDice, sameDice } from "./dice";
import { type FairRecord, readFairRecord, Unusable } from "./record";
import { botSeed, commitmentOf, FairDice } from "./rolling";

/** What was noted while the game was played, to compare with. */
export interface Noted {
  commitment?: string | null;
  seed?: string | null;
}

/**
 * What the check found. `right`: every roll follows from the secret and the seeds. `wrong`: something differs,
 * and `code` says what. `unknown`: nothing can be said.
 */
export interface Finding {
  verdict: "right" | "wrong" | "unknown";
  code: string;
  /** For the sentence of the code. */
  args: Record<string, string | number>;
  record: FairRecord | null;
  rolls: number;
  dice: number;
  /** The seats whose seeds are those fixed for bots. */
  bots: number[];
  /** The commitment was compared with one noted before. */
  compared: boolean;
  /** My own seed was found among those of the record. */
  mine: boolean;
  /** The dice have the sides of the game's box. */
  boxed: boolean;
}

class Different extends Error {
  constructor(
    readonly code: string,
    readonly args: Record<string, string | number> = {},
  ) {
    super(code);
  }
}

const same = (one: string[], other: string[]): boolean =>
  [...one].sort().join(" ") === [...other].sort().join(" ");

/** Every now and then the page may draw itself. */
const breathe = (): Promise<void> => new Promise((done) => setTimeout(done));
const ROLLS_A_BREATH = 200;

async function checkRolls(
  record: FairRecord,
  secret: string,
  progress: (share: number) => void,
): Promise<number> {
  const dice = await FairDice.of(secret, record.table, record.seeds, record.kinds);
  const next = new Map<number, number>([[-1, 0]]);
  for (const seat of record.seeds.keys()) next.set(seat, 0);
  let counted = 0;
  for (const [done, roll] of record.rolls.entries()) {
    const args = { step: roll.place, steps: record.steps, seat: roll.seat + 1 };
    const expected = next.get(roll.seat);
    if (expected === undefined) throw new Different("seat", args);
    if (roll.number !== expected)
      throw new Different("number", { ...args, number: roll.number, expected });
    next.set(roll.seat, expected + 1);
    const thrown = roll.dice.map((die) => die.slice(0, die.indexOf("-")));
    const unknown = thrown.find((kind) => !record.kinds.has(kind));
    if (unknown !== undefined) throw new Different("die", { ...args, die: unknown });
    const shown = await dice.roll(roll.seat, roll.number, thrown);
    if (!same(shown, roll.dice))
      throw new Different("roll", { ...args, shown: shown.join(" "), said: roll.dice.join(" ") });
    counted += roll.dice.length;
    if (done % ROLLS_A_BREATH === 0) {
      progress(done / record.rolls.length);
      await breathe();
    }
  }
  if (record.rolls.length === 0) throw new Unusable("empty");
  return counted;
}

/** Check the dice of a record, whatever it may be, with nothing but this browser. */
export async function checkRecord(
  given: unknown,
  noted: Noted = {},
  progress: (share: number) => void = () => undefined,
): Promise<Finding> {
  const found: Finding = {
    verdict: "unknown",
    code: "",
    args: {},
    record: null,
    rolls: 0,
    dice: 0,
    bots: [],
    compared: false,
    mine: false,
    boxed: false,
  };
  try {
    const record = readFairRecord(given);
    found.record = record;
    if (noted.commitment) {
      if (noted.commitment !== record.commitment) throw new Different("noted");
      found.compared = true;
    }
    if (noted.seed) {
      if (!record.seeds.includes(noted.seed)) throw new Different("seed");
      found.mine = true;
    }
    if (record.seeds.length !== record.seats.length)
      throw new Different("seeds", { seeds: record.seeds.length, seats: record.seats.length });
    if (record.secret === null) throw record.over ? new Different("kept") : new Unusable("sealed");
    if ((await commitmentOf(record.secret)) !== record.commitment)
      throw new Different("commitment");
    const boxed = boxedDice(record.game, record.seats.length);
    found.boxed = sameDice(record.kinds, boxed);
    if (!found.boxed && boxed.size > 0 && !record.ownFigures) throw new Different("sides");
    for (const [seat, seed] of record.seeds.entries())
      if (seed === (await botSeed(record.table, record.commitment, seat))) found.bots.push(seat);
    found.dice = await checkRolls(record, record.secret, progress);
    found.rolls = record.rolls.length;
    return {
      ...found,
      verdict: "right",
      code: "right",
      args: { rolls: found.rolls, dice: found.dice },
    };
  } catch (error) {
    if (error instanceof Different)
      return { ...found, verdict: "wrong", code: error.code, args: error.args };
    if (error instanceof Unusable)
      return { ...found, code: error.code, args: { what: error.what } };
    throw error;
  }
}

/** Whether this browser can check at all: pages that come over an insecure connection may not. */
export function canCheck(): boolean {
  return typeof crypto !== "undefined" && crypto.subtle !== undefined;
}
