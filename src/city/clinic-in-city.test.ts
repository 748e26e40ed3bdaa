import { expect, test } from 'vitest'
import { clinic } from '#clinic'
import { cityFaults } from './clinic-in-city.ts'

test('the clinic stands in the city of the site', () => {
  expect(cityFaults(clinic.address.city)).toEqual([])
})

test.each(['Fresno', 'oakland'])(
  'a clinic in %s is refused with the reason and the way',
  (city) => {
    expect(cityFaults(city)).toEqual([
      expect.stringMatching(
        new RegExp(
          `^clinic\\.config\\.ts, address\\.city is "${city}": it should be Oakland: the crash report, .* folder like src/city/oakland `,
        ),
      ),
    ])
  },
)
