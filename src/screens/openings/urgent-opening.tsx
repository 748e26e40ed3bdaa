import { readHospitals } from '#city/hospitals/read-hospitals.ts'
import { Island } from '#design/island/island.tsx'
import { CallOrText } from '#screens/call-or-text.tsx'
import { NowCard } from '#screens/now-card.tsx'
import { OpeningFrame } from '#screens/opening.tsx'
import type { ScreenProps } from '#screens/screen-props.ts'
import { screenWords } from '#screens/words.ts'
import { contextOf } from '#screens/words-context.ts'
import { CheckAlone } from '#tools/danger-signs/alone/check-alone.tsx'
import { readCheckData } from '#tools/danger-signs/read-check-data.ts'
import { DangerList, DangerListLink } from '#words/danger-list.tsx'
import './urgent-opening.css'

/** The call to 911, the danger check, and what to do now; where no scripts run, the list of all signs stands in place of the check. */
export const UrgentOpening = (page: ScreenProps) => {
  const { locale, words } = page
  return (
    <OpeningFrame
      {...page}
      name="urgent"
      lineless
      under={<CallOrText locale={locale} line={words.line} />}
    >
      <div id="check" className="check-place">
        <Island
          name="danger-check"
          component={CheckAlone}
          props={{ locale, danger: readCheckData(locale, readHospitals()) }}
        />
        <DangerListLink locale={locale} />
        <DangerList locale={locale} />
      </div>
      <NowCard
        heading={screenWords[locale].whatToDoNow}
        steps={words.now ?? []}
        {...contextOf(page)}
      />
    </OpeningFrame>
  )
}
