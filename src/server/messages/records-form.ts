import {
  type RecordsFaults,
  type RecordsRequest,
  recordsRequest,
} from '#forms/records-request/contract/contract.ts'
import { recordsRequestWords } from '#forms/records-request/contract/words.ts'
import type { FormFunction } from '#server/http/form-function.ts'
import type { RateLimit } from '#server/http/rate-limit.ts'
import { type MessageServices, takeAsMessage } from './message-form.ts'

/** An attorney's request for records: a message of its own kind. */
export const createRecordsForm = (
  services: MessageServices,
  limit: RateLimit,
): FormFunction<RecordsRequest, RecordsFaults> => ({
  contract: recordsRequest,
  words: recordsRequestWords,
  ...takeAsMessage(services, limit, 'request-retry', ({ locale, values }) => ({
    ...values,
    kind: 'records-request',
    language: locale,
    call: 'any',
    topic: 'records',
    note: '',
    texts: false,
  })),
})
