import { expect, test } from 'vitest'
import { benioff, highland, kaiser, sanLeandro } from './hospital.examples.ts'
import { forEverybody, hospitalMarks, signHospitals } from './hospital.ts'

const all = [highland, benioff, kaiser, sanLeandro]

test('nobody is sent to a hospital for children, or where no emergency department is confirmed', () => {
  expect(forEverybody(all)).toEqual([highland, kaiser])
})

test('the list gives the letters, and a map marks trauma centers by a sign of their own', () => {
  const signed = signHospitals(all)
  expect(signed.map(({ sign }) => sign)).toEqual(['A', 'B', 'C', 'D'])
  expect(hospitalMarks(signed.slice(1, 3), (id) => `/hospitals#${id}`)).toEqual([
    {
      kind: 'trauma',
      sign: 'B',
      name: 'Benioff',
      href: '/hospitals#bch-oakland',
      point: { lat: 37.837, lon: -122.2674 },
    },
    {
      kind: 'hospital',
      sign: 'C',
      name: 'Kaiser San Leandro',
      href: '/hospitals#kaiser-san-leandro',
      point: { lat: 37.7064, lon: -122.1646 },
    },
  ])
})
