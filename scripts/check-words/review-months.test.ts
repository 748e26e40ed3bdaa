import { expect, test } from 'vitest'
import { findCrowdedReviews } from './review-months.ts'
import { examplePage } from './written-page.examples.ts'

const pagesDue = (count: number, nextReview: string) =>
  Array.from({ length: count }, (_, index) =>
    examplePage({ id: `page-${index}`, top: { nextReview } }),
  )

test('a month may have twelve pages, or a fourth of them all', () => {
  expect(findCrowdedReviews(pagesDue(12, '2027-05-19'))).toEqual([])
  const others = ['01', '02', '03'].flatMap((month) => pagesDue(13, `2027-${month}-12`))
  expect(findCrowdedReviews([...others, ...pagesDue(13, '2027-05-19')])).toEqual([])
})

test('every page above that is asked to take another month', () => {
  expect(findCrowdedReviews(pagesDue(13, '2027-05-19'))).toEqual([
    {
      file: 'content/en/conditions/page-12.md',
      text: '2027-05 has 13 pages to review, at most 12 can be read well: set another month, nextReview: 2027-05',
    },
  ])
})
