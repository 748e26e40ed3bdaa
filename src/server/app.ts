import { type Context, Hono } from 'hono'
import type { FaultCodes } from '#forms/contract/form.ts'
import { message } from '#forms/message/contract/contract.ts'
import { messageWords } from '#forms/message/contract/words.ts'
import { newsletter } from '#forms/newsletter/contract/contract.ts'
import { newsletterWords } from '#forms/newsletter/contract/words.ts'
import { pageFeedback } from '#forms/page-feedback/contract/contract.ts'
import { pageFeedbackWords } from '#forms/page-feedback/contract/words.ts'
import { pressFunction } from '#forms/press/contract/press.ts'
import { recordsRequest } from '#forms/records-request/contract/contract.ts'
import { recordsRequestWords } from '#forms/records-request/contract/words.ts'
import { createFeedbackForm } from './feedback/feedback-form.ts'
import { templatePages } from './http/answer-pages.ts'
import { answerRefusal, pairHeaders } from './http/answers.ts'
import { shareWithPages } from './http/cross-origin.ts'
import { answerForm, type FormFunction } from './http/form-function.ts'
import { createGuessLimit } from './http/guess-limit.ts'
import { createHealthCheck } from './http/health.ts'
import { chooseLocale } from './http/language.ts'
import { type Link, showEmptyForm } from './http/link-page.ts'
import { createRateLimit, noRateLimit } from './http/rate-limit.ts'
import { bareContentPolicy, securityHeaders, strictTransport } from './http/security-headers.ts'
import type { AppContext, AppServices, RouteServices } from './http/services.ts'
import type { Site } from './http/site.ts'
import { createRequestIds, describePath, type Log } from './log.ts'
import { markAsAnswered, showAnsweredPage, showReceived } from './messages/links.ts'
import { createMessageForm, createMessageLimit } from './messages/message-form.ts'
import { createRecordsForm } from './messages/records-form.ts'
import { noMeter } from './meter.ts'
import {
  confirmSubscription,
  endSubscription,
  showLinkPage,
  startSubscriptionAgain,
} from './newsletter/links.ts'
import { createSignupForm } from './newsletter/signup-form.ts'
import { createPressCount } from './presses/press-count.ts'
import { readTransport } from './settings.ts'

const silentLog: Log = { request() {}, event() {} }

const ownAddresses = new Set([
  '/healthz',
  ...templatePages.flatMap(({ path }) => [path, `${path}/`]),
])

/** Whether a request is for the app itself; all others are for the built site. */
export function belongsToApp(target: string) {
  if (target.startsWith('/functions/')) return true
  const end = target.indexOf('?')
  return ownAddresses.has(end === -1 ? target : target.slice(0, end))
}

/**
 * The whole server as a function from Request to Response: the newsletter, messages, the health check,
 * and the built site behind them. `app.request(path, init, { remoteAddress })` asks it without a port.
 */
export function createApp({
  limits,
  log = silentLog,
  meter = noMeter,
  ...others
}: AppServices): Hono<AppContext> {
  const { clock, settings, site } = others
  const rateLimit = limits === 'off' ? noRateLimit : createRateLimit(limits, clock)
  const services: RouteServices = { ...others, log, meter, rateLimit }
  const app = new Hono<AppContext>()

  const nextId = createRequestIds()
  app.use(async (context, next) => {
    const start = performance.now()
    await next()
    addSecurityHeaders(context.res.headers, readTransport(settings, readHeaders(context)))
    log.request({
      id: nextId(),
      method: context.req.method,
      path: describePath(readTarget(context), context.get('known') ?? 'page'),
      status: context.res.status,
      ms: performance.now() - start,
      bytes: Number(context.res.headers.get('content-length') ?? 0),
    })
  })

  app.onError((error, context) => {
    // The message could repeat what somebody typed; where it happened cannot.
    const where = error.stack?.split('\n').slice(1, 4).join(' ') ?? ''
    log.event('failed', { error: error.name, where })
    return answerRefusal({ code: 'internal' }, spokenLocale(context))
  })

  const messageLimit = createMessageLimit(services, limits === 'off' ? 'off' : 'on')
  app.use('/functions/*', shareWithPages(settings.pageOrigins ?? []))
  app.post(pressFunction, createPressCount(services, limits === 'off' ? 'off' : 'on'))
  app.all(pressFunction, (context) => refuseMethod(context, 'POST'))
  addForm(app, services, createSignupForm(services))
  addForm(app, services, createMessageForm(services, messageLimit))
  addForm(app, services, createFeedbackForm(services, limits === 'off' ? 'off' : 'on'))
  addForm(app, services, createRecordsForm(services, messageLimit))

  app.all('/functions/*', (context) => {
    context.set('known', 'unknown')
    return answerRefusal({ code: 'unknown-function' }, spokenLocale(context))
  })

  const checkHealth = createHealthCheck(services)
  app.get('/healthz', checkHealth)
  app.all('/healthz', (context) => refuseMethod(context, 'GET, HEAD'))

  const limitGuesses = createGuessLimit({ clock, limits, settings })
  for (const page of templatePages) {
    for (const address of [page.path, `${page.path}/`]) {
      app.use(address, limitGuesses(page.locale))
      addTemplateRoutes(app, services, page, address)
    }
  }

  app.all('*', (context) =>
    answerFromSite(context, site, readTransport(settings, readHeaders(context))),
  )
  return app
}

function addForm<Values, Codes extends FaultCodes>(
  app: Hono<AppContext>,
  services: RouteServices,
  form: FormFunction<Values, Codes>,
) {
  app.post(form.contract.address, (context) => answerForm(context, services, form))
  app.all(form.contract.address, (context) => refuseMethod(context, 'POST'))
}

const signup = { contract: newsletter, words: newsletterWords }

/** The form that a page gives back when a visitor comes to it without having sent one. */
const emptyForms = {
  'newsletter-retry': signup,
  'newsletter-link-ended': signup,
  'message-retry': { contract: message, words: messageWords },
  'request-retry': { contract: recordsRequest, words: recordsRequestWords },
  'feedback-not-kept': { contract: pageFeedback, words: pageFeedbackWords },
} as const

function addTemplateRoutes(
  app: Hono<AppContext>,
  services: RouteServices,
  { id, locale }: (typeof templatePages)[number],
  address: string,
) {
  const link = (context: Context<AppContext>): Link => ({
    services,
    request: context.req.raw,
    locale,
  })
  switch (id) {
    case 'newsletter-confirm':
      app.get(address, (context) => showLinkPage(context, services, 'confirm', locale))
      app.post(address, (context) => confirmSubscription(context, services, locale))
      app.all(address, (context) => refuseMethod(context, 'GET, HEAD, POST'))
      break
    case 'newsletter-unsubscribe':
      app.get(address, (context) => showLinkPage(context, services, 'unsubscribe', locale))
      app.post(address, (context) => endSubscription(context, services, locale))
      app.all(address, (context) => refuseMethod(context, 'GET, HEAD, POST'))
      break
    case 'message-answered':
      app.get(address, (context) => showAnsweredPage(link(context), context.req.query('token')))
      app.post(address, (context) => markAsAnswered(context, services, locale))
      app.all(address, (context) => refuseMethod(context, 'GET, HEAD, POST'))
      break
    case 'message-received':
      app.get(address, (context) => showReceived(link(context)))
      app.all(address, (context) => refuseMethod(context, 'GET, HEAD'))
      break
    case 'newsletter-start-again':
      app.get(address, (context) => showLinkPage(context, services, 'unsubscribe', locale))
      app.post(address, (context) => startSubscriptionAgain(context, services, locale))
      app.all(address, (context) => refuseMethod(context, 'GET, HEAD, POST'))
      break
    default:
      app.get(address, (context) => showEmptyForm(link(context), id, emptyForms[id]))
      app.all(address, (context) => refuseMethod(context, 'GET, HEAD'))
  }
}

function answerFromSite(context: Context<AppContext>, site: Site, transport: 'tls' | 'plain') {
  const answer = site.answer({
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
