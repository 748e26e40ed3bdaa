import { clinic } from '#clinic'
import type { FaultCodes } from '#forms/contract/form.ts'
import { type Message, type MessageFaults, message } from '#forms/message/contract/contract.ts'
import { messageWords } from '#forms/message/contract/words.ts'
import { hour } from '#language/dates/durations.ts'
import { randomId } from '#language/records/random-id.ts'
import type { TemplateId } from '#server/http/answer-pages.ts'
import { type FormFunction, type PostedForm, storeWithinLimit } from '#server/http/form-function.ts'
import type { Limits, RateLimit } from '#server/http/rate-limit.ts'
import type { RouteServices } from '#server/http/services.ts'
import { createToken } from '#server/token.ts'
import { href } from '#site/addresses.ts'
import { openingsWith } from '#site/announced.ts'
import { answerSentence } from '#site/answer-time.ts'
import { chooseForNotice, orderMessageNotice } from './notice-mail.ts'
import type { MessageQueries, NewMessage } from './queries.ts'

/** For everything that visitors write: room for a family, and for a mobile carrier behind few addresses. */
export const messageLimits: Limits = {
  perAddress: { count: 5, within: hour },
  perNetwork: { count: 30, within: hour },
}

export type MessageServices = RouteServices & { store: { messages: MessageQueries } }

/** What a visitor wrote, by whichever form. */
type Written = Omit<NewMessage, 'id'>

/** What is done with a form that writes to the clinic. */
export const takeAsMessage = <Values>(
  services: MessageServices,
  limit: RateLimit,
  otherwise: TemplateId,
  asMessage: (form: PostedForm<Values>) => Written,
): Pick<FormFunction<Values, FaultCodes>, 'pages' | 'says' | 'take'> => ({
  pages: { taken: { template: 'message-received' }, otherwise: { template: otherwise } },
  says: (locale) =>
    answerSentence(services.clock(), locale, openingsWith(services.announcing.announced())),
  take: (form) =>
    storeWithinLimit({ limit, log: services.log, visitor: form.visitor }, () =>
      keepMessage(services, asMessage(form)),
    ),
})

/** The message and call-back form. */
export const createMessageForm = (
  services: MessageServices,
  limit: RateLimit,
): FormFunction<Message, MessageFaults> => ({
  contract: message,
  words: messageWords,
  ...takeAsMessage(services, limit, 'message-retry', ({ locale, values }) => ({
    ...values,
    kind: 'message',
    language: values.language ?? locale,
    firm: '',
    needs: [],
  })),
})

/** Keeps a message and queues the mail that tells the clinic. */
async function keepMessage({ clock, mail, settings, store }: MessageServices, written: Written) {
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
        notice: chooseForNotice({ id, ...written }, now),
        details: settings.inboxDetails,
        desk: settings.deskOrigin,
        answeredLink: `${settings.siteOrigin}${href('message-answered', 'en')}?token=${answered.secret}`,
      }),
    },
  })
  if (stored.kind === 'stored') mail?.wake()
  return stored
}
