/** What the build does around the client: old files go, a worker keeps the new ones, and packed forms lie beside. */
import { createHash } from "node:crypto";
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

const WORKER = fileURLToPath(new URL("./worker.js", import.meta.url));
/** What is text, and gets smaller; fonts are packed already. */
const TEXT = /\.(?:js|css|html|svg|json|webmanifest)$/;
/** A smaller file fits into one packet anyway. */
const WORTHWHILE = 1_000;

/** What `scripts/pack_engine.py` packs and removes by itself. */
const ENGINE = "engine";

/** Remove what an older build left, except the engine. */
export function emptied(): Plugin {
  let dir = "";
  return {
    name: "dicehall-emptied",
    apply: "build",
    configResolved({ root, build }) {
      dir = resolve(root, build.outDir);
    },
    // Before the first file is written; icons are copied early.
    async buildStart() {
      const found = await readdir(dir).catch(() => []);
      for (const name of found) if (name !== ENGINE) await rm(join(dir, name), { recursive: true });
    },
  };
}

/** Send catalogues without the remarks for translators, which nobody sees in a page. */
export function unremarked(): Plugin {
  return {
    name: "dicehall-unremarked",
    apply: "build",
    enforce: "pre",
    async load(id) {
      if (!id.endsWith(".ftl?raw")) return null;
      const text = await readFile(id.slice(0, -"?raw".length), "utf-8");
      return `export default ${JSON.stringify(withoutRemarks(text))}`;
    },
  };
}

/** A catalogue without its comments; what is said is indented, so that no line of it begins so. */
export const withoutRemarks = (text: string): string => text.replace(/^#.*\n+/gm, "");

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
      await Promise.all(
        found.filter((name) => TEXT.test(name) && !name.startsWith(ENGINE)).map(pack),
      );
    },
  };
}
