import { type Context, Hono } from 'hono'
import type { FaultCodes } from '#forms/contract/form.ts'
import { missedWordsFunction } from '#forms/missed-words/contract/missed-words.ts'
import { pressFunction } from '#forms/press/contract/press.ts'
import { nothingAnnounced } from '#site/announced.ts'
import type { Clock } from './clock.ts'
import { addDesk, type DeskParts } from './desk/web/desk-routes.ts'
import { createFeedbackForm, feedbackPages } from './feedback/feedback-form.ts'
import { type TemplateId, templatePages } from './http/answer-pages.ts'
import { answerRefusal, pairHeaders } from './http/answers.ts'
import { shareWithPages } from './http/cross-origin.ts'
import { answerForm, type FormFunction } from './http/form-function.ts'
import { createGuessLimit } from './http/guess-limit.ts'
import { createHealthCheck } from './http/health.ts'
import { chooseLocale } from './http/language.ts'
import type { LinkPage } from './http/link-page.ts'
import { createRateLimit, type Limits, noRateLimit } from './http/rate-limit.ts'
import { bareContentPolicy, securityHeaders, strictTransport } from './http/security-headers.ts'
import type { Announcing, AppContext, RouteServices } from './http/services.ts'
import type { Site } from './http/site.ts'
import { createRequestIds, describePath, type Log, noteFault } from './log.ts'
import { createMessagePages } from './messages/links.ts'
import { createMessageForm, messageLimits } from './messages/message-form.ts'
import { createRecordsForm } from './messages/records-form.ts'
import { type Meter, noMeter } from './meter.ts'
import { createNewsletterPages } from './newsletter/links.ts'
import { createSignupForm } from './newsletter/signup-form.ts'
import type { Store } from './open-store.ts'
import { createPressCount } from './presses/press-count.ts'
import { createMissedWords } from './searches/missed-words.ts'
import { readTransport, type Settings } from './settings.ts'

/** Everything the app needs; the app is a function of it. */
interface AppServices {
  store: Store
  site: Site
  clock: Clock
  settings: Settings
  limits: 'on' | 'off'
  /** Told after a mail was queued. Without it, the mail waits for whoever empties the outbox. */
  mail?: { wake(): void }
  /** Without it, there is no desk on the web. */
  desk?: DeskParts
  /** Without it, nothing is written down. */
  log?: Log
  /** Without it, nothing is counted. */
  meter?: Meter
  /** Without it, nothing is announced. */
  announcing?: Announcing
}

const silence: Announcing = { announced: () => nothingAnnounced, follow: async () => {} }

const silentLog: Log = { request() {}, event() {} }

/**
 * The whole server as a function from Request to Response: the newsletter, messages, the health check,
 * and the built site behind them. `app.request(path, init, { remoteAddress })` asks it without a port.
 */
export function createApp(given: AppServices): Hono<AppContext> {
  const services = completeServices(given)
  const { settings, site } = services
  const app = new Hono<AppContext>()
  writeDown(app, services)
  app.use('/functions/*', shareWithPages(settings.pageOrigins ?? []))
  addForms(app, services)
  app.all('/functions/*', (context) => {
    context.set('known', 'unknown')
    return answerRefusal({ code: 'unknown-function' }, spokenLocale(context))
  })

  const checkHealth = createHealthCheck(services)
  app.get('/healthz', checkHealth)
  app.all('/healthz', (context) => refuseMethod(context, 'GET, HEAD'))

  addLinkPages(app, services)
  if (services.desk) addDesk(app, { ...services, desk: services.desk })
  app.all('*', (context) =>
    answerFromSite(context, site, readTransport(settings, readHeaders(context))),
  )
  return app
}

/** The desk alone, for a port of its own: nothing of the site is there. */
export function createDeskApp(services: AppServices & { desk: DeskParts }): Hono<AppContext> {
  const completed = completeServices(services)
  const app = new Hono<AppContext>()
  writeDown(app, completed)
  addDesk(app, { ...completed, desk: services.desk })
  app.get('/', (context) => context.redirect('/desk', 303))
  app.all('*', (context) => {
    context.set('known', 'unknown')
    return context.body(null, 404)
  })
  return app
}

function completeServices({
  announcing = silence,
  limits,
  log = silentLog,
  meter = noMeter,
  ...others
}: AppServices): AppRouteServices {
  const createLimit = (own: Limits) =>
    limits === 'off' ? noRateLimit : createRateLimit(own, others.clock)
  return { ...others, announcing, log, meter, createLimit }
}

type AppRouteServices = RouteServices & { store: Store; desk?: DeskParts }

/** Every answer gets its headers and a line in the log, and so does what went wrong. */
function writeDown(app: Hono<AppContext>, { log, settings }: RouteServices) {
  const nextId = createRequestIds()
  app.use(async (context, next) => {
    const start = performance.now()
    await next()
    addSecurityHeaders(context.res.headers, readTransport(settings, readHeaders(context)))
    log.request({
      id: nextId(),
      method: context.req.method,
      path:
        context.get('written') ?? describePath(readTarget(context), context.get('known') ?? 'page'),
      status: context.res.status,
      ms: performance.now() - start,
      bytes: Number(context.res.headers.get('content-length') ?? 0),
    })
  })

  app.onError((error, context) => {
    noteFault(log, error)
    return answerRefusal({ code: 'internal' }, spokenLocale(context))
  })
}

function addForms(app: Hono<AppContext>, services: AppRouteServices) {
  const add = <Values, Codes extends FaultCodes>(form: FormFunction<Values, Codes>) => {
    app.post(form.contract.address, (context) => answerForm(context, services, form))
    app.all(form.contract.address, (context) => refuseMethod(context, 'POST'))
  }
  const messageLimit = services.createLimit(messageLimits)
  add(createSignupForm(services))
  add(createMessageForm(services, messageLimit))
  add(createRecordsForm(services, messageLimit))
  add(createFeedbackForm(services))
  app.post(pressFunction, createPressCount(services))
  app.all(pressFunction, (context) => refuseMethod(context, 'POST'))
  app.post(missedWordsFunction, createMissedWords(services))
  app.all(missedWordsFunction, (context) => refuseMethod(context, 'POST'))
}

function addLinkPages(app: Hono<AppContext>, services: AppRouteServices) {
  const pages: Readonly<Record<TemplateId, LinkPage>> = {
    ...createNewsletterPages(services),
    ...createMessagePages(services),
    ...feedbackPages,
  }
  const { site } = services
  const limitGuesses = createGuessLimit(services)
  for (const { id, locale, path } of templatePages) {
    const { open, press } = pages[id]
    const link = ({ req }: Context<AppContext>) => ({ site, request: req.raw, locale })
    for (const address of [path, `${path}/`]) {
      app.use(address, limitGuesses(locale))
      app.get(address, (context) => open(link(context)))
      if (press) app.post(address, (context) => press(link(context)))
      const allow = press ? 'GET, HEAD, POST' : 'GET, HEAD'
      app.all(address, (context) => refuseMethod(context, allow))
    }
  }
}

async function answerFromSite(
  context: Context<AppContext>,
  site: Site,
  transport: 'tls' | 'plain',
) {
  const answer = await site.answer({
    method: context.req.method,
    target: readTarget(context),
    headers: readHeaders(context),
    transport,
  })
  context.set('known', answer.known)
  const body = answer.body && new Uint8Array(answer.body)
  return new Response(body, { status: answer.status, headers: pairHeaders(answer.headers) })
}

function refuseMethod(context: Context<AppContext>, allow: string) {
  return answerRefusal({ code: 'wrong-method', allow }, spokenLocale(context))
}

function spokenLocale(context: Context<AppContext>) {
  return chooseLocale(context.req.header('accept-language'))
}

function readHeaders(context: Context<AppContext>) {
  return context.req.header()
}

/** Path and query as they were sent. */
function readTarget(context: Context<AppContext>) {
  return context.req.url.replace(/^[a-z]+:\/\/[^/?#]*/i, '') || '/'
}

/** What a page of the site brings along stays as it is. */
function addSecurityHeaders(headers: Headers, transport: 'tls' | 'plain') {
  const common = [
    'Content-Security-Policy',
    bareContentPolicy,
    'Referrer-Policy',
    'same-origin',
    ...securityHeaders,
    ...(transport === 'tls' ? strictTransport : []),
  ]
  for (const [name, value] of Object.entries(pairHeaders(common))) {
    if (!headers.has(name)) headers.set(name, value)
  }
}
