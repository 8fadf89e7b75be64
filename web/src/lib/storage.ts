/** What this browser keeps between visits. A browser that keeps nothing works too, until the page is closed. */

const PREFIX = "dicehall.";
const memory = new Map<string, string>();

/** Return what was kept under a name, or `otherwise` where nothing sensible is. */
export function kept<T>(name: string, otherwise: T, isGood: (value: unknown) => value is T): T {
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

/** Keep something under a name; `undefined` forgets it. */
export function keep(name: string, value: unknown): void {
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
