/*
 * Keeps the page of a door, so that it opens at the entrance of a hall where nothing can be reached. The page comes
 * fresh whenever it can; what it has loaded before stands in while it cannot.
 */
const kept = 'door-1';

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('message', (event) => {
  event.waitUntil(
    caches.open(kept).then((cache) =>
      Promise.all(event.data.map((address) => cache.add(address).catch(() => undefined))).then(() => {
        for (const client of event.source ? [event.source] : []) client.postMessage('kept');
      }),
    ),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(fresh(request));
  else if (pathname.startsWith('/assets/')) event.respondWith(known(request));
});

async function fresh(request) {
  const cache = await caches.open(kept);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(request.url, answer.clone());
    return answer;
  } catch {
    return (await cache.match(request.url)) ?? Response.error();
  }
}

async function known(request) {
  const cache = await caches.open(kept);
  const found = await cache.match(request.url);
  if (found !== undefined) return found;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request.url, answer.clone());
  return answer;
}
