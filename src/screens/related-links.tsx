import type { Locale } from '#language/locales.ts'
import { screenWords } from '#screens/words.ts'
import { href, type PageId, page } from '#site/addresses.ts'
import { groupHeading } from '#site/footer-links.ts'
import { relatedLinksFor } from '#site/related-links.ts'
import './related-links.css'

/** Three or four groups of links that fit the page. */
export function RelatedLinks({ id, locale }: { id: PageId; locale: Locale }) {
  return (
    <section className="related">
      <div className="wrap">
        <h2>{screenWords[locale].relatedLinks}</h2>
        <div className="related-groups">
          {relatedLinksFor(id, locale).map(({ label, pages }) => (
            <div key={label}>
              <h3>{groupHeading(label, locale)}</h3>
              <ul>
                {pages.map((other) => (
                  <li key={other}>
                    <a href={href(other, locale)}>{page(other).name[locale]}</a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
    </section>
  )
}
