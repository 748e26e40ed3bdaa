import { NewsletterForm } from '#forms/newsletter/newsletter-form.tsx'
import { strings } from '#i18n/strings.ts'
import { Island } from '#layouts/island.tsx'
import { ArticleScreen } from '#screens/article-screen.tsx'
import type { ScreenProps } from '#screens/screen-props.ts'

export function NewsletterScreen(page: ScreenProps) {
  const { locale } = page
  return (
    <ArticleScreen {...page}>
      <div className="own-form">
        <Island
          name="newsletter-form"
          component={NewsletterForm}
          props={{ locale, source: 'newsletter-page' }}
        />
        <p className="fine-print">{strings(locale).newsletter.privacy}</p>
      </div>
    </ArticleScreen>
  )
}
