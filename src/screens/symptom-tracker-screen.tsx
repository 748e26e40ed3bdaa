import { Island } from '#layouts/island.tsx'
import { ArticleScreen } from '#screens/article-screen.tsx'
import type { ScreenProps } from '#screens/screen-props.ts'
import { readGateData } from '#tools/danger-signs/read-gate-data.ts'
import { SymptomTracker } from '#tools/symptom-tracker/symptom-tracker.tsx'
import { diaryWords } from '#tools/symptom-tracker/words/diary-words.ts'
import { readHospitals } from '#words/registers.ts'

export function SymptomTrackerScreen(page: ScreenProps) {
  const { locale } = page
  return (
    <ArticleScreen {...page}>
      <Island
        name="symptom-tracker"
        when="loaded"
        component={SymptomTracker}
        props={{
          locale,
          danger: readGateData(locale, readHospitals()),
          diaryWords: diaryWords[locale],
        }}
      />
    </ArticleScreen>
  )
}
