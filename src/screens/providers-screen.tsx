import { ProviderList } from '#directories/providers/provider-list.tsx'
import { ArticleScreen } from '#screens/article-screen.tsx'
import type { ScreenProps } from '#screens/screen-props.ts'
import { readProviders } from '#words/registers.ts'

export function ProvidersScreen(page: ScreenProps) {
  return (
    <ArticleScreen {...page} signsFirst>
      <ProviderList locale={page.locale} providers={readProviders()} />
    </ArticleScreen>
  )
}
