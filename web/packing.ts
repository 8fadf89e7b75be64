/** What the build adds to the client: the worker that keeps it, and every file in its packed forms. */
import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

const WORKER = fileURLToPath(new URL("./worker.js", import.meta.url));
/** What is text, and gets smaller; fonts are packed already. */
const TEXT = /\.(?:js|css|html|svg|json|webmanifest)$/;
/** A smaller file fits into one packet anyway. */
const WORTHWHILE = 1_000;

/** Write the worker, with the names of all files of this build in it. */
export function worker(): Plugin {
  return {
    name: "dicehall-worker",
    apply: "build",
    enforce: "post",
    async generateBundle(_, bundle) {
      const files = Object.keys(bundle).filter((file) => file.startsWith("assets/"));
      files.push("icon.svg", "icon-192.png", "manifest.webmanifest");
      const names = JSON.stringify(files.sort());
      const build = createHash("sha256").update(names).digest("hex").slice(0, 16);
      const source = (await readFile(WORKER, "utf-8"))
        .replace('const BUILD = "none";', `const BUILD = "${build}";`)
        .replace("const FILES = [];", `const FILES = ${names};`);
      this.emitFile({ type: "asset", fileName: "worker.js", source });
    },
  };
}

const brotli = promisify(brotliCompress);
const squeeze = promisify(gzip);

/** Put packed forms beside the files, which the server sends to browsers that take them. */
export function packed(): Plugin {
  return {
    name: "dicehall-packed",
    apply: "build",
    enforce: "post",
    async writeBundle({ dir }) {
      if (!dir) return;
      const found = await readdir(dir, { recursive: true });
      const pack = async (name: string): Promise<void> => {
        const path = join(dir, name);
        const content = await readFile(path);
        if (content.length < WORTHWHILE) return;
        const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
        await writeFile(`${path}.br`, await brotli(content, { params }));
        await writeFile(`${path}.gz`, await squeeze(content, { level: 9 }));
      };
      await Promise.all(found.filter((name) => TEXT.test(name)).map(pack));
    },
  };
}
