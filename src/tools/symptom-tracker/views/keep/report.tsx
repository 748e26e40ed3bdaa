import { memo } from 'react'
import { TableScroll } from '#design/table-scroll/table-scroll.tsx'
import { counted, rounded } from '#language/counted.ts'
import { formatDate } from '#language/dates/dates-in-words.ts'
import type { Day } from '#language/dates/days.ts'
import { fill } from '#language/fill.ts'
import type { Locale } from '#language/locales.ts'
import type { Diary } from '#tools/symptom-tracker/model/diary.ts'
import { currentVersion, type Entry } from '#tools/symptom-tracker/model/entry.ts'
import { formatMoment, formatOffset } from '#tools/symptom-tracker/model/moment.ts'
import { momentNow } from '#tools/symptom-tracker/model/now.ts'
import { patternOf } from '#tools/symptom-tracker/model/pattern.ts'
import { trendOf } from '#tools/symptom-tracker/model/trend.ts'
import { writtenLater } from '#tools/symptom-tracker/model/written.ts'
import { EarlierVersions } from '#tools/symptom-tracker/views/history/earlier-versions.tsx'
import { EntryText } from '#tools/symptom-tracker/views/history/entry-text.tsx'
import { pegLine } from '#tools/symptom-tracker/views/history/peg-line.ts'
import { WeekText } from '#tools/symptom-tracker/views/history/week-text.tsx'
import { TrendChart } from '#tools/symptom-tracker/views/trend/trend-chart.tsx'
import type { Words } from '#tools/symptom-tracker/words.en.ts'
import './report.css'

export interface ReportProps {
  locale: Locale
  words: Words
  /** Only the entries and weekly checks of these days. */
  diary: Diary
  from: Day
  to: Day
  /** `page`: what fits on one printed page, for a visit. */
  length: 'page' | 'whole'
}

/** So many places, symptoms and last entries stand on one page. */
const mostOnPage = { marks: 5, entries: 3 }

interface EntryRowProps {
  locale: Locale
  words: Words
  entry: Entry
  /** With what it said before. */
  withEarlier: boolean
}

function EntryRow({ locale, words, entry, withEarlier }: EntryRowProps) {
  const version = currentVersion(entry)
  const later = writtenLater(entry)
  return (
    <tr>
      <th scope="row">
        {formatMoment(version.at, locale)} <small>{formatOffset(version.at)}</small>
      </th>
      <td data-label={words.report.written}>
        {later ? (
          <>
            {formatMoment(later, locale)} <small>{formatOffset(later)}</small>
          </>
        ) : (
          words.report.atOnce
        )}
      </td>
      <td className="diary-report-pain">{version.pain}</td>
      <td>
        <EntryText locale={locale} words={words} answers={version} withPain={false} />
        {withEarlier && entry.versions.length > 1 ? (
          <EarlierVersions locale={locale} words={words} entry={entry} />
        ) : null}
      </td>
    </tr>
  )
}

function Counts({ heading, lines }: { heading: string; lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <p>
      <strong>{heading}:</strong> {lines.join(', ')}.
    </p>
  )
}

/**
 * The diary as one would hand it to a doctor: in short, drawn, and entry by entry with the time it
 * is about beside the time it was written. When it stands on the page, only it is printed. Made
 * once for a diary: thousands of rows do not follow the name typed beside them.
 */
export const Report = memo(function Report(props: ReportProps) {
  const { locale, words, diary, from, to, length } = props
  const { report, trend: trendWords } = words
  const trend = trendOf(diary.entries, from, to)
  const pattern = patternOf(diary.entries)
  const line = pegLine(diary.weeks, words.week, locale)
  const isPage = length === 'page'
  const all = Number.POSITIVE_INFINITY
  const most = isPage ? mostOnPage : { marks: all, entries: all }
  const oldestFirst = diary.entries.slice(0, most.entries).reverse()
  return (
    <article className={isPage ? 'diary-report diary-report-page' : 'diary-report'}>
      <h2>{report.heading}</h2>
      <p>{fill(report.days, { from: formatDate(from, locale), to: formatDate(to, locale) })}</p>
      <p className="diary-report-name">{report.name}:</p>
      <p className="diary-small">
        {report.selfReported} {report.clock}
        <br />
        {fill(report.made, { when: formatMoment(momentNow(), locale) })}
      </p>
      <h3>{report.summary}</h3>
      <p>
        {counted(report.wrote, trend.daysWritten, locale)}{' '}
        {counted(trendWords.ofDays, trend.days, locale)}{' '}
        {trend.mean === null
          ? trendWords.noNumbers
          : `${trendWords.axis}: ${trendWords.average.toLowerCase()} ${rounded(trend.mean, locale)}, ${trendWords.lowest.toLowerCase()} ${trend.low}, ${trendWords.highest.toLowerCase()} ${trend.high}.`}
      </p>
      <Counts
        heading={report.places}
        lines={pattern.regions
          .slice(0, most.marks)
          .map(({ id, entries }) => `${words.regions[id]} ${entries}`)}
      />
      <Counts
        heading={report.symptoms}
        lines={pattern.symptoms
          .slice(0, most.marks)
          .map(({ id, entries }) => `${words.symptoms[id]} ${entries}`)}
      />
      {pattern.sleepHours === null ? null : (
        <p>{fill(words.pattern.sleep, { hours: rounded(pattern.sleepHours, locale) })}</p>
      )}
      {line ? <p>{line}.</p> : null}
      {trend.count === 0 ? null : (
        <>
          <h3>{report.chart}</h3>
          <TrendChart locale={locale} words={trendWords} trend={trend} />
          <p className="diary-small">
            {trendWords.steps[trend.step]} {trendWords.gaps}
          </p>
        </>
      )}
      <h3>{isPage ? report.lastEntries : report.entries}</h3>
      {oldestFirst.length === 0 ? (
        <p>{report.noEntries}</p>
      ) : (
        <TableScroll label={isPage ? report.lastEntries : report.entries}>
          <table>
            <thead>
              <tr>
                <th scope="col">{report.for}</th>
                <th scope="col">{report.written}</th>
                <th scope="col">{report.pain}</th>
                <th scope="col">{report.whereWhat}</th>
              </tr>
            </thead>
            <tbody>
              {oldestFirst.map((entry) => (
                <EntryRow
                  key={entry.id}
                  locale={locale}
                  words={words}
                  entry={entry}
                  withEarlier={!isPage}
                />
              ))}
            </tbody>
          </table>
        </TableScroll>
      )}
      {isPage || diary.weeks.length === 0 ? null : (
        <>
          <h3>{report.weeks}</h3>
          <p className="diary-small">{words.week.source}</p>
          <ul className="diary-report-weeks">
            {[...diary.weeks].reverse().map((week) => (
              <li key={week.id}>
                <strong>{formatMoment(week.at, locale)}</strong>
                <WeekText locale={locale} words={words} week={week} />
              </li>
            ))}
          </ul>
        </>
      )}
    </article>
  )
})
