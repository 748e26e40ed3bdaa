import { NowCard } from '#screens/now-card.tsx'
import { OpeningFrame } from '#screens/opening.tsx'
import { firstHour } from '#screens/openings/first-hour.tsx'
import { HoursCard } from '#screens/openings/hours-card.tsx'
import type { ScreenProps } from '#screens/screen-props.ts'
import { screenWords } from '#screens/words.ts'
import { contextOf } from '#screens/words-context.ts'

/** When to call, and the call. */
export function EntryOpening(page: ScreenProps) {
  const { locale, words } = page
  return (
    <OpeningFrame
      {...page}
      name="entry"
      line={firstHour(page)}
      under={
        words.now ? (
          <NowCard
            heading={screenWords[locale].whatToDoNow}
            steps={words.now}
            plain
            {...contextOf(page)}
          />
        ) : null
      }
    >
      <HoursCard locale={locale} line={words.line} />
    </OpeningFrame>
  )
}
