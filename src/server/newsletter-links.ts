import type { Context } from 'hono'
import { clinic } from '#clinic'
import { readForm } from '#contracts/form.ts'
import { newsletter } from '#contracts/newsletter/contract.ts'
import { newsletterWords } from '#contracts/newsletter/words.ts'
import { refusalWords } from '#contracts/words.ts'
import { fill } from '#i18n/fill.ts'
import type { Locale } from '#i18n/locales.ts'
import { serverWords } from '#server/words.ts'
import { href } from '#site/addresses.ts'
import type { TemplateId } from './answer-pages.ts'
import { answerPage, answerSeeOther, answerText } from './answers.ts'
import { valuesSaid } from './form-function.ts'
import type { PageValues } from './html.ts'
import { readBody } from './request-body.ts'
import type { AppContext, RouteServices } from './services.ts'
import type { TokenPurpose } from './store/store.ts'
import { hashToken, looksLikeSecret } from './token.ts'

interface Link {
  services: RouteServices
  request: Request
  locale: Locale
}

const pageOf = {
  confirm: 'newsletter-confirm',
  unsubscribe: 'newsletter-unsubscribe',
} as const satisfies Record<TokenPurpose, TemplateId>

/**
 * A link from a mail, opened: shows the page whose button does it. Changes nothing, because mail
 * programs open links before their readers do.
 */
export async function showLinkPage(
  context: Context<AppContext>,
  services: RouteServices,
  purpose: TokenPurpose,
  locale: Locale,
) {
  const link: Link = { services, request: context.req.raw, locale }
  const secret = context.req.query('token')
  if (!looksLikeSecret(secret)) return showEndedLink(link, 404)

  const { clock, store } = services
  const state = await store.readToken({ hash: hashToken(secret), purpose, now: clock() })
  if (state.kind === 'unknown') return showEndedLink(link, 404)
  if (state.kind === 'used' || state.kind === 'expired') return showEndedLink(link, 410)
  // A store that cannot be read now may be well again when the button is pressed.
  return showPage(link, pageOf[purpose], { status: 200, values: { token: secret } })
}

/** The button of the confirm page. */
export async function confirmSubscription(
  context: Context<AppContext>,
  services: RouteServices,
  locale: Locale,
) {
  const link: Link = { services, request: context.req.raw, locale }
  const { secret } = await readPostedToken(context)
  if (!secret) return showEndedLink(link, 404)

  const outcome = await services.store.confirm({ hash: hashToken(secret), now: services.clock() })
  switch (outcome.kind) {
    case 'confirmed':
      return answerSeeOther(href('newsletter-confirmed', locale))
    case 'not-stored':
      services.log.event('not-stored', { reason: outcome.reason })
      return showNotStored(link)
    default:
      return showEndedLink(link, outcome.kind === 'unknown' ? 404 : 410)
  }
}

/** The button of the unsubscribe page, or a mail program on behalf of its user (RFC 8058). */
export async function endSubscription(
  context: Context<AppContext>,
  services: RouteServices,
  locale: Locale,
) {
  const link: Link = { services, request: context.req.raw, locale }
  const { secret, sender } = await readPostedToken(context)
  const outcome = secret
    ? await services.store.unsubscribe({ hash: hashToken(secret), now: services.clock() })
    : ({ kind: 'unknown' } as const)

  const words = serverWords[locale]
  if (outcome.kind === 'not-stored') {
    services.log.event('not-stored', { reason: outcome.reason })
    return sender === 'program'
      ? answerText(503, refusalWords[locale]['not-stored'], { 'Retry-After': '30' })
      : showNotStored(link)
  }
  if (outcome.kind === 'unknown') {
    return sender === 'program' ? answerText(404, words.badAddress) : showEndedLink(link, 404)
  }
  return sender === 'program'
    ? answerText(200, words.unsubscribed)
    : answerSeeOther(href('newsletter-unsubscribed', locale))
}

/** A page that somebody opened without having sent a form: it asks for the address. */
export function showEmptyForm(
  context: Context<AppContext>,
  services: RouteServices,
  id: TemplateId,
  locale: Locale,
) {
  const link: Link = { services, request: context.req.raw, locale }
  const read = readForm(newsletter, {})
  const values = read.kind === 'faulty' ? valuesSaid(newsletterWords[locale], read, locale) : {}
  return showPage(link, id, { status: 200, values })
}

interface PostedToken {
  secret: string | undefined
  sender: 'person' | 'program'
}

/** From the form, or from the address as RFC 8058 has it, in either of the two formats it allows. */
async function readPostedToken(context: Context<AppContext>): Promise<PostedToken> {
  const body = await readBody(context.req.raw)
  const text = body.kind === 'text' ? body.text : ''
  const form = new URLSearchParams(text)
  const oneClick =
    form.get('List-Unsubscribe') === 'One-Click' ||
    /name="?List-Unsubscribe"?\s+One-Click\s/i.test(text)
  const secret = form.get('token') ?? context.req.query('token')
  return {
    secret: looksLikeSecret(secret) ? secret : undefined,
    sender: oneClick ? 'program' : 'person',
  }
}

function showEndedLink(link: Link, status: 404 | 410) {
  return showPage(link, 'newsletter-link-ended', { status, values: {} })
}

function showNotStored(link: Link) {
  return showPage(link, 'newsletter-retry', {
    status: 503,
    values: { refusal: serverWords[link.locale].linkNotStored },
    headers: { 'Retry-After': '30' },
  })
}

/** While pages are being written they are not built; then their own address shows them. */
function showPage(
  { locale, request, services }: Link,
  id: TemplateId,
  page: { status: number; values: PageValues; headers?: Record<string, string> },
) {
  const template = services.site.template(id, locale)
  if (template) return answerPage(request, { template, ...page })
  return request.method === 'POST'
    ? answerSeeOther(href(id, locale))
    : answerText(404, fill(serverWords[locale].notFound, { number: clinic.phones.office }))
}
