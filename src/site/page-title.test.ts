import { expect, test } from 'vitest'
import { clinic } from '#clinic'
import { pageTitle } from './page-title.ts'

test('the name of the clinic stands at the end of a title', () => {
  expect(pageTitle('Neck pain')).toBe(`Neck pain | ${clinic.shortName}`)
})

test('a title that would be cut off stays without', () => {
  const long = 'n'.repeat(60)
  expect(pageTitle(long)).toBe(long)
  const room = 60 - ` | ${clinic.shortName}`.length
  expect(pageTitle('n'.repeat(room))).toHaveLength(60)
  expect(pageTitle('n'.repeat(room + 1))).toHaveLength(room + 1)
})
