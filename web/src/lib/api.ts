/** Requests to a hall, on the server or on this device. */
import { engine } from "@/device/engine.svelte";
import { device } from "@/device/hall";
import { type Answer, type Hall, isHere, Refusal, type RequestContent } from "./hall";
import { hallChoice } from "./hallChoice.svelte";
import type { Result } from "./lastSeen";
import { online } from "./online";
import { refusedText } from "./problems";
import { written } from "./site";
import type {
  Announced,
  Content,
  DiceCounted,
  DuplicateShown,
  FinishedList,
  Json,
  Listed,
  Made,
  NewDuplicate,
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
  TableNow,
  TableShown,
} from "./types";
import { viewTokenOf } from "./viewTokens";

/** Whom to ask about a table: the device that it is on, or the server. */
export const hallOf = (table: string): Hall => (isHere(table) ? device : online);

/** What is thrown where no server of ours answers. */
const UNREACHED: ReadonlySet<string> = new Set(["no_connection", "not_understood"]);
const isUnreached = (error: unknown): boolean =>
  error instanceof Refusal && UNREACHED.has(error.code);

/** Wait for what a hall was asked, and note whether the server answers: every request to it says so. */
async function answered<T>(hall: Hall, asked: Promise<T>): Promise<T> {
  try {
    const answer = await asked;
    if (hall === online) hallChoice.reached(true);
    return answer;
  } catch (error) {
    if (hall === online && error instanceof Refusal) hallChoice.reached(!isUnreached(error));
    throw error;
  }
}

/** Ask for something, of the server where no other hall is named; it may throw a `Refusal`. */
export function ask<T>(
  method: string,
  path: string,
  content: RequestContent = {},
  hall: Hall = online,
): Promise<T> {
  return answered(hall, hall.request(method, path, content).then(parsed<T>));
}

/** Ask for what both know: the server, or, where it is not reached, this device. */
export async function askAny<T>(
  method: string,
  path: string,
  content: RequestContent = {},
): Promise<T> {
  try {
    return await ask<T>(method, path, content);
  } catch (error) {
    if (!isUnreached(error) || !engine.here) throw error;
    return ask<T>(method, path, content, device);
  }
}

function parsed<T>({ status, text }: Answer): T {
  if (status === 204) return undefined as T;
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    throw new Refusal("not_understood", "", status);
  }
  if (status < 400) return read as T;
  throw refusal(read, status);
}

/** The refusal that an answer holds; where it has no sentence, ours. */
function refusal(read: unknown, status = 0): Refusal {
  const { code, text, arguments: given } = (read ?? {}) as Record<string, unknown>;
  if (typeof code !== "string") return new Refusal("not_understood", "", status);
  const own = typeof text === "string" && text ? text : refusedText(code, given);
  return new Refusal(code, own, status);
}

/** Ask for lines of JSON, and take each as it comes; a line that says why there are no more is thrown. */
async function eachLine<T>(
  method: string,
  path: string,
  take: (line: T) => void,
  content: RequestContent,
  hall: Hall,
): Promise<void> {
  const each = (line: string) => {
    const read = JSON.parse(line) as T & { code?: string };
    if (read.code) throw refusal(read);
    take(read);
  };
  const all = hall.lines(method, path, each, content).then((answer) => {
    if (answer.text) parsed<void>(answer);
  });
  await answered(hall, all);
}

const part = encodeURIComponent;

function query(given: Record<string, string | number | null | undefined>): string {
  const all = new URLSearchParams();
  for (const [name, value] of Object.entries(given))
    if (value !== null && value !== undefined) all.set(name, String(value));
  const text = all.toString();
  return text ? `?${text}` : "";
}

/** Which games there are and what is in their boxes changes only with a version; it is fetched once. */
const boxes = new Map<string, Promise<unknown>>();

function once<T>(path: string): Promise<T> {
  let box = boxes.get(path);
  if (!box) {
    box = written<T>(path) ?? askAny<T>("GET", path);
    boxes.set(path, box);
    box.catch(() => boxes.delete(path));
  }
  return box as Promise<T>;
}

/** Ask about a table, whomever it belongs to; with a pass where one is needed to look at it. */
function askAt<T>(
  method: string,
  table: string,
  more = "",
  content: RequestContent = { token: viewTokenOf(table) },
): Promise<T> {
  return ask<T>(method, `tables/${part(table)}${more}`, content, hallOf(table));
}

/** Everything that a hall does over REST. Each may throw a `Refusal`. */
export const api = {
  /** The names of all games. */
  games: () => once<string[]>("content"),
  /** What is in the box of a game; the game's own folder knows the shape of it. */
  content: <T extends Content>(game: string) => once<T>(`content/${part(game)}`),
  /** The quick phrases by their ids, in the order in which they are offered. */
  phrases: () => once<PhraseList>("phrases"),
  /** What the operators of the server tell everybody. */
  announcement: () => ask<Announced>("GET", "announcement"),
  tables: (signal?: AbortSignal) => ask<TableList>("GET", "tables", { signal }),
  /** The tables of this device, the last one played at first. */
  tablesHere: () =>
    ask<{ tables: (Listed & { result: Result | null })[] }>("GET", "tables", {}, device),
  /** Forget a table of this device. */
  remove: (table: string) => askAt<void>("DELETE", table),
  /** By seat, the tokens of all who sit around this device, and those for which seats are kept. */
  tokensHere: (table: string) =>
    askAt<{ tokens: Record<string, string>; kept: Record<string, string> }>(
      "GET",
      table,
      "/tokens",
    ),
  table: (idOrCode: string) => askAt<TableNow>("GET", idOrCode),
  makeTable: (wanted: NewTable, token: string | null, here: boolean) =>
    ask<Made>("POST", "tables", { body: wanted, token }, here ? device : online),
  sit: (table: string, wanted: SeatWanted, token?: string | null) =>
    askAt<Seated>("POST", table, "/seats", { body: wanted, token }),
  seatBot: (table: string, seat: number, bot: string, token: string) =>
    askAt<Seated>("POST", table, "/seats", { body: { seat, bot }, token }),
  freeSeat: (table: string, seat: number, token: string) =>
    askAt<void>("DELETE", table, `/seats/${seat}`, { token }),
  start: (table: string, token: string | null) =>
    askAt<TableShown>("POST", table, "/start", { token }),
  rematch: (table: string, token: string) =>
    askAt<TableShown>("POST", table, "/rematch", { token }),
  board: (table: string) => askAt<Json>("GET", table, "/board"),
  record: (table: string) => askAt<Json>("GET", table, "/record"),
  /** The record as it is kept in a file. */
  recordText: (table: string) => {
    const hall = hallOf(table);
    const asked = hall
      .request("GET", `tables/${part(table)}/record`, { token: viewTokenOf(table) })
      .then((answer) => {
        parsed(answer);
        return answer.text;
      });
    return answered(hall, asked);
  },
  replay: (table: string) => askAt<ReplayShown>("GET", table, "/replay"),
  replayOf: (record: unknown) => askAny<ReplayShown>("POST", "replay", { body: record }),
  report: (table: string, take: (part: ReportPart) => void, signal?: AbortSignal) =>
    eachLine(
      "GET",
      `tables/${part(table)}/report`,
      take,
      { signal, token: viewTokenOf(table) },
      hallOf(table),
    ),
  reportOf: (record: unknown, take: (part: ReportPart) => void, signal?: AbortSignal) =>
    eachLine("POST", "report", take, { body: record, signal }, hallChoice.online ? online : device),
  makeDuplicate: (wanted: NewDuplicate) =>
    ask<DuplicateShown>("POST", "duplicates", { body: wanted }),
  duplicate: (code: string, token: string | null) =>
    ask<DuplicateShown>("GET", `duplicates/${part(code)}`, { token }),
  /** A table of my own in a duplicate. */
  takeTable: (code: string, name: string, token: string | null) =>
    ask<Made>("POST", `duplicates/${part(code)}/tables`, { body: { name }, token }),
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
  /** Count games that this device played as a guest for the person who is signed in. */
  takeAlong: (seats: { table: string; token: string }[], token: string) =>
    ask<{ games: number }>("POST", "games/mine", { body: { seats }, token }),
  player: (name: string) => ask<PlayerShown>("GET", `players/${part(name)}`),
  fairness: () => ask<DiceCounted>("GET", "fairness"),
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
