import { Island } from '#design/island/island.tsx'
import { RecordsRequestForm } from '#forms/records-request/records-request-form.tsx'
import { recordsRequestFormWords } from '#forms/records-request/words.ts'
import { Article } from '#screens/article.tsx'
import { DossierOpening } from '#screens/openings/dossier-opening.tsx'
import type { ScreenProps } from '#screens/screen-props.ts'

export function AttorneyScreen(page: ScreenProps) {
  const { locale } = page
  return (
    <Article
      {...page}
      opening={<DossierOpening {...page} />}
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
