import { ArticleScreen } from '#screens/article-screen.tsx'
import { CallBack } from '#screens/call-back.tsx'
import type { ScreenProps } from '#screens/screen-props.ts'

/** A page about a condition or a service, with a form to be called at its foot. */
export const CareScreen = (page: ScreenProps) => (
  <ArticleScreen {...page} foot={<CallBack locale={page.locale} />} />
)
