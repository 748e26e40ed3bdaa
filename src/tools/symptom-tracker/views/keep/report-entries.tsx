import { TableScroll } from '#design/table-scroll/table-scroll.tsx'
import { fill } from '#language/fill.ts'
import type { Locale } from '#language/locales.ts'
import type { Diary } from '#tools/symptom-tracker/model/diary.ts'
import { currentVersion, type Entry } from '#tools/symptom-tracker/model/entry.ts'
import { formatMoment, formatOffset, type Moment } from '#tools/symptom-tracker/model/moment.ts'
import { lastChanged } from '#tools/symptom-tracker/model/written.ts'
import { EarlierVersions } from '#tools/symptom-tracker/views/history/earlier-versions.tsx'
import { EntryText } from '#tools/symptom-tracker/views/history/entry-text.tsx'
import { WeekText } from '#tools/symptom-tracker/views/history/week-text.tsx'
import type { Words } from '#tools/symptom-tracker/words.en.ts'

/** A moment with the offset of its clock. */
function At({ moment, locale }: { moment: Moment; locale: Locale }) {
  return (
    <>
      {formatMoment(moment, locale)} <small>UTC{formatOffset(moment)}</small>
    </>
  )
}

interface RowProps {
  locale: Locale
  words: Words
}

/** When something was first written and last changed, or that it came out of a file. */
function Written({ locale, words, entry }: RowProps & { entry: Entry }) {
  const { report } = words
  const [first] = entry.versions
  const changed = lastChanged(entry)
  return (
    <td data-label={report.written}>
      <At moment={first.savedAt} locale={locale} />
      {first.importedAt ? (
        <p>{fill(report.fromFile, { when: formatMoment(first.importedAt, locale) })}</p>
      ) : null}
      {changed ? <p>{fill(report.changed, { when: formatMoment(changed, locale) })}</p> : null}
    </td>
  )
}

function EntryRow({ locale, words, entry }: RowProps & { entry: Entry }) {
  const version = currentVersion(entry)
  return (
    <tr>
      <th scope="row">
        <At moment={version.at} locale={locale} />
      </th>
      <Written locale={locale} words={words} entry={entry} />
      <td className="diary-report-pain">{version.pain}</td>
      <td>
        <EntryText locale={locale} words={words} answers={version} withPain={false} />
        {entry.versions.length > 1 ? (
          <EarlierVersions locale={locale} words={words} entry={entry} />
        ) : null}
      </td>
    </tr>
  )
}

export interface ReportEntriesProps extends RowProps {
  diary: Diary
}

/** Everything that was written, oldest first, each with the times of its writing. */
export function ReportEntries({ locale, words, diary }: ReportEntriesProps) {
  const { report } = words
  return (
    <section className="diary-report-entries">
      <h3>{report.entries}</h3>
      <p className="diary-small">{report.clock}</p>
      {diary.entries.length === 0 ? (
        <p>{report.noEntries}</p>
      ) : (
        <TableScroll label={report.entries}>
          <table>
            <thead>
              <tr>
                <th scope="col">{report.for}</th>
                <th scope="col">
                  {report.written} <small>({report.byClock})</small>
                </th>
                <th scope="col">{report.pain}</th>
                <th scope="col">{report.whereWhat}</th>
              </tr>
            </thead>
            <tbody>
              {[...diary.entries].reverse().map((entry) => (
                <EntryRow key={entry.id} locale={locale} words={words} entry={entry} />
              ))}
            </tbody>
          </table>
        </TableScroll>
      )}
      {diary.weeks.length === 0 ? null : (
        <>
          <h3>{report.weeks}</h3>
          <p className="diary-small">{words.week.source}</p>
          <ul className="diary-report-weeks">
            {[...diary.weeks].reverse().map((week) => (
              <li key={week.id}>
                <strong>{formatMoment(week.at, locale)}</strong>
                {week.importedAt ? (
                  <p>{fill(report.fromFile, { when: formatMoment(week.importedAt, locale) })}</p>
                ) : null}
                <WeekText locale={locale} words={words} week={week} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
