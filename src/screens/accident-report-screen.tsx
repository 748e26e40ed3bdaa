import { readMap } from '#places/map/read-map.ts'
import { BuiltReport } from '#reports/accident-report/built-report.tsx'
import { HelpBlock } from '#reports/accident-report/help-block.tsx'
import { ReportNotes } from '#reports/accident-report/report-notes.tsx'
import { reportWords } from '#reports/accident-report/words.ts'
import { DataLinks } from '#reports/crash-data/data-links.tsx'
import { readFigures } from '#reports/crash-figures/read-figures.ts'
import { readStreets } from '#reports/crash-figures/read-streets.ts'
import { CrashMap } from '#reports/crash-map/crash-map.tsx'
import { CrashCorners } from '#reports/crash-streets/crash-corners.tsx'
import { ArticleScreen } from '#screens/article-screen.tsx'
import { knownPoints } from '#screens/known-points.ts'
import type { ScreenProps } from '#screens/screen-props.ts'
import { Island } from '#ui/island/island.tsx'

export function AccidentReportScreen(page: ScreenProps) {
  const { locale } = page
  return (
    <ArticleScreen {...page}>
      <Island
        name="accident-report"
        when="queried"
        component={BuiltReport}
        props={{ locale }}
        words={reportWords[locale]}
      />
      <CrashMap locale={locale} figures={readFigures()} map={readMap()} points={knownPoints()} />
      <CrashCorners locale={locale} streets={readStreets()} />
      <ReportNotes locale={locale} figures={readFigures()} />
      <DataLinks locale={locale} figures={readFigures()} />
      <HelpBlock locale={locale} />
    </ArticleScreen>
  )
}
