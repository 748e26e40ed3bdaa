import { Island } from '#design/island/island.tsx'
import { NewsletterForm } from '#forms/newsletter/newsletter-form.tsx'
import { newsletterFormWords } from '#forms/newsletter/words.ts'
import type { Locale } from '#language/locales.ts'
import { Article } from '#screens/article.tsx'
import { NewsletterOpening } from '#screens/openings/newsletter-opening.tsx'
import type { ScreenProps } from '#screens/screen-props.ts'
import { screenWords } from '#screens/words.ts'
import { href, listedPageIds, page } from '#site/addresses.ts'
import './heads-beside.css'

/** The issues of the newsletter, the newest first. */
function Archive({ locale }: { locale: Locale }) {
  const issues = listedPageIds.filter((id) => page(id).kind === 'issue').toReversed()
  if (issues.length === 0) return null
  return (
    <section>
      <h2 id="issues">{screenWords[locale].newsletterIssues}</h2>
      <ul>
        {issues.map((id) => (
          <li key={id}>
            <a href={href(id, locale)}>{page(id).name[locale]}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function NewsletterScreen(page: ScreenProps) {
  const { locale } = page
  const words = newsletterFormWords[locale]
  return (
    <Article
      {...page}
      opening={
        <NewsletterOpening {...page}>
          <Island
            name="newsletter-form"
            component={NewsletterForm}
            props={{ locale, source: 'newsletter-page' }}
            words={words}
          />
          <p className="fine-print">{words.privacy}</p>
        </NewsletterOpening>
      }
      after={<Archive locale={locale} />}
    />
  )
}
