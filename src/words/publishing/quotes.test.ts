import { expect, test } from 'vitest'
import { readStories, readTestimonials } from '#words/registers.ts'
import { findUnfitQuotes, type PatientWords } from './quotes.ts'

const list = { file: 'content/data/testimonials.yaml', text: '# Quotes\n- id: on-a-saturday\n' }
const authorization = { date: '2026-10-01', until: '2027-10-01', paper: 'folder 12' } as const
const quote: PatientWords = {
  id: 'on-a-saturday',
  sample: false,
  authorization,
  said: [{ en: 'They listened.', es: 'Me escucharon.' }],
}

const stopsOf = (changes: Partial<PatientWords>) =>
  findUnfitQuotes([{ ...quote, ...changes }], list, '2026-11-23')

const saying = (en: string, es = 'Me escucharon.') => stopsOf({ said: [{ en, es }] })

test('words with an authorization may be printed', () => {
  expect(stopsOf({})).toEqual([])
})

test('words without an authorization stop at their line and say what is missing', () => {
  expect(stopsOf({ authorization: undefined })).toEqual([
    {
      file: list.file,
      line: 2,
      text: 'on-a-saturday has no authorization of the patient: write date, until and paper, where the signed paper lies',
    },
  ])
})

test('an authorization holds until its last day, that day included', () => {
  expect(stopsOf({ authorization: { ...authorization, until: '2026-11-23' } })).toEqual([])
  expect(stopsOf({ authorization: { ...authorization, until: '2026-11-22' } })).toHaveLength(1)
  expect(stopsOf({ authorization: { ...authorization, date: '2026-11-24' } })).toHaveLength(1)
})

test.each([
  'They healed my neck completely in 3 weeks.',
  'I am pain-free now.',
  'They got me $12,000.',
  'My settlement was big.',
  'The best doctor in Oakland.',
])('%s is refused', (words) => {
  expect(saying(words)).not.toEqual([])
})

test.each(['Me curó el cuello.', 'Ya no me duele nada.', 'Me dieron 3 mil dólares.'])(
  '%s is refused',
  (words) => {
    expect(saying('They listened.', words)).not.toEqual([])
  },
)

test('the sample quotes and stories promise nothing', () => {
  const real = [
    ...readTestimonials().map(({ id, title, text }) => ({ id, said: [title, text] })),
    ...readStories().map(({ id, title, story, quote }) => ({ id, said: [title, story, quote] })),
  ].map((entry) => ({ ...entry, sample: false, authorization }))
  expect(findUnfitQuotes(real, list, '2026-11-23')).toEqual([])
})
