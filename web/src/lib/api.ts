import { settings } from "./settings.svelte";
import type {
  Content,
  FinishedList,
  Json,
  Made,
  NewTable,
  PhraseList,
  PlayerShown,
  RatingList,
  ReplayShown,
  ReportPart,
  Seated,
  SeatWanted,
  Signed,
  TableList,
  TableShown,
} from "./types";

/** Why something was not done: a stable code, and a sentence in the reader's language. */
export class Refusal extends Error {
  readonly code: string;
  readonly status: number;

  constructor(code: string, text: string, status = 0) {
    super(text);
    this.code = code;
    this.status = status;
  }
}

/** Where the server is: the folder that this page came from. */
export function address(path: string, protocol?: "ws"): string {
  const page = new URL("./", location.href.split("#")[0]);
  const url = new URL(`api/${path}`, page);
  if (protocol === "ws") url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  return url.href;
}

interface Asked {
  body?: unknown;
  token?: string | null;
  signal?: AbortSignal;
}

/** Ask the server for something over REST; it may throw a `Refusal`. */
export async function ask<T>(method: string, path: string, asked: Asked = {}): Promise<T> {
  return told<T>(await send(method, path, asked));
}

async function send(
  method: string,
  path: string,
  { body, token, signal }: Asked,
): Promise<Response> {
  const headers: Record<string, string> = { "Accept-Language": settings.language };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (token) headers.Authorization = `Bearer ${token}`;
  try {
    return await fetch(address(path), {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
      signal,
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new Refusal("no_connection", "");
  }
}

async function told<T>(response: Response): Promise<T> {
  if (response.status === 204) return undefined as T;
  let read: unknown;
  try {
    read = await response.json();
  } catch {
    throw new Refusal("not_understood", "", response.status);
  }
  if (response.ok) return read as T;
  const { code, text } = read as { code?: unknown; text?: unknown };
  throw new Refusal(
    typeof code === "string" ? code : "not_understood",
    typeof text === "string" ? text : "",
    response.status,
  );
}

/** Ask for lines of JSON, and take each as it comes; a line that says why there are no more is thrown. */
async function eachLine<T>(
  method: string,
  path: string,
  take: (line: T) => void,
  { body, signal }: Asked = {},
): Promise<void> {
  const response = await send(method, path, { body, signal });
  if (!response.ok || !response.body) return told<void>(response);
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (;;) {
    const { value, done } = await reader.read().catch((error: unknown) => {
      if (signal?.aborted) throw error;
      throw new Refusal("no_connection", "");
    });
    if (done) break;
    const lines = (rest + value).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) {
      const read = JSON.parse(line) as T & { code?: string; text?: string };
      if (read.code) throw new Refusal(read.code, read.text ?? "");
      take(read);
    }
  }
}

const part = encodeURIComponent;

function query(given: Record<string, string | number | null | undefined>): string {
  const all = new URLSearchParams();
  for (const [name, value] of Object.entries(given))
    if (value !== null && value !== undefined) all.set(name, String(value));
  const text = all.toString();
  return text ? `?${text}` : "";
}

/** Which games there are and what is in their boxes changes only with the server; it is fetched once. */
const boxes = new Map<string, Promise<unknown>>();

function once<T>(path: string): Promise<T> {
  let box = boxes.get(path);
  if (!box) {
    box = ask<T>("GET", path);
    boxes.set(path, box);
    box.catch(() => boxes.delete(path));
  }
  return box as Promise<T>;
}

/** Everything the server does over REST. Each may throw a `Refusal`. */
export const api = {
  /** The names of all games. */
  games: () => once<string[]>("content"),
  /** What is in the box of a game; the game's own folder knows the shape of it. */
  content: <T extends Content>(game: string) => once<T>(`content/${part(game)}`),
  /** The quick phrases by their ids, in the order in which they are offered. */
  phrases: () => once<PhraseList>("phrases"),
  tables: (signal?: AbortSignal) => ask<TableList>("GET", "tables", { signal }),
  table: (idOrCode: string) => ask<TableShown>("GET", `tables/${part(idOrCode)}`),
  makeTable: (wanted: NewTable, token?: string | null) =>
    ask<Made>("POST", "tables", { body: wanted, token }),
  sit: (table: string, wanted: SeatWanted, token?: string | null) =>
    ask<Seated>("POST", `tables/${part(table)}/seats`, { body: wanted, token }),
  seatBot: (table: string, seat: number, bot: string, token: string) =>
    ask<Seated>("POST", `tables/${part(table)}/seats`, { body: { seat, bot }, token }),
  freeSeat: (table: string, seat: number, token: string) =>
    ask<void>("DELETE", `tables/${part(table)}/seats/${seat}`, { token }),
  start: (table: string, token: string | null) =>
    ask<TableShown>("POST", `tables/${part(table)}/start`, { token }),
  rematch: (table: string, token: string) =>
    ask<TableShown>("POST", `tables/${part(table)}/rematch`, { token }),
  board: (table: string) => ask<Json>("GET", `tables/${part(table)}/board`),
  record: (table: string) => address(`tables/${part(table)}/record`),
  replay: (table: string) => ask<ReplayShown>("GET", `tables/${part(table)}/replay`),
  replayOf: (record: unknown) => ask<ReplayShown>("POST", "replay", { body: record }),
  report: (table: string, take: (part: ReportPart) => void, signal?: AbortSignal) =>
    eachLine("GET", `tables/${part(table)}/report`, take, { signal }),
  reportOf: (record: unknown, take: (part: ReportPart) => void, signal?: AbortSignal) =>
    eachLine("POST", "report", take, { body: record, signal }),
  finished: (
    given: {
      player?: string | null;
      game?: string | null;
      before?: string | null;
      limit?: number;
      rival?: string | null;
      option?: string | null;
    },
    token: string | null,
  ) => ask<FinishedList>("GET", `games${query(given)}`, { token }),
  /** Count games that this device played as a guest for who is signed in. */
  takeAlong: (seats: { table: string; token: string }[], token: string) =>
    ask<{ games: number }>("POST", "games/mine", { body: { seats }, token }),
  player: (name: string) => ask<PlayerShown>("GET", `players/${part(name)}`),
  ratings: (game: string) => ask<RatingList>("GET", `ratings/${part(game)}`),
  claim: (name: string, passphrase: string) =>
    ask<Signed>("POST", "people", { body: { name, passphrase } }),
  signIn: (name: string, passphrase: string) =>
    ask<Signed>("POST", "people/session", { body: { name, passphrase } }),
  signOut: (token: string) => ask<void>("DELETE", "people/session", { token }),
  signOutElsewhere: (token: string) => ask<void>("DELETE", "people/session/others", { token }),
  changePassphrase: (passphrase: string, changed: string, token: string) =>
    ask<void>("PUT", "people/me/passphrase", { body: { passphrase, new: changed }, token }),
  deleteName: (passphrase: string, token: string) =>
    ask<void>("POST", "people/me/deletion", { body: { passphrase }, token }),
  me: (token: string) => ask<{ name: string }>("GET", "people/me", { token }),
};
