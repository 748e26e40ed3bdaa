import { isWithinChance } from '#city/crash-figures/chance.ts'
import { Button } from '#design/button/button.tsx'
import { TableScroll } from '#design/table-scroll/table-scroll.tsx'
import { formatCount } from '#language/counted.ts'
import { formatDate } from '#language/dates/dates-in-words.ts'
import type { Day } from '#language/dates/days.ts'
import { fill } from '#language/fill.ts'
import type { Locale } from '#language/locales.ts'
import { intervalOfCount, intervalOfShare } from '#reports/crash-places/chance.ts'
import { type CityCounts, comparedParts } from '#reports/crash-places/city-shares.ts'
import { type CrashPlace, placeName } from '#reports/crash-places/crash-places.ts'
import { isCharted, PlaceChart } from '#reports/crash-places/place-chart.tsx'
import { placeCsv, placeRows, spanSaid } from '#reports/crash-places/place-rows.ts'
import type { Words } from '#reports/crash-places/words.en.ts'
import { placeWords } from '#reports/crash-places/words.ts'
import { href, page } from '#site/addresses.ts'
import { cityName } from '#site/city-name.ts'
import './place-report.css'

export interface PlaceReportProps {
  locale: Locale
  place: CrashPlace
  city: CityCounts
  /** The years that are counted together. */
  period: { from: number; to: number }
  /** ISO date of the newest record. */
  dataThrough: Day
  /** The page, with its origin. */
  address: string
  /** Who publishes it. */
  site: string
  /** ISO date of the visitor's reading. */
  today: Day
}

const outOf100 = (share: number) => Math.round(share * 100)

/** The first years against the last ones, or that they are too few. */
function trendSaid({ spans }: CrashPlace, words: Words) {
  const [first, last] = [spans[0], spans.at(-1)]
  if (!first || !last || first === last) return words.trend.none
  const changed = last.injury < first.injury ? 'fewer' : 'more'
  const way = isWithinChance({ now: last.injury, before: first.injury }) ? 'chance' : changed
  return fill(words.trend[way], {
    first: spanSaid(first, words),
    firstCount: formatCount(first.injury),
    last: spanSaid(last, words),
    lastCount: formatCount(last.injury),
  })
}

/** Shares of the place beside those of the city, each with what chance allows. */
function comparisonsOf(place: CrashPlace, city: CityCounts, words: Words) {
  const names = { severe: words.severity.severe, ...words.with }
  return comparedParts.flatMap((part) => {
    const count = place[part]
    if (count === null) return []
    const { low, high } = intervalOfShare(count, place.injury)
    const inCity = city[part] / city.injury
    const isBeyond = inCity < low || high < inCity
    const share = fill(words.city.share, {
      name: names[part],
      here: outOf100(count / place.injury),
      city: outOf100(inCity),
    })
    const chance = isBeyond
      ? words.city.beyond
      : fill(words.city.within, { low: outOf100(low), high: outOf100(high) })
    return [`${share} ${chance}`]
  })
}

const dataLink = (type: string, text: string) =>
  `data:${type};charset=utf-8,${encodeURIComponent(text)}`

function Take({
  place,
  words,
  rows,
  address,
}: Pick<PlaceReportProps, 'place' | 'address'> & {
  words: Words
  rows: ReturnType<typeof placeRows>
}) {
  const json = JSON.stringify({ place: place.streets, address, rows })
  return (
    <section className="place-take no-print">
      <h2>{words.take.heading}</h2>
      {isCharted(place) ? (
        <div className="island" data-island="save-chart">
          {/* A form, because a sent form is held while the script comes; a click would be lost. */}
          <form method="dialog" data-name={place.slug} data-failed={words.take.failed}>
            <Button type="submit" value="svg" variant="outline">
              {words.take.svg}
            </Button>
            <Button type="submit" value="png" variant="outline">
              {words.take.png}
            </Button>
            <p role="status" />
          </form>
        </div>
      ) : null}
      <p>
        <a download={`${place.slug}.csv`} href={dataLink('text/csv', placeCsv(rows, words))}>
          {words.take.csv}
        </a>{' '}
        ·{' '}
        <a download={`${place.slug}.json`} href={dataLink('application/json', json)}>
          {words.take.json}
        </a>
      </p>
    </section>
  )
}

/** Everything that is told of a corner or a street. No count from 1 to 10 is in it. */
export function PlaceReport(props: PlaceReportProps) {
  const { locale, place, city, period, dataThrough, address, site, today } = props
  const words = placeWords[locale]
  const rows = placeRows(place, words, period, locale)
  const { low, high } = intervalOfCount(place.injury)
  const comparisons = comparisonsOf(place, city, words)
  const years = spanSaid(period, words)
  const name = placeName(place, locale)
  const hasGap = place.spans.length === 2
  return (
    <div className="place-report">
      <p className="place-count">
        <strong>{formatCount(place.injury)}</strong>{' '}
        <span>{fill(words.counted[place.kind], { period: years })}</span>
      </p>
      <p>
        {fill(words.rank[place.kind], {
          rank: place.rank,
          of: place.of,
          low: formatCount(Math.round(low)),
          high: formatCount(Math.round(high)),
        })}
      </p>
      {isCharted(place) ? (
        <>
          <h2>{trendSaid(place, words)}</h2>
          <PlaceChart place={place} words={words} locale={locale} period={period} />
          <p className="fine-print">
            {words.whisker} {hasGap ? words.gap : null} {words.late}
          </p>
        </>
      ) : (
        <p>{words.trend.none}</p>
      )}
      <h2>{words.city.heading}</h2>
      <ul>
        {(comparisons.length > 0 ? comparisons : [words.city.none]).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <h2>{words.table}</h2>
      <TableScroll label={words.table}>
        <table>
          <thead>
            <tr>
              <th scope="col">{words.figure}</th>
              <th scope="col">{words.crashes}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ table, label, count }) => (
              <tr key={`${table} ${label}`}>
                <th scope="row">{label}</th>
                <td>{count === null ? words.few : formatCount(count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableScroll>
      <Take place={place} words={words} rows={rows} address={address} />
      <h2>{words.cite.heading}</h2>
      <p className="place-cite">
        {fill(words.cite.text, {
          site,
          place: name,
          city: cityName,
          period: years,
          through: formatDate(dataThrough, locale),
          address,
          today: formatDate(today, locale),
        })}
      </p>
      {place.district ? (
        <p>
          <a href={href(`district-${place.district}`, locale)}>
            {fill(words.more, { district: page(`district-${place.district}`).name[locale] })}
          </a>
        </p>
      ) : null}
    </div>
  )
}
