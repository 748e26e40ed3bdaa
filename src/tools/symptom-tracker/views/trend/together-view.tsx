import { counted } from '#language/counted.ts'
import { fill } from '#language/fill.ts'
import type { Locale } from '#language/locales.ts'
import type { Entry } from '#tools/symptom-tracker/model/entry.ts'
import {
  type PainCounts,
  type Together,
  togetherOf,
} from '#tools/symptom-tracker/model/together.ts'
import type { Words } from '#tools/symptom-tracker/words.en.ts'
import './together-view.css'

export interface TogetherViewProps {
  locale: Locale
  words: Words
  entries: readonly Entry[]
}

interface PainBarsProps {
  locale: Locale
  words: Words
  label: string
  counts: PainCounts
  /** The longest bar of all, in entries: bars of the same height mean the same everywhere. */
  most: number
}

const height = 24

/** One small chart, with all of it in words for those who do not see it. */
function PainBars({ locale, words, label, counts, most }: PainBarsProps) {
  const sum = counts.reduce((all, count) => all + count, 0)
  const inWords = counts.flatMap((count, pain) =>
    count === 0
      ? []
      : [`${fill(words.history.pain, { number: pain })}: ${counted(words.entries, count, locale)}`],
  )
  return (
    <div>
      <p>
        {label}: {counted(words.entries, sum, locale)}
      </p>
      <svg viewBox={`0 0 110 ${height + 1}`} role="img" aria-label={inWords.join('. ')}>
        {counts.map((count, pain) => (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: the place is the pain number
            key={pain}
            x={pain * 10 + 1}
            y={height - (height * count) / most}
            width="8"
            height={(height * count) / most}
          />
        ))}
        <path d={`M0 ${height + 0.5}H110`} />
      </svg>
      <p className="diary-together-ends" aria-hidden="true">
        <span>0</span>
        <span>10</span>
      </p>
    </div>
  )
}

/** What went with what: counts side by side, and no cause. */
export function TogetherView({ locale, words, entries }: TogetherViewProps) {
  const { together } = words
  const pairs = togetherOf(entries)
  const most = Math.max(1, ...pairs.flatMap((pair) => [...pair.with, ...pair.without]))
  const nameOf = (id: Together['id']) =>
    id === 'painWoke' ? words.write.painWoke : words.symptoms[id]
  return (
    <section>
      <h3>{together.heading}</h3>
      <p className="diary-small">{pairs.length === 0 ? together.nothing : together.note}</p>
      {pairs.length === 0 ? null : (
        <ul className="diary-together">
          {pairs.map((pair) => (
            <li key={pair.id}>
              <h4>{nameOf(pair.id)}</h4>
              <PainBars
                locale={locale}
                words={words}
                label={together.with}
                counts={pair.with}
                most={most}
              />
              <PainBars
                locale={locale}
                words={words}
                label={together.without}
                counts={pair.without}
                most={most}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
