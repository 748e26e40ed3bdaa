import { periodSaid } from '#reports/accident-report/said.ts'
import type { Words } from '#reports/accident-report/words.en.ts'
import type { Period } from '#reports/crash-figures/view.ts'
import './crash-note.css'

/** Where the public reads the records themselves. */
export const recordsAddress = 'https://data.ca.gov/dataset/ccrs'

export interface SourceLineProps {
  place: string
  period: Period
  words: Words
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
