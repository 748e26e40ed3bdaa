import { expect, test } from 'vitest'
import { pageIds, page as pageOf } from '#site/addresses.ts'
import { isSharedFile } from '#words/shared-kinds.ts'
import { findFrontMatterProblems } from './front-matter.ts'
import { examplePage } from './written-page.examples.ts'

const description = (id: string) =>
  `What the page ${id} is about, in a sentence that is long enough to stand in search results.`

const allPages = () =>
  [...pageIds.filter((id) => !isSharedFile(pageOf(id).kind)), 'not-found'].map((id) =>
    examplePage({ id, top: { title: `The page ${id}`, description: description(id) } }),
  )

test('pages with words, titles and dates of their own are in order', () => {
  expect(findFrontMatterProblems(allPages())).toEqual([])
})

test('a title that two pages share is reported', () => {
  const twin = examplePage({
    id: 'whiplash',
    top: { title: 'The page faq', description: description('whiplash') },
  })
  const pages = allPages().map((page) => (page.id === 'whiplash' ? twin : page))
  expect(findFrontMatterProblems(pages)).toHaveLength(1)
})

test('a page without words is reported', () => {
  const pages = allPages().filter(({ id }) => id !== 'whiplash')
  const [problem, ...others] = findFrontMatterProblems(pages)
  expect(others).toEqual([])
  expect(problem?.file).toBe('content/en')
  expect(problem?.text).toMatch(
    /^has no words for the page whiplash: write whiplash\.md there, or take the page out of src\/site\/addresses\.ts:\d+$/,
  )
})

test('words without a page are reported', () => {
  const lost = examplePage({ id: 'lost', top: { title: 'Lost', description: description('lost') } })
  expect(findFrontMatterProblems([...allPages(), lost])).toEqual([
    { file: lost.file, text: 'the table of addresses has no page lost' },
  ])
})

test('a next review before the last one is reported', () => {
  const top = { title: 'Home', description: description('home'), nextReview: '2026-01-01' }
  const pages = allPages().map((page) =>
    page.id === 'home' ? examplePage({ id: 'home', top }) : page,
  )
  expect(findFrontMatterProblems(pages)).toHaveLength(1)
})

test('a manager signs no medical words', () => {
  const home = (reviewer: string, body: string) =>
    allPages().map((page) =>
      page.id === 'home'
        ? examplePage({
            id: 'home',
            top: { title: 'Home', description: description('home'), reviewer },
            body,
          })
        : page,
    )
  const signs = '::danger{groups="head"}'
  expect(findFrontMatterProblems(home('manager', signs))).toHaveLength(1)
  expect(findFrontMatterProblems(home('chiropractor', signs))).toEqual([])
  expect(findFrontMatterProblems(home('manager', '::danger-line'))).toEqual([])
})
