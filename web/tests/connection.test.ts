import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type ConnectionState, LiveConnection, NotDone, type Socket } from "@/lib/connection";
import type { EntryShown, FromServer, TableShown } from "@/lib/types";

/** A socket that does what the test says. */
class FakeSocket implements Socket {
  onopen: ((event: never) => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  onerror: ((event: never) => void) | null = null;
  sent: Record<string, unknown>[] = [];
  closed = false;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.closed = true;
  }
  tell(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  open(): void {
    this.onopen?.(undefined as never);
  }
  drop(code = 1006): void {
    this.onclose?.({ code });
  }
}

const entry = (number: number): EntryShown => ({
  number,
  at: 0,
  kind: "said",
  seat: 0,
  body: { name: "Mira", claimed: null, text: "hello" },
  events: [],
});
const snapshot = (version: number): FromServer => ({
  type: "snapshot",
  version,
  you: 0,
  table: {} as TableShown,
  view: null,
  question: null,
  asked: [],
  throws: [],
  pick_up: [],
  undo: null,
  entries: [],
});
const update = (version: number, numbers: number[]): FromServer => ({
  type: "update",
  version,
  entries: numbers.map(entry),
  table: null,
  view: null,
  question: null,
  asked: [],
  throws: [],
  pick_up: [],
  undo: null,
});

let sockets: FakeSocket[];
let heard: FromServer[];
let states: ConnectionState[];
let connection: LiveConnection;
const last = (): FakeSocket => sockets.at(-1) as FakeSocket;

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  heard = [];
  states = [];
  const connect = () => {
    sockets.push(new FakeSocket());
    return last();
  };
  connection = new LiveConnection(connect, {
    hello: () => ({ token: "secret", language: "de", name: null }),
    message: (message) => heard.push(message),
    state: (state) => states.push(state),
    random: () => 0.5,
  });
  connection.open();
});
afterEach(() => vi.useRealTimers());

function arrive(version = 7): void {
  last().open();
  last().tell(snapshot(version));
}

describe("hello", () => {
  it("asks for a snapshot at first, and for what was missed after a break", () => {
    arrive(7);
    expect(last().sent[0]).toEqual({
      type: "hello",
      version: null,
      token: "secret",
      language: "de",
      name: null,
    });
    last().tell(update(9, [8, 9]));
    last().drop();
    vi.advanceTimersByTime(400);
    last().open();
    expect(sockets).toHaveLength(2);
    expect(last().sent[0]).toMatchObject({ type: "hello", version: 9 });
  });
});

describe("coming back", () => {
  it("waits longer after every failure, but never longer than a quarter of a minute", () => {
    for (const wait of [400, 800, 1600, 3200, 6400, 12800, 15000, 15000]) {
      const before = sockets.length;
      last().drop();
      vi.advanceTimersByTime(wait - 1);
      expect(sockets).toHaveLength(before);
      vi.advanceTimersByTime(1);
      expect(sockets).toHaveLength(before + 1);
    }
  });

  it("begins with short waits again once it was connected", () => {
    last().drop();
    vi.advanceTimersByTime(400);
    last().drop();
    vi.advanceTimersByTime(800);
    arrive();
    last().drop();
    vi.advanceTimersByTime(400);
    expect(sockets).toHaveLength(4);
  });

  it("waits as long as a goodbye says", () => {
    arrive();
    last().tell({ type: "goodbye", reconnect_after: 3 });
    last().drop(1012);
    vi.advanceTimersByTime(2999);
    expect(sockets).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(sockets).toHaveLength(2);
    expect(heard.at(-1)).toMatchObject({ type: "goodbye" });
  });

  it("comes back at once when somebody looks, and when it could not keep up", () => {
    arrive();
    last().drop();
    connection.hurry();
    expect(sockets).toHaveLength(2);
    arrive();
    last().drop(4410);
    vi.advanceTimersByTime(0);
    expect(sockets).toHaveLength(3);
  });

  it("stays away from a table that refuses it, and says why", () => {
    last().open();
    last().tell({ type: "refused", id: null, code: "no_such_table", text: "No." });
    last().drop(4404);
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(1);
    expect(states).toEqual(["refused"]);
  });

  it("stays away after being closed", () => {
    arrive();
    connection.close();
    last().drop();
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(1);
    expect(last().closed).toBe(true);
  });

  it("notices a server that has fallen silent", () => {
    arrive();
    vi.advanceTimersByTime(20_000);
    expect(last().sent.at(-1)).toEqual({ type: "ping", id: "ping" });
    last().tell({ type: "pong", id: "ping" });
    vi.advanceTimersByTime(20_000 + 8_000 + 1);
    expect(sockets).toHaveLength(2);
    expect(sockets[0]?.closed).toBe(true);
  });
});

describe("versions", () => {
  it("hands on every entry once", () => {
    arrive(7);
    last().tell(update(9, [8, 9]));
    last().tell(update(8, [8]));
    last().tell(update(10, [9, 10]));
    const numbers = heard.flatMap((message) =>
      message.type === "update" ? message.entries.map((one) => one.number) : [],
    );
    expect(numbers).toEqual([8, 9, 10]);
    expect(connection.version).toBe(10);
  });

  it("asks again when something is missing in between", () => {
    arrive(7);
    last().tell(update(12, [11, 12]));
    expect(heard.filter((message) => message.type === "update")).toEqual([]);
    vi.advanceTimersByTime(0);
    last().open();
    expect(last().sent[0]).toMatchObject({ type: "hello", version: 7 });
  });
});

describe("wishes", () => {
  it("are sent once there is a connection, and settled by their id", async () => {
    const done = connection.ask({ type: "answer", turn: 3, option: "push" });
    expect(last().sent).toEqual([]);
    arrive();
    const sent = last().sent[1] as { id: string };
    expect(sent).toMatchObject({ type: "answer", turn: 3, option: "push" });
    last().tell({ type: "stored", id: sent.id });
    await expect(done).resolves.toEqual({ type: "stored", id: sent.id });
  });

  it("fail with the server's code and sentence", async () => {
    arrive();
    const done = connection.ask({ type: "answer", turn: 3, option: "push" });
    last().tell({ type: "refused", id: last().sent[1]?.id, code: "stale_turn", text: "Zu spät." });
    await expect(done).rejects.toMatchObject({ code: "stale_turn", message: "Zu spät." });
  });

  it("of an answer are sent again after a break, with the same id", async () => {
    arrive();
    const done = connection.ask({ type: "answer", turn: 3, option: "push" });
    const first = last().sent[1];
    last().drop();
    vi.advanceTimersByTime(400);
    last().open();
    expect(last().sent).toHaveLength(1);
    last().tell(update(7, []));
    expect(last().sent[1]).toEqual(first);
    last().tell({ type: "stored", id: first?.id });
    await expect(done).resolves.toMatchObject({ type: "stored" });
  });

  it("to say something are not said twice", async () => {
    arrive();
    const said = connection.ask({ type: "say", text: "hello" });
    last().drop();
    await expect(said).rejects.toEqual(new NotDone("lost", ""));
    vi.advanceTimersByTime(400);
    arrive();
    expect(last().sent).toHaveLength(1);
  });

  it("fail when the connection is closed for good", async () => {
    arrive();
    const done = connection.ask({ type: "start" });
    connection.close();
    await expect(done).rejects.toMatchObject({ code: "lost" });
    await expect(connection.ask({ type: "start" })).rejects.toMatchObject({ code: "lost" });
  });
});
