import { expect, test } from 'vitest'
import { openingHoursInSentence } from '#site/opening-hours.ts'
import { readDangerSigns } from './danger-signs/read-danger-signs.ts'
import { fillFacts, milesInWords } from './facts-in-braces.ts'

test('a fact that ends in a full stop takes no second one at the end of a sentence', () => {
  const hours = openingHoursInSentence('es')
  expect(hours).toMatch(/m\.$/)
  expect(fillFacts('Abrimos {hours}. Llame.', 'es', 'x.md')).toBe(`Abrimos ${hours} Llame.`)
})

test('a fact inside a sentence leaves its full stops alone', () => {
  expect(fillFacts('Abrimos {hours}, menos el domingo.', 'es', 'x.md')).toBe(
    `Abrimos ${openingHoursInSentence('es')}, menos el domingo.`,
  )
  expect(fillFacts('We open {hours}.', 'en', 'x.md')).toBe(
    `We open ${openingHoursInSentence('en')}.`,
  )
})

test('a word that the site does not know stops the build', () => {
  expect(() => fillFacts('Call {nobody}.', 'en', 'x.md')).toThrow('{nobody}')
})

test('a danger sign, and what it asks for as the days go by, come from the register', () => {
  expect(fillFacts('{sign:seizure}. {sign-days:tingling}.', 'en', 'x.md')).toBe(
    'A seizure. In the first 3 days after the crash or fall, call 911. After that, go to an emergency room today.',
  )
  expect(() => fillFacts('{sign-days:hunger}', 'es', 'x.md')).toThrow('{sign-days:hunger}')
})

test('what an exam that finds numbness leads to follows the days of the register', () => {
  const sign = readDangerSigns().signs.find(({ id }) => id === 'tingling')
  const days = sign?.levels[0]?.untilDay
  expect(fillFacts('{nerve-rule}', 'en', 'x.md')).toContain(`in the first ${days} days after`)
  expect(fillFacts('{nerve-rule}', 'es', 'x.md')).toContain(`en los primeros ${days} días después`)
})

test('a distance is said in whole miles, in the language of the page', () => {
  expect(milesInWords('alameda', 'highland', 'en', 'x.md')).toBe('3 miles')
  expect(milesInWords('alameda', 'highland', 'es', 'x.md')).toBe('3 millas')
  expect(milesInWords('alameda', 'alameda', 'en', 'x.md')).toBe('1 mile')
})

test('a hospital that is not in the register stops the build', () => {
  expect(() => milesInWords('nowhere', 'clinic', 'en', 'x.md')).toThrow('x.md')
})

test('what the crash records say comes from their figures, in the language of the page', () => {
  const said = '{crashes:years}: {crashes:people-hurt}.'
  expect(fillFacts(said, 'en', 'x.md')).toMatch(/^2016 to 20\d\d: \d\d,\d{3}\.$/)
  expect(fillFacts(said, 'es', 'x.md')).toMatch(/^2016 a 20\d\d: \d\d,\d{3}\.$/)
  expect(() => fillFacts('{crashes:nothing}', 'en', 'x.md')).toThrow('{crashes:nothing}')
})
