import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { api } from "@/lib/api";
import { HallChoice, hallChoice } from "@/lib/hallChoice.svelte";
import { save } from "@/lib/storage";

const answer = (text: string, status = 200) => vi.fn(async () => new Response(text, { status }));
const silence = () =>
  vi.fn(async () => {
    throw new TypeError("Failed to fetch");
  });

beforeEach(() => {
  vi.stubGlobal("location", { href: "https://dice.example.org/#/" });
  hallChoice.reached(true);
});
afterEach(() => {
  vi.unstubAllGlobals();
  save("place", {});
});

describe("whether the server is reached", () => {
  it("is learned from any request, as that for the public tables in the lobby", async () => {
    vi.stubGlobal("fetch", silence());
    await expect(api.tables()).rejects.toMatchObject({ code: "no_connection" });
    expect(hallChoice.here).toBe(true);
    vi.stubGlobal("fetch", answer('{"tables": []}'));
    await api.tables();
    expect(hallChoice.here).toBe(false);
  });

  it("is also said by a host that answers with a page of its own", async () => {
    vi.stubGlobal("fetch", answer("<h1>Not found</h1>", 404));
    await expect(api.player("Ada")).rejects.toMatchObject({ code: "not_understood" });
    expect(hallChoice.online).toBe(false);
  });

  it("is not put in doubt by a refusal, nor by a request that was given up", async () => {
    vi.stubGlobal("fetch", answer('{"code": "no_such_table", "text": "No."}', 404));
    await expect(api.table("red-fox")).rejects.toMatchObject({ code: "no_such_table" });
    expect(hallChoice.online).toBe(true);
    vi.stubGlobal("fetch", silence());
    const given = new AbortController();
    given.abort();
    await expect(api.tables(given.signal)).rejects.toBeInstanceOf(TypeError);
    expect(hallChoice.online).toBe(true);
  });
});

describe("where the next table is made", () => {
  it("is as chosen in an earlier visit, where the server is reached", () => {
    new HallChoice().choose(true);
    const later = new HallChoice();
    later.reached(true);
    expect(later.here).toBe(true);
    later.choose(false);
    const latest = new HallChoice();
    latest.reached(true);
    expect(latest.here).toBe(false);
    latest.reached(false);
    expect(latest.here).toBe(true);
  });

  it("is as chosen just now, whatever a single request says", () => {
    const now = new HallChoice();
    now.choose(false);
    now.reached(false);
    expect(now.here).toBe(false);
  });
});
