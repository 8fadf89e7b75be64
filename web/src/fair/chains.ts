/** Condition 11 of the page about fair dice: the links of all seats' chains, and which goes into each roll. */
import { kitOf } from "@/games";
import { FIRST_PLACE, hashed } from "./chain";
import { FailedCondition } from "./failedConditions";
import type { AnsweredStep, FairRecord, RolledStep, TurnLink } from "./record";

/** The turn whose link came with an answer: that of the first piece of its set, or its own. */
const firstTurn = (answer: AnsweredStep): number => answer.set ?? answer.number;

/** Whether an answer can be a piece of a set; in a game that is not known here, any can. */
export function inSets({ game }: FairRecord, { given }: AnsweredStep): boolean {
  return kitOf(game).inSets?.(given) ?? true;
}

/** The link that goes into a roll; `-` where none does. */
type LinkOf = (roll: RolledStep) => string;

/** Check the links of a record, and find that of every roll. */
export async function checkLinks(record: FairRecord): Promise<LinkOf> {
  if (record.links) return checkListed(record, record.links);
  const known = await Promise.all(record.seeds.map((_, seat) => linksOf(record, seat)));
  return ({ last }) => (last?.by === "player" ? (known[last.seat]?.[firstTurn(last)] ?? "-") : "-");
}

/** The links of a seat by turn, up to the last that came with an answer. */
async function linksOf(record: FairRecord, seat: number): Promise<string[]> {
  const shown = record.shown?.[seat];
  if (!shown) return [];
  const anchor = record.anchors?.[seat];
  const came = record.answers.some(
    (answer) => answer.seat === seat && answer.by === "player" && firstTurn(answer) === shown.turn,
  );
  const different = new FailedCondition("newest-link", { seat: seat + 1, turn: shown.turn });
  // Without such an answer, its turn could be a thousand million, and be hashed as often.
  if (!anchor || !came) throw different;
  const links = [shown.link];
  while (links.length <= shown.turn) links.push(await hashed(links.at(-1) ?? ""));
  if ((await hashed(links.at(-1) ?? "", FIRST_PLACE)) !== anchor) throw different;
  return links.reverse();
}

/** What is known of a seat of a record of the older form. */
interface Known {
  place: number;
  link: string | null;
  answers: number;
  /** The first of its last answers that could form a set: given one directly after the other. */
  from: number;
  before: AnsweredStep | null;
  /** The word of its last roll since then; undefined where it has not rolled since. */
  since: TurnLink | null | undefined;
}

/** The older form lists a link for every roll, and does not say which answers formed a set. */
async function checkListed(record: FairRecord, links: (TurnLink | null)[]): Promise<LinkOf> {
  if (links.length !== record.rolls.length)
    throw new FailedCondition("links", { links: links.length, rolls: record.rolls.length });
  const seats: Known[] = (record.anchors ?? []).map((link) => ({
    ...{ place: 0, link, answers: 0, from: 0, before: null, since: undefined },
  }));
  const found = new Map<RolledStep, string>();
  const steps = [...record.rolls, ...record.answers].sort((one, other) => one.place - other.place);
  let number = 0;
  for (const step of steps) {
    const seat = seats[step.seat];
    if ("dice" in step) {
      const word = links[number] ?? null;
      number += 1;
      if (!(seat ? await fits(seat, word) : word === null))
        throw new FailedCondition("link", {
          ...{ step: step.place, seat: step.seat + 1, turn: word?.turn ?? 0 },
        });
      found.set(step, word?.link ?? "-");
    } else if (seat) {
      const { before } = seat;
      const follows = before?.place === step.place - 1 && before.asked === step.asked;
      if (!(follows && inSets(record, before) && inSets(record, step))) seat.from = seat.answers;
      Object.assign(seat, { answers: seat.answers + 1, before: step, since: undefined });
    }
  }
  return (roll) => found.get(roll) ?? "-";
}

/** Whether a word can be that of a seat's next roll; it is noted. */
async function fits(seat: Known, word: TurnLink | null): Promise<boolean> {
  if (seat.link === null) return word === null;
  const { since } = seat;
  seat.since = word;
  if (since !== undefined && (since?.turn !== word?.turn || since?.link !== word?.link))
    return false;
  if (word === null) return true;
  const place = word.turn + FIRST_PLACE;
  if (word.turn < seat.from || word.turn >= seat.answers || place < seat.place) return false;
  if ((await hashed(word.link, place - seat.place)) !== seat.link) return false;
  Object.assign(seat, { place, link: word.link });
  return true;
}
