import { mayBeSwapped } from '#city/crash-figures/chance.ts'
import { smallestShown } from '#city/crash-figures/small-numbers.ts'
import { wholePeriod } from '#city/crash-figures/view.ts'
import { crashWords } from '#city/crash-figures/words.ts'
import type { District } from '#city/here/city.ts'
import { districts } from '#city/here/city.ts'
import { cityWords } from '#city/here/words.ts'
import { CityMap, type NamedPoint } from '#city/map/city-map.tsx'
import type { DrawnMap } from '#city/map/drawn-map.ts'
import { ChoiceGroup } from '#design/choice-group/choice-group.tsx'
import { TableScroll } from '#design/table-scroll/table-scroll.tsx'
import { formatCount } from '#language/counted.ts'
import { fill } from '#language/fill.ts'
import { formatList } from '#language/format-list.ts'
import type { Locale } from '#language/locales.ts'
import {
  countsByDistrict,
  type FiguresOfDistricts,
  type MapMeasure,
  mapMeasures,
} from '#reports/crash-map/measures.ts'
import { inQuarters, type QuarterShown } from '#reports/crash-map/quarters.ts'
import { DistrictShades, shadeOf } from '#reports/crash-map/shades.tsx'
import { crashMapWords } from '#reports/crash-map/words.ts'
import { href, page } from '#site/addresses.ts'
import { cityName } from '#site/city-name.ts'
import './crash-map.css'
import '#reports/accident-report/chart-part.css'

export interface CrashMapProps {
  locale: Locale
  figures: FiguresOfDistricts
  map: DrawnMap
  /** Neighborhoods by which people find their way on the map. */
  points: readonly NamedPoint[]
  /** The mark of the visitor's place. */
  here?: string
  /** What it shows until another is chosen. */
  shows?: MapMeasure
  /** What links to districts keep of the address. */
  search: string
}

/** How many times as large the map may be drawn: what does not fit into its place is scrolled. */
const mapSizes = ['1', '2', '4', '8'] as const

interface MeasureShown {
  measure: MapMeasure
  counts: ReadonlyMap<District, number>
  quarters: readonly QuarterShown<District>[]
}

function measureShown(figures: FiguresOfDistricts, measure: MapMeasure): MeasureShown {
  const counted = countsByDistrict(figures, measure)
  return {
    measure,
    counts: new Map(counted.map(({ name, count }) => [name, count])),
    quarters: inQuarters(counted),
  }
}

const nameOf = (district: District, locale: Locale) => page(`district-${district}`).name[locale]

function countSaid(count: number | undefined, locale: Locale) {
  if (count === undefined) return ''
  return count < smallestShown ? crashMapWords[locale].few : formatCount(count)
}

interface PartProps {
  locale: Locale
  shown: readonly MeasureShown[]
}

/** The district with a count, or, in their order, all that chance or wrong places could put there. */
function thoseNear(extreme: number, counts: MeasureShown['counts'], locale: Locale) {
  const near = [...counts].filter(([, count]) => mayBeSwapped(count, extreme))
  const among = near.map(([, count]) => count)
  const least = countSaid(Math.min(...among), locale)
  const most = countSaid(Math.max(...among), locale)
  return {
    districts: formatList(
      near.map(([district]) => nameOf(district, locale)),
      locale,
    ),
    count: near.length > 1 ? fill(crashMapWords[locale].close, { least, most }) : least,
  }
}

function Sentences({ locale, shown }: PartProps) {
  const words = crashMapWords[locale]
  return shown.map(({ measure, counts }) => {
    const [most, fewest] = [Math.max(...counts.values()), Math.min(...counts.values())]
    return (
      <span key={measure} data-of={measure}>
        {fill(words.most, {
          ...thoseNear(most, counts, locale),
          counted: words.counted[measure],
        })}{' '}
        {/* Where even these two could be swapped, none has the fewest. */}
        {mayBeSwapped(most, fewest) ? null : fill(words.fewest, thoseNear(fewest, counts, locale))}
      </span>
    )
  })
}

function Keys({ locale, shown }: PartProps) {
  const words = crashMapWords[locale]
  return shown.flatMap(({ measure, quarters }) =>
    quarters.map(({ quarter, least, most }) => (
      <li key={`${measure} ${quarter}`} data-of={measure}>
        <svg className="map-key" viewBox="0 0 26 26" aria-hidden="true">
          <path className={shadeOf(quarter)} d="M1 1h24v24H1z" />
        </svg>
        {least === most
          ? fill(words.quarterOfOne, {
              quarter: words.quarters[quarter],
              count: countSaid(least, locale),
            })
          : fill(words.quarter, {
              quarter: words.quarters[quarter],
              least: countSaid(least, locale),
              most: countSaid(most, locale),
            })}
      </li>
    )),
  )
}

function Shades({ shown }: Pick<PartProps, 'shown'>) {
  return (
    <>
      {shown.map(({ measure, quarters }) => (
        <g key={measure} data-of={measure}>
          <DistrictShades
            quarterOf={(district) =>
              quarters.find(({ members }) => members.includes(district))?.quarter
            }
          />
        </g>
      ))}
    </>
  )
}

function Counts({ locale, shown, district }: PartProps & { district: District }) {
  return shown.map(({ measure, counts }) => (
    <text key={measure} data-of={measure} dy="1.45em">
      {countSaid(counts.get(district), locale)}
    </text>
  ))
}

function Table({ locale, shown, search }: PartProps & { search: string }) {
  const words = crashMapWords[locale]
  const [first] = shown
  return (
    <details>
      <summary>{words.asTable}</summary>
      <TableScroll label={words.asTable}>
        <table>
          <thead>
            <tr>
              <th scope="col">{words.district}</th>
              {shown.map(({ measure }) => (
                <th key={measure} scope="col">
                  {words.measures[measure]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {[...(first?.counts.keys() ?? [])].map((district) => (
              <tr key={district}>
                <th scope="row">
                  <a href={href(`district-${district}`, locale) + search}>
                    {nameOf(district, locale)}
                  </a>
                </th>
                {shown.map(({ measure, counts }) => (
                  <td key={measure}>{countSaid(counts.get(district), locale)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </TableScroll>
    </details>
  )
}

/**
 * The districts by their crashes, all years together. What the map shows is chosen among parts that
 * all stand in the page: style sheets hide the others, and no script is needed.
 */
export function CrashMap({
  locale,
  figures,
  map,
  points,
  here = '',
  shows = 'injury',
  search,
}: CrashMapProps) {
  const words = crashMapWords[locale]
  const shown = mapMeasures.map((measure) => measureShown(figures, measure))
  return (
    <section className="crash-districts keeps-query" aria-labelledby="map">
      <h2 id="map">
        <Sentences locale={locale} shown={shown} />
      </h2>
      <p className="crash-topic">{words.heading}</p>
      <ChoiceGroup
        id="map-shows"
        legend={words.choose}
        pick="one"
        layout="columns"
        choices={mapMeasures.map((measure) => ({
          value: measure,
          label: words.measures[measure],
        }))}
        chosenAtFirst={[shows]}
      />
      <div data-island="map-zoom">
        <ChoiceGroup
          id="map-size"
          legend={words.size}
          pick="one"
          layout="columns"
          choices={mapSizes.map((size) => ({
            value: size,
            label: size === '1' ? words.whole : `${size}×`,
          }))}
          chosenAtFirst={['1']}
        />
        <CityMap
          map={map}
          locale={locale}
          label={fill(words.mapLabel, { city: cityName, districts: districts.length })}
          points={points}
          scrolled={words.heading}
          here={here}
          districtLinks={(district) => href(`district-${district}`, locale) + search}
          onLand={<Shades shown={shown} />}
          underNumber={(district) => <Counts locale={locale} shown={shown} district={district} />}
          keys={<Keys locale={locale} shown={shown} />}
        />
      </div>
      <p className="fine-print">
        {fill(words.note, { period: fill(crashWords[locale].years, wholePeriod(figures.years)) })}{' '}
        {cityWords[locale].outlines}
      </p>
      <Table locale={locale} shown={shown} search={search} />
    </section>
  )
}
