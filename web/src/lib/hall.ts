/** The interface of a hall, which a server and the engine on this device share. */
import type { Socket } from "./connection";

/** What a request brings, besides its path. */
export interface RequestContent {
  body?: unknown;
  token?: string | null;
  signal?: AbortSignal;
}

/** What came of a request: its status as in HTTP, and JSON. */
export interface Answer {
  status: number;
  text: string;
}

/**
 * Whom the page talks to: a server, or the engine on this device. Both answer the same requests and speak the
 * same messages, so the rest of the page does not know which one it is. Requests may throw a `Refusal`.
 */
export interface Hall {
  request(method: string, path: string, content: RequestContent): Promise<Answer>;
  /** Take an answer of many lines as they come; the text of the answer itself says what is wrong. */
  lines(
    method: string,
    path: string,
    take: (line: string) => void,
    content: RequestContent,
  ): Promise<Answer>;
  /** Connect to a table. */
  connect(table: string): Socket;
}

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

/** Whether a table is one of this device; ids of a server are shorter. */
export const isHere = (table: string): boolean => /^device-[\w-]{16}$/.test(table);
