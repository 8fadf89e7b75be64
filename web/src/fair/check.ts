import { FIRST_PLACE, hashed } from "./chain";
import { boxedDice, sameDice } from "./dice";
import { type FairRecord, type RolledStep, readFairRecord, Unusable } from "./record";
import { botSeed, commitmentOf, FairDice } from "./rolling";

/** What was noted while the game was played, to compare with. */
export interface Noted {
  commitment?: string | null;
  seed?: string | null;
  /** What all seats had committed themselves with when I opened my seed. */
  anchors?: string | null;
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
  /** In version 2, by seat: into how many of its rolls a link of its own is mixed. */
  linked: number[];
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
  chains: Chains | null,
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
    const link = chains ? await chains.take(roll) : undefined;
    const shown = await dice.roll(roll.seat, roll.number, thrown, link);
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

/** Every seat has committed itself to its seed, or has the one that is fixed for bots and for the absent. */
async function checkSeeds(
  record: FairRecord,
  anchors: (string | null)[],
  fixed: number[],
  noted: Noted,
): Promise<void> {
  if (anchors.length !== record.seats.length)
    throw new Different("anchors", { anchors: anchors.length, seats: record.seats.length });
  if (noted.anchors && noted.anchors !== anchors.map((one) => one ?? "-").join(" "))
    throw new Different("noted-anchors");
  for (const [seat, seed] of record.seeds.entries()) {
    if (fixed.includes(seat)) continue;
    if ((await hashed(seed)) !== anchors[seat]) throw new Different("opened", { seat: seat + 1 });
  }
}

/** In the dice of a duplicate nobody at the table has a part: their name and all seeds are fixed. */
const isDuplicate = (record: FairRecord, fixed: number[]): boolean =>
  record.duplicate === record.table &&
  record.anchors === null &&
  fixed.length === record.seats.length;

/** The chains of all seats, as far as the rolls of a record have shown them. */
class Chains {
  readonly linked: number[];
  private readonly known: ({ place: number; link: string } | null)[];

  constructor(anchors: (string | null)[]) {
    this.linked = anchors.map(() => 0);
    this.known = anchors.map((anchor) => (anchor === null ? null : { place: 0, link: anchor }));
  }

  /** What is mixed into a roll, if it is of the chain of its seat. */
  async take({ seat, answers, link, place: step }: RolledStep): Promise<string> {
    if (link === null) return "-";
    const known = this.known[seat];
    const place = link.turn + FIRST_PLACE;
    const args = { step, seat: seat + 1, turn: link.turn };
    if (!known || link.turn >= answers || place < known.place) throw new Different("link", args);
    if ((await hashed(link.link, place - known.place)) !== known.link)
      throw new Different("link", args);
    this.known[seat] = { place, link: link.link };
    this.linked[seat] = (this.linked[seat] ?? 0) + 1;
    return link.link;
  }
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
    linked: [],
  };
  try {
    const record = readFairRecord(given);
    found.record = record;
    if (noted.commitment) {
      if (noted.commitment !== record.commitment) throw new Different("noted");
      found.compared = true;
    }
    if (noted.seed) {
      found.mine = record.seeds.includes(noted.seed);
      // A seat that has not opened its seed in time has the fixed one; it had committed itself all the same.
      if (!found.mine && !record.anchors?.includes(await hashed(noted.seed)))
        throw new Different("seed");
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
    if (record.duplicate !== null && !isDuplicate(record, found.bots))
      throw new Different("duplicate");
    const chains = record.anchors && new Chains(record.anchors);
    if (record.anchors) await checkSeeds(record, record.anchors, found.bots, noted);
    found.dice = await checkRolls(record, record.secret, chains, progress);
    found.linked = chains?.linked ?? [];
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
