import { allPageIds, groupOf, isPageId, type PageKind, page } from '#site/addresses.ts'
import { type OptionalThing, optionalThings } from '#site/clinic-has.ts'
import { chooseWords, conditionsIn } from '#words/conditions.ts'
import { conditions } from '#words/site-has.ts'
import type { Problem, WrittenPage } from './written-pages.ts'

/** How words speak of what a clinic may do without. */
const marks: Readonly<Record<OptionalThing, readonly string[]>> = {
  'text-line': ['](text:)', '{text-phone}'],
  whatsapp: ['](whatsapp:)'],
  'emergency-line': ['](emergency-line:)', '{emergency-phone}'],
  fax: ['{fax-number}'],
  'review-link': [],
  upload: ['](upload:)'],
  'chiropractor-background': ['{chiropractor-background}'],
  'asks-no-status': ['{asks-no-status}'],
  'agents-need-order': ['{agents-need-order}'],
}

/** Pages that words speak of as a thing: without the page, not only the link but the sentence is wrong. */
const things: readonly PageKind[] = ['directory', 'report', 'tool']

const linksToPagesThatNeed = (thing: OptionalThing) =>
  allPageIds.filter((id) => page(id).needs === thing).map((id) => `](page:${id}`)

/** What must stand in a condition, and in which. */
const guarded = [
  ...optionalThings.map((thing) => ({
    condition: thing as string,
    marks: [...marks[thing], ...linksToPagesThatNeed(thing)],
  })),
  { condition: 'stories', marks: ['::stories'] },
  ...allPageIds
    .filter((id) => things.includes(page(id).kind))
    .map((id) => ({ condition: `page:${id}`, marks: [`](page:${id})`, `](page:${id}#`] })),
]

/** `{claim:years}` and `{counts:years}` need `{if:claim:years}`: a clinic takes out what it cannot prove. */
const claimsIn = (raw: string) =>
  [...new Set(raw.match(/\{(?:claim|counts):[a-z0-9-]+\}/g))].map((mark) => ({
    condition: mark.slice(1, -1).replace('counts:', 'claim:'),
    marks: [mark],
  }))

/** The group that words are left out with; the tools of a group also come one by one. */
function groupOfWords(id: string) {
  if (id === 'crash-place') return 'report'
  const group = isPageId(id) ? groupOf(id) : undefined
  return group === 'tools' ? undefined : group
}

/** Whether words are only there for clinics that have the thing, or the other page. */
function isOnlyFor(id: string, condition: string) {
  const other = condition.replace(/^page:/, '')
  if (!isPageId(other)) return isPageId(id) && page(id).needs === condition
  return id === other || (groupOfWords(id) ?? id) === groupOfWords(other)
}

/**
 * Words that would lead nowhere, or stop the build, for a clinic that has no text line, no
 * stories or not this claim: they must stand between `{if:…}` and `{end}`.
 */
export function findUnguarded({ id, file, raw }: WrittenPage): Problem[] {
  return [...guarded, ...claimsIn(raw)]
    .filter(({ condition }) => !isOnlyFor(id, condition))
    .flatMap(({ condition, marks }) => {
      const without = chooseWords(raw, (name) => name !== condition, file)
      return marks
        .filter((mark) => without.includes(mark))
        .map((mark) => `put the words about ${mark} between {if:${condition}} and {end}`)
    })
    .map((text) => ({ file, text }))
}

/** Conditions that no clinic can fulfil, because nothing has that name. */
export function findUnknownConditions({ file, raw }: WrittenPage): Problem[] {
  return [...new Set(conditionsIn(raw))]
    .filter((name) => !conditions.includes(name) && !/^(?:claim|page):/.test(name))
    .map((name) => ({ file, text: `{if:${name}} should be one of ${conditions.join(', ')}` }))
}
