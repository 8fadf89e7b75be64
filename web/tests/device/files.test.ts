/** The engine's files where something goes wrong: nothing half or wrong is ever used, and nothing is lost. */
import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { EngineFiles } from "@/device/files";

const FOLDER = "https://dice.example/hall/engine/";
const CONTENTS: Record<string, string> = { "one.wasm": "the first file", "two.tar": "the second" };

/** A cache of the browser's, as far as it is used; it may be full. */
class Kept {
  readonly all = new Map<string, Response>();
  full = false;

  async match(key: string | Request): Promise<Response | undefined> {
    return this.all.get(String(key))?.clone();
  }
  async put(key: string, response: Response): Promise<void> {
    if (this.full) throw new DOMException("no room", "QuotaExceededError");
    this.all.set(key, response);
  }
  async delete(key: string | { url: string }): Promise<boolean> {
    return this.all.delete(typeof key === "string" ? key : key.url);
  }
  async keys(): Promise<{ url: string }[]> {
    return [...this.all.keys()].map((url) => ({ url }));
  }
}

const hash = (text: string): string => createHash("sha256").update(text).digest("hex");

function manifest(contents: Record<string, string>, unpack?: "gzip") {
  const files = Object.entries(contents).map(([name, text]) => ({
    name,
    size: text.length,
    sha256: hash(text),
    gz: gzipSync(text).length,
  }));
  return { version: hash(JSON.stringify(files)).slice(0, 8), files, unpack };
}

let kept: Kept;
/** What the host has, by name; a name that is not there cannot be reached. */
let host: Map<string, () => Response>;
let asked: string[];

function serve(contents: Record<string, string>, unpack?: "gzip"): void {
  host = new Map([["manifest.json", () => Response.json(manifest(contents, unpack))]]);
  for (const [name, text] of Object.entries(contents))
    if (unpack) host.set(`${name}.gz`, () => new Response(gzipSync(text)));
    else host.set(name, () => new Response(text));
}

async function collect(told: (loaded: number, total: number) => void = () => undefined) {
  const files = EngineFiles.collect(FOLDER, told);
  let done = false;
  const ended = () => {
    done = true;
  };
  files.then(ended, ended);
  // Hashes are computed in real time, pauses pass at once.
  while (!done) await vi.advanceTimersByTimeAsync(1000);
  return files;
}

const text = async (files: EngineFiles, name: string): Promise<string> =>
  new TextDecoder().decode(await files.bytes(name));

beforeEach(() => {
  vi.useFakeTimers();
  kept = new Kept();
  asked = [];
  serve(CONTENTS);
  vi.stubGlobal("caches", { open: async () => kept });
  vi.stubGlobal("fetch", async (address: string) => {
    const name = new URL(address).pathname.split("/").pop() ?? "";
    asked.push(name);
    const answer = host.get(name);
    if (!answer) throw new TypeError("Failed to fetch");
    return answer();
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the engine's files", () => {
  it("are fetched once, and told byte by byte", async () => {
    const told: [number, number][] = [];
    const files = await collect((...now) => told.push(now));
    const total = CONTENTS["one.wasm"]!.length + CONTENTS["two.tar"]!.length;
    expect(told.at(-1)).toEqual([total, total]);
    expect(told.every(([loaded], index) => !index || loaded >= told[index - 1]![0])).toBe(true);
    expect(await text(files, "one.wasm")).toBe(CONTENTS["one.wasm"]);
    asked = [];
    await collect();
    expect(asked).toEqual(["manifest.json"]);
  });

  it("need no network when they are here", async () => {
    await collect();
    host.clear();
    expect(await text(await collect(), "two.tar")).toBe(CONTENTS["two.tar"]);
  });

  it("cannot be had without a network where they never were", async () => {
    host.clear();
    await expect(collect()).rejects.toMatchObject({ why: "no_network" });
  });

  it("go on from what is here when they were cut off half-way", async () => {
    host.delete("two.tar");
    await expect(collect()).rejects.toMatchObject({ why: "no_network" });
    serve(CONTENTS);
    asked = [];
    expect(await text(await collect(), "two.tar")).toBe(CONTENTS["two.tar"]);
    expect(asked.sort()).toEqual(["manifest.json", "two.tar"]);
  });

  it("are asked for again when an answer breaks off", async () => {
    let times = 0;
    host.set("one.wasm", () => new Response(++times < 3 ? "the fi" : CONTENTS["one.wasm"]));
    expect(await text(await collect(), "one.wasm")).toBe(CONTENTS["one.wasm"]);
    expect(times).toBe(3);
  });

  it("are refused when the host sends something else", async () => {
    host.set("one.wasm", () => new Response("the f1rst file"));
    await expect(collect()).rejects.toMatchObject({ why: "damaged" });
    expect([...kept.all.keys()].some((key) => key.endsWith(hash(CONTENTS["one.wasm"]!)))).toBe(
      false,
    );
  });

  it("are fetched again when what is kept is damaged", async () => {
    await collect();
    const key = [...kept.all.keys()].find((one) => one.endsWith(hash(CONTENTS["one.wasm"]!)))!;
    kept.all.set(key, new Response("the f1rst file"));
    expect(await text(await collect(), "one.wasm")).toBe(CONTENTS["one.wasm"]);
  });

  it("of an older version go, except those that have not changed", async () => {
    const old = await collect();
    await old.keepSnapshot(new Uint8Array([1]));
    serve({ ...CONTENTS, "two.tar": "the second, newer" });
    asked = [];
    const files = await collect();
    expect(asked.sort()).toEqual(["manifest.json", "two.tar"]);
    expect(await files.snapshot()).toBeNull();
    expect(kept.all.size).toBe(3);
  });

  it.each(["full", "forbidden"])("are used for this visit where storage is %s", async (how) => {
    if (how === "full") kept.full = true;
    else vi.stubGlobal("caches", undefined);
    const files = await collect();
    expect(await text(files, "one.wasm")).toBe(CONTENTS["one.wasm"]);
    await files.keepSnapshot(new Uint8Array([1]));
    expect(await files.snapshot()).toBeNull();
  });

  it("are unpacked here where the host packs nothing", async () => {
    serve(CONTENTS, "gzip");
    const told: [number, number][] = [];
    const files = await collect((...now) => told.push(now));
    expect(await text(files, "two.tar")).toBe(CONTENTS["two.tar"]);
    expect(told.at(-1)?.[0]).toBe(told.at(-1)?.[1]);
  });

  it("may come unpacked by a host that knows better", async () => {
    serve(CONTENTS, "gzip");
    host.set("two.tar.gz", () => new Response(CONTENTS["two.tar"]));
    expect(await text(await collect(), "two.tar")).toBe(CONTENTS["two.tar"]);
  });
});
