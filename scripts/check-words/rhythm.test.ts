import { expect, test } from 'vitest'
import { rhythmLines } from './rhythm.ts'
import { examplePage } from './written-page.examples.ts'

const even = 'We look at your neck, ask what hurts, and write down what we find before you go home.'
const top = { summary: even }

const hintOf = (body: string) => rhythmLines([examplePage({ top, body })])

test('a page of short sentences is one to read aloud', () => {
  expect(hintOf('We look at you.\n\nWe test the arm.')).toEqual([
    expect.stringMatching(/67 in 100 sentences have 6 words or fewer$/),
  ])
})

test('a list of commands is not', () => {
  expect(hintOf(`- Call us now please.\n- ${even}\n- ${even}`)).toEqual([])
})

test('three short sentences in a row are shown as a passage', () => {
  const clipped =
    'We look at your neck and back today. We ask what hurts you the most. Then you go home to have a rest.'
  expect(hintOf(`${clipped}\n\n${even}`)).toEqual([
    expect.stringContaining('0 in 100'),
    `      ${clipped}`,
  ])
})

test.each([
  ['a short sentence among longer ones', `We look. ${even} ${even}`],
  ['short sentences of two paragraphs', `We look at you. ${even}\n\n${even} We ask. We write.`],
  [
    'words to say',
    `${even} ${even}\n\n:::say\n> I hurt. Please write it down for me. Thank you for that.\n:::`,
  ],
])('%s may stand', (_what, body) => {
  expect(hintOf(`${body} ${even} ${even} ${even}`)).toEqual([])
})
