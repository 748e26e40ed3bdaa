import { expect, test } from 'vitest'
import { firstSentence } from './plain-words.ts'

test.each([
  ['We examine your neck. Then we treat it.', 'We examine your neck.'],
  [
    'Chiropractor Alex Sample, D.C. and the team treat you. Call us.',
    'Chiropractor Alex Sample, D.C. and the team treat you.',
  ],
  ['Does it hurt? Call us.', 'Does it hurt?'],
  ['No [danger sign](page:x)? Call.', 'No danger sign?'],
  ['Le atiende Alex Sample, D.C. ¿Le duele?', 'Le atiende Alex Sample, D.C.'],
  ['No full stop', 'No full stop'],
])('the first sentence of “%s”', (summary, first) => {
  expect(firstSentence(summary)).toBe(first)
})
