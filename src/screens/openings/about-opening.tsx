import { CallOrText } from '#screens/call-or-text.tsx'
import { OpeningFrame } from '#screens/opening.tsx'
import type { ScreenProps } from '#screens/screen-props.ts'

/** What the page is about, and the call. */
export const AboutOpening = (page: ScreenProps) => (
  <OpeningFrame {...page} name="about" under={<CallOrText locale={page.locale} size="default" />} />
)
