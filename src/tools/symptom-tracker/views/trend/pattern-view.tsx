import { BodyOutline, bodyRegions } from '#design/drawings/body-map.tsx'
import { counted, rounded } from '#language/counted.ts'
import { fill } from '#language/fill.ts'
import type { Locale } from '#language/locales.ts'
import type { Mention, Pattern } from '#tools/symptom-tracker/model/pattern.ts'
import type { Words } from '#tools/symptom-tracker/words.en.ts'
import './pattern-view.css'
import '#design/table-scroll/table-scroll.css'
import '#design/drawings/body-map.css'
import '#tools/symptom-tracker/views/write/body-field.css'

export interface PatternViewProps {
  locale: Locale
  words: Words
  pattern: Pattern
}

interface MentionTableProps<Id extends string> {
  locale: Locale
  words: Words['pattern']
  heading: string
  names: Readonly<Record<Id, string>>
  mentions: readonly Mention<Id>[]
}

function MentionTable<Id extends string>(props: MentionTableProps<Id>) {
  const { locale, words, heading, names, mentions } = props
  const most = mentions[0]?.entries ?? 1
  return (
    <table className="diary-mentions">
      <thead>
        <tr>
          <th scope="col">{heading}</th>
          <th scope="col">{words.entries}</th>
          <th scope="col">{words.averagePain}</th>
        </tr>
      </thead>
      <tbody>
        {mentions.map(({ id, entries, mean }) => (
          <tr key={id}>
            <th scope="row">
              {names[id]}
              <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
                <rect width={(100 * entries) / most} height="4" />
              </svg>
            </th>
            <td>{entries}</td>
            <td>{mean === null ? '' : rounded(mean, locale)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const shades = ['diary-shade-0', 'diary-shade-1', 'diary-shade-2', 'diary-shade-3', 'diary-shade-4']

/** How dark a place is drawn: in quarters of the one marked most often. */
function shade(entries: number, most: number) {
  return shades[Math.ceil((4 * entries) / most)]
}

/** Where it hurt and what came with it, drawn and counted. */
export function PatternView({ locale, words, pattern }: PatternViewProps) {
  const { regions, symptoms, sleepHours, nightsWoken } = pattern
  const most = regions[0]?.entries ?? 1
  const marked = new Map(regions.map(({ id, entries }) => [id, entries]))
  return (
    <section className="diary-pattern">
      <h3>{words.pattern.heading}</h3>
      {regions.length + symptoms.length === 0 ? (
        <p>{words.pattern.nothing}</p>
      ) : (
        <p className="diary-small">{words.pattern.note}</p>
      )}
      <div className="diary-pattern-columns">
        {regions.length === 0 ? null : (
          <figure className="diary-map diary-map-shaded" aria-hidden="true">
            <p>
              <span>{words.write.front}</span>
              <span>{words.write.back}</span>
            </p>
            <BodyOutline>
              {bodyRegions.map(({ id, path }) => (
                <path
                  key={id}
                  className={`diary-shade ${shade(marked.get(id) ?? 0, most)}`}
                  d={path}
                />
              ))}
            </BodyOutline>
            <figcaption className="diary-small">{words.pattern.map}</figcaption>
          </figure>
        )}
        <div>
          {regions.length === 0 ? null : (
            <MentionTable
              locale={locale}
              words={words.pattern}
              heading={words.pattern.place}
              names={words.regions}
              mentions={regions}
            />
          )}
          {symptoms.length === 0 ? null : (
            <MentionTable
              locale={locale}
              words={words.pattern}
              heading={words.pattern.symptom}
              names={words.symptoms}
              mentions={symptoms}
            />
          )}
          <p>
            {sleepHours === null
              ? null
              : fill(words.pattern.sleep, { hours: rounded(sleepHours, locale) })}{' '}
            {nightsWoken === 0 ? null : counted(words.pattern.woken, nightsWoken, locale)}
          </p>
        </div>
      </div>
    </section>
  )
}
