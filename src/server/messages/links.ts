import { message } from '#forms/message/contract/contract.ts'
import { messageWords } from '#forms/message/contract/words.ts'
import { recordsRequest } from '#forms/records-request/contract/contract.ts'
import { recordsRequestWords } from '#forms/records-request/contract/words.ts'
import type { TemplateId } from '#server/http/answer-pages.ts'
import { answerNotTaken, answerSeeOther } from '#server/http/answers.ts'
import { refuseNotStored } from '#server/http/form-function.ts'
import { emptyForm, type Link, type LinkPage, showPage, tokenIn } from '#server/http/link-page.ts'
import { readBody } from '#server/http/request-body.ts'
import type { RouteServices } from '#server/http/services.ts'
import { hashToken, looksLikeSecret } from '#server/token.ts'
import { href } from '#site/addresses.ts'
import { answerSentence } from '#site/answer-time.ts'
import type { MessageQueries } from './queries.ts'

type LinkServices = Pick<RouteServices, 'clock' | 'log'> & { store: { messages: MessageQueries } }

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
    'message-retry': emptyForm('message-retry', forms.message),
    'request-retry': emptyForm('request-retry', forms.request),
  }) satisfies Partial<Record<TemplateId, LinkPage>>

/** What happens next, after a message that was sent without JavaScript. */
function showReceived({ clock }: LinkServices, link: Link) {
  return showPage(link, 'message-received', {
    status: 200,
    values: { next: answerSentence(clock(), link.locale) },
  })
}

/**
 * The link in the clinic's mail, opened: shows the page whose button marks the message as answered.
 * Changes nothing, because mail programs open links before their readers do; and tells nothing of
 * the message, because mails are passed on.
 */
async function showAnsweredPage({ store }: LinkServices, link: Link) {
  const secret = tokenIn(link)
  if (!looksLikeSecret(secret)) return leadToEnd(link)
  const { kind } = await store.messages.readAnswerState({ hash: hashToken(secret) })
  if (kind === 'unknown') return leadToEnd(link)
  if (kind === 'answered') return answerSeeOther(href('message-noted', link.locale))
  // A store that cannot be read now may be well again when the button is pressed.
  return showPage(link, 'message-answered', { status: 200, values: { token: secret } })
}

/** The button of that page. */
async function markAsAnswered({ clock, log, store }: LinkServices, link: Link) {
  const { locale, request } = link
  const body = await readBody(request)
  const secret = new URLSearchParams(body.kind === 'text' ? body.text : '').get('token')
  if (!looksLikeSecret(secret)) return leadToEnd(link)
  const name = { hash: hashToken(secret) }
  const outcome = await store.messages.markAnswered({ name, now: clock() })
  if (outcome.kind === 'not-stored') return answerNotTaken(refuseNotStored(log, outcome), locale)
  return outcome.kind === 'unknown'
    ? leadToEnd(link)
    : answerSeeOther(href('message-noted', locale))
}

const leadToEnd = ({ locale }: Link) => answerSeeOther(href('message-link-ended', locale))
