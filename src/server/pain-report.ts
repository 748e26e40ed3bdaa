import type { Context } from 'hono'
import {
  type AroundReport,
  type PainField,
  type PainRefusal,
  type PainRefusalCode,
  type PainReportAnswer,
  type ReadPainReport,
  readAroundReport,
  readPainReport,
} from '#contracts/pain-report.ts'
import { hour, second } from '#dates/durations.ts'
import { counted } from '#i18n/counted.ts'
import type { Locale } from '#i18n/locales.ts'
import { painWords } from '#i18n/pain-report/words.ts'
import { href } from '#site/addresses.ts'
import { answerJson, answerSeeOther } from './answers.ts'
import { chooseLocale } from './language.ts'
import { publishIfDue, weekOf } from './pain-publication-week.ts'
import { createPainForms, type PainForms } from './pain-report-forms.ts'
import { createPainLimits, type PainLimits } from './pain-report-limits.ts'
import { readBody, readBodyFormat } from './request-body.ts'
import { readPostOrigin } from './same-site.ts'
import type { AppContext, RouteServices } from './services.ts'
import { readVisitorAddress } from './visitor-address.ts'

/** Seconds to wait when the store could not write. */
const retryStoreAfter = 30

const statusOf: Record<PainRefusalCode, number> = {
  'malformed-request': 400,
  'cross-site': 403,
  'too-large': 413,
  'unsupported-type': 415,
  missing: 422,
  'stale-form': 422,
  'too-fast': 429,
  'too-many': 429,
  'not-stored': 503,
}

interface Refused {
  kind: 'refused'
  code: PainRefusalCode
  fields?: readonly PainField[]
  /** Seconds. */
  retryAfter?: number
}

type Outcome = { kind: 'report-taken' } | Refused

/** What arrived, whether or not it is a report. */
interface Posted {
  kind: 'posted'
  report: ReadPainReport
  around: AroundReport
}

/** The functions of the community pain dashboard, sharing forms and limits. */
export function createPainFunctions(services: RouteServices, limits: 'on' | 'off') {
  const forms = createPainForms(services.clock)
  const shared = { ...services, forms, painLimits: createPainLimits(limits, services.clock) }
  return {
    answerReport: (context: Context<AppContext>) => answerReport(context, shared),
    /** `GET /functions/v1/pain-form`: a token for one report. */
    answerForm: () => answerJson(200, forms.issue()),
    answerFigures: (context: Context<AppContext>) => answerFigures(context, services),
  }
}

type Shared = RouteServices & { forms: PainForms; painLimits: PainLimits }

/** `POST /functions/v1/pain-report`: JSON is answered with JSON, a form with a page. */
async function answerReport(context: Context<AppContext>, services: Shared) {
  const request = context.req.raw
  const format = readBodyFormat(request)
  const spoken = chooseLocale(request.headers.get('accept-language'))
  if (format !== 'json' && format !== 'form') {
    return answerAsJson({ kind: 'refused', code: 'unsupported-type' }, spoken)
  }
  const posted = await readPosted(request, format)
  const outcome = posted.kind === 'refused' ? posted : await takeReport(context, services, posted)
  const locale = (posted.kind === 'posted' && posted.around.locale) || spoken
  return format === 'json' ? answerAsJson(outcome, locale) : answerAsPage(outcome, locale)
}

async function readPosted(request: Request, format: 'json' | 'form'): Promise<Posted | Refused> {
  const body = await readBody(request)
  if (body.kind === 'too-large') return { kind: 'refused', code: 'too-large' }
  const input = body.kind === 'text' ? readInput(body.text, format) : undefined
  if (input === undefined) return { kind: 'refused', code: 'malformed-request' }
  return { kind: 'posted', report: readPainReport(input), around: readAroundReport(input) }
}

/** `undefined` when the text is not JSON. */
function readInput(text: string, format: 'json' | 'form'): unknown {
  if (format === 'form') {
    const form = new URLSearchParams(text)
    return { ...Object.fromEntries(form), regions: form.getAll('regions') }
  }
  try {
    return JSON.parse(text)
  } catch {
    return
  }
}

async function takeReport(
  context: Context<AppContext>,
  services: Shared,
  { around, report: read }: Posted,
): Promise<Outcome> {
  const { clock, forms, log, painLimits, settings, store } = services
  const request = context.req.raw
  if (readPostOrigin(request, settings.siteOrigin) === 'cross-site') {
    return { kind: 'refused', code: 'cross-site' }
  }
  // Whatever fills in the field that nobody sees is told what it wants to hear.
  if (around.website !== '') return { kind: 'report-taken' }
  if (read.kind === 'refused') return { kind: 'refused', code: 'missing', fields: read.fields }

  // Only a browser without scripts may come without a token, and then there is less room for it.
  const plain = around.token === ''
  const proof = plain ? undefined : forms.use(around)
  if (proof?.kind === 'stale') return { kind: 'refused', code: 'stale-form' }
  if (proof?.kind === 'too-fast') {
    return { kind: 'refused', code: 'too-fast', retryAfter: proof.retryAfter }
  }
  const visitor = readVisitorAddress(
    context.env?.remoteAddress,
    request.headers.get('x-forwarded-for') ?? undefined,
    settings.trustedProxies,
  )
  const admission = (plain ? painLimits.plain : painLimits.proved).admit(visitor)
  if (admission.kind === 'refused') {
    proof?.giveBack()
    return { kind: 'refused', code: 'too-many', retryAfter: admission.retryAfter }
  }

  const stored = await store.addPainReport({ ...read.report, week: weekOf(clock()) })
  if (stored.kind === 'not-stored') {
    proof?.giveBack()
    admission.giveBack()
    log.event('not-stored', { reason: stored.reason })
    return { kind: 'refused', code: 'not-stored', retryAfter: retryStoreAfter }
  }
  await publishIfDue(services)
  return { kind: 'report-taken' }
}

function answerAsJson(outcome: Outcome, locale: Locale) {
  if (outcome.kind === 'report-taken') {
    const answer: PainReportAnswer = { status: 'report-taken' }
    return answerJson(200, answer)
  }
  const { code, fields = [], retryAfter } = outcome
  const body: PainRefusal = { error: { code, fields, message: refusalMessage(outcome, locale) } }
  return answerJson(statusOf[code], body, {
    'Content-Language': locale,
    ...(retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) }),
  })
}

function refusalMessage({ code, retryAfter = 60 }: Refused, locale: Locale) {
  const words = painWords[locale].refusal
  return code === 'too-many'
    ? counted(words[code], Math.ceil(retryAfter / 60), locale)
    : words[code]
}

/**
 * Without JavaScript: the dashboard again, at the line that says what became of the report. The
 * page is a static file, so its lines are all there and the anchor shows one of them.
 */
function answerAsPage(outcome: Outcome, locale: Locale) {
  return answerSeeOther(`${href('pain-dashboard', locale)}#${anchorOf(outcome)}`)
}

function anchorOf(outcome: Outcome) {
  if (outcome.kind === 'report-taken') return 'report-thanks'
  switch (outcome.code) {
    case 'missing':
      return 'report-missing'
    case 'too-many':
      return 'report-later'
    default:
      return 'report-retry'
  }
}

/** `GET /functions/v1/pain-figures`: what was published last, for anybody to keep for an hour. */
async function answerFigures(context: Context<AppContext>, { log, store }: RouteServices) {
  const last = await store.readPainFigures()
  if (last.kind === 'not-stored') {
    log.event('not-stored', { reason: last.reason })
    return answerAsJson(
      { kind: 'refused', code: 'not-stored', retryAfter: retryStoreAfter },
      chooseLocale(context.req.header('accept-language')),
    )
  }
  const figures =
    last.kind === 'figures' ? JSON.parse(last.published.figures) : { status: 'not-enough' }
  return answerJson(200, figures, { 'Cache-Control': `public, max-age=${hour / second}` })
}
