/** The engine on this device: started when first needed, and how far that is. */
import type { FromWorker, ToWorker, Why } from "./protocol";

/** The part of a Worker that is used; tests bring their own. */
export interface EngineWorker {
  onmessage: ((event: { data: FromWorker }) => void) | null;
  onerror: ((event: never) => void) | null;
  postMessage(message: ToWorker): void;
  terminate(): void;
}

/** The worker is a file of its own, fetched when it is first needed; a page without an engine has none. */
const workers = import.meta.glob<new (named: { name: string }) => EngineWorker>("./worker.ts", {
  query: "?worker",
  import: "default",
});

async function ours(): Promise<EngineWorker> {
  const load = workers["./worker.ts"];
  if (!load) throw new Error("this page has no engine");
  return new (await load())({ name: "engine" });
}

export class Engine {
  /** off: not wanted yet; loading: on its way; ready: it answers; failed: `why` says what is missing. */
  state: "off" | "loading" | "ready" | "failed" = $state("off");
  /** Bytes that are here, and all there are; 0 of 0 before that is known. */
  loaded: number = $state(0);
  total: number = $state(0);
  why: Why | null = $state(null);
  /** Whether tables outlive the page. */
  kept: boolean = $state(true);
  version: string = $state("");
  /** Whether this page comes with an engine at all. */
  readonly here: boolean;

  private worker: EngineWorker | null = null;
  private waiting: ToWorker[] = [];

  constructor(
    private readonly make: () => Promise<EngineWorker> = ours,
    here: boolean = Object.keys(workers).length > 0,
  ) {
    this.here = here;
  }

  /** Whom to tell what the worker says, and that it says nothing any more. */
  heard: (message: FromWorker) => void = () => undefined;
  lost: (why: Why) => void = () => undefined;

  /** Tell the worker something, and start it first where it is not running. */
  tell(message: ToWorker): void {
    if (this.worker) this.worker.postMessage(message);
    else {
      this.waiting.push(message);
      if (this.state !== "loading") void this.start();
    }
  }

  private async start(): Promise<void> {
    this.state = "loading";
    this.loaded = this.total = 0;
    try {
      const worker = await this.make();
      this.worker = worker;
      worker.onmessage = ({ data }) => this.take(data);
      worker.onerror = () => this.fail("broken");
      for (const message of this.waiting.splice(0)) worker.postMessage(message);
    } catch {
      this.fail(typeof WebAssembly === "undefined" ? "no_webassembly" : "no_network");
    }
  }

  private take(message: FromWorker): void {
    if (message.kind === "progress") {
      this.loaded = message.loaded;
      this.total = message.total;
    } else if (message.kind === "ready") {
      this.state = "ready";
      this.version = message.version;
      this.kept = message.kept;
    } else if (message.kind === "failed") this.fail(message.why);
    else this.heard(message);
  }

  /** Give up; whoever asks again starts it anew. */
  private fail(why: Why): void {
    this.worker?.terminate();
    this.worker = null;
    this.waiting = [];
    this.state = "failed";
    this.why = why;
    this.lost(why);
  }
}

export const engine = new Engine();
