import type { ReportTable } from '#reports/accident-report/report-tables.ts'
import { periodSaid } from '#reports/accident-report/said.ts'
import type { Words } from '#reports/accident-report/words.en.ts'

/** Where the public reads the records themselves. */
export const recordsAddress = 'https://data.ca.gov/dataset/ccrs'

export interface SourceLineProps {
  place: string
  table: Pick<ReportTable, 'period' | 'mode'>
  words: Words
}

/** What every figure owes: the layer, the years, the source. */
export function SourceLine({ place, table: { period, mode }, words }: SourceLineProps) {
  return (
    <p className="fine-print">
      {[place, ...(mode ? [words.travel.with[mode]] : []), periodSaid(period, words)].join(', ')}.{' '}
      {words.source} <a href={recordsAddress}>{words.sourceLink}</a>
    </p>
  )
}
