import type { Context } from 'hono'
import {
  type ReadSignup,
  readSignup,
  type Signup,
  type SignupAnswer,
} from '#contracts/newsletter.ts'
import { day, minute } from '#dates/durations.ts'
import { isLocale, type Locale } from '#i18n/locales.ts'
import { randomId } from '#records/random-id.ts'
import { href } from '#site/addresses.ts'
import {
  answerJson,
  answerPage,
  answerRefusal,
  answerSeeOther,
  type RefusedRequest,
  refusalHeaders,
  refusalMessage,
  refusalStatus,
} from './answers.ts'
import { chooseLocale } from './language.ts'
import { composeConfirmation } from './mail/confirmation-mail.ts'
import { readBody, readBodyFormat } from './request-body.ts'
import { readPostOrigin } from './same-site.ts'
import type { AppContext, RouteServices } from './services.ts'
import { createToken } from './token.ts'
import { readVisitorAddress, type VisitorAddress } from './visitor-address.ts'

/** How long a confirm link works. */
const confirmDays = 3
/** A waiting address gets another mail when its last one is older than this. */
const repeatAfter = 10 * minute
/** Seconds to wait when the store could not write. */
const retryStoreAfter = 30

type SignupOutcome = { kind: 'confirmation-sent' } | ({ kind: 'refused' } & RefusedRequest)

/** What arrived, whether or not it is a sign-up. */
interface Posted {
  format: 'json' | 'form'
  locale: Locale
  /** The address field as it came, to give back to the visitor. */
  typed: string
  signup: ReadSignup
}

/** `POST /functions/v1/newsletter-subscribe`: JSON is answered with JSON, a form with a page. */
export async function answerSignup(context: Context<AppContext>, services: RouteServices) {
  const request = context.req.raw
  const format = readBodyFormat(request)
  const spoken = chooseLocale(request.headers.get('accept-language'))
  if (format !== 'json' && format !== 'form') {
    return answerRefusal({ code: 'unsupported-type' }, spoken)
  }

  const posted = await readPosted(request, format, spoken)
  const reply = { services, request, format, locale: posted.locale, typed: posted.typed }
  if (posted.kind === 'refused') return answerOutcome(reply, posted)
  if (readPostOrigin(request, services.settings.siteOrigin) === 'cross-site') {
    return answerOutcome(reply, { kind: 'refused', code: 'cross-site' })
  }
  if (posted.signup.kind === 'refused') {
    return answerOutcome(reply, { kind: 'refused', code: posted.signup.fault })
  }
  const visitor = readVisitorAddress(
    context.env?.remoteAddress,
    request.headers.get('x-forwarded-for') ?? undefined,
    services.settings.trustedProxies,
  )
  const outcome = await takeSignup(services, posted.signup.signup, posted.locale, visitor)
  return answerOutcome(reply, outcome)
}

async function readPosted(
  request: Request,
  format: 'json' | 'form',
  spoken: Locale,
): Promise<
  ({ kind: 'posted' } & Posted) | ({ kind: 'refused'; locale: Locale; typed: '' } & RefusedRequest)
> {
  const refused = { kind: 'refused', locale: spoken, typed: '' } as const
  const body = await readBody(request)
  if (body.kind === 'too-large') return { ...refused, code: 'too-large' }
  if (body.kind === 'unreadable') return { ...refused, code: 'malformed-request' }
  const input = format === 'form' ? readForm(body.text) : readJson(body.text)
  if (input === undefined) return { ...refused, code: 'malformed-request' }

  const { email, locale } = { ...(input as { email?: unknown; locale?: unknown } | null) }
  return {
    kind: 'posted',
    format,
    locale: isLocale(locale) ? locale : spoken,
    typed: typeof email === 'string' ? email : '',
    signup: readSignup(input),
  }
}

function readForm(text: string): unknown {
  return Object.fromEntries(new URLSearchParams(text))
}

/** `undefined` when the text is not JSON. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return
  }
}

/**
 * Keeps a sign-up and queues its mail. The outcome is the same for new, waiting and confirmed
 * addresses: nobody can find out here who gets the newsletter.
 */
async function takeSignup(
  { clock, log, mail, rateLimit, settings, store }: RouteServices,
  signup: Signup,
  locale: Locale,
  visitor: VisitorAddress,
): Promise<SignupOutcome> {
  const admission = rateLimit.admit(visitor)
  if (admission.kind === 'refused') {
    return { kind: 'refused', code: 'too-many', retryAfter: admission.retryAfter }
  }

  const now = clock()
  const [confirm, unsubscribe] = [createToken(), createToken()]
  const id = randomId()
  const link = (page: 'newsletter-confirm' | 'newsletter-unsubscribe', secret: string) =>
    `${settings.siteOrigin}${href(page, locale)}?token=${secret}`
  const message = await composeConfirmation({
    id,
    to: signup.email,
    locale,
    now,
    days: confirmDays,
    replyTo: settings.replyTo,
    confirmLink: link('newsletter-confirm', confirm.secret),
    unsubscribeLink: link('newsletter-unsubscribe', unsubscribe.secret),
  })

  const stored = await store.signUp({
    email: signup.email,
    locale,
    source: signup.source,
    now,
    repeatAfter,
    confirmToken: { hash: confirm.hash, expiresAt: now + confirmDays * day },
    unsubscribeToken: { hash: unsubscribe.hash },
    mail: { id, kind: 'confirm-newsletter', message },
  })
  if (stored.kind === 'not-stored') {
    admission.giveBack()
    log.event('not-stored', { reason: stored.reason })
    return { kind: 'refused', code: 'not-stored', retryAfter: retryStoreAfter }
  }
  if (stored.kind === 'mail-queued') mail?.wake()
  return { kind: 'confirmation-sent' }
}

interface Reply {
  services: RouteServices
  request: Request
  format: 'json' | 'form'
  locale: Locale
  typed: string
}

function answerOutcome(reply: Reply, outcome: SignupOutcome): Response | Promise<Response> {
  return reply.format === 'json' ? answerAsJson(reply, outcome) : answerAsPage(reply, outcome)
}

function answerAsJson({ locale }: Reply, outcome: SignupOutcome) {
  if (outcome.kind === 'refused') return answerRefusal(outcome, locale)
  const answer: SignupAnswer = { status: 'confirmation-sent' }
  return answerJson(200, answer)
}

/** Without JavaScript: the next page, or the form again with what was typed and what is wrong. */
function answerAsPage({ locale, request, services, typed }: Reply, outcome: SignupOutcome) {
  if (outcome.kind === 'confirmation-sent') {
    return answerSeeOther(href('newsletter-check-inbox', locale))
  }
  const template = services.site.template('newsletter-retry', locale)
  if (!template) return answerSeeOther(href('newsletter-retry', locale))
  return answerPage(request, {
    template,
    status: refusalStatus(outcome),
    values: { email: typed, message: refusalMessage(outcome, locale) },
    headers: refusalHeaders(outcome),
  })
}
