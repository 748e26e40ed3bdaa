import { expect, test } from 'vitest'
import { besideStudies, type OwnPain, readOwnPain } from '#tools/studies/beside.ts'
import { readDangerSigns } from '#words/danger-signs/read-danger-signs.ts'

const { signs } = readDangerSigns()
const beside = (own: Partial<OwnPain>) =>
  besideStudies(signs, { part: 'low-back', pain: 5, days: 20, ...own })

test.each<[string, Partial<OwnPain>, object]>([
  ['neck pain of 9', { part: 'neck', pain: 9 }, { kind: 'danger', level: 2 }],
  ['low back pain of 10', { pain: 10 }, { kind: 'danger', level: 2 }],
  ['head pain of 9', { part: 'head', pain: 9 }, { kind: 'danger', level: 1 }],
  ['head pain of 8', { part: 'head', pain: 8 }, { kind: 'head' }],
  ['neck pain of 8', { part: 'neck', pain: 8 }, { kind: 'course', part: 'neck' }],
  // No sign of the register is decided by the strength of a shoulder.
  ['shoulder pain of 10', { part: 'shoulder', pain: 10 }, { kind: 'course', part: 'shoulder' }],
  ['no pain', { pain: 0 }, { kind: 'no-pain' }],
])('%s', (_said, own, outcome) => {
  expect(beside(own)).toMatchObject(outcome)
})

test('the average of the low back is read between two published points', () => {
  expect(beside({ days: 0 })).toMatchObject({ week: 0, mean: 52 })
  expect(beside({ days: 21 })).toMatchObject({ week: 3, mean: 38 })
  expect(beside({ days: 364 })).toMatchObject({ week: 52, mean: 6 })
})

test('after the studies ended there is no point', () => {
  expect(beside({ days: 365 })).toMatchObject({ week: undefined, mean: undefined })
})

test('only the low back has a height: of the others no strength was published', () => {
  expect(beside({ part: 'neck' })).toMatchObject({ mean: undefined })
  expect(beside({ part: 'shoulder' })).toMatchObject({ mean: undefined })
})

function formWith(fields: Readonly<Record<string, string>>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

test('a form is read as it is written', () => {
  expect(readOwnPain(formWith({ part: 'neck', pain: '7', days: ' 20 ' }))).toEqual({
    own: { part: 'neck', pain: 7, days: 20 },
  })
})

test.each<[string, Record<string, string>, string[]]>([
  ['an empty form', {}, ['part', 'pain', 'days']],
  ['words for a number', { part: 'neck', pain: '7', days: 'three' }, ['days']],
  ['a day before the crash', { part: 'neck', pain: '7', days: '-3' }, ['days']],
  ['half a day', { part: 'neck', pain: '7', days: '1.5' }, ['days']],
  ['more days than a life has', { part: 'neck', pain: '7', days: '99999' }, ['days']],
  ['a pain of 11', { part: 'neck', pain: '11', days: '1' }, ['pain']],
  ['a part of nobody', { part: 'knee', pain: '1', days: '1' }, ['part']],
])('%s is asked again', (_form, fields, wrong) => {
  expect(readOwnPain(formWith(fields))).toEqual({ wrong })
})
