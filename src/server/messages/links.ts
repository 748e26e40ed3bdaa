import { formatDateTime } from '#clinic/clock/clock.ts'
import { message } from '#forms/message/contract/contract.ts'
import { messageWords } from '#forms/message/contract/words.ts'
import { recordsRequest } from '#forms/records-request/contract/contract.ts'
import { recordsRequestWords } from '#forms/records-request/contract/words.ts'
import { fill } from '#language/fill.ts'
import type { Locale } from '#language/locales.ts'
import type { TemplateId } from '#server/http/answer-pages.ts'
import { answerNotTaken, answerSeeOther } from '#server/http/answers.ts'
import { refuseNotStored } from '#server/http/form-function.ts'
import { emptyForm, type Link, type LinkPage, showPage, tokenIn } from '#server/http/link-page.ts'
import { readBody } from '#server/http/request-body.ts'
import type { RouteServices } from '#server/http/services.ts'
import { serverWords } from '#server/http/words.ts'
import type { Actor } from '#server/staff/desk-log.ts'
import { hashToken, looksLikeSecret } from '#server/token.ts'
import { href } from '#site/addresses.ts'
import { openingsWith } from '#site/announced.ts'
import { answerSentence } from '#site/answer-time.ts'
import type { MessageQueries } from './queries.ts'
import { shortIdOf } from './short-id.ts'

type LinkServices = Pick<RouteServices, 'announcing' | 'clock' | 'log'> & {
  store: { messages: MessageQueries }
}

const forms = {
  message: { contract: message, words: messageWords },
  request: { contract: recordsRequest, words: recordsRequestWords },
}

/** The pages after a message, the one that the link in the clinic's mail opens, and those that give a form back. */
export const createMessagePages = (services: LinkServices) =>
  ({
    'message-received': { open: (link) => showReceived(services, link) },
    'message-answered': {
      open: (link) => showAnsweredPage(services, link),
      press: (link) => markAsAnswered(services, link),
    },
    'message-noted': {
      open: (link) => showNotedPage(services, link),
      press: (link) => letWaitAgain(services, link),
    },
    'message-retry': emptyForm('message-retry', forms.message),
    'request-retry': emptyForm('request-retry', forms.request),
  }) satisfies Partial<Record<TemplateId, LinkPage>>

/** What happens next, after a message that was sent without JavaScript. */
function showReceived({ announcing, clock }: LinkServices, link: Link) {
  const openings = openingsWith(announcing.announced())
  return showPage(link, 'message-received', {
    status: 200,
    values: { next: answerSentence(clock(), link.locale, openings) },
  })
}

/** Of a message, no more than tells it from others: mails with links to it are passed on. */
function describeMessage({ createdAt, id }: { createdAt: number; id: string }, locale: Locale) {
  const time = formatDateTime(createdAt, locale)
  return fill(serverWords[locale].whichMessage, { number: shortIdOf(id), time })
}

/**
 * The link in the clinic's mail, opened: shows the page whose button marks the message as answered.
 * Changes nothing, because mail programs open links before their readers do.
 */
async function showAnsweredPage({ store }: LinkServices, link: Link) {
  const secret = tokenIn(link)
  if (!looksLikeSecret(secret)) return leadToEnd(link)
  const state = await store.messages.readAnswerState({ hash: hashToken(secret) })
  if (state.kind === 'unknown') return leadToEnd(link)
  if (state.kind === 'answered') return leadTo(link, 'message-noted', secret)
  // A store that cannot be read now may be well again when the button is pressed.
  const message = state.kind === 'open' ? describeMessage(state, link.locale) : ''
  return showPage(link, 'message-answered', { status: 200, values: { token: secret, message } })
}

/** What follows: says which message was marked, and has the button that lets it wait again. */
async function showNotedPage({ store }: LinkServices, link: Link) {
  const secret = tokenIn(link)
  if (!looksLikeSecret(secret)) return leadToEnd(link)
  const state = await store.messages.readAnswerState({ hash: hashToken(secret) })
  if (state.kind === 'unknown') return leadToEnd(link)
  if (state.kind === 'open') return leadTo(link, 'message-answered', secret)
  const message = state.kind === 'answered' ? describeMessage(state, link.locale) : ''
  return showPage(link, 'message-noted', { status: 200, values: { token: secret, message } })
}

/** The author of what is done by a link: whoever has the clinic's mail. */
const byLink = 'by the link in the mail'

/** The same in the log of the desk, which has ids. */
const linkActor: Actor = { staffId: 'link-in-mail', id: '' }

/** A button of these pages: does something with the message, and leads to the other page. */
async function act(
  { clock, log }: LinkServices,
  link: Link,
  {
    change,
    next,
  }: { change: MessageQueries['markAnswered']; next: 'message-noted' | 'message-answered' },
) {
  const { locale, request } = link
  const body = await readBody(request)
  const secret = new URLSearchParams(body.kind === 'text' ? body.text : '').get('token')
  if (!looksLikeSecret(secret)) return leadToEnd(link)
  const name = { hash: hashToken(secret) }
  const outcome = await change({ name, author: byLink, by: linkActor, now: clock() })
  if (outcome.kind === 'not-stored') return answerNotTaken(refuseNotStored(log, outcome), locale)
  return outcome.kind === 'unknown' ? leadToEnd(link) : leadTo(link, next, secret)
}

const markAsAnswered = (services: LinkServices, link: Link) =>
  act(services, link, { change: services.store.messages.markAnswered, next: 'message-noted' })

const letWaitAgain = (services: LinkServices, link: Link) =>
  act(services, link, { change: services.store.messages.reopen, next: 'message-answered' })

const leadTo = ({ locale }: Link, page: 'message-noted' | 'message-answered', secret: string) =>
  answerSeeOther(`${href(page, locale)}?token=${secret}`)

const leadToEnd = ({ locale }: Link) => answerSeeOther(href('message-link-ended', locale))
