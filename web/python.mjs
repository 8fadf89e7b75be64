// Runs a Python program in Pyodide under Node: node python.mjs FOLDER PROGRAM ROOM [ARGUMENT ...]
//
// FOLDER holds Pyodide's files: those of its npm package, or the packed engine, whose archive of the games is
// then unpacked as the page does it. The program sees the folder ROOM of this machine as /room.
import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { loadPyodide } from "pyodide";
import { unpack } from "./src/device/unpack.js";

const [folder, program, room, ...rest] = process.argv.slice(2);
const archive = await readFile(join(folder, "dicehall.tar")).catch(() => null);
const python = await loadPyodide({
  indexURL: resolve(folder),
  // Bytecode without columns is a fifth smaller; lines are enough to find a mistake.
  env: { PYTHONNODEBUGRANGES: "1" },
  fsInit: async (files, { sitePackages }) => {
    if (archive) unpack(files, sitePackages, archive);
  },
});
python.mountNodeFS("/room", resolve(room));
python.runPython(`import sys; sys.argv = ${JSON.stringify([program, ...rest])}`);
try {
  python.runPython(await readFile(program, "utf-8"), { filename: program });
} catch (error) {
  // What Python says is enough; Node would print the whole script around it.
  console.error(error.message);
  process.exitCode = 1;
}
