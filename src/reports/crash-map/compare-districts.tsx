import { marginOfDistrict } from '#city/crash-figures/chance.ts'
import { smallestShown } from '#city/crash-figures/small-numbers.ts'
import type { SummedFigures } from '#city/crash-figures/totals.ts'
import { inPeriod, wholePeriod } from '#city/crash-figures/view.ts'
import { crashWords } from '#city/crash-figures/words.ts'
import { type District, districts } from '#city/here/city.ts'
import { TableScroll } from '#design/table-scroll/table-scroll.tsx'
import { rounded } from '#language/counted.ts'
import { fill } from '#language/fill.ts'
import type { Locale } from '#language/locales.ts'
import { countsByDistrict, mapMeasures } from '#reports/crash-map/measures.ts'
import { crashMapWords } from '#reports/crash-map/words.ts'
import { href, page } from '#site/addresses.ts'
import './compare-districts.css'
import '#design/field/field.css'

export interface CompareDistrictsProps {
  locale: Locale
  figures: SummedFigures
  /** The one that is compared first; without it those with the most and the fewest crashes. */
  district?: District
}

interface Row {
  name: string
  cells: readonly string[]
}

const nameOf = (district: District, locale: Locale) => page(`district-${district}`).name[locale]

/** What is compared, district by district in the order of their numbers. */
function rowsOf(figures: SummedFigures, locale: Locale): Row[] {
  const words = crashMapWords[locale]
  const { years, districts: areas } = figures
  const said = (count: number) =>
    count < smallestShown
      ? words.few
      : `${rounded(count, locale)} ±${rounded(Math.round(marginOfDistrict(count)), locale)}`
  const whole = wholePeriod(years)
  return [
    ...mapMeasures.map((measure) => ({
      name: words.measures[measure],
      cells: countsByDistrict(figures, measure).map(({ count }) => said(count)),
    })),
    {
      name: words.hitAndRun,
      cells: districts.map((district) =>
        said(inPeriod(areas[district].circumstances.hitAndRun[1], years, whole)),
      ),
    },
  ]
}

function firstTwo(figures: SummedFigures, district: District | undefined) {
  const ranked = countsByDistrict(figures, 'injury').toSorted(
    (one, other) => other.count - one.count,
  )
  const most = ranked.find(({ name }) => name !== district)?.name
  return [district ?? most, district ? most : ranked.at(-1)?.name]
}

/**
 * A table of all districts that shows the two that are chosen: style sheets hide the others, and no
 * script is needed.
 */
export function CompareDistricts({ locale, figures, district }: CompareDistrictsProps) {
  const words = crashMapWords[locale]
  const [one, other] = firstTwo(figures, district)
  return (
    <div className="crash-compare keeps-query">
      <div className="crash-compare-choice">
        {[one, other].map((chosen, index) => (
          <label key={chosen}>
            {`${words.compared[index]} `}
            <select defaultValue={chosen}>
              {districts.map((each) => (
                <option key={each} value={each}>
                  {nameOf(each, locale)}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
      <p className="fine-print">
        {fill(words.compareNote, {
          period: fill(crashWords[locale].years, wholePeriod(figures.years)),
        })}
      </p>
      <TableScroll label={words.compare}>
        <table>
          <thead>
            <tr>
              <td />
              {districts.map((each) => (
                <th key={each} scope="col">
                  <a href={href(`district-${each}`, locale)}>{nameOf(each, locale)}</a>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rowsOf(figures, locale).map(({ name, cells }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {districts.map((each, index) => (
                  <td key={each}>{cells[index]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </TableScroll>
    </div>
  )
}
