import { Article } from '#screens/article.tsx'
import { PostOpening } from '#screens/openings/post-opening.tsx'
import { AllPosts } from '#screens/posts/all-posts.tsx'
import type { ScreenProps } from '#screens/screen-props.ts'
import { screenWords } from '#screens/words.ts'
import { href, page as pageOf } from '#site/addresses.ts'
import { postWords } from '#words/post-words.ts'
import './signs-first.css'

/** The pages that the post names, and the way to the others. */
function ReadOn({ locale, words }: ScreenProps) {
  const { related } = postWords(words)
  return (
    <section className="no-print">
      <h2 id="read-on">{screenWords[locale].posts.readOn}</h2>
      {related.length > 0 ? (
        <ul>
          {related.map((id) => (
            <li key={id}>
              <a href={href(id, locale)}>{pageOf(id).name[locale]}</a>
            </li>
          ))}
        </ul>
      ) : null}
      <AllPosts locale={locale} />
    </section>
  )
}

/** A post of the blog. */
export const PostScreen = (page: ScreenProps) => (
  <Article
    {...page}
    signs="above the rest"
    opening={<PostOpening {...page} />}
    after={<ReadOn {...page} />}
  />
)
