import { expect, test } from 'vitest'
import { chooseWords, conditionsIn } from './conditions.ts'
import { siteHas } from './site-has.ts'

const choose = (text: string, ...having: string[]) =>
  chooseWords(text, (condition) => having.includes(condition), 'x.md')

test('words in a condition are shown where it holds', () => {
  const text = '[Call](call:){if:text-line} or [text](text:){end}.'
  expect(choose(text, 'text-line')).toBe('[Call](call:) or [text](text:).')
  expect(choose(text)).toBe('[Call](call:).')
})

test('words after {else} are shown where it does not hold', () => {
  const text = '{if:text-line}Text{else}Call{end} us.'
  expect(choose(text, 'text-line')).toBe('Text us.')
  expect(choose(text)).toBe('Call us.')
})

test('a mark on a line of its own leaves no empty line in a list', () => {
  const text = '- One\n{if:fax}\n- Two\n{else}\n- Three\n{end}\n- Four\n'
  expect(choose(text, 'fax')).toBe('- One\n- Two\n- Four\n')
  expect(choose(text)).toBe('- One\n- Three\n- Four\n')
})

test('a condition inside another is shown only where both hold', () => {
  const text = '{if:claims}A{if:claim:years}B{else}C{end}D{else}E{end}'
  expect(choose(text, 'claims', 'claim:years')).toBe('ABD')
  expect(choose(text, 'claims')).toBe('ACD')
  expect(choose(text, 'claim:years')).toBe('E')
  expect(choose(text)).toBe('E')
})

test.each([
  ['{if:fax}Fax', '{if:fax} has no {end}'],
  ['Fax{end}', 'an {end} has no {if:…} before it'],
  ['{else}Fax{end}', 'an {else} has no {if:…} before it'],
  ['{if:fax}A{else}B{else}C{end}', '{if:fax} has a second {else}'],
])('%s is refused with the name of the file', (text, message) => {
  expect(() => choose(text)).toThrow(`x.md: ${message}`)
})

test('all conditions of a text are found', () => {
  expect(conditionsIn('{if:fax}A{else}B{end}{if:claim:years}C{end}')).toEqual([
    'fax',
    'claim:years',
  ])
})

test('the shipped clinic has its lines, its lists and its claims', () => {
  const asked = ['text-line', 'emergency-line', 'review-link', 'stories', 'claim:years']
  expect(asked.filter((condition) => !siteHas(condition, 'x.md'))).toEqual([])
})

test('claims are asked for by the page that shows them', () => {
  expect(siteHas('claims', 'content/en/about/why-choose.md')).toBe(true)
  expect(siteHas('claims', 'content/en/notices/privacy.md')).toBe(false)
})

test('a condition that does not exist is refused with those that do', () => {
  expect(() => siteHas('sms', 'x.md')).toThrow(/x\.md: \{if:sms\} should be one of text-line, /)
})
