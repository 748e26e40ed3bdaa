import { expect, test } from 'vitest'
import { gettingWorse } from '#words/danger-signs/getting-worse/getting-worse.ts'
import { findOwnRules, ownRulesIn } from './getting-worse.ts'
import { examplePage } from './written-page.examples.ts'

test.each([
  'If pain gets worse from day to day, call us or your doctor.',
  '- **Worse, or something new:** your medical doctor, today.',
  'Call the office if you are sorer than you want to be.',
  'If it is no better after a week, see us again.',
  ':::clinic[Call us or your doctor if]\n- Pain comes back stronger than before.\n:::',
])('"%s" is a rule in own words', (body) => {
  expect(findOwnRules(examplePage({ body }))).toHaveLength(1)
})

test.each([
  'Si el dolor empeora día con día, llámenos o llame a su doctor.',
  '- **Va peor:** un doctor o un hospital, el mismo día.',
  'Si no mejora, vaya con un médico.',
])('«%s» es una regla con palabras propias', (body) => {
  expect(findOwnRules(examplePage({ body, locale: 'es' }))).toHaveLength(1)
})

test('the rule itself may stand anywhere', () => {
  expect(findOwnRules(examplePage({ body: '- **Getting worse:** {worse-rule}' }))).toEqual([])
  expect(ownRulesIn(gettingWorse('en'), 'en')).toEqual([])
  expect(ownRulesIn(gettingWorse('es'), 'es')).toEqual([])
})

test.each([
  ['en', 'Do not push through pain that gets worse.'],
  ['en', 'An insurer may not treat you worse because of your language.'],
  ['es', 'Un dolor de cabeza, el peor de su vida, es para el 911.'],
] as const)(
  'what says nothing of where to turn when it gets worse may stand (%s)',
  (locale, text) => {
    expect(ownRulesIn(text, locale)).toEqual([])
  },
)

test('a page for students may tell of guidelines', () => {
  const body = 'Refer worse symptoms to a doctor.'
  const page = examplePage({ body })
  expect(findOwnRules({ ...page, front: { ...page.front, audience: 'student' } })).toEqual([])
})
