import type { Locale } from '#language/locales.ts'
import { WhoSwitch } from '#tools/crash-record/who-switch.tsx'
import { CheckContext } from '#tools/danger-signs/check-context.ts'
import type { CheckData } from '#tools/danger-signs/check-data.ts'
import { DangerCheck } from '#tools/danger-signs/danger-check.tsx'

export interface CheckAloneProps {
  locale: Locale
  /** The danger signs in the language of the page. */
  danger: CheckData
}

/** The check on a page of its own: its answer leads to the tools that are open. */
export const CheckAlone = ({ locale, danger }: CheckAloneProps) => (
  <CheckContext value={danger}>
    <WhoSwitch locale={locale} words={danger.record} />
    <DangerCheck locale={locale} />
  </CheckContext>
)
