// @vitest-environment happy-dom
import { flushSync, mount, tick, unmount } from "svelte";
import { expect, it, vi } from "vitest";
import NovoTable from "@/games/novodice/table/NovoTable.svelte";
import type { NovoStore } from "@/games/novodice/table/position.svelte";
import { VIEW } from "./made";

vi.mock("@/lib/announce", () => ({ announce: vi.fn() }));
vi.stubGlobal("fetch", () => new Promise(() => undefined));

it("a table that is gone before its question is drawn makes no mistake", async () => {
  const wrong: unknown[] = [];
  const note = (reason: unknown): number => wrong.push(reason);
  process.on("unhandledRejection", note);
  const said = { id: "ask-surplus", args: {} };
  const head = { seat: 0, turn: 1, said };
  const question = { ...head, asked: "claim", form: "claim", about: null, options: [] };
  const store = {
    ...{ game: "novodice", options: {}, seats: [{ name: "Mira" }, { name: "Otto" }] },
    ...{ names: ["Mira", "Otto"], you: 0, eyes: 0, view: VIEW, question, asked: [0], entries: [] },
    ...{ busy: false, playable: true, hinted: null, deadlines: {}, gone: [], away: false },
    onStep: () => () => undefined,
  };
  const props = { store: store as unknown as NovoStore };
  const shown = mount(NovoTable, { target: document.body, props });
  flushSync();
  // Whoever holds the device next has a table of their own.
  await unmount(shown);
  await tick();
  await new Promise((done) => setTimeout(done));
  process.off("unhandledRejection", note);
  expect(wrong).toEqual([]);
});
