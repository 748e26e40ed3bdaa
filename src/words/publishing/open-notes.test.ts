import { expect, test } from 'vitest'
import { readOpenNotes } from '#words/registers.ts'
import { firstNotes } from './first-notes.ts'
import { findOpenNotes } from './open-notes.ts'

const file = 'content/data/open-notes.yaml'
const closed = { answer: 'Yes.', who: 'Ana Reyes', date: '2026-11-20' } as const
const all = firstNotes.map((id) => ({ id, question: 'Is it so?', ...closed }))

test('notes with an answer stop nothing', () => {
  expect(findOpenNotes(all, { file, text: '' })).toEqual([])
})

test('an open note stops once, at its line, and says how it is closed', () => {
  const text = '- id: whose-form\n  question: Whose form?\n'
  expect(
    findOpenNotes([...all, { id: 'whose-form', question: 'Whose form?' }], { file, text }),
  ).toEqual([
    {
      file,
      line: 1,
      text: 'whose-form is open: Whose form? Write answer, who and date below it',
    },
  ])
})

test('a note that was taken out is missed', () => {
  const [first, ...others] = all
  const [stop, ...rest] = findOpenNotes(others, { file, text: '' })
  expect(stop?.text).toContain(`${first?.id} was taken out: put the entry back`)
  expect(rest).toEqual([])
})

test('every note of the register is one that is missed when it is taken out', () => {
  const known = readOpenNotes().map(({ id }) => id)
  expect(known.filter((id) => !firstNotes.includes(id))).toEqual([])
})
