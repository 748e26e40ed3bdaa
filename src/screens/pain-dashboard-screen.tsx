import { PainReportForm } from '#forms/pain-report/pain-report-form.tsx'
import { painReportWords } from '#forms/pain-report/words.ts'
import { Live } from '#live/live.tsx'
import { painPart } from '#live/pain-part.tsx'
import { Article } from '#screens/article.tsx'
import { PainOpening } from '#screens/openings/pain-opening.tsx'
import type { ScreenProps } from '#screens/screen-props.ts'
import { Island } from '#ui/island/island.tsx'

export function PainDashboardScreen(page: ScreenProps) {
  const { locale } = page
  return (
    <Article
      {...page}
      opening={<PainOpening {...page} />}
      after={
        <>
          <Island
            name="pain-report-form"
            component={PainReportForm}
            props={{ locale }}
            words={painReportWords[locale]}
          />
          <Live part={painPart} locale={locale} />
        </>
      }
    />
  )
}
