import { clinic } from '#clinic'
import type { EverydayFacts } from '#clinic/everyday-facts.ts'
import { fill } from '#language/fill.ts'
import { type Locale, localeFolder, locales } from '#language/locales.ts'
import { type ListedEntries, listedEntries } from '#screens/live/listed-entries.ts'
import type { Clock } from '#server/clock.ts'
import { nothingAnnounced } from '#site/announced.ts'
import type { Redirect } from '#site/redirects.ts'
import { answerPages, isTemplateId, type TemplateId } from './answer-pages.ts'
import { listBuiltFiles, readBuiltFiles } from './built-files.ts'
import { contentType } from './file-types.ts'
import { localeOfPath } from './language.ts'
import {
  createLivePage,
  createLiveText,
  type LiveResource,
  type LiveSources,
} from './live-pages.ts'
import { type OwnWords, readOwnWords } from './own-words.ts'
import { answerHeaders, fileHeaders, notFoundHeaders, ownReferrer } from './page-headers.ts'
import { type LiveParts, readLiveParts } from './read-live-bundle.ts'
import {
  createResource,
  type Resource,
  type ResourceOptions,
  respond,
  type SiteAnswer,
  type SiteRequest,
} from './resource.ts'
import {
  bareContentPolicy,
  type FlatHeaders,
  pageContentPolicy,
  securityHeaders,
  serviceWorkerFile,
  serviceWorkerPolicy,
  strictTransport,
} from './security-headers.ts'
import { serverWords } from './words.ts'

/** A built page with placeholders, and the headers that go with it. */
export interface Template {
  html: string
  headers: FlatHeaders
}

/** The built site, with its live parts as they are now. */
export interface Site {
  /** At once from memory, or when a page with live parts has been drawn. */
  answer(request: SiteRequest): SiteAnswer | Promise<SiteAnswer>
  /** `undefined` when the page was not built. */
  template(id: TemplateId, locale: Locale): Template | undefined
  /** The pages with live parts, each once. */
  livePages: readonly LiveResource[]
  /** What can be taken down of it. */
  entries(): ListedEntries
  /** Whether a word stands on its pages, as their search has it. */
  hasWord(word: string, locale: Locale): boolean
  /** What the clinic says from week to week, as it was built. */
  facts: EverydayFacts | undefined
}

export const noEntries: ListedEntries = { testimonials: [], stories: [], events: [], providers: [] }

export interface SiteOptions {
  /** What `astro build` wrote. */
  folder: string
  redirects: readonly Redirect[]
  /** For what changes without a build. */
  clock: Clock
  /** Nothing where nobody announces anything. */
  announced?: LiveSources['announced']
}

/**
 * Reads a built site into memory.
 * @throws Error when the folder is missing or has no home page.
 */
export async function loadSite({ folder, ...others }: SiteOptions): Promise<Site> {
  const names = await listBuiltFiles(folder)
  if (!names.includes('index.html')) {
    throw new Error(`There is no built site in ${folder}. Run "npm run build" first.`)
  }
  const live = await readLiveParts(folder)
  const options = { announced: () => nothingAnnounced, ...others, live }
  const words = await readOwnWords(folder, names)
  return createSite(await indexFiles(folder, names, options), { ...options, words })
}

interface IndexedFiles {
  /** By address, encoded as browsers send it. */
  resources: Map<string, Resource>
  /** By address, like `resources`. */
  livePages: Map<string, LiveResource>
  /** By id and language, as they are now. */
  templates: Map<string, () => Template>
  notFoundPages: Map<Locale, NotFoundPage>
}

/** The same page says that an address is unknown (404) and that it is none (400). */
type NotFoundPage = Record<'unknown' | 'malformed', () => Resource | Promise<Resource>>

const filePolicy = (name: string) =>
  name === serviceWorkerFile ? serviceWorkerPolicy : bareContentPolicy

interface IndexOptions extends LiveSources {
  live: LiveParts | undefined
}

/** Takes up one file after the other: all at once they need three times the memory of what stays. */
async function indexFiles(
  folder: string,
  names: readonly string[],
  { live, ...sources }: IndexOptions,
): Promise<IndexedFiles> {
  const stylesheets = names.some((name) => name.endsWith('.css')) ? 'files' : 'inline-only'
  const answers = new Map(answerPages.map((answer) => [answer.path, answer]))
  const index: IndexedFiles = {
    resources: new Map(),
    livePages: new Map(),
    templates: new Map(),
    notFoundPages: new Map(),
  }
  const policyOf = (html: string) => pageContentPolicy(html, stylesheets)

  for await (const file of readBuiltFiles(folder, names)) {
    const { name } = file
    const addresses = addressesOf(name)
    const notFoundIn = notFoundLocale(name)
    const answer = answers.get(addresses[0] ?? '')
    const put = (made: { live: LiveResource } | { built: Resource }) => {
      for (const address of addresses.map(encodeURI)) {
        if ('live' in made) index.livePages.set(address, made.live)
        else index.resources.set(address, made.built)
      }
    }
    /** A page as it is now, or as it was built when nothing of it changes. */
    const pageWith = (headersOf: (html: string) => FlatHeaders, options?: ResourceOptions) => {
      const html = file.bodies.identity.toString('utf8')
      const facts = { file, headersOf, html, locale: localeOfPath(`/${name}`, undefined), options }
      const page = createLivePage(facts, live, sources)
      return page
        ? { live: page, text: page.text }
        : { built: createResource(file, headersOf(html), options), text: () => html }
    }

    if (!name.endsWith('.html')) {
      const headers = fileHeaders(name, filePolicy(name))
      const text = createLiveText({ file, headers }, live, sources)
      put(text ? { live: text } : { built: createResource(file, headers) })
    } else if (notFoundIn) {
      const headersOf = (html: string) => notFoundHeaders(policyOf(html))
      const saying = (status: number) =>
        answering(pageWith(headersOf, { known: 'unknown', cached: 'never', status }))
      index.notFoundPages.set(notFoundIn, { unknown: saying(404), malformed: saying(400) })
    } else if (answer) {
      const headersOf = (html: string) => answerHeaders(policyOf(html), answer.id)
      const page = pageWith(headersOf, { cached: 'never' })
      if (!isTemplateId(answer.id)) put(page)
      else {
        index.templates.set(`${answer.id} ${answer.locale}`, () => {
          const html = page.text()
          return { html, headers: headersOf(html) }
        })
      }
    } else put(pageWith(headersOfPage(name, policyOf)))
  }
  return index
}

/** Made out here, a page's headers hold nothing of what was built in memory. */
const headersOfPage = (name: string, policyOf: (html: string) => string) => (html: string) =>
  fileHeaders(name, policyOf(html), html)

const answering = (made: { live: LiveResource } | { built: Resource }) =>
  'live' in made ? () => made.live.answer() : () => made.built

interface SiteFacts extends Pick<IndexOptions, 'live'>, Pick<SiteOptions, 'redirects'> {
  words: OwnWords
}

function createSite(
  { livePages, notFoundPages, resources, templates }: IndexedFiles,
  { live, redirects, words }: SiteFacts,
): Site {
  const moved = new Map(redirects.map((redirect) => [redirect.from, redirect]))
  // A static host answers an old address with a small page that forwards; here the redirect does.
  for (const from of moved.keys()) {
    resources.delete(from)
    resources.delete(`${from}/`)
  }

  function answerMissing(request: SiteRequest, address: string, why: keyof NotFoundPage) {
    const locale = localeOfPath(address, request.headers['accept-language'])
    const notFound = notFoundPages.get(locale) ?? notFoundPages.get('en')
    if (!notFound) return plainAnswer(why === 'unknown' ? 404 : 400, request, address)
    const made = notFound[why]()
    return made instanceof Promise
      ? made.then((drawn) => respond(drawn, request))
      : respond(made, request)
  }

  const isThere = (address: string) =>
    livePages.has(encodeURI(address)) || resources.has(encodeURI(address))

  /** What was written in capitals, or with the name of its file. */
  function findMeant(address: string): Pick<Redirect, 'to'> | undefined {
    const written = address.toLowerCase().replace(/\/index\.html$/, '/')
    if (written === address) return
    const meant = withoutTrailingSlash(written)
    return isThere(meant) ? { to: meant } : moved.get(meant)
  }

  function answerOther(request: SiteRequest): SiteAnswer | Promise<SiteAnswer> {
    const { method, target } = request
    const queryStart = target.indexOf('?')
    const sent = queryStart === -1 ? target : target.slice(0, queryStart)
    const address = readPath(sent)
    if (address === undefined) return answerMissing(request, sent, 'malformed')

    const query = queryStart === -1 ? '' : target.slice(queryStart)
    const encoded = encodeURI(address)
    const page = livePages.get(encoded)
    const resource = resources.get(encoded)
    const redirect =
      moved.get(address) ??
      moved.get(withoutTrailingSlash(address)) ??
      (resource || page ? undefined : findMeant(address))
    if (!redirect && !resource && !page) return answerMissing(request, address, 'unknown')
    if (method !== 'GET' && method !== 'HEAD') return plainAnswer(405, request, address)
    if (page)
      return page.answer(new URLSearchParams(query)).then((drawn) => respond(drawn, request))
    if (resource) return respond(resource, request)
    return redirect
      ? redirectAnswer(redirect, query, request)
      : answerMissing(request, address, 'unknown')
  }

  function answer(request: SiteRequest) {
    const { method, target } = request
    if (method !== 'GET' && method !== 'HEAD') return answerOther(request)
    const resource = resources.get(target)
    if (resource) return respond(resource, request)
    const page = livePages.get(target)
    return page ? page.answer().then((drawn) => respond(drawn, request)) : answerOther(request)
  }

  return {
    answer(request) {
      const answered = answer(request)
      if (request.transport === 'plain') return answered
      return answered instanceof Promise
        ? answered.then(addStrictTransport)
        : addStrictTransport(answered)
    },
    template: (id, locale) => templates.get(`${id} ${locale}`)?.(),
    livePages: [...new Set(livePages.values())],
    facts: live?.data.facts,
    entries: () => (live ? listedEntries(live.data) : noEntries),
    hasWord: (word, locale) => words.get(locale)?.has(word) ?? false,
  }
}

/** Answers from memory are the same objects every time, so this is worked out once for each. */
const securedAnswers = new WeakMap<SiteAnswer, SiteAnswer>()

function addStrictTransport(answer: SiteAnswer) {
  const known = securedAnswers.get(answer)
  if (known) return known
  const secured = { ...answer, headers: [...answer.headers, ...strictTransport] }
  securedAnswers.set(answer, secured)
  return secured
}

function withoutTrailingSlash(address: string) {
  return address.length > 1 && address.endsWith('/') ? address.slice(0, -1) : address
}

/**
 * The path in clear, or `undefined` when it is malformed: not a path, encoded slashes or control
 * characters, dot segments.
 */
function readPath(sent: string) {
  const fromRoot = /^https?:\/\//i.test(sent) ? sent.replace(/^https?:\/\/[^/]*/i, '') || '/' : sent
  if (!/^\/[\x21-\x7e]*$/.test(fromRoot) || /[\\#]|%(?:2f|5c|00)/i.test(fromRoot)) return
  const decoded = decode(fromRoot)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not come in.
  if (decoded === undefined || /[\0-\x1f\x7f]/.test(decoded)) return
  return decoded.split('/').some((part) => part === '.' || part === '..') ? undefined : decoded
}

function decode(text: string) {
  try {
    return decodeURIComponent(text)
  } catch {
    return
  }
}

/** The addresses of a built file: with and without a trailing slash when it is a page. */
function addressesOf(name: string) {
  if (name === 'index.html') return ['/']
  if (!name.endsWith('/index.html')) return [`/${name}`]
  const page = `/${name.slice(0, -'/index.html'.length)}`
  return [page, `${page}/`]
}

function notFoundLocale(name: string) {
  return locales.find((locale) => {
    const folder = localeFolder[locale]
    return name === `${folder}404.html` || name === `${folder}404/index.html`
  })
}

function redirectAnswer(
  { to }: Pick<Redirect, 'to'>,
  query: string,
  request: SiteRequest,
): SiteAnswer {
  const [path = '', anchor] = to.split('#')
  const location = `${path}${query}${anchor === undefined ? '' : `#${anchor}`}`
  const words = serverWords[localeOfPath(to, undefined)]
  return textAnswer(request, {
    status: 308,
    text: `${words.movedTo} ${path}`,
    // Browsers keep a permanent redirect for good unless told otherwise, mistakes included.
    headers: ['Location', location, 'Cache-Control', 'public, max-age=86400'],
    known: 'page',
  })
}

function plainAnswer(status: 400 | 404 | 405, request: SiteRequest, address: string): SiteAnswer {
  const words = serverWords[localeOfPath(address, request.headers['accept-language'])]
  const notFound = fill(words.notFound, { number: clinic.phones.office })
  const texts = { 400: words.badAddress, 404: notFound, 405: words.wrongMethod }
  const allow = status === 405 ? ['Allow', 'GET, HEAD'] : []
  return textAnswer(request, {
    status,
    text: texts[status],
    headers: [...allow, 'Cache-Control', 'no-cache', 'Vary', 'Accept-Language'],
    known: status === 405 ? 'page' : 'unknown',
  })
}

function textAnswer(
  request: SiteRequest,
  answer: { status: number; text: string; headers: FlatHeaders; known: SiteAnswer['known'] },
): SiteAnswer {
  const body = Buffer.from(`${answer.text}\n`)
  return {
    status: answer.status,
    headers: [
      'Content-Type',
      contentType('.txt'),
      'Content-Length',
      String(body.length),
      'Content-Security-Policy',
      bareContentPolicy,
      ...ownReferrer,
      ...securityHeaders,
      ...answer.headers,
    ],
    body: request.method === 'HEAD' ? undefined : body,
    known: answer.known,
  }
}
