import type { Context } from 'hono'
import type { Locale } from '#language/locales.ts'
import { answerNotTaken, answerSeeOther } from '#server/http/answers.ts'
import { refuseNotStored } from '#server/http/form-function.ts'
import { type Link, showPage } from '#server/http/link-page.ts'
import { readBody } from '#server/http/request-body.ts'
import type { AppContext, RouteServices } from '#server/http/services.ts'
import { hashToken, looksLikeSecret } from '#server/token.ts'
import { href } from '#site/addresses.ts'
import { answerSentence } from '#site/answer-time.ts'

/** What happens next, after a message that was sent without JavaScript. */
export function showReceived(link: Link) {
  const { clock } = link.services
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
export async function showAnsweredPage(link: Link, secret: string | undefined) {
  if (!looksLikeSecret(secret)) return leadToEnd(link)
  const { kind } = await link.services.store.readAnswerState({ hash: hashToken(secret) })
  if (kind === 'unknown') return leadToEnd(link)
  if (kind === 'answered') return answerSeeOther(href('message-noted', link.locale))
  // A store that cannot be read now may be well again when the button is pressed.
  return showPage(link, 'message-answered', { status: 200, values: { token: secret } })
}

/** The button of that page. */
export async function markAsAnswered(
  context: Context<AppContext>,
  services: RouteServices,
  locale: Locale,
) {
  const link: Link = { services, request: context.req.raw, locale }
  const body = await readBody(context.req.raw)
  const secret = new URLSearchParams(body.kind === 'text' ? body.text : '').get('token')
  if (!looksLikeSecret(secret)) return leadToEnd(link)
  const outcome = await services.store.markAnswered({
    name: { hash: hashToken(secret) },
    now: services.clock(),
  })
  if (outcome.kind === 'not-stored') {
    return answerNotTaken(refuseNotStored(services.log, outcome), locale)
  }
  return outcome.kind === 'unknown'
    ? leadToEnd(link)
    : answerSeeOther(href('message-noted', locale))
}

const leadToEnd = ({ locale }: Link) => answerSeeOther(href('message-link-ended', locale))
