import { expect, test } from 'vitest'
import { findUnknownNotes } from './open-notes.ts'
import { examplePage } from './written-page.examples.ts'

const register = [{ id: 'policy', question: 'What does the policy say?' }]
const page = examplePage({ top: { openNotes: '[policy, statute]' } })

test('a note that the register does not hold is named with what to do', () => {
  expect(findUnknownNotes(page, register)).toEqual([
    {
      file: page.file,
      text: 'write it into content/data/open-notes.yaml with its question, or take it out: statute',
    },
  ])
})

test('a page may point to every note of the register', () => {
  expect(findUnknownNotes(page, [...register, { id: 'statute', question: 'Which?' }])).toEqual([])
})
