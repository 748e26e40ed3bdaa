import { readHospitals } from '#city/hospitals/read-hospitals.ts'
import { clinic } from '#clinic'
import { Island } from '#design/island/island.tsx'
import { Article } from '#screens/article.tsx'
import { ToolOpening } from '#screens/openings/tool-opening.tsx'
import type { ScreenProps } from '#screens/screen-props.ts'
import { pageLinks } from '#site/page-links.ts'
import { ActionPlan } from '#tools/accident-action-plan/action-plan.tsx'
import { linkedPages } from '#tools/accident-action-plan/linked-pages.ts'
import { WithoutPlan } from '#tools/accident-action-plan/without-plan.tsx'
import { planWords } from '#tools/accident-action-plan/words.ts'
import { readCheckData } from '#tools/danger-signs/read-check-data.ts'
import './heads-beside.css'

export function ActionPlanScreen(page: ScreenProps) {
  const { locale } = page
  return (
    <Article {...page} opening={<ToolOpening {...page} />} lineless>
      <Island
        name="action-plan"
        when="loaded"
        component={ActionPlan}
        props={{
          locale,
          scene: planWords[locale].scene,
          links: pageLinks(linkedPages, locale),
          danger: readCheckData(locale, readHospitals()),
          limitationDates: clinic.legal.limitationDates,
        }}
      />
      <WithoutPlan locale={locale} words={planWords[locale]} />
    </Article>
  )
}
