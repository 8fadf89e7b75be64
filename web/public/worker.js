// Keeps the client itself at hand: it opens at once and without a network. Games and words of the server are
// never kept: what it says must be of now.
const KEPT = "dicehall-client";

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  const inside = url.href.startsWith(self.registration.scope);
  if (event.request.method !== "GET" || !inside) return;
  const path = url.href.slice(self.registration.scope.length).split(/[?#]/)[0];
  // Names of built files hold a hash of what is in them, so they never change.
  if (path.startsWith("assets/")) event.respondWith(keptFirst(event.request));
  else if (path === "" || path === "index.html") event.respondWith(newestFirst(event.request));
});

async function keptFirst(request) {
  const kept = await caches.open(KEPT);
  const found = await kept.match(request);
  if (found) return found;
  const fresh = await fetch(request);
  if (fresh.ok) await kept.put(request, fresh.clone());
  return fresh;
}

async function newestFirst(request) {
  const kept = await caches.open(KEPT);
  try {
    const fresh = await fetch(request);
    if (fresh.ok) {
      await kept.put("./", fresh.clone());
      await forgetOld(kept, await fresh.clone().text());
    }
    return fresh;
  } catch (error) {
    const found = await kept.match("./");
    if (found) return found;
    throw error;
  }
}

// A new build brings new files; those of the one before are no longer asked for.
async function forgetOld(kept, page) {
  const entry = /assets\/index-[^"]+\.js/.exec(page)?.[0];
  const marker = entry && (await kept.match(entry));
  if (!entry || marker) return;
  for (const request of await kept.keys()) if (request.url.includes("/assets/")) await kept.delete(request);
}
