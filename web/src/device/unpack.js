/** Unpacks a tar archive into Python's files, in the page's worker as well as under Node. */

const BLOCK = 512;
const FILE = "0";

/**
 * Write every file of an archive below a folder. The archive's bytes are used as they are, not copied.
 *
 * @param {{ mkdirTree(path: string): void, writeFile(path: string, content: Uint8Array, how: { canOwn: boolean }): void }} files
 * @param {string} folder
 * @param {Uint8Array} archive
 */
export function unpack(files, folder, archive) {
  const read = new TextDecoder();
  const made = new Set();
  for (let at = 0; archive[at];) {
    /** @param {number} from @param {number} length */
    const field = (from, length) =>
      read.decode(archive.subarray(at + from, at + from + length)).replace(/\0.*$/s, "");
    const [name, size, kind, prefix] = [
      field(0, 100),
      Number.parseInt(field(124, 12), 8),
      field(156, 1),
      field(345, 155),
    ];
    const path = `${folder}/${prefix ? `${prefix}/` : ""}${name}`;
    const begin = at + BLOCK;
    if (kind === FILE) {
      const above = path.slice(0, path.lastIndexOf("/"));
      if (!made.has(above)) files.mkdirTree(above);
      made.add(above);
      files.writeFile(path, archive.subarray(begin, begin + size), { canOwn: true });
    }
    at = begin + Math.ceil(size / BLOCK) * BLOCK;
  }
}
