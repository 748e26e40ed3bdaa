import { readHospitals } from '#city/hospitals/read-hospitals.ts'
import { Island } from '#design/island/island.tsx'
import { Article } from '#screens/article.tsx'
import { ToolOpening } from '#screens/openings/tool-opening.tsx'
import type { ScreenProps } from '#screens/screen-props.ts'
import { pageLinks } from '#site/page-links.ts'
import { readCheckData } from '#tools/danger-signs/read-check-data.ts'
import { linkedPages } from '#tools/recovery-calculator/linked-pages.ts'
import { RecoveryCalculator } from '#tools/recovery-calculator/recovery-calculator.tsx'
import { WithoutCalculator } from '#tools/recovery-calculator/without-calculator.tsx'
import { calculatorWords } from '#tools/recovery-calculator/words.ts'
import './heads-beside.css'

export function RecoveryCalculatorScreen(page: ScreenProps) {
  const { locale } = page
  return (
    <Article {...page} opening={<ToolOpening {...page} />} lineless>
      <Island
        name="recovery-calculator"
        when="loaded"
        component={RecoveryCalculator}
        props={{
          locale,
          links: pageLinks(linkedPages, locale),
          danger: readCheckData(locale, readHospitals()),
        }}
      />
      <WithoutCalculator words={calculatorWords[locale]} />
    </Article>
  )
}
