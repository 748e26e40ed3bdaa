import { RecordsRequestForm } from '#forms/records-request/records-request-form.tsx'
import { recordsRequestFormWords } from '#forms/records-request/words.ts'
import { ArticleScreen } from '#screens/article-screen.tsx'
import type { ScreenProps } from '#screens/screen-props.ts'
import { Island } from '#ui/island/island.tsx'

export function AttorneyScreen(page: ScreenProps) {
  const { locale } = page
  return (
    <ArticleScreen
      {...page}
      after={
        <Island
          name="records-request-form"
          component={RecordsRequestForm}
          props={{ locale }}
          words={recordsRequestFormWords[locale]}
        />
      }
    />
  )
}
