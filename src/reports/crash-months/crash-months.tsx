import { beyondChance } from '#city/crash-figures/chance.ts'
import type { SummedFigures } from '#city/crash-figures/totals.ts'
import { crashWords } from '#city/crash-figures/words.ts'
import { Fold } from '#design/fold/fold.tsx'
import { TableScroll } from '#design/table-scroll/table-scroll.tsx'
import { rounded } from '#language/counted.ts'
import { monthLetter, monthName } from '#language/dates/month-names.ts'
import { fill } from '#language/fill.ts'
import type { Locale } from '#language/locales.ts'
import {
  type MonthRow,
  type MonthsAgainstBefore,
  monthsAgainstBefore,
} from '#reports/crash-months/months.ts'
import { monthWords } from '#reports/crash-months/words.ts'
import '#city/map/city-map.css'
import './crash-months.css'
import '#reports/accident-report/chart-part.css'

export interface CrashMonthsProps {
  locale: Locale
  figures: SummedFigures
}

interface PartProps {
  locale: Locale
  shown: MonthsAgainstBefore
}

const [width, height] = [360, 190]
const [top, bottom] = [22, 166]
const step = width / 12
const bar = 25

/** A bar for each month of the newest year, the mean of the years before across it, and their range. */
function Chart({ locale, shown: { rows } }: PartProps) {
  const highest = Math.max(1, ...rows.flatMap(({ count, most }) => [count, most]))
  const heightOf = (count: number) => Math.round(bottom - ((bottom - top) * count) / highest)
  const middleOf = (index: number) => step * (index + 0.5)
  const lines = (draw: (row: MonthRow, middle: number) => string) =>
    rows.map((row, index) => draw(row, middleOf(index))).join('')
  return (
    <svg className="crash-months" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path className="crash-months-axis" d={`M0 ${bottom}H${width}`} />
      {rows.map(({ month, count }, index) => (
        <rect
          key={month}
          x={middleOf(index) - bar / 2}
          y={heightOf(count)}
          width={bar}
          height={bottom - heightOf(count)}
          rx="2"
        />
      ))}
      <path
        className="crash-months-range"
        d={lines(({ least, most }, middle) => `M${middle} ${heightOf(least)}V${heightOf(most)}`)}
      />
      <path
        className="crash-months-mean"
        d={lines(({ mean }, middle) => `M${middle - 15} ${heightOf(mean)}h30`)}
      />
      {rows.map(({ month, count }, index) => (
        <g key={month}>
          <text x={middleOf(index)} y={bottom - 6} className="crash-months-count">
            {count}
          </text>
          <text x={middleOf(index)} y={bottom + 17}>
            {monthLetter(Number(month), locale)}
          </text>
        </g>
      ))}
    </svg>
  )
}

function Keys({ locale, shown: { year, before } }: PartProps) {
  const words = monthWords[locale]
  const period = fill(crashWords[locale].years, { ...before })
  const keys = [
    { name: fill(words.bar, { year }), mark: <rect x="7" y="3" width="12" height="20" rx="2" /> },
    {
      name: fill(words.mean, { period }),
      mark: <path className="crash-months-mean" d="M1 13h24" />,
    },
    {
      name: fill(words.range, { period }),
      mark: <path className="crash-months-range" d="M13 2v22" />,
    },
  ]
  return (
    <ul className="map-legend">
      {keys.map(({ name, mark }) => (
        <li key={name}>
          <svg className="crash-months" viewBox="0 0 26 26" aria-hidden="true">
            {mark}
          </svg>
          {name}
        </li>
      ))}
    </ul>
  )
}

function Table({ locale, shown: { year, before, rows } }: PartProps) {
  const words = monthWords[locale]
  const period = fill(crashWords[locale].years, { ...before })
  const cells: readonly [head: string, of: (row: MonthRow) => number][] = [
    [String(year), ({ count }) => count],
    [fill(words.mean, { period }), ({ mean }) => mean],
    [words.least, ({ least }) => least],
    [words.most, ({ most }) => most],
  ]
  return (
    <details>
      <summary>{words.asTable}</summary>
      <TableScroll label={words.asTable}>
        <table>
          <thead>
            <tr>
              <th scope="col">{words.month}</th>
              {cells.map(([head]) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.month}>
                <th scope="row">{monthName(Number(row.month), locale)}</th>
                {cells.map(([head, of]) => (
                  <td key={head}>{rounded(Math.round(of(row)), locale)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </TableScroll>
    </details>
  )
}

/** The months of the newest year against those of the years before. */
export function CrashMonths({ locale, figures }: CrashMonthsProps) {
  const words = monthWords[locale]
  const { yearsNotCounted } = figures
  const shown = monthsAgainstBefore(figures)
  const most = shown?.rows.toSorted((one, other) => other.count - one.count)[0]
  if (!shown || !most) return null
  return (
    <section className="crash-part">
      <Fold
        id="months"
        heading={fill(words.sentence, {
          year: shown.year,
          month: monthName(Number(most.month), locale),
          count: rounded(most.count, locale),
        })}
      >
        <p className="crash-topic">{words.heading}</p>
        <p className="crash-months-sentence">
          {fill(words.chance, {
            margin: rounded(Math.round(beyondChance * Math.sqrt(most.count)), locale),
          })}
        </p>
        <Chart locale={locale} shown={shown} />
        <Keys locale={locale} shown={shown} />
        <p className="fine-print">
          {words.note}{' '}
          {yearsNotCounted.length > 0
            ? fill(words.leftOut, { years: yearsNotCounted.join(', ') })
            : null}
        </p>
        <Table locale={locale} shown={shown} />
      </Fold>
    </section>
  )
}
