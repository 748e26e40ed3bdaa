import { expect, test } from 'vitest'
import {
  findOpenNotes,
  findOverdue,
  findSamplePage,
  findUnchecked,
  type WrittenPage,
} from './pages.ts'

const page: WrittenPage = {
  file: 'content/en/conditions/whiplash.md',
  text: '---\nreviewer: chiropractor\nnextReview: 2027-11-01\nneedsCheck:\n  - Read the policy first.\n---\n',
  front: {
    reviewer: 'chiropractor',
    nextReview: '2027-11-01',
    needsCheck: ['Read the policy first.'],
  },
  isChecked: false,
}

test('an open note stops, at its line', () => {
  expect(findOpenNotes(page)).toEqual([
    { file: page.file, line: 5, text: 'still to be read: Read the policy first.' },
  ])
})

test('a page without notes has none that are open', () => {
  expect(findOpenNotes({ ...page, front: { ...page.front, needsCheck: undefined } })).toEqual([])
})

test('a page that nobody has checked stops, and says whom it waits for', () => {
  expect(findUnchecked(page)).toEqual([
    { file: page.file, line: 2, text: 'not yet checked by a chiropractor' },
  ])
  expect(findUnchecked({ ...page, isChecked: true })).toEqual([])
})

test.each([
  ['chiropractor', 'a chiropractor'],
  ['medical-doctor', 'a medical doctor'],
  ['attorney', 'an attorney'],
  ['manager', 'the manager of the clinic'],
] as const)('a page for a reviewer of the kind %s waits for %s', (reviewer, said) => {
  const [stop] = findUnchecked({ ...page, front: { ...page.front, reviewer } })
  expect(stop?.text).toBe(`not yet checked by ${said}`)
})

test('a long note is found by how it begins, and one on no line stands at the heading', () => {
  const long = 'Read the policy of the insurer first, and'
  const found = (text: string) =>
    findOpenNotes({ ...page, text, front: { ...page.front, needsCheck: [`${long} then ask.`] } })
  expect(found(`needsCheck:\n  - One more.\n  - ${long}\n    then ask.\n`)[0]?.line).toBe(3)
  expect(found('---\nneedsCheck:\n  - >-\n    Read the\n    policy\n')[0]?.line).toBe(2)
})

test('a page may stay until the day of its next review, that day included', () => {
  expect(findOverdue(page, '2027-11-01')).toEqual([])
  expect(findOverdue(page, '2027-11-02')).toEqual([
    { file: page.file, line: 3, text: 'was to be looked at again by 2027-11-01' },
  ])
})

test('a sample issue of the newsletter stops, at its line', () => {
  const text = '---\ntitle: One\nsample: true\n---\n'
  const front = { ...page.front, sample: true as const }
  expect(findSamplePage({ ...page, text, front })).toEqual([
    { file: page.file, line: 3, text: 'is a sample' },
  ])
  expect(findSamplePage(page)).toEqual([])
})
