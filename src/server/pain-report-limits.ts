import { day, hour } from '#dates/durations.ts'
import type { Clock } from './clock.ts'
import { createRateLimit, type Limits, noRateLimit, type RateLimit } from './rate-limit.ts'

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

const everybody = { address: 'everybody', network: 'everybody' }

export interface PainLimits {
  proved: RateLimit
  plain: RateLimit
}

/** The limits of the pain report, per household and per network. */
export function createPainLimits(limits: 'on' | 'off', clock: Clock): PainLimits {
  if (limits === 'off') return { proved: noRateLimit, plain: noRateLimit }
  const plain = createDailyLimit(plainLimits, clock)
  const allPlain = createDailyLimit(allPlainLimits, clock)
  return {
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
