import { isPageId, page, pageIds } from '#site/addresses.ts'
import { missingWords, type WordsId } from '#words/read-pages.ts'
import { isSharedFile } from '#words/shared-kinds.ts'
import type { Problem, WrittenPage } from './written-pages.ts'

/** The 404 page has words and no address; those of corners and of colleagues are shared, as those of a list's pages are. */
const pagesWithWords: readonly WordsId[] = [
  ...pageIds.filter((id) => !isSharedFile(page(id).kind) && !/^posts-/.test(id)),
  'not-found',
]

/** Titles and descriptions are what search results show: no two pages may look the same there. */
function findRepeated(pages: readonly WrittenPage[], field: 'title' | 'description'): Problem[] {
  return pages.flatMap(({ file, front }, index) => {
    const first = pages.find((page) => page.front[field] === front[field])
    if (!first || first === pages[index]) return []
    return [{ file, text: `has the same ${field} as ${first.file}` }]
  })
}

function findWrongDates({ file, front }: WrittenPage): Problem[] {
  const inOrder = front.reviewed < front.nextReview
  return inOrder ? [] : [{ file, text: 'the next review should come after the last one' }]
}

/** Blocks that tell a reader what to do with a body. */
const medicalBlocks = /^:{2,}(?:danger(?![-\w])|clinic\b|doctor\b|do-dont\b)/m

/** Medical words need a chiropractor or a medical doctor: a manager may check none. */
function findManagedMedicine({ file, front, body }: WrittenPage): Problem[] {
  const block = medicalBlocks.exec(body)?.[0]
  return front.reviewer === 'manager' && block
    ? [{ file, text: `has medical words (${block}): the reviewer cannot be a manager` }]
    : []
}

/** What the form of one file cannot show: repeated titles, missing and unknown pages. */
export function findFrontMatterProblems(pages: readonly WrittenPage[]): Problem[] {
  const locale = pages[0]?.locale ?? 'en'
  const missing = pagesWithWords.filter((id) => !pages.some((page) => page.id === id))
  return [
    ...findRepeated(pages, 'title'),
    ...findRepeated(pages, 'description'),
    ...pages.flatMap(findWrongDates),
    ...pages.flatMap(findManagedMedicine),
    ...pages
      // A page that this clinic goes without keeps its words.
      .filter(({ id }) => !isPageId(id) && id !== 'not-found' && !isSharedFile(id))
      .map(({ file, id }) => ({ file, text: `the table of addresses has no page ${id}` })),
    ...missing.map((id) => ({
      file: `content/${locale}`,
      text: missingWords(id),
    })),
  ]
}
