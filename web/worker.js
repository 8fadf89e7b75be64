// Keeps the client itself at hand: it opens at once, and without a network too. Games are never kept: what the
// server says of them must be of now.

// The build puts in its name and every file of the client, so each build has a worker of its own.
const BUILD = "none";
const FILES = [];
const KEPT = `dicehall-${BUILD}`;
// Which games there are and what is in their boxes changes with the server alone; rules and lessons draw from it.
const GAMES = "api/content";
// The same as files, on a static site.
const WRITTEN = "content";

self.addEventListener("install", (event) => {
  event.waitUntil(keepAll().then(() => self.skipWaiting()));
});
self.addEventListener("activate", (event) => {
  event.waitUntil(forgetOld().then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || !url.href.startsWith(self.registration.scope)) return;
  const path = url.href.slice(self.registration.scope.length).split(/[?#]/)[0];
  // Names of built files hold a hash of what is in them, so they never change.
  if (path.startsWith("assets/")) event.respondWith(keptFirst(event.request));
  else if (path === "" || path === "index.html") event.respondWith(newest(event.request, "./"));
  else if (
    [GAMES, `${WRITTEN}.json`].includes(path) ||
    path.startsWith(`${GAMES}/`) ||
    path.startsWith(`${WRITTEN}/`)
  )
    event.respondWith(newest(event.request, path, true));
  else if (path.startsWith("t/") && event.request.mode === "navigate")
    event.respondWith(led(event.request, path));
});

// Somebody is waited for. What came is shown in any case: a browser takes the right to call from who shows nothing.
self.addEventListener("push", (event) => event.waitUntil(showCall(event.data)));
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openTable(event.notification.data ?? ""));
});

async function showCall(data) {
  let said = {};
  try {
    said = data.json();
  } catch {
    // Not ours, or of a later version.
  }
  await self.registration.showNotification(said.title ?? "dicehall", {
    body: said.text ?? "",
    lang: said.language ?? "",
    // One that comes again takes the place of the first.
    tag: said.tag ?? "dicehall",
    icon: "icon-192.png",
    data: said.path ?? "",
  });
}

// The table's page where it is open, a page of its own otherwise: nobody is torn from another table.
async function openTable(path) {
  const address = new URL(path, self.registration.scope).href;
  if (!address.startsWith(self.registration.scope)) return;
  const open = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = open.find((client) => client.url === address);
  await (there ? there.focus() : self.clients.openWindow(address));
}

async function keepAll() {
  const kept = await caches.open(KEPT);
  await kept.addAll(["./", ...FILES]);
  // Nice to have, but no reason to fail.
  await keepBoxes(kept, GAMES, "").catch(() =>
    keepBoxes(kept, WRITTEN, ".json").catch(() => undefined),
  );
}

async function keepBoxes(kept, place, ending) {
  await kept.add(`${place}${ending}`);
  const games = await (await kept.match(`${place}${ending}`)).json();
  await Promise.allSettled(games.map((game) => kept.add(`${place}/${game}${ending}`)));
}

async function forgetOld() {
  for (const name of await caches.keys())
    if (name.startsWith("dicehall-") && name !== KEPT) await caches.delete(name);
}

async function keptFirst(request) {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}

// The page itself is kept only together with its files: a newer one would look for files that are not there.
async function newest(request, name, keep = false) {
  const kept = await caches.open(KEPT);
  try {
    const fresh = await fetch(request);
    if (fresh.ok && keep) await kept.put(name, fresh.clone());
    return fresh;
  } catch (error) {
    const found = await kept.match(name, { ignoreVary: true });
    if (found) return found;
    throw error;
  }
}

// The server turns the short link of a table into the page's own; without it we do.
async function led(request, path) {
  try {
    return await fetch(request);
  } catch {
    return Response.redirect(`${self.registration.scope}#/${path}`);
  }
}
