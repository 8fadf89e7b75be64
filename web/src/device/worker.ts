/** The engine in a worker: the page talks to it as to a server, and never waits for its thinking. */
import { EngineFiles } from "./files";
import { EngineFailure, type FromWorker, type ToWorker } from "./protocol";
import { checkBrowser, startPython } from "./python";
import { Service } from "./service";
import { openShelf } from "./shelf";

/** Beside the folder that this script lies in; while it is worked on, at the server behind. */
const ENGINE = new URL(import.meta.env.DEV ? "/engine/" : "../engine/", self.location.href).href;
/** The fewest milliseconds between two words on how far it is. */
const REPORT_MS = 50;

const tell = (message: FromWorker): void => self.postMessage(message);

async function start(): Promise<Service> {
  checkBrowser();
  let reported = 0;
  const files = await EngineFiles.collect(ENGINE, (loaded, total) => {
    if (loaded < total && performance.now() - reported < REPORT_MS) return;
    reported = performance.now();
    tell({ kind: "progress", loaded, total });
  });
  const [python, shelf] = await Promise.all([startPython(files), openShelf()]);
  // Where tests and measurements look in.
  Object.assign(self, { python, shelf });
  const service = await Service.open(python, shelf, tell);
  tell({ kind: "ready", version: files.manifest.version, kept: shelf.lasting });
  return service;
}

const started = start();
started.catch((error: unknown) => {
  console.error(error);
  tell({ kind: "failed", why: error instanceof EngineFailure ? error.why : "broken" });
});
self.addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
  started.then(
    (service) => service.take(data),
    () => undefined,
  );
});
