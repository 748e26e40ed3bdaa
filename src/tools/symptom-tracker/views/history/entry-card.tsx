import { counted } from '#language/counted.ts'
import { fill } from '#language/fill.ts'
import type { Locale } from '#language/locales.ts'
import { currentVersion, type Entry } from '#tools/symptom-tracker/model/entry.ts'
import { formatMoment } from '#tools/symptom-tracker/model/moment.ts'
import { lastChanged, writtenLater } from '#tools/symptom-tracker/model/written.ts'
import { EarlierVersions } from '#tools/symptom-tracker/views/history/earlier-versions.tsx'
import { EntryText } from '#tools/symptom-tracker/views/history/entry-text.tsx'
import type { Words } from '#tools/symptom-tracker/words.en.ts'
import '#tools/symptom-tracker/views/history/history-view.css'

export interface EntryCardProps {
  locale: Locale
  words: Words
  entry: Entry
  onChange: (entry: Entry) => void
  onRemove: (entry: Entry) => void
}

/** One entry as it reads now, with what it said before folded away. */
export function EntryCard({ locale, words, entry, onChange, onRemove }: EntryCardProps) {
  const { history } = words
  const version = currentVersion(entry)
  const when = formatMoment(version.at, locale)
  const later = writtenLater(entry)
  const changed = lastChanged(entry)
  const ofEntry = fill(history.ofEntry, { when })
  return (
    <li id={entry.id} className="diary-card" tabIndex={-1}>
      <h3>{when}</h3>
      {version.pain === null ? null : (
        <p className="diary-pain">
          <span className="vh">{fill(history.pain, { number: version.pain })}</span>
          <span aria-hidden="true">{version.pain}</span>
        </p>
      )}
      <div className="diary-card-text">
        <EntryText locale={locale} words={words} answers={version} withPain={false} />
        {version.importedAt ? (
          <p className="diary-small">
            {fill(history.imported, { when: formatMoment(version.importedAt, locale) })}
          </p>
        ) : null}
        {later ? (
          <p className="diary-small">
            {fill(history.writtenAt, { when: formatMoment(later, locale) })}
          </p>
        ) : null}
        {changed ? (
          <details className="diary-before">
            <summary>{counted(history.before, entry.versions.length - 1, locale)}</summary>
            <EarlierVersions locale={locale} words={words} entry={entry} />
          </details>
        ) : null}
        <div className="button-row">
          <button
            type="button"
            className="btn btn-link"
            aria-label={`${history.change}: ${ofEntry}`}
            onClick={() => onChange(entry)}
          >
            {history.change}
          </button>
          <button
            type="button"
            className="btn btn-link"
            aria-label={`${history.remove}: ${ofEntry}`}
            onClick={() => onRemove(entry)}
          >
            {history.remove}
          </button>
        </div>
      </div>
    </li>
  )
}
