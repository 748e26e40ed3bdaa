import { Listing } from '#design/listing/listing.tsx'
import { formatDate } from '#language/dates/dates-in-words.ts'
import type { Locale } from '#language/locales.ts'
import { Article } from '#screens/article.tsx'
import { DirectoryOpening } from '#screens/openings/directory-opening.tsx'
import { ListPages } from '#screens/posts/list-pages.tsx'
import { postsFeedAddress } from '#screens/posts/posts-feed.ts'
import type { ScreenProps } from '#screens/screen-props.ts'
import { screenWords } from '#screens/words.ts'
import { href, ofKind, page as pageOf } from '#site/addresses.ts'
import { numberOfList, postsOnPage } from '#site/post-pages.ts'
import { firstSentence } from '#words/plain-words.ts'
import { wordsOf } from '#words/read-pages.ts'

/** The phases of our plan, which the blog begins with. */
function Phases({ locale }: { locale: Locale }) {
  const phases = ofKind('phase')
  if (phases.length === 0) return null
  return (
    <section>
      <h2 id="plan">{screenWords[locale].posts.plan}</h2>
      <ul>
        {phases.map((id) => (
          <li key={id}>
            <a href={href(id, locale)}>{pageOf(id).name[locale]}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The posts of one page of the list. */
const Posts = ({ number, locale }: { number: number; locale: Locale }) => (
  <section>
    <h2 id="newest">{screenWords[locale].posts.newest}</h2>
    <Listing>
      {postsOnPage(number).map(({ id, date, name }) => (
        <li key={id}>
          <h3>
            <a href={href(id, locale)}>{name[locale]}</a>
          </h3>
          <p>
            <time dateTime={date}>{formatDate(date, locale)}</time>
          </p>
          <p>{firstSentence(wordsOf(id, locale).summary)}</p>
        </li>
      ))}
    </Listing>
  </section>
)

/** A page of the list of posts; the phases are its first entries. */
export function PostListScreen(page: ScreenProps) {
  const { id, locale } = page
  const number = numberOfList(id)
  return (
    <Article {...page} opening={<DirectoryOpening {...page} />}>
      {number === 1 ? <Phases locale={locale} /> : null}
      <Posts number={number} locale={locale} />
      <ListPages number={number} locale={locale} />
      <p className="no-print">
        <a href={postsFeedAddress(locale)}>{screenWords[locale].posts.feed}</a>
      </p>
    </Article>
  )
}
