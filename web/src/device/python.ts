/** Starts Python from the engine's files, without any other request. */
import { loadPyodide, type PyodideAPI } from "pyodide";
import type { EngineFiles } from "./files";
import { EngineFailure } from "./protocol";
import { unpack } from "./unpack.js";

/**
 * Everything a table needs, so that what is remembered of a start has it all. What is imported stays, so
 * garbage collections, which take a part of every long thought, skip it and are rare.
 */
const IMPORTS = `
import gc
from dicehall.device import DeviceHall
from dicehall.bots.registry import adviser_of, make_bot
from dicehall.games.registry import game_names
from dicehall.table.content import content_of
for game in game_names():
    content_of(game)
    make_bot(adviser_of(game), game, "")
gc.collect()
gc.freeze()
gc.set_threshold(20_000, 20, 100)
`;
/** What must not be the same at every start. */
const FRESH = "import random; random.seed()";

type Settings = Parameters<typeof loadPyodide>[0] & object;
type MakeModule = NonNullable<Settings["createPyodideModule"]>;
/** Start Python with everything imported: from the memory of an earlier start, or else from the beginning. */
export async function startPython(files: EngineFiles): Promise<PyodideAPI> {
  const remembered = await files.snapshot();
  if (remembered) {
    try {
      const python = await load(files, remembered);
      python.runPython(FRESH);
      return python;
    } catch (error) {
      console.warn("what was kept of an earlier start cannot be used", error);
      await files.keepSnapshot(null);
    }
  }
  const python = await load(files, null);
  python.runPython(IMPORTS);
  try {
    // Not waited for: the page may use the engine meanwhile.
    void files.keepSnapshot(python.makeMemorySnapshot() as Uint8Array<ArrayBuffer>);
  } catch (error) {
    console.warn("this start cannot be remembered", error);
  }
  return python;
}

async function load(
  files: EngineFiles,
  remembered: Uint8Array<ArrayBuffer> | null,
): Promise<PyodideAPI> {
  const [script, archive, lock] = await Promise.all([
    files.bytes("pyodide.asm.mjs"),
    files.bytes("dicehall.tar"),
    files.response("pyodide-lock.json").then((response) => response.text()),
  ]);
  const makeModule = await importedFrom(script);
  const network = globalThis.fetch;
  // Pyodide asks for two files by itself: it is given ours, and reaches no network.
  globalThis.fetch = async (asked) => {
    const name = new URL(String(asked)).pathname.split("/").pop() ?? "";
    return files.response(name);
  };
  try {
    return await loadPyodide({
      indexURL: new URL("engine/", self.location.origin).href,
      lockFileContents: lock,
      fsInit: async (system, { sitePackages }) => unpack(system, sitePackages, archive),
      createPyodideModule: async (settings) => {
        const module = await makeModule(settings);
        // Pyodide copies what it remembers into the memory at hand, whatever its size.
        if (remembered && remembered.length > module.HEAP8.length)
          (module as unknown as { growMemory(size: number): void }).growMemory(remembered.length);
        return module;
      },
      ...(remembered ? { _loadSnapshot: remembered } : { _makeSnapshot: true }),
    });
  } finally {
    globalThis.fetch = network;
  }
}

async function importedFrom(script: Uint8Array<ArrayBuffer>): Promise<MakeModule> {
  const address = URL.createObjectURL(new Blob([script], { type: "text/javascript" }));
  try {
    const { default: make } = (await import(/* @vite-ignore */ address)) as { default: MakeModule };
    return make;
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** Refuse a browser that cannot run the engine, before anything is fetched for it. */
export function checkBrowser(): void {
  if (
    typeof WebAssembly !== "object" ||
    !WebAssembly.validate(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0))
  )
    throw new EngineFailure("no_webassembly");
}
