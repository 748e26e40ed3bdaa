import { hour } from '#language/dates/durations.ts'

/** A provider that hears of us once a month takes so many at once without a second look. */
const atOnce = 50

/**
 * How long after the first mail of an issue the one leaves that has `before` others of its domain
 * before it, in ms: 50 at once, 50 more within an hour, and twice as many in each hour after it.
 */
export const rampDelay = (before: number) =>
  before < atOnce ? 0 : hour * Math.log2((before + 1) / atOnce)

export const domainOf = (email: string) => email.slice(email.lastIndexOf('@') + 1).toLowerCase()
