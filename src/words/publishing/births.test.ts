import { expect, test } from 'vitest'
import { findUnconfirmedBirths } from './births.ts'

const register = { file: 'hospitals.yaml', text: '- id: alameda\n- id: highland\n' }

test('a hospital where babies are delivered by a source alone stops the site', () => {
  const hospitals = [
    { id: 'alameda' },
    { id: 'highland', births: { confirmedBy: null } },
    { id: 'eden', births: { confirmedBy: 'Ana Reyes, 2026-11-20' } },
  ]
  expect(findUnconfirmedBirths(hospitals, register)).toEqual([
    {
      file: 'hospitals.yaml',
      line: 2,
      text: 'no person has confirmed that babies are delivered at highland: call, and name who asked under confirmedBy',
    },
  ])
})
