import { Island } from '#design/island/island.tsx'
import { Article } from '#screens/article.tsx'
import { ToolOpening } from '#screens/openings/tool-opening.tsx'
import type { ScreenProps } from '#screens/screen-props.ts'
import { readGateData } from '#tools/danger-signs/read-gate-data.ts'
import knownVisitor from '#tools/symptom-tracker/known-visitor.ts?raw'
import { SymptomTracker } from '#tools/symptom-tracker/symptom-tracker.tsx'
import { diaryWords } from '#tools/symptom-tracker/words/diary-words.ts'
import { readHospitals } from '#words/registers.ts'
import { minifyInlineScript } from './layouts/inline-script.ts'

export function SymptomTrackerScreen(page: ScreenProps) {
  const { locale } = page
  return (
    <Article {...page} opening={<ToolOpening {...page} />}>
      <script
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of ours, and nothing of a visitor's
        dangerouslySetInnerHTML={{ __html: minifyInlineScript(knownVisitor, 'classic') }}
      />
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
    </Article>
  )
}
