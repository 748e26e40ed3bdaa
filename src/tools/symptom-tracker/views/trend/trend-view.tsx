import { memo, useMemo, useState } from 'react'
import { counted, rounded } from '#language/counted.ts'
import type { Locale } from '#language/locales.ts'
import { type Diary, diaryBetween } from '#tools/symptom-tracker/model/diary.ts'
import { dayOf } from '#tools/symptom-tracker/model/moment.ts'
import { momentNow } from '#tools/symptom-tracker/model/now.ts'
import { patternOf } from '#tools/symptom-tracker/model/pattern.ts'
import { daysOfSpan, type Span, trendOf } from '#tools/symptom-tracker/model/trend.ts'
import { PatternView } from '#tools/symptom-tracker/views/trend/pattern-view.tsx'
import { SpanField } from '#tools/symptom-tracker/views/trend/span-field.tsx'
import { TogetherView } from '#tools/symptom-tracker/views/trend/together-view.tsx'
import { TrendChart } from '#tools/symptom-tracker/views/trend/trend-chart.tsx'
import { TrendTable } from '#tools/symptom-tracker/views/trend/trend-table.tsx'
import type { Words } from '#tools/symptom-tracker/words.en.ts'
import './trend-view.css'

export interface TrendViewProps {
  locale: Locale
  words: Words
  diary: Diary
}

/** The line of pain over time, with its numbers, and the pattern behind it. */
export const TrendView = memo(function TrendView({ locale, words, diary }: TrendViewProps) {
  const [span, setSpan] = useState<Span>('six-weeks')
  const { entries } = diary
  const { trend, pattern, within } = useMemo(() => {
    // The line has no weekly checks: it begins with the first entry.
    const line = { entries, weeks: [] }
    const { from, to } = daysOfSpan(span, line, dayOf(momentNow()))
    const within = diaryBetween(line, from, to).entries
    return { trend: trendOf(entries, from, to), pattern: patternOf(within), within }
  }, [span, entries])

  if (entries.length === 0) return <p>{words.trend.empty}</p>
  return (
    <>
      <SpanField words={words.trend} legend={words.trend.span} span={span} onSpan={setSpan} />
      <p className="diary-summary">
        {counted(words.trend.written, trend.daysWritten, locale)}{' '}
        {counted(words.trend.ofDays, trend.days, locale)}{' '}
        {trend.mean === null
          ? words.trend.noNumbers
          : `${words.trend.average}: ${rounded(trend.mean, locale)}. ${words.trend.lowest}: ${trend.low}. ${words.trend.highest}: ${trend.high}.`}
      </p>
      <figure className="diary-figure">
        <p className="diary-chart-axis">{words.trend.axis}</p>
        <TrendChart locale={locale} words={words.trend} trend={trend} />
        <figcaption>
          <ul className="diary-key">
            <li className="diary-key-mean">{words.trend.keyMean}</li>
            <li className="diary-key-range">{words.trend.keyRange}</li>
            <li className="diary-key-gap">{words.trend.keyGap}</li>
          </ul>
          <p className="diary-small">
            {words.trend.steps[trend.step]} {words.trend.gaps}
          </p>
        </figcaption>
      </figure>
      <details className="diary-more">
        <summary>{words.trend.table}</summary>
        <TrendTable locale={locale} words={words.trend} trend={trend} />
      </details>
      <PatternView locale={locale} words={words} pattern={pattern} />
      <TogetherView locale={locale} words={words} entries={within} />
      <p className="diary-small">{words.trend.notAdvice}</p>
    </>
  )
})
