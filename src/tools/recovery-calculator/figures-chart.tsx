import { fill } from '#language/fill.ts'
import type { GroupOutcome } from '#tools/recovery-calculator/calculator.ts'
import { CurveChart } from '#tools/recovery-calculator/curve-chart.tsx'
import { type PeopleGroup, PeopleLines } from '#tools/recovery-calculator/people-lines.tsx'
import type { Words } from '#tools/recovery-calculator/words.en.ts'
import { type Course, lowBackCurve } from '#tools/studies/low-back-curve.ts'
import { shoulderRecovery, whiplashCourses } from '#tools/studies/studies.ts'
import './figures-chart.css'
import '#design/table-scroll/table-scroll.css'

type ResultWords = Words['result']

function whiplashGroups({ charts, courses }: ResultWords): readonly PeopleGroup[] {
  const tones = { mild: 'calm', moderate: 'middle', severe: 'strong' } as const
  let before = 0
  return whiplashCourses.map(({ id, outOf100 }) => {
    const value = fill(charts.outOf100, { count: outOf100 })
    const group = { id, count: outOf100, before, tone: tones[id], value, label: courses[id] }
    before += outOf100
    return group
  })
}

function shoulderGroups({ charts, shoulderTimes }: ResultWords): readonly PeopleGroup[] {
  return shoulderRecovery.map(({ id, outOf100 }) => ({
    id,
    count: outOf100,
    before: 0,
    tone: 'calm',
    value: fill(charts.outOf100, { count: outOf100 }),
    label: shoulderTimes[id],
  }))
}

interface ChartProps {
  caption: string
  words: ResultWords
}

function PeopleChart({ caption, words, groups }: ChartProps & { groups: readonly PeopleGroup[] }) {
  const { charts } = words
  return (
    <figure className="recovery-calculator-figure">
      <figcaption>{caption}</figcaption>
      <PeopleLines groups={groups} />
      <p className="recovery-calculator-small">{charts.eachLine}</p>
      <details>
        <summary>{charts.asTable}</summary>
        <table aria-label={caption}>
          <thead>
            <tr>
              <th scope="col">{charts.group}</th>
              <th scope="col">{charts.people}</th>
            </tr>
          </thead>
          <tbody>
            {groups.map(({ id, value, label }) => (
              <tr key={id}>
                <th scope="row">{label}</th>
                <td>{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  )
}

function LowBackChart({ caption, words, course }: ChartProps & { course: Course }) {
  const { charts } = words
  const points = lowBackCurve[course]
  const acute = course === 'acute'
  return (
    <figure className="recovery-calculator-figure">
      <figcaption>{caption}</figcaption>
      <CurveChart points={points} words={charts} withPhases={acute} />
      <p className="recovery-calculator-small">
        {charts.range} {acute ? charts.phases : null}
      </p>
      <details>
        <summary>{charts.asTable}</summary>
        <table aria-label={caption}>
          <thead>
            <tr>
              <th scope="col">{charts.week}</th>
              <th scope="col">{charts.average}</th>
              <th scope="col">{charts.rangeColumn}</th>
            </tr>
          </thead>
          <tbody>
            {points.map(({ week, mean, low, high }) => (
              <tr key={week}>
                <th scope="row">{week}</th>
                <td>{mean}</td>
                <td>{fill(charts.rangeOf, { low, high })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  )
}

export interface FiguresChartProps {
  outcome: GroupOutcome
  words: ResultWords
}

/** The picture of a result and the same figures as a table. */
export function FiguresChart({ outcome, words }: FiguresChartProps) {
  const { charts } = words
  switch (outcome.kind) {
    case 'neck':
      return <PeopleChart caption={charts.neck} words={words} groups={whiplashGroups(words)} />
    case 'shoulder':
      return <PeopleChart caption={charts.shoulder} words={words} groups={shoulderGroups(words)} />
    case 'low-back':
      return <LowBackChart caption={charts['low-back']} words={words} course="acute" />
    case 'beyond-12-weeks':
      return <LowBackChart caption={charts.beyond} words={words} course="persistent" />
  }
}
