/** A record carried inside an address, packed, so that a replay can be sent where no server keeps the game. */

/** What such an address begins with; ids and codes of tables have no dot. */
const CARRIED = "record.";
/** The longest packed record in an address: longer ones are cut off by some browsers and most messengers. */
export const LONGEST = 64_000;
/** The longest record that is unpacked, as the longest that a server takes. */
const LONGEST_RECORD = 2 * 1024 * 1024;

/** Why a record is not carried: it is too long, or what came with the address is none. */
export class NotCarried extends Error {
  constructor(readonly why: "long" | "damaged" | "browser") {
    super(why);
  }
}

/** Whether the name of a replay is a record itself. */
export const isCarried = (name: string): boolean => name.startsWith(CARRIED);

/** Pack a record for an address. */
export async function packed(record: string): Promise<string> {
  if (typeof CompressionStream === "undefined") throw new NotCarried("browser");
  const stream = new Blob([record]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  const written = btoa(text).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
  if (written.length > LONGEST) throw new NotCarried("long");
  return `${CARRIED}${written}`;
}

/** Unpack the record in an address. */
export async function unpacked(name: string): Promise<string> {
  if (typeof DecompressionStream === "undefined") throw new NotCarried("browser");
  try {
    const text = atob(name.slice(CARRIED.length).replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
    return await readUpTo(stream, LONGEST_RECORD);
  } catch {
    throw new NotCarried("damaged");
  }
}

/** Read a text, but not more than so many bytes of it: a short address may unpack to gigabytes. */
async function readUpTo(stream: ReadableStream<Uint8Array>, most: number): Promise<string> {
  const reader = stream.getReader();
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let text = "";
  let read = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    read += next.value.length;
    if (read > most) {
      await reader.cancel();
      throw new NotCarried("damaged");
    }
    text += decoder.decode(next.value, { stream: true });
  }
  return text + decoder.decode();
}
