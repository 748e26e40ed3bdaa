import type { Locale } from '#language/locales.ts'
import type { Page } from '../page.ts'

export interface Visit {
  page: Page
  locale: Locale
  /** Whether the window is as wide as a desk has it; otherwise it is a phone's. */
  isWide: boolean
  /** Where the server puts its mails. */
  data: string
}

/** What a visitor sets out to do. Leaves nothing that the next one would meet. */
export type Journey = (visit: Visit) => Promise<unknown>
