import type { Context } from 'hono'
import { localDate } from '#clinic/clock/clock.ts'
import { readMissedWords } from '#forms/missed-words/contract/contract.ts'
import { minute } from '#language/dates/durations.ts'
import { readCountable } from '#server/http/countable.ts'
import type { Limits } from '#server/http/rate-limit.ts'
import type { AppContext, RouteServices } from '#server/http/services.ts'
import { visitorOf } from '#server/http/visitor-of.ts'
import type { SearchQueries } from './queries.ts'

/** More than anybody searches in vain, and too few to bend the totals from one place. */
const searchLimits: Limits = {
  perAddress: { count: 20, within: 10 * minute },
  perNetwork: { count: 200, within: 10 * minute },
}

/**
 * Makes `POST` of the words of a search that no page answers whole: adds 1 to the total of the day of
 * each that stands on our own pages, and of no other. The answer is always the same.
 */
export function createMissedWords(
  services: RouteServices & { store: { searches: SearchQueries } },
) {
  const limit = services.createLimit(searchLimits)
  return async (context: Context<AppContext>) => {
    const { clock, log, site, store } = services
    const told = readMissedWords(await readCountable(context.req.raw, services))
    const words = told?.words.filter((word) => site.hasWord(word, told.locale)) ?? []
    if (words.length > 0 && limit.admit(visitorOf(context, services)).kind === 'admitted') {
      const stored = await store.searches.add({ words, day: localDate(clock()) })
      if (stored.kind === 'not-stored') log.event('not-stored', { reason: stored.reason })
    }
    return context.body(null, 204, { 'Cache-Control': 'no-store' })
  }
}
