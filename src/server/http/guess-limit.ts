import type { MiddlewareHandler } from 'hono'
import { minute } from '#language/dates/durations.ts'
import type { Locale } from '#language/locales.ts'
import {
  answerText,
  headersOfNotTaken,
  type NotTaken,
  sayNotTaken,
  statusOfNotTaken,
} from './answers.ts'
import type { Limits } from './rate-limit.ts'
import type { AppContext, RouteServices } from './services.ts'
import { visitorOf } from './visitor-of.ts'

/** Links that are not ours; more than anybody mistypes, and less than what wears out a server. */
const guessLimits: Limits = {
  perAddress: { count: 30, within: 10 * minute },
  perNetwork: { count: 150, within: 10 * minute },
}

/**
 * Makes what stands before the pages of mail links: each looks into the store and is filled and
 * compressed anew. Only links that nobody was given count, so mail programs may press many buttons.
 */
export function createGuessLimit(services: RouteServices) {
  const limit = services.createLimit(guessLimits)
  return (locale: Locale): MiddlewareHandler<AppContext> =>
    async (context, next) => {
      const admission = limit.admit(visitorOf(context, services))
      if (admission.kind === 'refused') {
        const { retryAfter } = admission
        const refusal: NotTaken = { kind: 'refused', code: 'too-many', retryAfter }
        const text = sayNotTaken(refusal, locale)
        return answerText(statusOfNotTaken(refusal), text, headersOfNotTaken(refusal))
      }
      await next()
      if (context.res.status !== 404) admission.giveBack()
      return
    }
}
