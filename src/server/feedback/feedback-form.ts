import { localDate } from '#clinic/clock/clock.ts'
import {
  type FeedbackFaults,
  type PageFeedback,
  pageFeedback,
} from '#forms/page-feedback/contract/contract.ts'
import { pageFeedbackWords } from '#forms/page-feedback/contract/words.ts'
import { hour } from '#language/dates/durations.ts'
import { type FormFunction, storeWithinLimit } from '#server/http/form-function.ts'
import { emptyForm } from '#server/http/link-page.ts'
import type { Limits } from '#server/http/rate-limit.ts'
import type { RouteServices } from '#server/http/services.ts'
import { isPageId, isServed } from '#site/addresses.ts'
import type { FeedbackQueries } from './queries.ts'

/** Room for somebody who reads the whole site, and for a mobile carrier behind few addresses. */
const feedbackLimits: Limits = {
  perAddress: { count: 20, within: hour },
  perNetwork: { count: 100, within: hour },
}

const form = { contract: pageFeedback, words: pageFeedbackWords }

/** For whoever comes to the page that gives the form back without having sent it. */
export const feedbackPages = { 'feedback-not-stored': emptyForm('feedback-not-stored', form) }

/** Whether a page was useful. Stored with its day, and nothing about who says so. */
export function createFeedbackForm({
  clock,
  createLimit,
  log,
  store,
}: RouteServices & { store: { feedback: FeedbackQueries } }): FormFunction<
  PageFeedback,
  FeedbackFaults
> {
  const limit = createLimit(feedbackLimits)
  return {
    ...form,
    pages: {
      taken: { page: 'feedback-received' },
      otherwise: { template: 'feedback-not-stored' },
    },
    async take({ locale, values, visitor }) {
      if (!isPageId(values.page) || !isServed(values.page)) {
        return { kind: 'faulty', faults: [{ field: 'page', code: 'unknown' }] }
      }
      return storeWithinLimit({ limit, log, visitor }, () =>
        store.feedback.add({ ...values, locale, day: localDate(clock()) }),
      )
    },
  }
}
