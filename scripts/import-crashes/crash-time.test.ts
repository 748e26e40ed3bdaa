import { expect, test } from 'vitest'
import { hourOfCrash, readCrashDate } from './crash-time.ts'

test('a merged date and time gives the date, the weekday from Monday and the hour', () => {
  expect(readCrashDate('1/20/2019 4:50:00 AM')).toEqual({
    year: 2019,
    isoDate: '2019-01-20',
    weekday: 6,
    hour: 4,
  })
  expect(readCrashDate('12/4/2023 11:05:00 PM')).toMatchObject({ weekday: 0, hour: 23 })
  expect(readCrashDate('12/4/2023 12:05:00 PM')).toMatchObject({ hour: 12 })
})

test('midnight in the merged time stands for no time', () => {
  expect(readCrashDate('12/4/2023 12:00:00 AM')?.hour).toBeUndefined()
  expect(readCrashDate('12/4/2023 12:10:00 AM')?.hour).toBe(0)
  expect(readCrashDate('12/4/2023')?.hour).toBeUndefined()
})

test.each(['', 'Oakland', '2/30/2020 1:00:00 AM', '13/1/2020 1:00:00 AM', '2020-01-02'])(
  'the date %j cannot be read',
  (text) => {
    expect(readCrashDate(text)).toBeUndefined()
  },
)

test.each([
  ['1730', 17],
  ['0005', 0],
  ['5', 0],
  ['450', 4],
  ['9:05', 9],
  ['2359', 23],
])('the time %j is in hour %i', (description, hour) => {
  expect(hourOfCrash(description, 12)).toBe(hour)
})

test('2500 is an unknown time, also when the merged one says otherwise', () => {
  expect(hourOfCrash('2500', 12)).toBeUndefined()
})

test.each(['', '2400', '1275', 'NOON', '17300'])(
  'instead of the time %j the merged one counts',
  (text) => {
    expect(hourOfCrash(text, 12)).toBe(12)
    expect(hourOfCrash(text, undefined)).toBeUndefined()
  },
)
