/** The page as something that is kept here: by its worker, with the engine, and replaced by newer versions. */

/** The fewest milliseconds between two looks for a newer version. */
const LOOK_MS = 30 * 60_000;

class Installed {
  /** Whether a newer version is here and only waits to be opened. */
  newer: boolean = $state(false);

  /** Keep the page for a time without a network, once it has loaded; and the engine, where it is installed. */
  keep(): void {
    if (document.readyState === "complete") void this.begin();
    else addEventListener("load", () => void this.begin(), { once: true });
  }

  private async begin(): Promise<void> {
    addEventListener("appinstalled", () => void keepEngine());
    if (matchMedia("(display-mode: standalone)").matches) void keepEngine();
    if (!("serviceWorker" in navigator)) return;
    const workers = navigator.serviceWorker;
    // The first worker of all replaces nothing.
    let older = workers.controller !== null;
    workers.addEventListener("controllerchange", () => {
      this.newer = older;
      older = true;
    });
    const kept = await workers.register("./worker.js").catch(() => undefined);
    let looked = Date.now();
    addEventListener("visibilitychange", () => {
      if (document.visibilityState !== "visible" || Date.now() - looked < LOOK_MS) return;
      looked = Date.now();
      kept?.update().catch(() => undefined);
    });
  }
}

/** Whoever installs the page means to play without a network, too. */
async function keepEngine(): Promise<void> {
  const engine = await import("@/device/engineDownload").catch(() => undefined);
  // Without a network now, it is fetched another time.
  await engine?.keepEngine().catch(() => undefined);
}

export const installed = new Installed();
