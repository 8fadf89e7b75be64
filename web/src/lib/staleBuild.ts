/** After the server was brought up to date, files of the page that is open may be gone: open the new one. */

const KEY = "dicehall.newer";
/** A page that cannot be fetched right after it was opened is broken in another way. */
const SOON_MS = 20_000;

/** Open the page anew where the server can be reached and it was not done just now. Resolves to whether it is. */
export async function reloadForNewBuild(now: number = Date.now()): Promise<boolean> {
  try {
    if (now - Number(sessionStorage.getItem(KEY) ?? 0) < SOON_MS) return false;
    const answer = await fetch("./index.html", { method: "HEAD", cache: "no-store" });
    if (!answer.ok) return false;
    sessionStorage.setItem(KEY, String(now));
    location.reload();
    return true;
  } catch {
    return false;
  }
}
