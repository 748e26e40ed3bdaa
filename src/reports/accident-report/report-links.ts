import { type District, districts } from '#city/here/city.ts'
import type { Locale } from '#language/locales.ts'
import { type PageLinks, pageLinks } from '#site/page-links.ts'

type LinkedPage = 'accident-report' | 'hit-and-run' | `district-${District}`

/** The pages that the report leads to. */
export type ReportLinks = PageLinks<LinkedPage>

export const reportLinks = (locale: Locale): ReportLinks =>
  pageLinks<LinkedPage>(
    [
      'accident-report',
      'hit-and-run',
      ...districts.map((district) => `district-${district}` as const),
    ],
    locale,
  )
