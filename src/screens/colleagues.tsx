import { photoFiles, photoName } from '#clinic/photos/photo-files.ts'
import { Photo } from '#design/photo/photo.tsx'
import { SceneFigure } from '#design/scene-figure/scene-figure.tsx'
import { fill } from '#language/fill.ts'
import type { Locale } from '#language/locales.ts'
import { screenWords } from '#screens/words.ts'
import { languagesSaid, nameWithTitle, type Person, people, personAnchor } from '#site/people.ts'
import './colleagues.css'

function Colleague({ person, locale }: { person: Person; locale: Locale }) {
  const { about, job, licenseNumber, photo, school, year } = person
  const words = screenWords[locale].colleagues
  const facts = [
    licenseNumber ? fill(words.license, { number: licenseNumber }) : '',
    school && year ? fill(words.finished, { school, year }) : '',
    fill(words.speaks, { languages: languagesSaid(person, locale) }),
  ]
  return (
    <>
      <h3 id={personAnchor(person)}>{nameWithTitle(person)}</h3>
      {photo ? (
        <SceneFigure>
          <Photo sources={photoFiles(photoName(photo.file))} alt={photo.alt[locale]} />
        </SceneFigure>
      ) : null}
      <p>
        <strong>{job[locale]}.</strong> {about?.[locale]} {facts.filter(Boolean).join(' ')}
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
