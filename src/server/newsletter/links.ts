import type { Context } from 'hono'
import { refusalWords } from '#forms/contract/words.ts'
import type { Locale } from '#language/locales.ts'
import type { TemplateId } from '#server/http/answer-pages.ts'
import { answerSeeOther, answerText } from '#server/http/answers.ts'
import { type Link, showPage } from '#server/http/link-page.ts'
import { readBody } from '#server/http/request-body.ts'
import type { AppContext, RouteServices } from '#server/http/services.ts'
import { serverWords } from '#server/http/words.ts'
import type { TokenPurpose, TokenState } from '#server/store/store.ts'
import { hashToken, looksLikeSecret } from '#server/token.ts'
import { href } from '#site/addresses.ts'

const pageOf = {
  confirm: 'newsletter-confirm',
  unsubscribe: 'newsletter-unsubscribe',
} as const satisfies Record<TokenPurpose, TemplateId>

/** The page with the button for what a token is good for. */
function pageFor(purpose: TokenPurpose, state: TokenState['kind'] | 'not-stored') {
  return state === 'stopped' ? 'newsletter-start-again' : pageOf[purpose]
}

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
  return showPage(link, pageFor(purpose, state.kind), { status: 200, values: { token: secret } })
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

/** The button that undoes an unsubscription, for whoever still has the link of a mail. */
export async function startSubscriptionAgain(
  context: Context<AppContext>,
  services: RouteServices,
  locale: Locale,
) {
  const link: Link = { services, request: context.req.raw, locale }
  const { secret } = await readPostedToken(context)
  if (!secret) return showEndedLink(link, 404)

  const { clock, log, store } = services
  const outcome = await store.startAgain({ hash: hashToken(secret), now: clock() })
  switch (outcome.kind) {
    case 'started':
      return answerSeeOther(href('newsletter-confirmed', locale))
    case 'not-stored':
      log.event('not-stored', { reason: outcome.reason })
      return showNotStored(link)
    case 'unknown':
      return showEndedLink(link, 404)
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
