/** A question's explanation follows it: it changes what is known of the question, and nothing else. */
// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";
import type { Socket } from "@/lib/connection";
import { TableStore } from "@/lib/table.svelte";
import type { TableShown } from "@/lib/types";

const socket: Socket = {
  onopen: null,
  onmessage: null,
  onclose: null,
  onerror: null,
  send: () => undefined,
  close: () => undefined,
};
vi.mock("@/lib/api", () => ({ api: {}, hallOf: () => ({ connect: () => socket }) }));

const TABLE = { id: "t", seats: [], deadlines: {}, status: "running" } as unknown as TableShown;

function question(turn: number, about: object | null, ...texts: string[]) {
  const options = texts.map((text) => ({ text }));
  return { seat: 0, turn, asked: "push", form: "push", about, options };
}

function says(message: object): void {
  socket.onmessage?.({ data: JSON.stringify(message) });
}

function asks(version: number, asked: object | null, entries: object[] = []): void {
  const position = { view: null, asked: [0], throws: [], pick_up: [], undo: null };
  says({ type: "update", version, entries, table: null, ...position, question: asked });
}

let store: TableStore;

beforeEach(() => {
  store = new TableStore(TABLE, "token");
  store.open();
  const position = { view: null, asked: [], throws: [], pick_up: [], undo: null };
  const whole = { version: 0, you: 0, table: TABLE, entries: [], question: null };
  says({ type: "snapshot", ...whole, ...position });
});

test("a question is there before its explanation, and keeps its hint", () => {
  asks(0, question(3, null, "push", "pass"));
  expect(store.question?.about).toBeNull();
  store.hinted = { turn: 3, option: "push", by: "champion", advice: null };
  says({ type: "explained", version: 0, question: question(3, { bust: 1 }, "push", "pass") });
  expect(store.question?.about).toEqual({ bust: 1 });
  expect(store.hinted?.option).toBe("push");
});

test("what is explained too late is ignored", () => {
  asks(0, question(4, null, "push", "pass"));
  says({ type: "explained", version: 0, question: question(3, { bust: 1 }, "push", "pass") });
  expect(store.question?.turn).toBe(4);
  expect(store.question?.about).toBeNull();
});

test("while others play, what is known of the same question stays until it is explained anew", () => {
  asks(0, question(3, { bust: 1 }, "push", "pass"));
  asks(0, question(3, null, "push", "pass"));
  expect(store.question?.about).toEqual({ bust: 1 });
  says({ type: "explained", version: 0, question: question(3, { bust: 2 }, "push", "pass") });
  expect(store.question?.about).toEqual({ bust: 2 });
  asks(0, question(3, null, "push"));
  expect(store.question?.about).toBeNull();
});
