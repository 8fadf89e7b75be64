/** The engine's files: fetched with care, checked by hash, and kept for good. */
import { EngineFailure } from "./protocol";

/** What must be there, as `manifest.json` says. */
export interface Manifest {
  version: string;
  files: ManifestFile[];
  /** Where the host packs nothing, the page fetches files packed with gzip and unpacks them itself. */
  unpack?: "gzip";
}

export interface ManifestFile {
  name: string;
  size: number;
  sha256: string;
  gz: number;
}

/** The cache of the engine. The service worker's caches begin otherwise, and it removes only those. */
const CACHE = "engine-of-dicehall";
const MANIFEST = "manifest.json";
/** How often a file is asked for before we give up, and how long we wait in between. */
const TRIES = 3;
const PAUSE_MS = 500;
/** How long we wait for a newer manifest where one is kept. */
const NEWER_MS = 3_000;

/** How a file is named in the cache: a file that has not changed stays when the engine does. */
const keyOf = (folder: string, name: string): string => `${folder}kept/${name}`;

type Progress = (loaded: number, total: number) => void;

/** All files of one version of the engine, in the cache where there is one. */
export class EngineFiles {
  readonly manifest: Manifest;
  private readonly folder: string;
  private readonly cache: Cache | null;
  /** What could not be kept, and is used from here. */
  private readonly loose = new Map<string, Response>();

  private constructor(folder: string, manifest: Manifest, cache: Cache | null) {
    this.folder = folder;
    this.manifest = manifest;
    this.cache = cache;
  }

  /** Find or fetch all files below an address, and say how far that is; it may throw an `EngineFailure`. */
  static async collect(folder: string, progress: Progress): Promise<EngineFiles> {
    const cache = await openCache();
    const manifest = await newestManifest(folder, cache);
    const files = new EngineFiles(folder, manifest, cache);
    await files.fetchMissing(progress);
    await files.forgetOld();
    return files;
  }

  /** A file as it would come over the network, its bytes known to be right. */
  async response(name: string): Promise<Response> {
    const { sha256 } = this.file(name);
    const found = this.loose.get(sha256) ?? (await this.kept(sha256));
    if (!found) throw new EngineFailure("damaged");
    return found.clone();
  }

  async bytes(name: string): Promise<Uint8Array<ArrayBuffer>> {
    return new Uint8Array(await (await this.response(name)).arrayBuffer());
  }

  /** The memory of a Python that has started, where an earlier visit kept it. */
  async snapshot(): Promise<Uint8Array<ArrayBuffer> | null> {
    const found = await this.kept(`snapshot-${this.manifest.version}`);
    return found ? new Uint8Array(await found.arrayBuffer()) : null;
  }

  /** Keep the memory of a Python that has started; without room for it, the next start takes longer. */
  async keepSnapshot(memory: Uint8Array<ArrayBuffer> | null): Promise<void> {
    const key = keyOf(this.folder, `snapshot-${this.manifest.version}`);
    if (memory) await this.cache?.put(key, new Response(memory)).catch(() => undefined);
    else await this.cache?.delete(key);
  }

  private file(name: string): ManifestFile {
    const found = this.manifest.files.find((file) => file.name === name);
    if (!found) throw new EngineFailure("damaged");
    return found;
  }

  private async kept(name: string): Promise<Response | undefined> {
    return (await this.cache?.match(keyOf(this.folder, name))) ?? undefined;
  }

  private async fetchMissing(progress: Progress): Promise<void> {
    const { files, unpack } = this.manifest;
    const sizeOf = (file: ManifestFile) => (unpack ? file.gz : file.size);
    const total = files.reduce((sum, file) => sum + sizeOf(file), 0);
    const here = new Map<string, number>();
    const tell = (file: ManifestFile, loaded: number) => {
      // A file that is fetched again must not turn the bar back, nor a host that packs otherwise overfill it.
      const most = Math.max(here.get(file.name) ?? 0, Math.min(loaded, sizeOf(file)));
      here.set(file.name, most);
      progress(
        [...here.values()].reduce((sum, size) => sum + size, 0),
        total,
      );
    };
    const ends = await Promise.allSettled(
      files.map(async (file) => {
        const known = await this.kept(file.sha256);
        if (!known || !(await isRight(await known.arrayBuffer(), file)))
          await this.fetchFile(file, (loaded) => tell(file, loaded));
        tell(file, sizeOf(file));
      }),
    );
    // Only now: what came through is kept, whatever else failed.
    for (const end of ends) if (end.status === "rejected") throw end.reason;
  }

  private async fetchFile(file: ManifestFile, progress: (loaded: number) => void): Promise<void> {
    let failure = new EngineFailure("no_network");
    for (let tried = 0; tried < TRIES; tried++) {
      if (tried) await new Promise((done) => setTimeout(done, PAUSE_MS * tried));
      try {
        const content = await this.download(file, tried > 0, progress);
        if (await isRight(content, file)) return await this.keep(file, content);
        failure = new EngineFailure("damaged");
      } catch (error) {
        failure = new EngineFailure("no_network", error);
      }
    }
    throw failure;
  }

  private async download(
    file: ManifestFile,
    again: boolean,
    progress: (loaded: number) => void,
  ): Promise<ArrayBuffer> {
    const { unpack } = this.manifest;
    // The hash in the address leads past what anybody on the way remembers of an older version.
    const address = `${this.folder}${file.name}${unpack ? ".gz" : ""}?${file.sha256.slice(0, 12)}`;
    const answer = await fetch(address, { cache: again ? "reload" : "default" });
    if (!answer.ok || !answer.body) throw new Error(`${address}: ${answer.status}`);
    let loaded = 0;
    const counted = answer.body.pipeThrough(
      new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
        transform(part, sent) {
          loaded += part.length;
          progress(loaded);
          sent.enqueue(part);
        },
      }),
    );
    const content = await new Response(counted).arrayBuffer();
    if (!unpack || !isGzip(content)) return content;
    const plain = new Blob([content]).stream().pipeThrough(new DecompressionStream("gzip"));
    return await new Response(plain).arrayBuffer();
  }

  private async keep(file: ManifestFile, content: ArrayBuffer): Promise<void> {
    const type = file.name.endsWith(".wasm") ? "application/wasm" : "application/octet-stream";
    const response = () => new Response(content, { headers: { "Content-Type": type } });
    try {
      if (!this.cache) throw new Error("nothing is kept here");
      await this.cache.put(keyOf(this.folder, file.sha256), response());
    } catch {
      // Full or forbidden: this visit has the file, the next one fetches it again.
      this.loose.set(file.sha256, response());
    }
  }

  private async forgetOld(): Promise<void> {
    const names = [
      MANIFEST,
      `snapshot-${this.manifest.version}`,
      ...this.manifest.files.map((file) => file.sha256),
    ];
    const good = new Set(names.map((name) => keyOf(this.folder, name)));
    for (const request of (await this.cache?.keys()) ?? [])
      if (request.url.startsWith(this.folder) && !good.has(request.url))
        await this.cache?.delete(request);
  }
}

async function openCache(): Promise<Cache | null> {
  try {
    return await caches.open(CACHE);
  } catch {
    // Forbidden, or an address without a certificate.
    return null;
  }
}

/** The host's manifest; where it cannot be had, the one that is kept. */
async function newestManifest(folder: string, cache: Cache | null): Promise<Manifest> {
  const key = keyOf(folder, MANIFEST);
  const known = await cache?.match(key);
  try {
    const answer = await fetch(`${folder}${MANIFEST}`, {
      cache: "no-cache",
      signal: known ? AbortSignal.timeout(NEWER_MS) : null,
    });
    if (!answer.ok) throw new Error(`${MANIFEST}: ${answer.status}`);
    const text = await answer.text();
    const manifest = JSON.parse(text) as Manifest;
    await cache?.put(key, new Response(text)).catch(() => undefined);
    return manifest;
  } catch (error) {
    if (!known) throw new EngineFailure("no_network", error);
    return (await known.json()) as Manifest;
  }
}

/** Whether a content is the one that the manifest names. */
async function isRight(content: ArrayBuffer, file: ManifestFile): Promise<boolean> {
  if (content.byteLength !== file.size) return false;
  // An address without a certificate has no hashes; the size must do.
  if (!globalThis.crypto?.subtle) return true;
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", content));
  return [...hash].map((byte) => byte.toString(16).padStart(2, "0")).join("") === file.sha256;
}

function isGzip(content: ArrayBuffer): boolean {
  const [first, second] = new Uint8Array(content, 0, Math.min(2, content.byteLength));
  return first === 0x1f && second === 0x8b;
}
