import { expect, test } from 'vitest'
import { locales } from '#language/locales.ts'
import { healthPlansTaken, howToPay, type MoneySettings, moneyFacts } from './money-facts.ts'

const everyWay = [
  'auto-insurance',
  'medpay',
  'medical-lien',
  'health-insurance',
  'self-pay',
] as const

function clinicThat(changes: Partial<MoneySettings>): MoneySettings {
  return {
    paymentWays: [...everyWay],
    selfPayPrices: { firstVisit: 180, followUpVisit: 95 },
    ...changes,
  }
}

const without = (...left: readonly (typeof everyWay)[number][]) =>
  clinicThat({ paymentWays: everyWay.filter((way) => !left.includes(way)) })

test('a clinic that takes everything says what is usual, the debt and the price', () => {
  expect(howToPay(clinicThat({}), 'en')).toBe(
    'With MedPay (extra coverage on a car policy) or a medical lien (we wait for money you may get for the crash) you usually pay nothing at the visit; with a lien you may owe later. With a health plan: a copay (a set amount) or deductible (your part before the plan pays). With none of these, the first visit costs $180.',
  )
  expect(howToPay(clinicThat({}), 'es')).toBe(
    'Con MedPay (cobertura extra de la póliza del carro) o un gravamen médico (*lien*: cobramos después, del dinero que le paguen por el choque), por lo general no paga en la visita; con el gravamen puede quedar debiendo. Con un plan de salud, paga un copago (una cantidad fija) o el deducible (lo que usted paga antes que el plan). Si no tiene nada de eso, la primera visita cuesta $180.',
  )
})

const ways = [
  { way: 'medpay', said: /medpay/i },
  { way: 'medical-lien', said: /lien|gravamen|owe|deber/i },
  { way: 'health-insurance', said: /plan|copay|copago/i },
] as const

test.each(ways)('a clinic without $way never speaks of it', ({ way, said }) => {
  for (const locale of locales) {
    expect(howToPay(without(way), locale)).not.toMatch(said)
    const others = ways.filter((other) => other.way !== way)
    for (const other of others) expect(howToPay(without(way), locale)).toMatch(other.said)
  }
})

test.each(ways)('a clinic with $way alone speaks of it and of the price', ({ way, said }) => {
  const others = ways.map((other) => other.way).filter((other) => other !== way)
  for (const locale of locales) {
    const sentence = howToPay(without(...others), locale)
    expect(sentence).toMatch(said)
    expect(sentence).toMatch(/\$180\.$/)
  }
})

test('a clinic that is paid by the patient alone names the price', () => {
  const alone = clinicThat({ paymentWays: ['self-pay'] })
  expect(howToPay(alone, 'en')).toBe('The first visit, with the exam, costs $180.')
  expect(howToPay(alone, 'es')).toBe('La primera visita, con el examen, cuesta $180.')
})

test('a saving with a lien is never said without its debt', () => {
  expect(howToPay(without('medpay'), 'en')).toContain('you may owe later')
  expect(howToPay(without('medpay'), 'es')).toContain('puede quedar debiendo')
})

test('plans are answered by name where the settings name them', () => {
  const healthPlans = { names: ['Plan A', 'Plan B'], mediCal: true, medicare: false }
  expect(healthPlansTaken(clinicThat({ healthPlans }), 'en')).toMatch(
    /^We take Plan A, Plan B, and Medi-Cal\. We do not take Medicare\. For any other plan, /,
  )
  expect(healthPlansTaken(clinicThat({ healthPlans }), 'es')).toMatch(
    /^Aceptamos Plan A, Plan B y Medi-Cal\. No aceptamos Medicare\. Para otro plan, /,
  )
})

test('a plan whose name ends with a full stop has no second one', () => {
  const healthPlans = { names: ['Sample Health Inc.'] }
  expect(healthPlansTaken(clinicThat({ healthPlans }), 'en')).toMatch(
    /^We take Sample Health Inc\. For any other plan, /,
  )
})

test('what the settings leave open is asked on the telephone', () => {
  expect(healthPlansTaken(clinicThat({}), 'en')).toMatch(/^Call and have your card ready/)
  const answered = healthPlansTaken(clinicThat({ healthPlans: { medicare: false } }), 'en')
  expect(answered).toMatch(/^We do not take Medicare\. For any other plan/)
})

test('a clinic that takes no health plan says so', () => {
  expect(healthPlansTaken(without('health-insurance'), 'en')).toBe(
    'We do not take health plans, Medi-Cal or Medicare.',
  )
})

test('the worked example adds up the prices of the settings', () => {
  const { firstVisit, followUpVisit } = clinicThat({}).selfPayPrices
  const facts = moneyFacts(clinicThat({}), 'en')
  const later = Number(facts['example-later-visits']) * followUpVisit
  expect(facts['example-later-price']).toBe(`$${later}`)
  expect(facts['example-bill']).toBe(`$${firstVisit + later}`)
})
