import { Article } from '#screens/article.tsx'
import { aboutColleague, ColleaguePhoto, colleagueFacts } from '#screens/colleagues.tsx'
import { OpeningFrame } from '#screens/opening.tsx'
import type { ScreenProps } from '#screens/screen-props.ts'
import { personOf } from '#site/people.ts'
import './colleague-screen.css'

/** Somebody who works here: the face, license and school, and their own words. */
export function ColleagueScreen(page: ScreenProps) {
  const { id, locale } = page
  const of = { person: personOf(id), locale }
  const [about, facts] = [aboutColleague(of), colleagueFacts(of)]
  return (
    <Article
      {...page}
      signs="above the rest"
      opening={
        <OpeningFrame {...page} name="colleague">
          <ColleaguePhoto {...of} />
        </OpeningFrame>
      }
    >
      {[...about, ...facts].length > 0 ? (
        <div className="words">
          {[...about, ...facts].map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      ) : null}
    </Article>
  )
}
