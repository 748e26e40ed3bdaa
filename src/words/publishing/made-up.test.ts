import { expect, test } from 'vitest'
import { findMadeUp } from './made-up.ts'

const linesOf = (text: string) =>
  findMadeUp({ file: 'clinic.config.ts', text }).map(({ line }) => line)

test.each([
  "office: '+15105550134',",
  "phone: '(510) 555-0140'",
  "email: 'hello@clinic.example',",
  "booking: 'https://booking.clinic.example/visit',",
  "street: '1000 Sample Street',",
  "licenseNumber: 'DC-00000 (sample)',",
  'name: Elena Ejemplo',
  'author: { name: Ana Muestra, handle: "@ana" }',
])('%s is made up', (line) => {
  expect(linesOf(`first\n${line}`)).toEqual([2])
})

test.each([
  "office: '+15104374800',",
  "email: 'hello@clinic.org',",
  'es: Por ejemplo, una muestra de sangre',
  '// The values shipped here are made up: 555-0134 and sample names.',
  '# SAMPLE events',
  ' * A sample.',
  'sample: false',
])('%s may be published', (line) => {
  expect(linesOf(line)).toEqual([])
})

test('an entry cannot talk itself out of being made up', () => {
  expect(linesOf('- id: x\n  sample: false\n  name: Sample Clinic')).toEqual([3])
})
