import { photoFiles, photoName } from '#clinic/photos/photo-files.ts'
import { MaybeLink } from '#design/maybe-link/maybe-link.tsx'
import { Photo } from '#design/photo/photo.tsx'
import { SceneFigure } from '#design/scene-figure/scene-figure.tsx'
import { fill } from '#language/fill.ts'
import type { Locale } from '#language/locales.ts'
import { screenWords } from '#screens/words.ts'
import { licenseNumber } from '#site/license-number.ts'
import { languagesSaid, nameWithTitle, type Person, people, personAnchor } from '#site/people.ts'
import { personHref } from '#site/person-links.ts'
import './colleagues.css'

export interface ColleagueProps {
  person: Person
  locale: Locale
}

/** License and school of a person, a sentence each; none where they are not said. */
export function colleagueFacts({ person, locale }: ColleagueProps) {
  const words = screenWords[locale].colleagues
  const { licenseNumber: written, school, year } = person
  return [
    written ? fill(words.license, { number: licenseNumber(locale, written) }) : '',
    school && year ? fill(words.finished, { school, year }) : '',
  ].filter(Boolean)
}

/** What a person says of themselves, in paragraphs. */
export const aboutColleague = ({ person, locale }: ColleagueProps) =>
  person.about?.[locale].split(/\n\s*\n/) ?? []

/** The face, where there is a photograph. */
export const ColleaguePhoto = ({ person: { photo }, locale }: ColleagueProps) =>
  photo ? (
    <SceneFigure>
      <Photo sources={photoFiles(photoName(photo.file))} alt={photo.alt[locale]} />
    </SceneFigure>
  ) : null

/** Whoever has a page has all their words there. */
function Colleague({ person, locale }: ColleagueProps) {
  const [about] = aboutColleague({ person, locale })
  const { speaks } = screenWords[locale].colleagues
  return (
    <>
      <h3 id={personAnchor(person)}>
        <MaybeLink href={person.page ? personHref(person, locale) : undefined}>
          {nameWithTitle(person)}
        </MaybeLink>
      </h3>
      <ColleaguePhoto person={person} locale={locale} />
      <p>
        <strong>{person.job[locale]}.</strong> {about}{' '}
        {[
          ...colleagueFacts({ person, locale }),
          fill(speaks, { languages: languagesSaid(person, locale) }),
        ].join(' ')}
      </p>
    </>
  )
}

/** The others who work here, each with what a patient may want to know; nothing where there are none. */
export function Colleagues({ locale }: { locale: Locale }) {
  if (people.length === 0) return null
  return (
    <section className="colleagues">
      <h2 id="colleagues">{screenWords[locale].colleagues.heading}</h2>
      {people.map((person) => (
        <Colleague key={person.name} person={person} locale={locale} />
      ))}
    </section>
  )
}
