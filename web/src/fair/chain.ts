/**
 * My hash chain at a table: every link is the SHA-256 of the next, so whoever knows one knows those before it
 * and none of those to come. The page about fair dice says what it is for.
 */
import { bytesOf, hexOf } from "./rolling";

/** The links after the anchor: several times as many as anybody answers questions in a game. */
const LENGTH = 1024;
/** The places of the seed, and of the link that goes with the answer to turn 0. */
const SEED = 1;
export const FIRST_PLACE = 2;

const hash = (bytes: BufferSource): Promise<ArrayBuffer> => crypto.subtle.digest("SHA-256", bytes);

/** The link that lies so many places before another. */
export async function hashed(link: string, times = 1): Promise<string> {
  let found: ArrayBuffer = bytesOf(link).buffer;
  for (let time = 0; time < times; time += 1) found = await hash(found);
  return hexOf(found);
}

export class Chain {
  private constructor(private readonly links: ArrayBuffer[]) {}

  /** The chain that ends with a link. */
  static async from(last: string, length = LENGTH): Promise<Chain> {
    const links: ArrayBuffer[] = [bytesOf(last).buffer];
    for (let place = length; place > 0; place -= 1)
      links.push(await hash(links.at(-1) as ArrayBuffer));
    return new Chain(links.reverse());
  }

  /** What I show when I sit down. */
  get anchor(): string {
    return this.at(0) as string;
  }

  /** What I show when everybody has shown an anchor. */
  get seed(): string {
    return this.at(SEED) as string;
  }

  /** What I show with the answer to a turn; nothing once the chain has come to its end. */
  link(turn: number): string | undefined {
    return this.at(FIRST_PLACE + turn);
  }

  private at(place: number): string | undefined {
    const link = this.links[place];
    return link && hexOf(link);
  }
}
