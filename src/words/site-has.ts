import { basename } from 'node:path'
import { clinic } from '#clinic'
import { buildTime } from '#clinic/clock/build-time.ts'
import { localDate } from '#clinic/clock/clock.ts'
import { addYears } from '#language/dates/days.ts'
import { takesPlace } from '#language/dates/schedule.ts'
import { isPageId, isServed } from '#site/addresses.ts'
import { clinicHas, isOptionalThing, optionalThings } from '#site/clinic-has.ts'
import { otherChiropractors } from '#site/people.ts'
import {
  readClaims,
  readEvents,
  readProviders,
  readStories,
  readTestimonials,
} from '#words/registers.ts'

type PaymentWay = (typeof clinic.paymentWays)[number]

const taken = (way: PaymentWay) => clinic.paymentWays.filter((other) => other === way)

const lists: Readonly<Record<string, (file: string) => readonly unknown[]>> = {
  claims: claimsOn,
  events: eventsToCome,
  'health-plan': () => taken('health-insurance'),
  lien: () => taken('medical-lien'),
  medpay: () => taken('medpay'),
  providers: readProviders,
  'sample-claims': (file) => claimsOn(file).filter(({ evidence }) => evidence === 'sample'),
  'sample-stories': () => readStories().filter(({ sample }) => sample),
  'several-chiropractors': () => otherChiropractors,
  stories: readStories,
  testimonials: readTestimonials,
}

/** Events that come within two years. */
function eventsToCome() {
  const today = localDate(buildTime())
  return readEvents().filter((event) => takesPlace(event, today, addYears(today, 2)))
}

/** The claims of the register that the page of a file shows. */
function claimsOn(file: string) {
  const id = basename(file, '.md')
  return readClaims().filter(({ shownOn }) => shownOn.some((shown) => shown === id))
}

const pageCondition = /^page:(.+)$/

/** Everything that words can ask for, besides single claims and pages. */
export const conditions: readonly string[] = [...optionalThings, ...Object.keys(lists)]

/**
 * Whether words in `{if:…}` are shown: when the clinic has the thing, the list an entry, the site the page (`page:events`),
 * the register the claim (`claim:years`) or any claim for this page (`claims`).
 * @throws Error that names the file for a condition that does not exist.
 */
export function siteHas(condition: string, file: string) {
  const asked = pageCondition.exec(condition)?.[1]
  if (asked !== undefined && isPageId(asked)) return isServed(asked)
  const claim = /^claim:(.+)$/.exec(condition)?.[1]
  if (claim) return readClaims().some(({ id }) => id === claim)
  if (isOptionalThing(condition)) return clinicHas(condition)
  const read = Object.hasOwn(lists, condition) ? lists[condition] : undefined
  if (read) return read(file).length > 0
  throw new Error(
    `${file}: {if:${condition}} should be one of ${conditions.join(', ')}, a page, such as page:hospitals, or a claim, such as claim:years`,
  )
}
