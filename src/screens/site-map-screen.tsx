import { PageSearch } from '#directories/site-map/page-search.tsx'
import { siteMapWords } from '#directories/site-map/words.ts'
import { ArticleScreen } from '#screens/article-screen.tsx'
import type { ScreenProps } from '#screens/screen-props.ts'
import { Island } from '#ui/island/island.tsx'

export function SiteMapScreen(page: ScreenProps) {
  const { locale } = page
  return (
    <ArticleScreen {...page}>
      <Island
        name="page-search"
        component={PageSearch}
        props={{ locale }}
        words={siteMapWords[locale]}
        when="queried"
      />
    </ArticleScreen>
  )
}
