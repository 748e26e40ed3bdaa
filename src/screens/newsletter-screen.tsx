import { NewsletterForm } from '#forms/newsletter/newsletter-form.tsx'
import { newsletterFormWords } from '#forms/newsletter/words.ts'
import { Island } from '#layouts/island.tsx'
import { ArticleScreen } from '#screens/article-screen.tsx'
import type { ScreenProps } from '#screens/screen-props.ts'

export function NewsletterScreen(page: ScreenProps) {
  const { locale } = page
  const words = newsletterFormWords[locale]
  return (
    <ArticleScreen {...page}>
      <div className="own-form">
        <Island
          name="newsletter-form"
          component={NewsletterForm}
          props={{ locale, source: 'newsletter-page' }}
          words={words}
        />
        <p className="fine-print">{words.privacy}</p>
      </div>
    </ArticleScreen>
  )
}
