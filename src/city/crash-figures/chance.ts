/** Two counts of the same thing, as of two years. */
export interface Change {
  now: number
  before: number
}

/** From here on a change is more than chance alone makes in 95 of 100 comparisons. */
export const beyondChance = 1.96

/** The same for one of many that is looked at, of seven districts or nine years (Bonferroni: 5 in 700). */
const beyondChanceOfMany = 2.69

/**
 * How many standard deviations lie between two counts, if each is as likely to be as it is by chance
 * alone (Poisson): their difference over the root of their sum.
 * @param perEvent How many one event adds at once: people hurt in one crash count together.
 */
export const deviations = ({ now, before }: Change, perEvent = 1) =>
  (now - before) / Math.sqrt(Math.max(1, perEvent * (now + before)))

/** Whether chance alone makes such a change. */
export const isWithinChance = (change: Change, perEvent = 1) =>
  Math.abs(deviations(change, perEvent)) < beyondChance

/** Whether chance alone makes such a change among those of many districts or years. */
export const isWithinChanceOfMany = (change: Change, perEvent = 1) =>
  Math.abs(deviations(change, perEvent)) < beyondChanceOfMany

/** One crash hurts several people at once, so their number moves more by chance than that of crashes. */
export const peoplePerEvent = 2

/** District totals may be off by a few percent, as crashes are placed by the names of streets. */
const misplaced = 3 / 100

const varianceOfDistrict = (count: number) => count + (misplaced * count) ** 2

/** How far chance, and crashes in the wrong district, may move a count of a district, 95 times in 100. */
export const marginOfDistrict = (count: number) =>
  beyondChance * Math.sqrt(varianceOfDistrict(count))

/** Whether two counts of districts are so close that chance, or crashes in the wrong one, could swap them. */
export function mayBeSwapped(one: number, other: number) {
  const together = varianceOfDistrict(one) + varianceOfDistrict(other)
  return Math.abs(one - other) < beyondChance * Math.sqrt(together)
}
