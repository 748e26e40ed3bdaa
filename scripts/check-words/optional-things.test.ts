import { expect, test } from 'vitest'
import { findUnguarded, findUnknownConditions } from './optional-things.ts'
import { examplePage } from './written-page.examples.ts'

const unguarded = (body: string, id = 'neck-pain') =>
  findUnguarded(examplePage({ id, body })).map(({ text }) => text)

test.each([
  ['[Text](text:)', '](text:)', 'text-line'],
  ['{text-phone}', '{text-phone}', 'text-line'],
  ['[Line](emergency-line:)', '](emergency-line:)', 'emergency-line'],
  ['[Line](page:urgent-pain-care#who)', '](page:urgent-pain-care', 'emergency-line'],
  ['{fax-number}', '{fax-number}', 'fax'],
  ['[Send](upload:)', '](upload:)', 'upload'],
  ['::stories', '::stories', 'stories'],
  ['{claim:years}', '{claim:years}', 'claim:years'],
  ['[Diary](page:symptom-tracker)', '](page:symptom-tracker)', 'page:symptom-tracker'],
  ['[Near](page:hospitals#highland)', '](page:hospitals#', 'page:hospitals'],
])('%s stands in a condition', (words, mark, condition) => {
  const problem = `put the words about ${mark} between {if:${condition}} and {end}`
  expect(unguarded(words)).toEqual([problem])
  expect(unguarded(`{if:review-link}${words}{end}`)).toEqual([problem])
  expect(unguarded(`{if:${condition}}Call.{else}${words}{end}`)).toEqual([problem])
  expect(unguarded(`{if:${condition}}${words}{else}Call.{end}`)).toEqual([])
})

test('words above the text are looked at as well', () => {
  const page = examplePage({ top: { summary: '"[Text us](text:)."' } })
  expect(findUnguarded(page)).toHaveLength(1)
})

test('the page about a thing needs no condition for it', () => {
  expect(unguarded('[Line](emergency-line:)', 'urgent-pain-care')).toEqual([])
})

test('pages that are left out together need no condition for one another', () => {
  expect(unguarded('[All](page:accident-report)', 'district-1')).toEqual([])
  expect(unguarded('[All](page:accident-report)', 'crash-place')).toEqual([])
  expect(unguarded('[Diary](page:symptom-tracker)', 'action-plan')).toHaveLength(1)
})

test('a link that is only words may stand without its page', () => {
  expect(unguarded('[Fear](page:anxiety) stays with you.')).toEqual([])
})

test('a condition that nothing fulfils is reported', () => {
  const page = examplePage({ body: '{if:sms}Text{end} {if:fax}Fax{end} {if:claim:years}Old{end}' })
  expect(findUnknownConditions(page).map(({ text }) => text)).toEqual([
    expect.stringContaining('{if:sms} should be one of text-line'),
  ])
})
