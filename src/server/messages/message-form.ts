import { clinic } from '#clinic'
import { type Message, type MessageFaults, message } from '#forms/message/contract/contract.ts'
import { messageWords } from '#forms/message/contract/words.ts'
import { hour } from '#language/dates/durations.ts'
import { randomId } from '#language/records/random-id.ts'
import { type FormFunction, type PostedForm, storeWithinLimit } from '#server/http/form-function.ts'
import type { Limits, RateLimit } from '#server/http/rate-limit.ts'
import type { RouteServices } from '#server/http/services.ts'
import { createToken } from '#server/token.ts'
import { href } from '#site/addresses.ts'
import { answerSentence } from '#site/answer-time.ts'
import { type MessageNotice, orderMessageNotice } from './notice-mail.ts'
import type { MessageQueries, NewMessage } from './queries.ts'

/** For everything that visitors write: room for a family, and for a mobile carrier behind few addresses. */
export const messageLimits: Limits = {
  perAddress: { count: 5, within: hour },
  perNetwork: { count: 30, within: hour },
}

export type MessageServices = RouteServices & { store: { messages: MessageQueries } }

/** The message and call-back form. */
export function createMessageForm(
  services: MessageServices,
  limit: RateLimit,
): FormFunction<Message, MessageFaults> {
  const { clock, log } = services
  return {
    contract: message,
    words: messageWords,
    pages: {
      taken: { template: 'message-received' },
      otherwise: { template: 'message-retry' },
    },
    says: (locale) => answerSentence(clock(), locale),
    take: (form) =>
      storeWithinLimit({ limit, log, visitor: form.visitor }, () =>
        keepMessage(services, fromForm(form)),
      ),
  }
}

const fromForm = ({ locale, values }: PostedForm<Message>): Omit<NewMessage, 'id'> => ({
  ...values,
  kind: 'message',
  language: values.language ?? locale,
  firm: '',
  needs: [],
})

/** What the mail may say, and so all that waits with it: never the topic, never the note. */
const chooseForNotice = (
  { call, email, firm, language, name, phone }: Omit<NewMessage, 'id'>,
  createdAt: number,
): MessageNotice => ({ call, email, firm, language, name, phone, createdAt })

/** Keeps a message and queues the mail that tells the clinic. */
export async function keepMessage(
  { clock, mail, settings, store }: MessageServices,
  written: Omit<NewMessage, 'id'>,
) {
  const now = clock()
  const [id, mailId] = [randomId(), randomId()]
  const answered = createToken()
  const recipient = settings.replyTo ?? clinic.email
  const stored = await store.messages.add({
    message: { id, ...written },
    now,
    answerHash: answered.hash,
    mail: {
      id: mailId,
      recipient,
      ...orderMessageNotice({
        id: mailId,
        to: recipient,
        notice: chooseForNotice(written, now),
        details: settings.inboxDetails,
        answeredLink: `${settings.siteOrigin}${href('message-answered', 'en')}?token=${answered.secret}`,
      }),
    },
  })
  if (stored.kind === 'kept') mail?.wake()
  return stored
}
