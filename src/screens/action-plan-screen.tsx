import { clinic } from '#clinic'
import { Island } from '#layouts/island.tsx'
import { ArticleScreen } from '#screens/article-screen.tsx'
import type { ScreenProps } from '#screens/screen-props.ts'
import { ActionPlan } from '#tools/accident-action-plan/action-plan.tsx'
import { planWords } from '#tools/accident-action-plan/words.ts'
import { dangerWords } from '#tools/danger-signs/words.ts'

export function ActionPlanScreen(page: ScreenProps) {
  const { locale } = page
  return (
    <ArticleScreen {...page}>
      <Island
        name="action-plan"
        when="loaded"
        component={ActionPlan}
        props={{
          locale,
          danger: dangerWords[locale],
          limitationDates: clinic.legal.limitationDates,
        }}
        words={planWords[locale]}
      />
    </ArticleScreen>
  )
}
