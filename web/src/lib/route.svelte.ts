/** Which page the address names. Everything stands behind the `#`, so any server and any path will do. */

export type Route =
  | { page: "lobby"; game: string | null }
  | { page: "table"; code: string }
  | { page: "duplicate"; code: string }
  | { page: "history"; player: string | null }
  | { page: "replay"; table: string | null }
  | { page: "rules"; game: string }
  | { page: "lesson"; game: string; lesson: string | null }
  | { page: "person" }
  | { page: "fairness" }
  | { page: "unknown"; path: string };

/** Read the part of an address behind its `#`. */
export function readRoute(hash: string): Route {
  const path = hash.replace(/^#/, "").replace(/\/+$/, "");
  const [, page = "", ...rest] = path.split("/");
  const one = rest.length === 1 ? decoded(rest[0] ?? "") : null;
  const none = rest.length === 0;
  if (page === "" && none) return { page: "lobby", game: null };
  if (page === "play" && one) return { page: "lobby", game: one };
  if (page === "t" && one) return { page: "table", code: one };
  if (page === "d" && one) return { page: "duplicate", code: one };
  if (page === "history" && (none || one)) return { page: "history", player: one };
  if (page === "replay" && (none || one)) return { page: "replay", table: one };
  if (page === "rules" && one) return { page: "rules", game: one };
  if (page === "lesson" && rest[0] && rest.length <= 2)
    return {
      page: "lesson",
      game: decoded(rest[0]),
      lesson: rest[1] ? decoded(rest[1]) : null,
    };
  if (page === "person" && none) return { page: "person" };
  if (page === "fairness" && none) return { page: "fairness" };
  return { page: "unknown", path };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Write an address, as in `link("t", code)`. */
export function link(...parts: string[]): string {
  return `#/${parts.map(encodeURIComponent).join("/")}`;
}

/** Codes of duplicates are longer than those of tables, which have six letters, and shorter than ids. */
const DUPLICATE_LETTERS = 8;

/** Read what somebody pasted to join a table: a code, or any address that ends in one. */
export function readCode(pasted: string): string {
  const text = pasted.trim();
  const found = /\/[td]\/([^/?#\s]+)\/?$/.exec(text);
  return decoded(found?.[1] ?? text).replace(/\s+/g, "");
}

/** The page to which a pasted code or address leads: that of a table or of a duplicate. */
export const doorOf = (pasted: string): "t" | "d" =>
  readCode(pasted).length === DUPLICATE_LETTERS ? "d" : "t";

class Router {
  current: Route = $state(readRoute(globalThis.location?.hash ?? ""));

  /** Follow the address from now on; returns how to stop. */
  follow(): () => void {
    const read = () => {
      this.current = readRoute(location.hash);
    };
    read();
    addEventListener("hashchange", read);
    return () => removeEventListener("hashchange", read);
  }
}

export const router = new Router();

/** Go to another page. */
export function go(...parts: string[]): void {
  location.hash = link(...parts);
}
