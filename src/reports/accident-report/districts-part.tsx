import { isDistrict } from '#city/crash-figures/view.ts'
import { type District, districts } from '#city/here/city.ts'
import { fill } from '#language/fill.ts'
import { BarList } from '#reports/accident-report/bar-list.tsx'
import { ChartPart } from '#reports/accident-report/chart-part.tsx'
import type { DistrictsShown, Report } from '#reports/accident-report/report.ts'
import type { ReportTable, Wording } from '#reports/accident-report/report-tables.ts'
import { countOrFew, measureSaid, outOf100 } from '#reports/accident-report/said.ts'
import type { Words } from '#reports/accident-report/words.en.ts'
import { cityName } from '#site/city-name.ts'
import './districts-part.css'

export interface DistrictsPartProps extends Wording {
  report: Report
  place: string
  /** What links to other views of the report keep of the address. */
  search: string
  table: ReportTable | undefined
  asked: readonly string[]
  unusual: readonly string[]
}

/** How much of the city the three districts with the most hold together. */
function shareOfThree(
  { rows, city }: DistrictsShown,
  measure: string,
  nameOf: (district: District) => string,
  { districts: words }: Words,
) {
  const most = rows.flatMap(({ district, count }) => (count === null ? [] : [{ district, count }]))
  const three = most.toSorted((one, other) => other.count - one.count).slice(0, 3)
  const [first = '', second = '', third] = three.map(({ district }) => nameOf(district))
  if (city === null || third === undefined) return fill(words.sentenceFew, { measure })
  const together = three.reduce((sum, { count }) => sum + count, 0)
  return fill(words.sentence, { measure, share: outOf100(together / city), first, second, third })
}

/** The districts: with counts for the city, as the way to the others elsewhere. */
export function DistrictsPart({ report, search, words, links, ...part }: DistrictsPartProps) {
  const { districts: across, view } = report
  const heading = fill(words.districts.heading, { districts: districts.length })
  const nameOf = (district: District) => links[`district-${district}`].name
  const link = (district: District) => (
    <a href={links[`district-${district}`].href + search}>{nameOf(district)}</a>
  )

  if (!across) {
    const here = isDistrict(view.area) ? view.area : undefined
    return (
      <nav className="crash-elsewhere" aria-label={heading}>
        {here ? null : <p>{words.districts.streetsOnly}</p>}
        <ul>
          {districts.map((district) => (
            <li key={district}>
              {district === here ? (
                <strong aria-current="page">{nameOf(district)}</strong>
              ) : (
                link(district)
              )}
            </li>
          ))}
          {here ? (
            <li>
              <a href={links['accident-report'].href + search}>
                {fill(words.districts.whole, { city: cityName })}
              </a>
            </li>
          ) : null}
        </ul>
      </nav>
    )
  }

  const { notPlaced, rows } = across
  const most = Math.max(1, ...rows.map(({ count }) => count ?? 0))

  return (
    <ChartPart
      {...part}
      id="districts"
      words={words}
      wide
      heading={heading}
      sentence={shareOfThree(across, measureSaid(view, words), nameOf, words)}
      notes={[
        fill(words.districts.notPlaced, {
          count: countOrFew(notPlaced, words),
          crashes: countOrFew(across.city, words),
        }),
        words.districts.population,
      ]}
    >
      <BarList
        bars={rows
          .toSorted((one, other) => (other.count ?? 0) - (one.count ?? 0))
          .map(({ district, count }) => ({
            key: district,
            label: link(district),
            value: countOrFew(count, words),
            length: (count ?? 0) / most,
          }))}
      />
    </ChartPart>
  )
}
