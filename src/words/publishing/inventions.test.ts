import { expect, test } from 'vitest'
import { findInventions } from './inventions.ts'

const own = { phones: ['5104374800'], email: 'hello@clinic.org' }
const linesOf = (text: string) =>
  findInventions({ file: 'content/en/about/about.md', text }, own).map(({ line }) => line)

test.each([
  'Call (408) 555-0199.',
  '![Rosa at the clinic](rosa.jpg)',
  'Call (408) 437-0199 at night.',
  'Call +15555555555.',
  'Write to luis@clinic.example.',
  'Write to luis@otherclinic.org.',
  'See www.ourclinic.test for more.',
  'We stand at 12 Harbor View Street, upstairs.',
  'A visit costs $95.',
  'We have helped 12,000 families.',
  'Atendimos a 12,000 familias.',
  'We won an award in 2024.',
  'Somos una clínica premiada.',
  'The best chiropractor in town.',
  'Alex Sample treats you.',
  'This sample shows what our newsletter looks like, and goes to nobody.',
])('%s is an invention, at its line', (line) => {
  expect(linesOf(`A sentence.\n${line}`)).toEqual([2])
})

test.each([
  'Call (510) 437-4800, or {office-phone}.',
  'Write to hello@clinic.org.',
  'Call the county, (510) 437-0000.[^county]',
  'A report is due when damage is over $1,000.[^veh-16000]',
  '![The garden behind the clinic.](photos/garden.jpg)',
  'Call 911, or 988.',
  'A study followed 1,204 drivers.[^study]',
  'A court may award costs.',
  'Write a sample letter.',
])('%s is none', (line) => {
  expect(linesOf(line)).toEqual([])
})
