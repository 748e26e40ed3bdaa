/**
 * Keeps the tools and what a hurt person may need for times without a network. The build puts the
 * version and the lists in the place of their names; a new build is a new version.
 *
 * A page comes from the network, so it is never an old one. The kept copy stands in when the
 * network fails, answers with a fault of the server, or says nothing for 3 seconds.
 */
declare const keptVersion: string
declare const keptFiles: readonly string[]
/** Short and old addresses of kept pages, and where they lead. */
declare const keptRedirects: Readonly<Record<string, string>>
/** What is shown for a page that is not kept, by the beginning of its address; the last one always fits. */
declare const pagesInstead: readonly (readonly [start: string, page: string])[]

// The types of a service worker are not those of a page.
declare const self: {
  addEventListener(type: string, listener: (event: WorkerEvent) => void): void
  skipWaiting(): Promise<void>
  clients: { claim(): Promise<void> }
}

interface WorkerEvent {
  request: Request
  waitUntil(work: Promise<unknown>): void
  respondWith(answer: Promise<Response>): void
}

const patienceMs = 3000
const cacheName = `offline-${keptVersion}`
const isHashed = (name: string) => name.startsWith('/_astro/')

async function keepFiles() {
  const cache = await caches.open(cacheName)
  await cache.addAll(keptFiles.map((file) => new Request(file, { cache: 'reload' })))
  await self.skipWaiting()
}

/**
 * The version before this one stays: a page of it may be open, with something half written, and
 * may still ask for a script that the server no longer has.
 */
async function forgetOldVersions() {
  const names = (await caches.keys()).filter((name) => name.startsWith('offline-'))
  const before = names.filter((name) => name !== cacheName).slice(0, -1)
  await Promise.all(before.map((name) => caches.delete(name)))
  await self.clients.claim()
}

/** Without query and trailing slash: the name under which a page is kept. */
const keptName = (request: Request) => {
  const { pathname } = new URL(request.url)
  return pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname
}

/** A store that refuses, on a full disk or a broken one, has kept nothing: the network still answers. */
const nothing = () => undefined

const keptCopy = (name: string) =>
  caches
    .open(cacheName)
    .then((cache) => cache.match(name))
    .catch(nothing)

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

/**
 * Puts a fresh answer in the place of the kept one. A page of the next build stays out: its scripts
 * come with the worker of that build. So does what an address asked for, such as the hospitals near
 * a place: without a network the plain address would show it to whoever is elsewhere by then.
 */
async function renew(name: string, answer: Response) {
  if (answer.status !== 200 || answer.redirected || new URL(answer.url).search) return
  const cache = await caches.open(cacheName)
  if (/\.\w+$/.test(name)) return cache.put(name, answer)
  const scripts = (await answer.clone().text()).match(/\/_astro\/[\w.-]+\.(?:js|woff2)/g) ?? []
  if (scripts.every((script) => keptFiles.includes(script))) await cache.put(name, answer)
}

/** The network's answer; a fault of the server counts as none. */
async function askNetwork(request: Request) {
  const answer = await fetch(request)
  if (answer.status >= 500) throw answer
  return answer
}

const afterPatience = () => new Promise<undefined>((resolve) => setTimeout(resolve, patienceMs))

async function networkOrKept(event: WorkerEvent, name: string) {
  const { request } = event
  const network = askNetwork(request)
  const renewed = network.then((answer) => renew(name, answer.clone()))
  event.waitUntil(renewed.catch(() => {}))
  const inTime = await Promise.race([network, afterPatience()]).catch(() => undefined)
  if (inTime) return inTime
  const kept = await keptCopy(name)
  if (!kept) return network.catch(faultOrThrow)
  return request.mode === 'navigate' ? withNote(kept) : kept
}

/** A fault of the server is still an answer when nothing else is. */
function faultOrThrow(fault: unknown) {
  if (fault instanceof Response) return fault
  throw fault
}

/** Hashed files never change. Those of the version before are still kept. */
async function hashedFile(request: Request) {
  return (await caches.match(keptName(request)).catch(nothing)) ?? fetch(request)
}

/** A page that is not kept: the network has all the time it needs. */
async function networkOrInstead(request: Request, name: string) {
  try {
    return await fetch(request)
  } catch (error) {
    const target = keptRedirects[name]
    if (target) return Response.redirect(target + new URL(request.url).search, 302)
    const [, page] = pagesInstead.find(([start]) => `${name}/`.startsWith(start)) ?? []
    const kept = page === undefined ? undefined : await keptCopy(page)
    if (!kept) throw error
    return kept
  }
}

self.addEventListener('install', (event) => event.waitUntil(keepFiles()))
self.addEventListener('activate', (event) => event.waitUntil(forgetOldVersions()))
self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET' || new URL(request.url).origin !== location.origin) return
  const name = keptName(request)
  // Nothing of a patient is kept, and nobody is sent elsewhere from the desk.
  if (/^\/desk(?:\/|$)/.test(name)) return
  if (isHashed(name)) event.respondWith(hashedFile(request))
  else if (keptFiles.includes(name)) event.respondWith(networkOrKept(event, name))
  else if (request.mode === 'navigate') event.respondWith(networkOrInstead(request, name))
})

export {}
