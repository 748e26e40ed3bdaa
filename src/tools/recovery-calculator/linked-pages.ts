import type { PageId } from '#site/addresses.ts'
import type { PageLinks } from '#site/page-links.ts'

/** The pages that the calculator leads to. */
export const linkedPages = [
  'anxiety',
  'back-pain',
  'concussion',
  'immediate-help',
  'same-day-assessment',
  'shoulder-pain',
  'symptom-tracker',
  'whiplash',
] as const satisfies readonly PageId[]

export type LinkedPage = (typeof linkedPages)[number]
export type CalculatorLinks = PageLinks<LinkedPage>
