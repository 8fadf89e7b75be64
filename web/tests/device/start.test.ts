/** Browsers that cannot run the engine or keep its tables, and the archive of the games. */
import { afterEach, describe, expect, it, vi } from "vitest";
import { checkBrowser } from "@/device/python";
import { openShelf } from "@/device/shelf";
import { unpack } from "@/device/unpack.js";

afterEach(() => vi.unstubAllGlobals());

/** A browser whose IndexedDB does not open. */
function stubDatabase(name: string): void {
  const open = () => {
    const opening = { error: new DOMException("", name), onerror: () => undefined };
    queueMicrotask(() => opening.onerror());
    return opening;
  };
  vi.stubGlobal("indexedDB", { open });
}

describe("a browser", () => {
  it("without WebAssembly is told so before anything is fetched", () => {
    vi.stubGlobal("WebAssembly", undefined);
    expect(checkBrowser).toThrow(expect.objectContaining({ why: "no_webassembly" }));
  });

  it("that runs WebAssembly may go on", () => {
    expect(checkBrowser).not.toThrow();
  });

  it.each(["SecurityError", "InvalidStateError"])(
    "that forbids storage (%s) keeps tables as long as the page",
    async (name) => {
      stubDatabase(name);
      const shelf = await openShelf();
      expect(shelf.lasting).toBe(false);
      await shelf.put("a", '{"format":1}');
      await shelf.append("a", 1, '[{"number":1},{"number":2}]');
      await shelf.put("a", '{"format":2}');
      await shelf.put("b", "{}");
      await shelf.remove("b");
      expect(JSON.parse(await shelf.load())).toEqual([
        { id: "a", head: { format: 2 }, entries: [{ number: 1 }, { number: 2 }] },
      ]);
    },
  );

  it("with tables of a newer page does not touch them", async () => {
    stubDatabase("VersionError");
    await expect(openShelf()).rejects.toMatchObject({ why: "newer_saves" });
  });
});

/** One file as tar writes it, which pads everything to blocks. */
function entry(name: string, content: string, prefix = ""): Uint8Array {
  const block = new Uint8Array(512 + Math.ceil(content.length / 512) * 512);
  const write = (at: number, text: string) => block.set(new TextEncoder().encode(text), at);
  write(0, name);
  write(124, content.length.toString(8).padStart(11, "0"));
  write(156, "0");
  write(345, prefix);
  write(512, content);
  return block;
}

describe("the archive", () => {
  it("is unpacked with its folders and long names", () => {
    const archive = Buffer.concat([
      entry("a/one.txt", "1"),
      entry("empty.txt", ""),
      entry("two.txt", "2".repeat(600), "a/long/folder"),
      new Uint8Array(1024),
    ]);
    const written: Record<string, string> = {};
    const made: string[] = [];
    const files = {
      mkdirTree: (path: string) => void made.push(path),
      writeFile: (path: string, content: Uint8Array) => {
        written[path] = new TextDecoder().decode(content);
      },
    };
    unpack(files, "/site", archive);
    expect(written).toEqual({
      "/site/a/one.txt": "1",
      "/site/empty.txt": "",
      "/site/a/long/folder/two.txt": "2".repeat(600),
    });
    expect(made).toEqual(["/site/a", "/site", "/site/a/long/folder"]);
  });
});
