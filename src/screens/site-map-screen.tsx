import { Island } from '#design/island/island.tsx'
import { Article } from '#screens/article.tsx'
import { DirectoryOpening } from '#screens/openings/directory-opening.tsx'
import type { ScreenProps } from '#screens/screen-props.ts'
import { PageSearch } from './site-map/page-search.tsx'
import { siteMapWords } from './site-map/words.ts'

export function SiteMapScreen(page: ScreenProps) {
  const { locale } = page
  return (
    <Article {...page} opening={<DirectoryOpening {...page} />}>
      <Island
        name="page-search"
        component={PageSearch}
        props={{ locale }}
        words={siteMapWords[locale]}
        when="queried"
      />
    </Article>
  )
}
