import { conditionsIn } from '#words/conditions.ts'
import { figuresOfPage } from './figures.ts'
import { pageLinksOf, urlsOf } from './page-links.ts'
import type { Problem, WrittenPage } from './written-pages.ts'

/** What the first list has and the second has not, each as often as it is too many. */
function missingFrom(second: readonly string[], first: readonly string[]) {
  const left = [...second]
  return first.filter((value) => {
    const index = left.indexOf(value)
    if (index >= 0) left.splice(index, 1)
    return index < 0
  })
}

const unique = (values: readonly string[]) => [...new Set(values)]

const telephones = (page: WrittenPage) => urlsOf(page).filter((url) => url.startsWith('tel:'))

/** What both languages of a page must have alike. */
const alike: ReadonlyArray<{ what: string; of: (page: WrittenPage) => readonly string[] }> = [
  { what: 'sources', of: ({ front }) => front.sources?.map(({ id }) => id) ?? [] },
  { what: 'figures', of: figuresOfPage },
  { what: 'links to pages', of: (page) => unique(pageLinksOf(page).map(({ to }) => to)) },
  { what: 'emergency numbers', of: (page) => unique(telephones(page)) },
  { what: 'notes to check', of: ({ front }) => (front.needsCheck ?? []).map(() => 'a note') },
  { what: 'steps of what to do now', of: ({ front }) => (front.now ?? []).map(() => 'a step') },
  {
    what: 'dates and readers',
    of: ({ front }) => [front.reviewed, front.nextReview, front.audience],
  },
  { what: 'conditions', of: ({ raw }) => unique(conditionsIn(raw)) },
  { what: 'drawings', of: ({ front }) => (front.drawing ? [front.drawing] : []) },
]

/** Where the Spanish page says something else than the English one. */
export function findPairProblems(english: WrittenPage, spanish: WrittenPage): Problem[] {
  return alike.flatMap(({ what, of }) => {
    const onlyEnglish = missingFrom(of(spanish), of(english))
    const onlySpanish = missingFrom(of(english), of(spanish))
    if (onlyEnglish.length + onlySpanish.length === 0) return []
    const sides = [
      onlyEnglish.length ? `only in English: ${onlyEnglish.join(', ')}` : '',
      onlySpanish.length ? `only in Spanish: ${onlySpanish.join(', ')}` : '',
    ]
    return [{ file: spanish.file, text: `${what} differ, ${sides.filter(Boolean).join('; ')}` }]
  })
}
