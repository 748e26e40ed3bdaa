import { conditionsIn } from '#words/conditions.ts'
import { howTheyDiffer } from './difference.ts'
import { figuresOfPage } from './figures.ts'
import { gapsIn } from './gaps.ts'
import { pageLinksOf, urlsOf } from './page-links.ts'
import type { Problem, WrittenPage } from './written-pages.ts'

const unique = (values: readonly string[]) => [...new Set(values)]

const telephones = (page: WrittenPage) => urlsOf(page).filter((url) => url.startsWith('tel:'))

const drawn = /^:::?(?:drawing|station|exercise|scene)\{[^}"]*"([^"]*)"/gm

/** The drawing at the top of a page, and the drawings and exercises among its words. */
const drawingsOf = ({ front, body }: WrittenPage) => [
  ...(front.drawing ? [front.drawing] : []),
  ...Array.from(body.matchAll(drawn), ([, name = '']) => name),
]

/** Pages whose Spanish readers have a section of their own. */
const withOwnSection: readonly string[] = ['real-stories']

/** Sections and questions by their marks, ## and ###. */
const headingsOf = ({ body, id }: WrittenPage) =>
  withOwnSection.includes(id) ? [] : Array.from(body.matchAll(/^#{2,4}(?= )/gm), ([marks]) => marks)

/** What both languages of a page must have alike. */
const alike: ReadonlyArray<{ what: string; of: (page: WrittenPage) => readonly string[] }> = [
  { what: 'sources', of: ({ front }) => front.sources?.map(({ id }) => id) ?? [] },
  { what: 'headings', of: headingsOf },
  { what: 'figures', of: figuresOfPage },
  { what: 'links to pages', of: (page) => unique(pageLinksOf(page).map(({ to }) => to)) },
  { what: 'emergency numbers', of: (page) => unique(telephones(page)) },
  { what: 'open notes', of: ({ front }) => front.openNotes ?? [] },
  { what: 'steps of what to do now', of: ({ front }) => (front.now ?? []).map(() => 'a step') },
  {
    what: 'dates, reviewer and readers',
    of: ({ front }) => [front.reviewed, front.nextReview, front.reviewer, front.audience],
  },
  {
    what: 'author and pages to read on',
    of: ({ front }) => [front.author ?? '', ...(front.related ?? [])],
  },
  { what: 'conditions', of: ({ raw }) => unique(conditionsIn(raw)) },
  // A sentence that is written anew may name the clinic once more or less, or begin with another gap.
  { what: 'gaps', of: ({ raw }) => unique(gapsIn(raw.toLowerCase())) },
  { what: 'drawings', of: drawingsOf },
]

/** Where the Spanish page says something else than the English one. */
export function findPairProblems(english: WrittenPage, spanish: WrittenPage): Problem[] {
  return alike.flatMap(({ what, of }) => {
    const difference = howTheyDiffer(of(english), of(spanish))
    return difference ? [{ file: spanish.file, text: `${what} differ, ${difference}` }] : []
  })
}
