import { page, pages } from '#site/addresses.ts'
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

const pageIds = Object.keys(pages) as (keyof typeof pages)[]

const linksToPagesThatNeed = (thing: OptionalThing) =>
  pageIds.filter((id) => page(id).needs === thing).map((id) => `](page:${id}`)

/** What must stand in a condition, and in which. */
const guarded = [
  ...optionalThings.map((thing) => ({
    condition: thing as string,
    marks: [...marks[thing], ...linksToPagesThatNeed(thing)],
  })),
  { condition: 'stories', marks: ['::stories'] },
]

/** `{claim:years}` and `{counts:years}` need `{if:claim:years}`: a clinic takes out what it cannot prove. */
const claimsIn = (raw: string) =>
  [...new Set(raw.match(/\{(?:claim|counts):[a-z0-9-]+\}/g))].map((mark) => ({
    condition: mark.slice(1, -1).replace('counts:', 'claim:'),
    marks: [mark],
  }))

/** Whether a page is only there for clinics that have the thing. */
const isOnlyFor = (id: string, condition: string) =>
  Object.hasOwn(pages, id) && page(id as keyof typeof pages).needs === condition

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
    .filter((name) => !conditions.includes(name) && !name.startsWith('claim:'))
    .map((name) => ({ file, text: `{if:${name}} should be one of ${conditions.join(', ')}` }))
}
