import { isWithinChanceOfMany, peoplePerEvent } from '#city/crash-figures/chance.ts'
import { roles } from '#city/crash-figures/figures.ts'
import { type District, districts } from '#city/here/city.ts'
import { CityMap } from '#city/map/city-map.tsx'
import type { DrawnMap } from '#city/map/drawn-map.ts'
import { formatCount } from '#language/counted.ts'
import { fill } from '#language/fill.ts'
import type { Locale } from '#language/locales.ts'
import { PainChart } from '#reports/community-pain/pain-chart.tsx'
import { countOf, countOfAll, hurts, type Records } from '#reports/community-pain/records.ts'
import type { Words } from '#reports/community-pain/words.en.ts'
import { hrefIfServed } from '#site/addresses.ts'
import { cityName } from '#site/city-name.ts'

export interface RecordChartProps {
  words: Words
  records: Records
}

const outOf100 = (part: number, whole: number) => Math.round((100 * part) / Math.max(1, whole))

/** How the officers called the injuries. */
export function RecordedInjuries({ records, words }: RecordChartProps) {
  const { caption, note, rows, sentence } = words.records.hurts
  return (
    <PainChart
      caption={caption}
      columns={[words.people]}
      note={note}
      sentence={fill(sentence, {
        total: formatCount(countOfAll(records)),
        count: formatCount(countOfAll(records, 'possible')),
      })}
      rows={hurts.map((hurt) => {
        const count = countOfAll(records, hurt)
        return { key: hurt, label: rows[hurt], values: [formatCount(count)], length: count }
      })}
    />
  )
}

/** How the people hurt were on the road, and how often an injury was called serious. */
export function RecordedRoles({ records, words }: RecordChartProps) {
  const { caption, rows, sentence } = words.records.roles
  const seriousOf = (role: (typeof roles)[number]) =>
    outOf100(countOf(records, role, 'serious'), countOf(records, role))
  return (
    <PainChart
      caption={caption}
      columns={[words.people, words.share]}
      sentence={fill(sentence, {
        walking: seriousOf('pedestrian'),
        driving: seriousOf('driver'),
      })}
      rows={roles.map((role) => {
        const count = countOf(records, role)
        return {
          key: role,
          label: rows[role],
          values: [formatCount(count), String(seriousOf(role))],
          length: count,
        }
      })}
    />
  )
}

/** How many were hurt in each year. */
export function RecordedYears({ records: { years }, words }: RecordChartProps) {
  const { caption, note, sentence, withinChance, beyondChance } = words.records.years
  const [first, last] = [years[0], years.at(-1)]
  if (!first || !last) return null
  const change = { now: last.count, before: first.count }
  return (
    <PainChart
      caption={caption}
      columns={[words.people]}
      note={note}
      sentence={fill(sentence, {
        first: first.year,
        firstCount: formatCount(first.count),
        last: last.year,
        lastCount: formatCount(last.count),
        chance: isWithinChanceOfMany(change, peoplePerEvent) ? withinChance : beyondChance,
      })}
      rows={years.map(({ year, count }) => ({
        key: String(year),
        label: String(year),
        values: [formatCount(count)],
        length: count,
      }))}
    />
  )
}

/** Units of the map: the circle of the district with the most people. */
const largest = 62

interface CirclesProps {
  map: DrawnMap
  counts: Records['districts']
}

/** A circle for each district whose area is its count. */
function Circles({ map, counts }: CirclesProps) {
  const most = Math.max(1, ...districts.map((district) => counts[district]))
  return (
    <g className="pain-circles">
      {districts.map((district) => {
        const [x, y] = map.districts[district].middle
        const radius = Math.round(largest * Math.sqrt(counts[district] / most))
        return <circle key={district} cx={x} cy={y} r={radius} />
      })}
    </g>
  )
}

/** In which district they were hurt: a map, and the same as a table. */
export function RecordedDistricts({
  locale,
  map,
  records,
  words,
}: RecordChartProps & { locale: Locale; map: DrawnMap }) {
  const { caption, key, map: label, note, row, sentence } = words.records.districts
  const counts = records.districts
  const nameOf = (district: District) => fill(row, { district })
  const ranked = districts.toSorted((one, other) => counts[other] - counts[one])
  const [most = '1'] = ranked
  const total = districts.reduce((sum, district) => sum + counts[district], 0)
  return (
    <>
      <PainChart
        caption={caption}
        columns={[words.people]}
        note={note}
        sentence={fill(sentence, {
          answer: nameOf(most),
          total: formatCount(total),
          count: formatCount(counts[most]),
        })}
        rows={ranked.map((district) => ({
          key: district,
          label: nameOf(district),
          values: [formatCount(counts[district])],
          length: counts[district],
        }))}
      />
      <CityMap
        map={map}
        locale={locale}
        label={fill(label, { city: cityName, districts: districts.length })}
        districtLinks={(district) => hrefIfServed(`district-${district}`, locale)}
        onLand={<Circles map={map} counts={counts} />}
        underNumber={(district) => <text dy="1.45em">{formatCount(counts[district])}</text>}
        keys={
          <li>
            <svg className="map-key pain-circles" viewBox="0 0 26 26" aria-hidden="true">
              <circle cx="13" cy="13" r="11" />
            </svg>
            {key}
          </li>
        }
      />
    </>
  )
}
