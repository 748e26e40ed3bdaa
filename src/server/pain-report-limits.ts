import { addMonths } from '#dates/days.ts'
import { day, hour, second } from '#dates/durations.ts'
import { instantOf } from '#dates/wall-time.ts'
import { oaklandDate, timeZone } from '#i18n/dates.ts'
import type { Clock } from './clock.ts'
import { createRateLimit, type Limits, noRateLimit, type RateLimit } from './rate-limit.ts'
import type { PainSender } from './store/pain-reports.ts'
import { lineOf, type VisitorAddress } from './visitor-address.ts'

/** With a proof: room for a family, and for a carrier behind few addresses. */
const provedLimits: Limits = {
  perAddress: { count: 4, within: hour },
  perNetwork: { count: 20, within: hour },
  remembered: 20_000,
}

/** Without JavaScript there is no proof of work, so there is less room. */
const plainLimits: Limits = {
  perAddress: { count: 1, within: hour },
  perNetwork: { count: 5, within: hour },
  remembered: 20_000,
}

/** All plain forms together: many networks without a proof are more likely a botnet than people. */
const allPlainLimits: Limits = {
  perAddress: { count: 40, within: hour },
  perNetwork: { count: 40, within: hour },
  remembered: 2,
}

/** How many reports of one household or company count in a month. */
const mostInMonth = 10

const everybody = { address: 'everybody', network: 'everybody' }

export interface PainLimits {
  proved: RateLimit
  plain: RateLimit
  /** For the count of the month, which is in the store. */
  senderOf(visitor: VisitorAddress): PainSender | undefined
}

/** The month in which an instant falls in Oakland: `2026-11`. */
export const monthOf = (instant: number) => oaklandDate(instant).slice(0, 7)

/** Whole seconds until the next month begins in Oakland. */
export function untilNextMonth(now: number) {
  const date = addMonths(`${monthOf(now)}-01`, 1)
  return Math.ceil((instantOf({ date, time: '00:00' }, timeZone) - now) / second)
}

/** The limits of the pain report, per household and per network. */
export function createPainLimits(limits: 'on' | 'off', clock: Clock): PainLimits {
  if (limits === 'off')
    return { proved: noRateLimit, plain: noRateLimit, senderOf: () => undefined }
  const plain = createDailyLimit(plainLimits, clock)
  const allPlain = createDailyLimit(allPlainLimits, clock)
  return {
    senderOf: (visitor) => ({
      month: monthOf(clock()),
      line: lineOf(visitor),
      most: mostInMonth,
    }),
    proved: createDailyLimit(provedLimits, clock),
    plain: {
      admit(visitor) {
        const own = plain.admit(visitor)
        if (own.kind === 'refused') return own
        const all = allPlain.admit(everybody)
        if (all.kind === 'refused') {
          own.giveBack()
          return all
        }
        return {
          kind: 'admitted',
          giveBack() {
            own.giveBack()
            all.giveBack()
          },
        }
      },
    },
  }
}

/** Starts afresh every day: the key of the hashes is new, and what was counted is forgotten. */
function createDailyLimit(limits: Limits, clock: Clock): RateLimit {
  let today: { date: number; limit: RateLimit } | undefined
  return {
    admit(visitor) {
      const date = Math.floor(clock() / day)
      if (today?.date !== date) today = { date, limit: createRateLimit(limits, clock) }
      return today.limit.admit(visitor)
    },
  }
}
