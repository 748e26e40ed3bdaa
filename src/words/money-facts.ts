import type { ClinicFacts } from '#clinic/clinic-facts.ts'
import { fill } from '#language/fill.ts'
import { formatList } from '#language/format-list.ts'
import { withFullStop } from '#language/full-stop.ts'
import type { Locale } from '#language/locales.ts'
import { blockWords } from '#words/words.ts'

export type MoneySettings = Pick<ClinicFacts, 'paymentWays' | 'selfPayPrices' | 'healthPlans'>

/** Later visits in the worked example of the money page. */
const exampleLaterVisits = 6

/** US dollars as they are printed: $1,250. */
const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`

/**
 * What a visit costs, by the ways to pay that the clinic takes. What is usual stands in words, the
 * debt of a lien always beside what it saves (Business and Professions Code 651): never "$0".
 */
export function howToPay({ paymentWays, selfPayPrices }: MoneySettings, locale: Locale) {
  const { payment } = blockWords[locale]
  const takes = {
    medpay: paymentWays.includes('medpay'),
    lien: paymentWays.includes('medical-lien'),
    healthPlan: paymentWays.includes('health-insurance'),
  }
  const atTheVisit = [
    takes.medpay && takes.lien ? payment.medpayOrLien : null,
    takes.medpay && !takes.lien ? payment.medpay : null,
    takes.lien && !takes.medpay ? payment.lien : null,
    takes.healthPlan ? payment.healthPlan : null,
  ].filter((sentence) => sentence !== null)
  const count = Object.values(takes).filter(Boolean).length
  const { none, one, several } = payment.otherwise
  const otherwise = count === 0 ? none : count === 1 ? one : several
  const price = dollars(selfPayPrices.firstVisit)
  return [...atTheVisit, fill(otherwise, { price })].join(' ')
}

/** Whether the clinic takes a visitor's plan, Medi-Cal or Medicare, as far as the settings say. */
export function healthPlansTaken({ paymentWays, healthPlans }: MoneySettings, locale: Locale) {
  const { plans } = blockWords[locale]
  if (!paymentWays.includes('health-insurance')) return plans.none
  const { names = [], mediCal, medicare } = healthPlans ?? {}
  const publicPlans = [
    { name: 'Medi-Cal', taken: mediCal },
    { name: 'Medicare', taken: medicare },
  ]
  const namesThat = (taken: boolean) =>
    publicPlans.filter((plan) => plan.taken === taken).map(({ name }) => name)
  const [taken, refused] = [[...names, ...namesThat(true)], namesThat(false)]
  const said = [
    { sentence: plans.taken, names: taken },
    { sentence: plans.refused, names: refused },
  ].filter((part) => part.names.length > 0)
  if (said.length === 0) return plans.ask
  return [
    ...said.map(({ sentence, names }) =>
      withFullStop(fill(sentence, { names: formatList(names, locale) })),
    ),
    plans.askForAnother,
  ].join(' ')
}

/** What words say of money in braces, by their names there. */
export function moneyFacts(settings: MoneySettings, locale: Locale) {
  const { firstVisit, followUpVisit } = settings.selfPayPrices
  const later = exampleLaterVisits * followUpVisit
  return {
    'how-to-pay': howToPay(settings, locale),
    'health-plans': healthPlansTaken(settings, locale),
    'first-visit-price': dollars(firstVisit),
    'follow-up-price': dollars(followUpVisit),
    'example-later-visits': String(exampleLaterVisits),
    'example-later-price': dollars(later),
    'example-bill': dollars(firstVisit + later),
  }
}
