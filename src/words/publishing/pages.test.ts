import { expect, test } from 'vitest'
import { findOverdue, findSamplePage, findUnchecked, type WrittenPage } from './pages.ts'

const page: WrittenPage = {
  id: 'whiplash',
  seal: 'abcdefghijkl',
  file: 'content/en/conditions/whiplash.md',
  text: '---\nreviewer: chiropractor\nnextReview: 2027-11-01\n---\n',
  front: {
    reviewer: 'chiropractor',
    nextReview: '2027-11-01',
  },
  isChecked: false,
}

test('a page that nobody has checked stops, and says whom it waits for', () => {
  expect(findUnchecked(page)).toEqual([
    {
      file: page.file,
      line: 2,
      text: 'not yet checked as it stands by a chiropractor: once it is, and its notes are closed, write whiplash: abcdefghijkl under pages of the person in content/data/reviewers.yaml',
    },
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
  expect(stop?.text).toContain(`not yet checked as it stands by ${said}:`)
})

test('a page may stay until the day of its next review, that day included', () => {
  expect(findOverdue(page, '2027-11-01')).toEqual([])
  expect(findOverdue(page, '2027-11-02')).toEqual([
    {
      file: page.file,
      line: 3,
      text: 'was to be looked at again by 2027-11-01: read it, then set reviewed and nextReview',
      since: '2027-11-01',
    },
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
