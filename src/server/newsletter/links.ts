import { refusalWords } from '#forms/contract/words.ts'
import { newsletter } from '#forms/newsletter/contract/contract.ts'
import { newsletterWords } from '#forms/newsletter/contract/words.ts'
import type { TemplateId } from '#server/http/answer-pages.ts'
import { answerSeeOther, answerText } from '#server/http/answers.ts'
import { emptyForm, type Link, type LinkPage, showPage, tokenIn } from '#server/http/link-page.ts'
import { readBody } from '#server/http/request-body.ts'
import type { RouteServices } from '#server/http/services.ts'
import { serverWords } from '#server/http/words.ts'
import type { NotStored } from '#server/store/engine.ts'
import { hashToken, looksLikeSecret } from '#server/token.ts'
import { href } from '#site/addresses.ts'
import type { NewsletterQueries, TokenPurpose, TokenState } from './queries.ts'

type LinkServices = Pick<RouteServices, 'clock' | 'log'> & {
  store: { newsletter: NewsletterQueries }
}

const form = { contract: newsletter, words: newsletterWords }

/** The pages that the links of a mail open, and those that give the form back. */
export const createNewsletterPages = (services: LinkServices) =>
  ({
    'newsletter-confirm': {
      open: (link) => showButton(services, link, 'confirm'),
      press: (link) => subscribe(services, link, services.store.newsletter.confirm),
    },
    'newsletter-unsubscribe': {
      open: (link) => showButton(services, link, 'unsubscribe'),
      press: (link) => unsubscribe(services, link),
    },
    'newsletter-start-again': {
      open: (link) => showButton(services, link, 'unsubscribe'),
      press: (link) => subscribe(services, link, services.store.newsletter.startAgain),
    },
    'newsletter-retry': emptyForm('newsletter-retry', form),
    'newsletter-link-ended': emptyForm('newsletter-link-ended', form),
  }) satisfies Partial<Record<TemplateId, LinkPage>>

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
async function showButton({ clock, store }: LinkServices, link: Link, purpose: TokenPurpose) {
  const secret = tokenIn(link)
  if (!looksLikeSecret(secret)) return showEndedLink(link, 404)

  const hash = hashToken(secret)
  const state = await store.newsletter.readToken({ hash, purpose, now: clock() })
  if (state.kind === 'unknown') return showEndedLink(link, 404)
  if (state.kind === 'used' || state.kind === 'expired') return showEndedLink(link, 410)
  // A store that cannot be read now may be well again when the button is pressed.
  return showPage(link, pageFor(purpose, state.kind), { status: 200, values: { token: secret } })
}

/** What a button does with the token that came with it. */
type Act<Outcome> = (token: { hash: string; now: number }) => Promise<Outcome | NotStored>

/** Who pressed a button, and what came of it. */
async function press<Outcome extends { kind: string }>(
  { clock, log }: LinkServices,
  link: Link,
  act: Act<Outcome>,
) {
  const { secret, sender } = await readPostedToken(link)
  const outcome = secret
    ? await act({ hash: hashToken(secret), now: clock() })
    : ({ kind: 'unknown' } as const)
  if ('reason' in outcome) log.event('not-stored', { reason: outcome.reason })
  return { outcome, sender }
}

/** The button of the confirm page, and the one that undoes an unsubscription. */
async function subscribe(
  services: LinkServices,
  link: Link,
  act: Act<{ kind: 'confirmed' | 'started' | 'used' | 'expired' | 'unknown' }>,
) {
  const { outcome } = await press(services, link, act)
  switch (outcome.kind) {
    case 'confirmed':
    case 'started':
      return answerSeeOther(href('newsletter-confirmed', link.locale))
    case 'not-stored':
      return showNotStored(link)
    default:
      return showEndedLink(link, outcome.kind === 'unknown' ? 404 : 410)
  }
}

/** The button of the unsubscribe page, or a mail program on behalf of its user (RFC 8058). */
async function unsubscribe(services: LinkServices, link: Link) {
  const { outcome, sender } = await press(services, link, services.store.newsletter.unsubscribe)
  if (sender === 'program') return answerProgram(link, outcome.kind)
  switch (outcome.kind) {
    case 'unsubscribed':
      return answerSeeOther(href('newsletter-unsubscribed', link.locale))
    case 'not-stored':
      return showNotStored(link)
    case 'unknown':
      return showEndedLink(link, 404)
  }
}

function answerProgram({ locale }: Link, outcome: 'unsubscribed' | 'unknown' | 'not-stored') {
  switch (outcome) {
    case 'unsubscribed':
      return answerText(200, serverWords[locale].unsubscribed)
    case 'not-stored':
      return answerText(503, refusalWords[locale]['not-stored'], { 'Retry-After': '30' })
    case 'unknown':
      return answerText(404, serverWords[locale].badAddress)
  }
}

interface PostedToken {
  secret: string | undefined
  sender: 'person' | 'program'
}

/** From the form, or from the address as RFC 8058 has it, in either of the two formats it allows. */
async function readPostedToken(link: Link): Promise<PostedToken> {
  const body = await readBody(link.request)
  const text = body.kind === 'text' ? body.text : ''
  const posted = new URLSearchParams(text)
  const oneClick =
    posted.get('List-Unsubscribe') === 'One-Click' ||
    /name="?List-Unsubscribe"?\s+One-Click\s/i.test(text)
  const secret = posted.get('token') ?? tokenIn(link)
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
