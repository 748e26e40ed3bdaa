import { expect, test } from 'vitest'
import { readProviders } from '#words/registers.ts'
import { findUnfitProviders } from './referrals.ts'

const list = { file: 'content/data/providers.yaml', text: '- id: near\n' }
const withNote = (en: string, name = 'Lakeside Imaging') =>
  findUnfitProviders([{ id: 'near', sample: false, name, note: { en, es: 'De tarde.' } }], list)

test('a provider of care may stand in the list', () => {
  expect(withNote('Has evening hours.')).toEqual([])
})

test('a law firm is refused whatever its kind says', () => {
  expect(withNote('Interprets.', 'Reyes Law Group')).toMatchObject([
    { file: list.file, line: 1, text: expect.stringContaining('law office') },
  ])
})

test.each([
  'We send them all our patients.',
  'They refer many people to us.',
  'A discount for our patients.',
  'The best imaging in town.',
])('%s is refused', (note) => {
  expect(withNote(note)).not.toEqual([])
})

test('the sample providers neither pay nor praise', () => {
  const real = readProviders().map((provider) => ({ ...provider, sample: false }))
  expect(findUnfitProviders(real, list)).toEqual([])
})
