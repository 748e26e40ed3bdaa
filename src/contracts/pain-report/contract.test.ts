import { expect, test } from 'vitest'
import { readAround, readForm } from '#contracts/form.ts'
import {
  painDistricts,
  painFiguresFunction,
  painFormFunction,
  painModes,
  painRegions,
  painReport,
  painSince,
} from '#contracts/pain-report/contract.ts'

test('the functions have the addresses that older pages call', () => {
  expect([painReport.address, painFormFunction, painFiguresFunction]).toEqual([
    '/functions/v1/pain-report',
    '/functions/v1/pain-form',
    '/functions/v1/pain-figures',
  ])
})

const answers = { district: '5', regions: ['neck'], worst: 7, since: 'under-month', mode: 'car' }

/** The report, or the questions without an answer. */
const readReport = (input: unknown) => {
  const read = readForm(painReport, input)
  return read.kind === 'read' ? read.values : read.faults.map(({ field }) => field)
}
const reportFrom = (more: object) => readReport({ ...answers, ...more })

test('the names of answers are those that the store has kept so far', () => {
  expect(painDistricts.join(' ')).toBe('1 2 3 4 5 6 7 other')
  expect(painRegions.join(' ')).toBe(
    'head jaw neck shoulder arm hand chest upper-back low-back hip leg foot',
  )
  expect(painSince.join(' ')).toBe('under-week under-month under-quarter under-year over-year')
  expect(painModes.join(' ')).toBe('car motorcycle bicycle foot other')
})

test.each([0, 10, '0', '7', '10'])('worst pain may be %j', (worst) => {
  expect(reportFrom({ worst })).toMatchObject({ worst: Number(worst) })
})

test.each([-1, 11, '11', '-1', '007', '7x', 'x7', ' ', null])(
  'worst pain may not be %j',
  (worst) => {
    expect(reportFrom({ worst })).toEqual(['worst'])
  },
)

test('places come once, from head to foot, however they were sent', () => {
  expect(reportFrom({ regions: ['leg', 'neck', 'leg', 'head'] })).toMatchObject({
    regions: ['head', 'neck', 'leg'],
  })
  expect(reportFrom({ regions: [...painRegions] })).toMatchObject({ regions: painRegions })
})

test('more places than there are is no answer', () => {
  expect(reportFrom({ regions: [...painRegions, 'head'] })).toEqual(['regions'])
})

test('answers that are none are named in the order of the form', () => {
  expect(
    reportFrom({ district: '8', regions: [], worst: '', since: 'ever', mode: 'boat' }),
  ).toEqual(['regions', 'worst', 'since', 'mode', 'district'])
})

test.each([null, undefined, 'x', 7, []])('%j answers no question', (input) => {
  expect(readReport(input)).toEqual(['regions', 'worst', 'since', 'mode', 'district'])
})

test('nothing but the answers is kept of a report', () => {
  expect(reportFrom({ email: 'ana@example.org' })).toEqual(answers)
})

const around = { website: 'x', locale: 'es', elapsed: 4000 }

test('what comes beside the answers is read', () => {
  expect(readAround({ ...answers, ...around })).toEqual(around)
})

test('a hidden field that cannot be is empty, and an unknown language is none', () => {
  expect(readAround({ ...around, website: 7, elapsed: '9' })).toEqual({
    ...around,
    website: '',
    elapsed: 0,
  })
  expect(readAround({ ...around, locale: 'fr' }).locale).toBeUndefined()
})

test('whatever is not an object has nothing beside it', () => {
  expect(readAround(null)).toEqual({ website: '', elapsed: 0 })
})
