import { expect, test } from 'vitest'
import { deadlinesFor } from '#tools/accident-action-plan/deadlines.ts'

// Vectors of the legal facts: crash, SR-1, UM, 6 months, 182 days, government, injury, property.
test.each([
  [
    '2026-03-01',
    '2026-03-11',
    '2026-03-31',
    '2026-09-01',
    '2026-08-30',
    '2026-08-30',
    '2028-03-01',
    '2029-03-01',
  ],
  [
    '2026-08-31',
    '2026-09-10',
    '2026-09-30',
    '2027-02-28',
    '2027-03-01',
    '2027-02-28',
    '2028-08-31',
    '2029-08-31',
  ],
  [
    '2024-02-29',
    '2024-03-10',
    '2024-03-30',
    '2024-08-29',
    '2024-08-29',
    '2024-08-29',
    '2026-02-28',
    '2027-02-28',
  ],
  [
    '2026-12-15',
    '2026-12-25',
    '2027-01-14',
    '2027-06-15',
    '2027-06-15',
    '2027-06-15',
    '2028-12-15',
    '2029-12-15',
  ],
])('a crash on %s', (crash, sr1, um, sixMonths, days182, government, injury, property) => {
  expect(deadlinesFor(crash)).toEqual({
    sr1,
    uninsuredMotorist: um,
    governmentSixMonths: sixMonths,
    government182Days: days182,
    government,
    injury,
    property,
  })
})

test('dates do not depend on the time zone of the device', () => {
  const here = process.env['TZ']
  const inZone = (zone: string) => {
    process.env['TZ'] = zone
    return deadlinesFor('2026-03-08')
  }
  const dates = ['Pacific/Auckland', 'America/Los_Angeles', 'UTC'].map(inZone)
  process.env['TZ'] = here ?? 'UTC'
  expect(dates[0]).toEqual(dates[1])
  expect(dates[1]).toEqual(dates[2])
})
