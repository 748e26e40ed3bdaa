import { isPublished } from '#clinic/posts/posts.ts'
import { formatDate } from '#language/dates/dates-in-words.ts'
import { fill } from '#language/fill.ts'
import { OpeningFrame } from '#screens/opening.tsx'
import type { ScreenProps } from '#screens/screen-props.ts'
import { screenWords } from '#screens/words.ts'
import { postWords } from '#words/post-words.ts'
import './post-opening.css'

/** What it is about, who wrote it, and when. */
export function PostOpening(page: ScreenProps) {
  const { locale, words } = page
  const { author, date, draft } = postWords(words)
  const { by, coming, draft: isDraft } = screenWords[locale].posts
  return (
    <OpeningFrame {...page} name="post">
      <p className="byline">
        {fill(by, { author })}
        <br />
        <time dateTime={date}>{formatDate(date, locale)}</time>
        {isPublished({ date, draft }) ? null : (
          <>
            <br />
            <strong>{draft ? isDraft : coming}</strong>
          </>
        )}
      </p>
    </OpeningFrame>
  )
}
