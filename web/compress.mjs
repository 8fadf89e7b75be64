// Puts packed forms beside files: node compress.mjs FOLDER FILE ... What was packed before is taken from FOLDER.
import { createHash } from "node:crypto";
import { access, copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

// The last two steps of brotli take ten times as long, for a tenth less.
const LARGE = 4_000_000;
const forms = {
  br: (content) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: content.length > LARGE ? 9 : 11,
        [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gz: (content) => promisify(gzip)(content, { level: 9 }),
};
const [folder, ...paths] = process.argv.slice(2);
await mkdir(folder, { recursive: true });
const pack = async (path) => {
  const content = await readFile(path);
  const hash = createHash("sha256").update(content).digest("hex");
  for (const [form, squeeze] of Object.entries(forms)) {
    const kept = join(folder, `${hash}.${form}`);
    const known = await access(kept).then(
      () => true,
      () => false,
    );
    if (!known) await writeFile(kept, await squeeze(content));
    await copyFile(kept, `${path}.${form}`);
  }
};
await Promise.all(paths.map(pack));
