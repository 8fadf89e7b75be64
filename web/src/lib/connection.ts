/** The live connection to a table. */
import type { FromServer, Hello, Refused, Wish } from "./types";

/** The part of a WebSocket that is used; tests bring their own. */
export interface Socket {
  onopen: ((event: never) => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  onerror: ((event: never) => void) | null;
  send(text: string): void;
  close(code?: number): void;
}

/** connecting: for the first time; lost: it tries again; refused: it does not, and `Refused` says why. */
export type ConnectionState = "connecting" | "live" | "lost" | "refused" | "closed";

/** A wish that was not fulfilled. `lost`: the connection broke before the answer came. */
export class NotDone extends Error {
  readonly code: string;

  constructor(code: string, text: string) {
    super(text);
    this.code = code;
  }
}

interface Listeners {
  /** The hello without its version, which the connection knows better. */
  hello: () => Omit<Hello, "type" | "version">;
  message: (message: FromServer) => void;
  state: (state: ConnectionState, why: Refused | null, retryAt: number | null) => void;
  random?: () => number;
}

interface Pending {
  text: string;
  /** It may be sent twice without being done twice. */
  again: boolean;
  sent: boolean;
  done: (message: FromServer) => void;
  failed: (error: NotDone) => void;
}

/** What can be asked again after a break: the server knows an answer it has had, and questions do no harm. */
const AGAIN: ReadonlySet<Wish["type"]> = new Set([
  "answer",
  "answer_set",
  "open",
  "start",
  "leave",
  "return",
  "hint",
]);
const FIRST_WAIT_MS = 400;
const LONGEST_WAIT_MS = 15_000;
const PING_MS = 20_000;
/** So long may the server be silent after a ping. */
const PATIENCE_MS = 8_000;
/** Closed because we did not keep up: come back at once. */
const LAGGING = 4410;
/** A token, table or origin that will not be taken tomorrow either, or a table that goes on in another tab. */
const FINAL: ReadonlySet<number> = new Set([4401, 4403, 4404, 4409]);

/**
 * The live connection to a table. It says hello with the last version seen, comes back by itself after a
 * break, asks for what it missed, and sends again what was not answered.
 */
export class LiveConnection {
  /** The last version seen; none before the first snapshot. */
  version: number | null = null;
  private socket: Socket | null = null;
  private live = false;
  private stopped = false;
  private tries = 0;
  private number = 0;
  private pending = new Map<string, Pending>();
  private retry: ReturnType<typeof setTimeout> | undefined;
  private heart: ReturnType<typeof setTimeout> | undefined;
  private lastRefusal: Refused | null = null;
  private comeBackAfter: number | null = null;

  constructor(
    private readonly connect: () => Socket,
    private readonly to: Listeners,
  ) {}

  /** Connect, and stay connected until `close`. */
  open(): void {
    clearTimeout(this.retry);
    if (this.stopped || this.socket) return;
    let socket: Socket;
    try {
      socket = this.connect();
    } catch {
      this.wait();
      return;
    }
    this.socket = socket;
    socket.onopen = () => {
      socket.send(JSON.stringify({ type: "hello", version: this.version, ...this.to.hello() }));
    };
    socket.onmessage = (event) => {
      if (socket === this.socket) this.receive(event.data);
    };
    socket.onclose = (event) => {
      if (socket === this.socket) this.lost(event.code);
    };
    socket.onerror = () => undefined;
    this.beat();
  }

  /** Leave for good. */
  close(): void {
    this.stopped = true;
    clearTimeout(this.retry);
    clearTimeout(this.heart);
    const socket = this.socket;
    this.socket = null;
    this.live = false;
    socket?.close(1000);
    this.giveUp("lost");
    this.to.state("closed", null, null);
  }

  /** Try again now rather than later: the network is back, or somebody looks at the page again. */
  hurry(): void {
    if (this.stopped) return;
    if (!this.socket) this.open();
    else if (this.live) this.ping();
  }

  /** Ask the server for something; it is sent as soon as there is a connection. */
  ask(wish: Wish): Promise<FromServer> {
    if (this.stopped) return Promise.reject(new NotDone("lost", ""));
    this.number += 1;
    const id = `${wish.type}-${this.number}`;
    const text = JSON.stringify({ ...wish, id });
    return new Promise((done, failed) => {
      const pending = { text, again: AGAIN.has(wish.type), sent: false, done, failed };
      this.pending.set(id, pending);
      if (this.live) this.send(pending);
    });
  }

  private send(pending: Pending): void {
    pending.sent = true;
    this.socket?.send(pending.text);
  }

  private receive(data: unknown): void {
    let message: FromServer;
    try {
      message = JSON.parse(String(data)) as FromServer;
    } catch {
      return;
    }
    this.beat();
    switch (message.type) {
      case "snapshot":
        this.version = message.version;
        this.to.message(message);
        this.arrived();
        break;
      case "update": {
        const seen = this.version ?? 0;
        if (message.version < seen) return;
        if (message.version - message.entries.length > seen) {
          // Something is missing in between: ask for all of it.
          this.again();
          return;
        }
        this.version = message.version;
        this.to.message({
          ...message,
          entries: message.entries.filter((entry) => entry.number > seen),
        });
        this.arrived();
        break;
      }
      case "goodbye":
        this.comeBackAfter = message.reconnect_after * 1000;
        this.to.message(message);
        break;
      case "refused":
        if (message.id === null) {
          this.lastRefusal = message;
          // Nobody has asked for it, as when a bot's move cannot be stored.
          if (this.live) this.to.message(message);
        } else
          this.settle(message.id, (one) => one.failed(new NotDone(message.code, message.text)));
        break;
      case "stored":
      case "pong":
      case "hint":
        this.settle(message.id, (one) => one.done(message));
        break;
      default:
        this.to.message(message);
    }
  }

  private settle(id: string, how: (pending: Pending) => void): void {
    const pending = this.pending.get(id);
    this.pending.delete(id);
    if (pending) how(pending);
  }

  /** The server knows us: now is the time for what is still to be said. */
  private arrived(): void {
    if (this.live) return;
    this.live = true;
    this.tries = 0;
    this.comeBackAfter = null;
    this.lastRefusal = null;
    this.to.state("live", null, null);
    for (const pending of this.pending.values()) this.send(pending);
  }

  private lost(code: number): void {
    this.socket = null;
    this.live = false;
    clearTimeout(this.heart);
    for (const [id, pending] of this.pending) {
      if (!pending.sent || pending.again) continue;
      // Whether it was done cannot be known; doing it twice would be worse.
      this.pending.delete(id);
      pending.failed(new NotDone("lost", ""));
    }
    if (this.stopped) return;
    if (FINAL.has(code)) {
      this.stopped = true;
      this.giveUp("refused");
      this.to.state("refused", this.lastRefusal, null);
      return;
    }
    this.wait(code === LAGGING ? 0 : null);
  }

  private giveUp(code: string): void {
    for (const pending of this.pending.values()) pending.failed(new NotDone(code, ""));
    this.pending.clear();
  }

  private wait(milliseconds: number | null = null): void {
    const random = this.to.random ?? Math.random;
    const backoff = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** this.tries);
    // Not all at once: a server that comes back is greeted by everybody.
    const wanted = milliseconds ?? this.comeBackAfter ?? backoff;
    const after = wanted * (0.75 + 0.5 * random());
    this.tries += 1;
    this.comeBackAfter = null;
    clearTimeout(this.retry);
    this.retry = setTimeout(() => this.open(), after);
    this.to.state("lost", this.lastRefusal, Date.now() + after);
  }

  /** Drop this connection and come back with the version we have. */
  private again(): void {
    const socket = this.socket;
    this.lost(LAGGING);
    socket?.close(1000);
  }

  private beat(): void {
    clearTimeout(this.heart);
    this.heart = setTimeout(() => this.ping(), PING_MS);
  }

  private ping(): void {
    clearTimeout(this.heart);
    if (!this.socket) return;
    if (this.live) this.socket.send(JSON.stringify({ type: "ping", id: "ping" }));
    this.heart = setTimeout(() => this.again(), PATIENCE_MS);
  }
}
