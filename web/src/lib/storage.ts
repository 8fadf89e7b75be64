/** Values saved in this browser between visits. Where the browser saves nothing, they last until the page is closed. */

const PREFIX = "dicehall.";
const memory = new Map<string, string>();

/** Return what was saved under a name, or `otherwise` if there is nothing valid. */
export function load<T>(name: string, otherwise: T, isGood: (value: unknown) => value is T): T {
  let text: string | null = null;
  try {
    text = globalThis.localStorage?.getItem(PREFIX + name) ?? null;
  } catch {
    // Private windows may forbid it.
  }
  text ??= memory.get(name) ?? null;
  if (text === null) return otherwise;
  try {
    const value: unknown = JSON.parse(text);
    return isGood(value) ? value : otherwise;
  } catch {
    return otherwise;
  }
}

/** Save something under a name; `undefined` removes it. */
export function save(name: string, value: unknown): void {
  const text = value === undefined ? null : JSON.stringify(value);
  if (text === null) memory.delete(name);
  else memory.set(name, text);
  try {
    if (text === null) globalThis.localStorage?.removeItem(PREFIX + name);
    else globalThis.localStorage?.setItem(PREFIX + name, text);
  } catch {
    // Full or forbidden: the memory above serves until the page is closed.
  }
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
