/** Checks the dice of a record by conditions 1 to 13 of the page about fair dice. */
import type { Ending } from "@/lib/words.svelte";
import { hashed } from "./chain";
import { checkLinks, inSets } from "./chains";
import { boxedDice, sameDice } from "./dice";
import { CONDITIONS, FailedCondition } from "./failedConditions";
import { type AnsweredStep, type FairRecord, readFairRecord, Unusable } from "./record";
import { botSeed, commitmentOf, FairDice } from "./rolling";

/** What was found; there is a sentence for each. */
export type FindingCode = Ending<"webpages-fair-found-">;

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
  code: FindingCode;
  /** The number of the condition that the record breaks; null where it breaks none. */
  condition: number | null;
  /** What the record does not say, so that some conditions were checked only in part. */
  unchecked: "older" | "no-bots" | null;
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

const same = (one: string[], other: string[]): boolean =>
  [...one].sort().join(" ") === [...other].sort().join(" ");

/** Every now and then the page may draw itself. */
const breathe = (): Promise<void> => new Promise((done) => setTimeout(done));
const ROLLS_A_BREATH = 200;

/** Conditions 12 and 13, roll by roll; the faces only where the secret is known. */
async function checkRolls(
  record: FairRecord,
  found: Finding,
  progress: (share: number) => void,
): Promise<void> {
  const linkOf = record.anchors && (await checkLinks(record));
  const dice =
    record.secret === null
      ? null
      : await FairDice.of(record.secret, record.table, record.seeds, record.kinds);
  const next = new Map<number, number>([[-1, 0]]);
  for (const seat of record.seeds.keys()) next.set(seat, 0);
  if (linkOf) found.linked = record.seeds.map(() => 0);
  for (const [done, roll] of record.rolls.entries()) {
    const args = { step: roll.place, steps: record.steps, seat: roll.seat + 1 };
    const expected = next.get(roll.seat);
    if (expected === undefined) throw new FailedCondition("seat", args);
    if (roll.number !== expected)
      throw new FailedCondition("number", { ...args, number: roll.number, expected });
    next.set(roll.seat, expected + 1);
    const thrown = roll.dice.map((die) => die.split("-")[0] ?? "");
    const unknown = thrown.find((kind) => !record.kinds.has(kind));
    if (unknown !== undefined) throw new FailedCondition("die", { ...args, die: unknown });
    const link = linkOf?.(roll);
    if (link !== undefined && link !== "-")
      found.linked[roll.seat] = (found.linked[roll.seat] ?? 0) + 1;
    if (!dice) continue;
    const shown = await dice.roll(roll.seat, roll.number, thrown, link);
    if (!same(shown, roll.dice))
      throw new FailedCondition("roll", {
        ...args,
        shown: shown.join(" "),
        said: roll.dice.join(" "),
      });
    found.dice += roll.dice.length;
    if (done % ROLLS_A_BREATH === 0) {
      progress(done / record.rolls.length);
      await breathe();
    }
  }
  if (record.rolls.length === 0) throw new Unusable("empty");
  if (!dice) throw new Unusable("sealed");
}

/** Condition 2: what was noted while the game was played is there. */
async function checkNotes(record: FairRecord, noted: Noted, found: Finding): Promise<void> {
  if (noted.commitment) {
    if (noted.commitment !== record.commitment) throw new FailedCondition("noted");
    found.compared = true;
  }
  if (noted.seed) {
    found.mine = record.seeds.includes(noted.seed);
    // A seat that has not opened its seed in time has the fixed one; it had committed itself all the same.
    if (!found.mine && !record.anchors?.includes(await hashed(noted.seed)))
      throw new FailedCondition("seed");
  }
  const anchors = record.anchors?.map((one) => one ?? "-").join(" ");
  if (noted.anchors && noted.anchors !== anchors) throw new FailedCondition("noted-anchors");
}

/** Conditions 3 to 5: everybody has one seed, and it is the one that they were bound to. */
async function checkSeeds(record: FairRecord, found: Finding): Promise<void> {
  const { anchors, seeds, shown } = record;
  const seats = record.seats.length;
  if (seeds.length !== seats) throw new FailedCondition("seeds", { seeds: seeds.length, seats });
  if (anchors && anchors.length !== seats)
    throw new FailedCondition("anchors", { anchors: anchors.length, seats });
  if (shown && shown.length !== seats)
    throw new FailedCondition("shown", { links: shown.length, seats });
  for (const [seat, seed] of seeds.entries())
    if (seed === (await botSeed(record.table, record.commitment, seat))) found.bots.push(seat);
  // In the dice of a duplicate nobody at the table has a part: their name and all seeds are fixed.
  const fixed = !anchors && found.bots.length === seats;
  if (record.duplicate !== null && (record.duplicate !== record.table || !fixed))
    throw new FailedCondition("duplicate");
  for (const [seat, seed] of seeds.entries()) {
    if (found.bots.includes(seat)) continue;
    if (anchors && (await hashed(seed)) !== anchors[seat])
      throw new FailedCondition("opened", { seat: seat + 1 });
    if (!anchors && record.answers.some((answer) => answer.seat === seat && answer.by === "bot"))
      throw new FailedCondition("bot-seed", { seat: seat + 1 });
  }
}

/** Condition 6: the secret is the one that was sealed, and it is revealed at the end. */
async function checkSecret({ secret, over, commitment }: FairRecord): Promise<void> {
  if (secret === null && over) throw new FailedCondition("kept");
  if (secret !== null && (await commitmentOf(secret)) !== commitment)
    throw new FailedCondition("commitment");
}

/** Condition 7: the dice are those of the box, unless the table brought its own. */
function checkSides(record: FairRecord, found: Finding): void {
  const boxed = boxedDice(record.game, record.seats.length);
  found.boxed = sameDice(record.kinds, boxed);
  if (!found.boxed && boxed.size > 0 && !record.ownFigures) throw new FailedCondition("sides");
}

/** Conditions 8 to 10: answers are numbered, bots answer at their seats, and sets can be sets. */
function checkAnswers(record: FairRecord): void {
  const { answers, anchors, seeds, shown, steps } = record;
  const given: AnsweredStep[][] = seeds.map(() => []);
  const args = ({ place, seat, number }: AnsweredStep) => ({
    ...{ step: place, steps, seat: seat + 1, number },
  });
  for (const answer of answers)
    if (answer.number !== given[answer.seat]?.length)
      throw new FailedCondition("answer", args(answer));
    else given[answer.seat]?.push(answer);
  for (const answer of answers) {
    const bot = answer.by === "bot";
    const seated = !shown || bot === (anchors?.[answer.seat] === null);
    if (!seated || bot !== (given[answer.seat]?.[0]?.by === "bot"))
      throw new FailedCondition("hand", args(answer));
  }
  for (const [at, answer] of answers.entries()) {
    if (answer.set === null) continue;
    const before = answers[at - 1];
    const follows =
      before?.place === answer.place - 1 &&
      before.seat === answer.seat &&
      before.asked === answer.asked &&
      before.set === answer.set;
    const right = answer.by === "player" && inSets(record, answer);
    if (!right || (answer.set !== answer.number && !follows))
      throw new FailedCondition("set", args(answer));
  }
}

/** What a record does not say. */
function uncheckedOf(record: FairRecord): Finding["unchecked"] {
  if (record.links) return "older";
  const said = record.anchors || record.duplicate || record.answers.some(({ by }) => by);
  return said ? null : "no-bots";
}

/** Check the dice of a record, whatever it may be, with nothing but this browser. */
export async function checkRecord(
  given: unknown,
  noted: Noted = {},
  progress: (share: number) => void = () => undefined,
): Promise<Finding> {
  const found: Finding = {
    verdict: "unknown",
    code: "shape",
    condition: null,
    unchecked: null,
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
    await checkNotes(record, noted, found);
    await checkSeeds(record, found);
    await checkSecret(record);
    checkSides(record, found);
    checkAnswers(record);
    found.rolls = record.rolls.length;
    await checkRolls(record, found, progress);
    found.unchecked = uncheckedOf(record);
    return {
      ...found,
      verdict: "right",
      code: "right",
      args: { rolls: found.rolls, dice: found.dice },
    };
  } catch (error) {
    if (error instanceof FailedCondition)
      return {
        ...found,
        verdict: "wrong",
        code: error.code,
        condition: CONDITIONS[error.code],
        args: error.args,
      };
    if (error instanceof Unusable)
      return {
        ...found,
        code: error.code,
        condition: error.code === "shape" ? 1 : null,
        args: { what: error.what },
      };
    throw error;
  }
}
