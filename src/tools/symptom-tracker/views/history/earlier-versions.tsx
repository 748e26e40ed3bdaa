import { fill } from '#language/fill.ts'
import type { Locale } from '#language/locales.ts'
import type { Entry } from '#tools/symptom-tracker/model/entry.ts'
import { formatMoment } from '#tools/symptom-tracker/model/moment.ts'
import { EntryText } from '#tools/symptom-tracker/views/history/entry-text.tsx'
import type { Words } from '#tools/symptom-tracker/words.en.ts'
import '#tools/symptom-tracker/views/history/history-view.css'

export interface EarlierVersionsProps {
  locale: Locale
  words: Words
  entry: Entry
}

/** What an entry said before each of its changes, newest change first. */
export function EarlierVersions({ locale, words, entry }: EarlierVersionsProps) {
  const changes = entry.versions.slice(1).map((version, index) => ({
    changedAt: version.savedAt,
    before: entry.versions[index] ?? version,
  }))
  return (
    <ul className="diary-earlier">
      {changes.reverse().map(({ changedAt, before }) => (
        <li key={before.savedAt + changedAt}>
          <p>{fill(words.report.earlier, { when: formatMoment(changedAt, locale) })}</p>
          {before.at === entry.versions.at(-1)?.at ? null : (
            <p>
              {words.report.for}: {formatMoment(before.at, locale)}
            </p>
          )}
          <EntryText locale={locale} words={words} answers={before} />
        </li>
      ))}
    </ul>
  )
}
