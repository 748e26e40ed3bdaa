import type { Context } from 'hono'
import { localDate } from '#clinic/clock/clock.ts'
import { readPress } from '#forms/press/contract/contract.ts'
import { pressFunction } from '#forms/press/contract/press.ts'
import { minute } from '#language/dates/durations.ts'
import { locales } from '#language/locales.ts'
import { readCountable } from '#server/http/countable.ts'
import type { Limits } from '#server/http/rate-limit.ts'
import type { AppContext, RouteServices } from '#server/http/services.ts'
import { visitorOf } from '#server/http/visitor-of.ts'
import { href, pageIds } from '#site/addresses.ts'
import { postPath } from '#site/post-pages.ts'
import type { PressQueries } from './queries.ts'

/** More than anybody presses, and too few to bend the totals from one place. */
const pressLimits: Limits = {
  perAddress: { count: 20, within: 10 * minute },
  perNetwork: { count: 200, within: 10 * minute },
}

const addresses = new Set(pageIds.flatMap((id) => locales.map((locale) => href(id, locale))))

const inBlog = new RegExp(
  `^(?:${locales.map((locale) => postPath('', locale)).join('|')})[a-z\\d-]+$`,
)

/** Whether a page is a post that came after this code had been loaded. */
async function isNewPost(page: string, { site }: RouteServices) {
  if (!inBlog.test(page)) return false
  const asked = { method: 'HEAD', target: page, headers: {}, transport: 'tls' } as const
  return (await site.answer(asked)).status === 200
}

/**
 * Makes `POST` {@link pressFunction}: adds 1 to a total of the day when page and kind are ours, and
 * nothing when the browser asks not to be counted. The answer is the same, and nobody waits for it.
 */
export function createPressCount(services: RouteServices & { store: { presses: PressQueries } }) {
  const limit = services.createLimit(pressLimits)
  return async (context: Context<AppContext>) => {
    const { clock, log, store } = services
    const press = readPress(await readCountable(context.req.raw, services))
    if (
      press &&
      (addresses.has(press.page) || (await isNewPost(press.page, services))) &&
      limit.admit(visitorOf(context, services)).kind === 'admitted'
    ) {
      const stored = await store.presses.add({ ...press, day: localDate(clock()) })
      if (stored.kind === 'not-stored') log.event('not-stored', { reason: stored.reason })
    }
    return context.body(null, 204, { 'Cache-Control': 'no-store' })
  }
}
