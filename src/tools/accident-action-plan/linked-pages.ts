import type { PageId } from '#site/addresses.ts'
import type { PageLinks } from '#site/page-links.ts'

/** The pages that the plan leads to. */
export const linkedPages = [
  'anxiety',
  'documentation',
  'hit-and-run',
  'immediate-help',
  'insurance-guide',
  'money-matters',
  'phase-1',
  'same-day-assessment',
  'symptom-tracker',
  'your-rights',
] as const satisfies readonly PageId[]

export type LinkedPage = (typeof linkedPages)[number]
export type PlanLinks = PageLinks<LinkedPage>
