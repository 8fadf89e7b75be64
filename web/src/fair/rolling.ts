/** Fair dice, computed by the browser itself. Written from the page about fair dice alone. */

const encoder = new TextEncoder();

/** Whether this browser can check at all: pages that come over an insecure connection may not. */
export function canCheck(): boolean {
  return typeof crypto !== "undefined" && crypto.subtle !== undefined;
}

/** The bytes that a hexadecimal text stands for. */
export function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(hex.length / 2);
  for (let place = 0; place < bytes.length; place += 1)
    bytes[place] = Number.parseInt(hex.slice(place * 2, place * 2 + 2), 16);
  return bytes;
}

/** Bytes as a hexadecimal text. */
export function hexOf(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The commitment to a secret: its SHA-256. */
export async function commitmentOf(secret: string): Promise<string> {
  return hexOf(await crypto.subtle.digest("SHA-256", bytesOf(secret)));
}

/** The seed that a bot at this seat has by rule. */
export async function botSeed(table: string, commitment: string, seat: number): Promise<string> {
  const text = `dicehall bot seed 1/${table}/${commitment}/${seat}`;
  return hexOf(await crypto.subtle.digest("SHA-256", encoder.encode(text)));
}

/** Rolls dice again: the secret is the key, and every roll is a message. */
export class FairDice {
  private constructor(
    private readonly key: CryptoKey,
    private readonly table: string,
    private readonly seeds: string[],
    private readonly kinds: Map<string, string[]>,
  ) {}

  static async of(
    secret: string,
    table: string,
    seeds: string[],
    kinds: Map<string, string[]>,
  ): Promise<FairDice> {
    const algorithm = { name: "HMAC", hash: "SHA-256" };
    const key = await crypto.subtle.importKey("raw", bytesOf(secret), algorithm, false, ["sign"]);
    return new FairDice(key, table, seeds, kinds);
  }

  /**
   * What a roll shows, die for die, sorted by kind. With a link, or `-` where none is mixed in, by version 2;
   * without, by version 1.
   */
  async roll(seat: number, number: number, thrown: string[], link?: string): Promise<string[]> {
    const [version, mixed] = link === undefined ? [1, ""] : [2, `${link}/`];
    const start = `dicehall fair dice ${version}/${this.table}/${this.seeds.join(" ")}/`;
    const order = [...this.kinds.keys()];
    const sorted = [...thrown].sort((one, other) => order.indexOf(one) - order.indexOf(other));
    const shown: string[] = [];
    let block = new Uint8Array(0);
    let blocks = 0;
    let used = 0;
    for (const name of sorted) {
      const sides = this.kinds.get(name) ?? [];
      // A die takes the next byte. One that would make the first sides likelier is passed over.
      const fair = 256 - (256 % sides.length);
      let byte = 256;
      while (byte >= fair) {
        if (used === block.length) {
          const message = `${start}${seat}/${number}/${mixed}${blocks}`;
          block = new Uint8Array(
            await crypto.subtle.sign("HMAC", this.key, encoder.encode(message)),
          );
          blocks += 1;
          used = 0;
        }
        byte = block[used] ?? 256;
        used += 1;
      }
      shown.push(`${name}-${sides[byte % sides.length]}`);
    }
    return shown;
  }
}
