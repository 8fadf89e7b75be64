import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { api } from "@/lib/api";
import { keep } from "@/lib/kept";
import { Place, place } from "@/lib/place.svelte";

const answer = (text: string, status = 200) => vi.fn(async () => new Response(text, { status }));
const silence = () =>
  vi.fn(async () => {
    throw new TypeError("Failed to fetch");
  });

beforeEach(() => {
  vi.stubGlobal("location", { href: "https://dice.example.org/#/" });
  place.reached(true);
});
afterEach(() => {
  vi.unstubAllGlobals();
  keep("place", {});
});

describe("whether the server is reached", () => {
  it("is learned from any request, as that for the public tables in the lobby", async () => {
    vi.stubGlobal("fetch", silence());
    await expect(api.tables()).rejects.toMatchObject({ code: "no_connection" });
    expect(place.here).toBe(true);
    vi.stubGlobal("fetch", answer('{"tables": []}'));
    await api.tables();
    expect(place.here).toBe(false);
  });

  it("is also said by a host that answers with a page of its own", async () => {
    vi.stubGlobal("fetch", answer("<h1>Not found</h1>", 404));
    await expect(api.player("Ada")).rejects.toMatchObject({ code: "not_understood" });
    expect(place.online).toBe(false);
  });

  it("is not put in doubt by a refusal, nor by a request that was given up", async () => {
    vi.stubGlobal("fetch", answer('{"code": "no_such_table", "text": "No."}', 404));
    await expect(api.table("red-fox")).rejects.toMatchObject({ code: "no_such_table" });
    expect(place.online).toBe(true);
    vi.stubGlobal("fetch", silence());
    const given = new AbortController();
    given.abort();
    await expect(api.tables(given.signal)).rejects.toBeInstanceOf(TypeError);
    expect(place.online).toBe(true);
  });
});

describe("where the next table is made", () => {
  it("is as chosen in an earlier visit, where the server is reached", () => {
    new Place().choose(true);
    const later = new Place();
    later.reached(true);
    expect(later.here).toBe(true);
    later.choose(false);
    const latest = new Place();
    latest.reached(true);
    expect(latest.here).toBe(false);
    latest.reached(false);
    expect(latest.here).toBe(true);
  });

  it("is as chosen just now, whatever a single request says", () => {
    const now = new Place();
    now.choose(false);
    now.reached(false);
    expect(now.here).toBe(false);
  });
});
