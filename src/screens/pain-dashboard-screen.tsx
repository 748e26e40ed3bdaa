import { clinic } from '#clinic'
import { painFiguresFunction } from '#contracts/pain-report/contract.ts'
import { PainReportForm } from '#forms/pain-report/pain-report-form.tsx'
import { painReportWords } from '#forms/pain-report/words.ts'
import type { Locale } from '#i18n/locales.ts'
import { CommunityPain } from '#reports/community-pain/community-pain.tsx'
import { communityPainWords } from '#reports/community-pain/words.ts'
import { figuresInWords } from '#reports/crash-figures/figures-in-words.ts'
import { readFigures } from '#reports/crash-figures/read-figures.ts'
import { ArticleScreen } from '#screens/article-screen.tsx'
import type { ScreenProps } from '#screens/screen-props.ts'
import { Island } from '#ui/island/island.tsx'

export function PainDashboardScreen(page: ScreenProps) {
  const { locale } = page
  return (
    <ArticleScreen
      {...page}
      after={
        <>
          <Island
            name="pain-report-form"
            component={PainReportForm}
            props={{ locale }}
            words={painReportWords[locale]}
          />
          <Island
            name="community-pain"
            when="loaded"
            component={CommunityPain}
            props={{
              locale,
              records: recordsSaid(locale),
              figuresAddress: `${clinic.functions.origin ?? ''}${painFiguresFunction}`,
            }}
            words={communityPainWords[locale]}
          />
        </>
      }
    />
  )
}

/** What police noted about the people hurt on city streets. */
function recordsSaid(locale: Locale) {
  const said = figuresInWords(readFigures(), locale)
  return {
    inTen: said['possible-injuries-in-10'],
    possible: said['possible-injuries'],
    hurt: said['people-hurt'],
    years: said.years,
  }
}
