import type { Locale } from '#i18n/locales.ts'
import { dangerWords } from '#tools/danger-signs/words.ts'

/** Said whenever nothing was marked: the check only raises, it never clears. */
export function NoClearance({ locale }: { locale: Locale }) {
  return <p className="no-clearance">{dangerWords[locale].noClearance}</p>
}
