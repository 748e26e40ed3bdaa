import { Live } from '#live/live.tsx'
import { providersPart } from '#live/providers-part.tsx'
import { ArticleScreen } from '#screens/article-screen.tsx'
import type { ScreenProps } from '#screens/screen-props.ts'
import { readProviders } from '#words/registers.ts'

export function ProvidersScreen(page: ScreenProps) {
  return (
    <ArticleScreen {...page} signsFirst>
      {readProviders().length > 0 ? <Live part={providersPart} locale={page.locale} /> : null}
    </ArticleScreen>
  )
}
