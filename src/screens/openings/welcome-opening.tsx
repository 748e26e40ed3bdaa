import { clinic } from '#clinic'
import { QuestionsAnswered } from '#design/drawings/questions-answered.tsx'
import { MaybeLink } from '#design/maybe-link/maybe-link.tsx'
import { locales } from '#language/locales.ts'
import { sharedWords } from '#language/words.ts'
import { CallOrText } from '#screens/call-or-text.tsx'
import { NowCard } from '#screens/now-card.tsx'
import { OpeningFrame } from '#screens/opening.tsx'
import type { ScreenProps } from '#screens/screen-props.ts'
import { screenWords } from '#screens/words.ts'
import { contextOf } from '#screens/words-context.ts'
import { hrefIfServed, page as pageOf } from '#site/addresses.ts'
import { nameWithTitle, otherChiropractors } from '#site/people.ts'
import { personHref } from '#site/person-links.ts'
import './welcome-opening.css'

/** The person who will see you, the languages spoken, and the call. */
export function WelcomeOpening(page: ScreenProps) {
  const { locale, words } = page
  const { whatToDoNow, home } = screenWords[locale]
  const { languageNames, listing } = sharedWords[locale]
  const { name, title } = clinic.chiropractor
  const { name: about } = pageOf('about-chiropractor')
  return (
    <OpeningFrame
      {...page}
      name="welcome"
      under={
        words.now ? (
          <NowCard heading={whatToDoNow} steps={words.now} plain {...contextOf(page)} />
        ) : null
      }
    >
      <section className="welcome" aria-label={about[locale]}>
        <QuestionsAnswered />
        <p className="welcome-spoken" lang="es">
          {home.spanishSpoken}
        </p>
        <dl>
          <dt>
            <MaybeLink href={hrefIfServed('about-chiropractor', locale)}>{about[locale]}</MaybeLink>
          </dt>
          <dd>
            {name}, {title}
          </dd>
          {otherChiropractors.map((person) => (
            <dd key={person.name}>
              <MaybeLink href={personHref(person, locale)}>{nameWithTitle(person)}</MaybeLink>
            </dd>
          ))}
          <dt>{listing.languages}</dt>
          <dd>{locales.map((language) => languageNames[language]).join(', ')}</dd>
        </dl>
        <CallOrText locale={locale} size="default" />
      </section>
    </OpeningFrame>
  )
}
