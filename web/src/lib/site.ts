/** Where the server is: where this page came from, or what a static site says of it. */

/** `dicehall site` writes it into the page: an address, or nothing where there is no server. */
const META = 'meta[name="dicehall-server"]';

/** What such a site holds as files: which games there are, and what is in their boxes. */
const BOXES = /^content(?:\/[^/]+)?$/;

const folder = (): string => new URL("./", location.href.split("#")[0]).href;
const address = (): string | undefined =>
  globalThis.document?.querySelector<HTMLMetaElement>(META)?.content;

/** Whether there is a server at all. */
export const hasServer = (): boolean => address() !== "";

/** The folder below which the server answers, or null where the site has none. */
export function server(): string | null {
  const found = address();
  return found === "" ? null : (found ?? folder());
}

/** What a static site holds as a file, or null where it must be asked for. */
export function written<T>(path: string): Promise<T> | null {
  if (address() === undefined || !BOXES.test(path)) return null;
  return fetch(new URL(`${path}.json`, folder())).then((file) => file.json() as Promise<T>);
}
