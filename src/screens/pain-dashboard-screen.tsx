import { readFigures } from '#city/crash-figures/read-figures.ts'
import { CommunityPain } from '#reports/community-pain/community-pain.tsx'
import { readRecords } from '#reports/community-pain/records.ts'
import { Article } from '#screens/article.tsx'
import { PainOpening } from '#screens/openings/pain-opening.tsx'
import type { ScreenProps } from '#screens/screen-props.ts'

export function PainDashboardScreen(page: ScreenProps) {
  const { locale } = page
  return (
    <Article
      {...page}
      opening={<PainOpening {...page} />}
      after={<CommunityPain locale={locale} records={readRecords(readFigures())} />}
    />
  )
}
