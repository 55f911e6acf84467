/**
 * Keeps the shell of the client, its fonts, texts and puzzles for who has no line, and replays that were looked at.
 * Pages and texts come from the network first, so that a newer build is seen at once; what a build made never changes.
 * The build fills in what there is to keep.
 */
const VERSION = 'VERSION';
const SHELL = ['SHELL'];
const CACHE = `motherlode-${VERSION}`;
const REPLAYS = 'motherlode-replays';
/** Replays that are kept, the latest ones. */
const MOST = 20;
/** Milliseconds until what is kept is better than waiting. */
const PATIENCE = 6000;

addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(SHELL)).then(() => skipWaiting()));
});

addEventListener('activate', (event) => {
  event.waitUntil(forget().then(() => clients.claim()));
});

addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') {
    if (!pathname.startsWith('/k/') && !pathname.startsWith('/api/')) event.respondWith(fresh(request, '/'));
  } else if (pathname.startsWith('/assets/')) event.respondWith(kept(request));
  else if (pathname.startsWith('/locales/') || pathname.startsWith('/icons/') || pathname === '/puzzles.json') event.respondWith(fresh(request, pathname));
  else if (/^\/api\/tables\/[^/]+\/replay$/.test(pathname)) event.respondWith(replay(request, pathname));
});

async function forget() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith('motherlode-') && name !== CACHE && name !== REPLAYS).map((name) => caches.delete(name)));
}

async function kept(request) {
  return (await caches.match(request)) ?? fetch(request);
}

/** From the network, or what was kept under that name if there is no line, or one that does not answer. */
async function fresh(request, name) {
  const known = await caches.match(name);
  if (!known) return fetch(request);
  try {
    return await fetch(request, { signal: AbortSignal.timeout(PATIENCE) });
  } catch {
    return known;
  }
}

async function replay(request, name) {
  const cache = await caches.open(REPLAYS);
  try {
    const answer = await fetch(request);
    if (answer.ok) {
      await cache.delete(name);
      await cache.put(name, answer.clone());
      const all = await cache.keys();
      await Promise.all(all.slice(0, Math.max(0, all.length - MOST)).map((old) => cache.delete(old)));
    }
    return answer;
  } catch (error) {
    const known = await cache.match(name);
    if (known) return known;
    throw error;
  }
}
