import type { ReactNode } from 'react'
import { counted, rounded } from '#i18n/counted.ts'
import { formatMonth } from '#i18n/dates.ts'
import { fill } from '#i18n/fill.ts'
import type { Locale } from '#i18n/locales.ts'
import {
  RecordedDistricts,
  RecordedInjuries,
  RecordedRoles,
  RecordedTimes,
} from '#reports/community-pain/record-charts.tsx'
import type { Records } from '#reports/community-pain/records.ts'
import { ReportChart } from '#reports/community-pain/report-chart.tsx'
import type { ReportFigures, ReportTable } from '#reports/community-pain/report-figures.ts'
import type { Words } from '#reports/community-pain/words.en.ts'
import './community-pain.css'

export interface CommunityPainProps {
  locale: Locale
  words: Words
  records: Records
  /** `unknown` where nobody has asked the server: in a page as it was built. */
  reports: { kind: 'unknown' | 'not-enough' } | ({ kind: 'figures' } & ReportFigures)
  /** Where the published figures are as JSON. */
  figuresAddress: string
}

/** Where the state publishes its crash records. */
const recordsAddress = 'https://data.ca.gov/dataset/ccrs'

const topics = [
  { topic: 'body', Recorded: RecordedInjuries, tables: ['region', 'worst'] },
  { topic: 'time', Recorded: RecordedTimes, tables: ['since'] },
  { topic: 'travel', Recorded: RecordedRoles, tables: ['mode'] },
  { topic: 'place', Recorded: RecordedDistricts, tables: ['district'] },
] as const satisfies readonly { tables: readonly ReportTable[]; [key: string]: unknown }[]

/** What police records hold and what people reported here, by the same questions. */
export function CommunityPain(props: CommunityPainProps) {
  const { figuresAddress, locale, records, reports, words } = props
  return (
    <section className="community-pain" aria-labelledby="community-pain-heading">
      <h2 id="community-pain-heading">{words.heading}</h2>
      <p>
        {fill(words.windows.records, { from: records.from, to: records.to })} {words.recordsSource}{' '}
        <a href={recordsAddress}>data.ca.gov</a>
      </p>
      <ReportsWindow {...props} />
      {topics.map(({ Recorded, tables, topic }) => (
        <div key={topic} className="community-pain-topic">
          <h3>{words.topics[topic]}</h3>
          <div className="community-pain-pair">
            <Source name={words.sources.records}>
              <Recorded locale={locale} words={words} records={records} />
            </Source>
            {reports.kind === 'figures' ? (
              <Source name={words.sources.reports}>
                {tables.map((table) => (
                  <ReportChart
                    key={table}
                    locale={locale}
                    words={words}
                    figures={reports}
                    table={table}
                  />
                ))}
              </Source>
            ) : null}
          </div>
        </div>
      ))}
      {reports.kind === 'unknown' ? null : (
        <p>
          <a href={figuresAddress}>{words.data}</a>
        </p>
      )}
    </section>
  )
}

function Source({ children, name }: { name: string; children: ReactNode }) {
  return (
    <div>
      <h4>{name}</h4>
      {children}
    </div>
  )
}

/** Which time the reports are of and how far they can be trusted, or why there are none. */
function ReportsWindow({ figuresAddress, locale, reports, words }: CommunityPainProps) {
  if (reports.kind !== 'figures') {
    return (
      <p>
        <strong>{words.empty[reports.kind]}</strong>{' '}
        {reports.kind === 'unknown' ? (
          <a href={figuresAddress}>{words.data}</a>
        ) : (
          words.whenPublished
        )}
      </p>
    )
  }
  const { from, margin, quarters, to, total } = reports
  return (
    <>
      <p>
        {fill(words.windows.reports, {
          from: formatMonth(from, locale),
          to: formatMonth(to, locale),
        })}{' '}
        {counted(words.windows.quarters, quarters, locale)}{' '}
        {fill(words.limit, { total: rounded(total, locale) })}
      </p>
      <p className="fine-print">{fill(words.noise, { margin })}</p>
    </>
  )
}
