import { periodSaid } from '#reports/accident-report/said.ts'
import type { ReportWords } from '#reports/accident-report/words.ts'
import type { Period } from '#reports/crash-figures/view.ts'

/** Where the public reads the records themselves. */
export const recordsAddress = 'https://data.ca.gov/dataset/ccrs'

export interface SourceLineProps {
  place: string
  period: Period
  words: ReportWords
}

/** What every figure owes: the layer, the years, the source. */
export function SourceLine({ place, period, words }: SourceLineProps) {
  return (
    <p className="crash-source">
      {`${place}, ${periodSaid(period, words)}. ${words.source} `}
      <a href={recordsAddress}>{words.sourceLink}</a>
    </p>
  )
}
