import { Article } from '#screens/article.tsx'
import { aboutColleague, ColleaguePhoto, colleagueFacts } from '#screens/colleagues.tsx'
import { OpeningFrame } from '#screens/opening.tsx'
import { Portrait } from '#screens/openings/portrait.tsx'
import type { ScreenProps } from '#screens/screen-props.ts'
import { personOf } from '#site/people.ts'
import './colleague-screen.css'

/** Somebody who works here: the face, what a patient may want to know, and their own words. */
export function ColleagueScreen(page: ScreenProps) {
  const { id, locale } = page
  const person = personOf(id)
  return (
    <Article
      {...page}
      signs="above the rest"
      opening={
        <OpeningFrame {...page} name="colleague">
          {person.photo ? <ColleaguePhoto person={person} locale={locale} /> : <Portrait />}
        </OpeningFrame>
      }
    >
      <div className="words colleague-own">
        {aboutColleague({ person, locale }).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <ul>
          {colleagueFacts({ person, locale }).map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </div>
    </Article>
  )
}
