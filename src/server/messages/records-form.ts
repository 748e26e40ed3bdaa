import {
  type RecordsFaults,
  type RecordsRequest,
  recordsRequest,
} from '#forms/records-request/contract/contract.ts'
import { recordsRequestWords } from '#forms/records-request/contract/words.ts'
import { type FormFunction, type PostedForm, storeWithinLimit } from '#server/http/form-function.ts'
import type { RateLimit } from '#server/http/rate-limit.ts'
import { answerSentence } from '#site/answer-time.ts'
import { keepMessage, type MessageServices } from './message-form.ts'
import type { NewMessage } from './queries.ts'

/** An attorney's request for records: a message of its own kind. */
export function createRecordsForm(
  services: MessageServices,
  limit: RateLimit,
): FormFunction<RecordsRequest, RecordsFaults> {
  const { clock, log } = services
  return {
    contract: recordsRequest,
    words: recordsRequestWords,
    pages: {
      taken: { template: 'message-received' },
      otherwise: { template: 'request-retry' },
    },
    says: (locale) => answerSentence(clock(), locale),
    take: (form) =>
      storeWithinLimit({ limit, log, visitor: form.visitor }, () =>
        keepMessage(services, fromForm(form)),
      ),
  }
}

const fromForm = ({ locale, values }: PostedForm<RecordsRequest>): Omit<NewMessage, 'id'> => ({
  ...values,
  kind: 'records-request',
  language: locale,
  call: 'any',
  topic: 'records',
  note: '',
  texts: false,
})
