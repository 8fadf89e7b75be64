/** What the page and the worker that runs the engine say to one another. */

/** Why there is no engine, or no longer one. */
export type Why =
  /** The browser runs no WebAssembly, or has switched it off. */
  | "no_webassembly"
  /** The engine is not here yet, and cannot be fetched. */
  | "no_network"
  /** A file is not what the manifest says, even when fetched again. */
  | "damaged"
  /** What this browser keeps of tables was written by a newer engine. */
  | "newer_saves"
  /** Anything else; the browser's console says what. */
  | "broken";

/** A request as the server takes it over REST: the body is JSON, or empty. */
export interface WorkerRequest {
  id: number;
  method: string;
  path: string;
  body: string;
  token: string;
  language: string;
}

export type ToWorker =
  | ({ kind: "request" } & WorkerRequest)
  | ({ kind: "lines" } & WorkerRequest)
  /** Nobody waits for the answer any more. */
  | { kind: "cancel"; id: number }
  | { kind: "open"; socket: number; table: string }
  | { kind: "say"; socket: number; text: string }
  | { kind: "close"; socket: number };

export type FromWorker =
  /** Bytes of the engine that are here, and all there are. */
  | { kind: "progress"; loaded: number; total: number }
  /** From now on requests are answered; what came before has waited. `kept`: whether tables outlive the page. */
  | { kind: "ready"; version: string; kept: boolean }
  | { kind: "failed"; why: Why }
  | { kind: "reply"; id: number; status: number; body: string }
  | { kind: "line"; id: number; text: string }
  | { kind: "heard"; socket: number; text: string }
  | { kind: "closed"; socket: number; code: number };

/** Why the engine does not start. */
export class EngineFailure extends Error {
  readonly why: Why;

  constructor(why: Why, cause?: unknown) {
    super(why, { cause });
    this.why = why;
  }
}
