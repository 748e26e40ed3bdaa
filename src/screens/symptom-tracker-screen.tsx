import { readHospitals } from '#city/hospitals/read-hospitals.ts'
import { Island } from '#design/island/island.tsx'
import { Article } from '#screens/article.tsx'
import { ToolOpening } from '#screens/openings/tool-opening.tsx'
import type { ScreenProps } from '#screens/screen-props.ts'
import { readCheckData } from '#tools/danger-signs/read-check-data.ts'
import { SymptomTracker } from '#tools/symptom-tracker/symptom-tracker.tsx'
import { diaryWords } from '#tools/symptom-tracker/words.ts'
import './heads-beside.css'

export function SymptomTrackerScreen(page: ScreenProps) {
  const { locale } = page
  return (
    <Article {...page} opening={<ToolOpening {...page} />} lineless>
      <Island
        name="symptom-tracker"
        when="loaded"
        component={SymptomTracker}
        props={{ locale, danger: readCheckData(locale, readHospitals()) }}
        words={diaryWords[locale]}
      />
    </Article>
  )
}
