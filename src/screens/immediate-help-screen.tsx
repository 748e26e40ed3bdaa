import { readHospitals } from '#city/hospitals/read-hospitals.ts'
import { Island } from '#design/island/island.tsx'
import { Article } from '#screens/article.tsx'
import { UrgentOpening } from '#screens/openings/urgent-opening.tsx'
import type { ScreenProps } from '#screens/screen-props.ts'
import { CheckAlone } from '#tools/danger-signs/check-alone.tsx'
import { readCheckData } from '#tools/danger-signs/read-check-data.ts'

/** For somebody who stands at the roadside: 911, and then the danger check. */
export const ImmediateHelpScreen = (page: ScreenProps) => (
  <Article {...page} opening={<UrgentOpening {...page} />}>
    <div id="check" className="check-place">
      <Island
        name="danger-check"
        component={CheckAlone}
        props={{ locale: page.locale, danger: readCheckData(page.locale, readHospitals()) }}
      />
    </div>
  </Article>
)
