/**
 * Keeps the tools and the page for immediate help for times without a network. The build puts the
 * version and the list of files in the place of their names; a new build is a new version.
 *
 * Online, a page always comes from the network, so it is never an old one. Only when the network
 * does not answer does the kept copy stand in.
 */
declare const keptVersion: string
declare const keptFiles: readonly string[]

// The types of a service worker are not those of a page.
const worker = self as unknown as {
  addEventListener(type: string, listener: (event: WorkerEvent) => void): void
  skipWaiting(): Promise<void>
  clients: { claim(): Promise<void> }
}

interface WorkerEvent {
  request: Request
  waitUntil(work: Promise<unknown>): void
  respondWith(answer: Promise<Response>): void
}

const cacheName = `offline-${keptVersion}`

async function keepFiles() {
  const cache = await caches.open(cacheName)
  await cache.addAll(keptFiles.map((file) => new Request(file, { cache: 'reload' })))
  await worker.skipWaiting()
}

async function forgetOldVersions() {
  const names = await caches.keys()
  const old = names.filter((name) => name.startsWith('offline-') && name !== cacheName)
  await Promise.all(old.map((name) => caches.delete(name)))
  await worker.clients.claim()
}

/** Without query and trailing slash: the name under which a page is kept. */
const keptName = (request: Request) => {
  const { pathname } = new URL(request.url)
  return pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname
}

/**
 * The kept page with its note shown. The page cannot tell by itself: a browser that has a network
 * without internet counts as online.
 */
async function withNote(kept: Response) {
  const html = await kept.text()
  const headers = new Headers(kept.headers)
  headers.delete('content-encoding')
  headers.delete('content-length')
  return new Response(html.replace(' data-offline hidden', ' data-offline'), { headers })
}

async function fromNetworkFirst(request: Request) {
  try {
    return await fetch(request)
  } catch (error) {
    const kept = await caches.match(keptName(request))
    if (!kept) throw error
    return request.mode === 'navigate' ? withNote(kept) : kept
  }
}

async function fromCacheFirst(request: Request) {
  return (await caches.match(keptName(request))) ?? fetch(request)
}

worker.addEventListener('install', (event) => event.waitUntil(keepFiles()))
worker.addEventListener('activate', (event) => event.waitUntil(forgetOldVersions()))
worker.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET' || !keptFiles.includes(keptName(request))) return
  // Files whose name holds a hash of what is in them never change.
  const answer = keptName(request).startsWith('/_astro/') ? fromCacheFirst : fromNetworkFirst
  event.respondWith(answer(request))
})

export {}
