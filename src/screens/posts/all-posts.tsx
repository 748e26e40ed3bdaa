import type { Locale } from '#language/locales.ts'
import { screenWords } from '#screens/words.ts'
import { href, isServed } from '#site/addresses.ts'

/** The way to the list of posts; nothing where there are none. */
export const AllPosts = ({ locale }: { locale: Locale }) =>
  isServed('posts') ? (
    <p className="no-print">
      <a href={href('posts', locale)}>{screenWords[locale].posts.all}</a>
    </p>
  ) : null
