import type { Check } from '#tools/danger-signs/use-check.ts'

/** What every screen of the check is drawn with. */
export interface ScreenProps {
  check: Check
}
