import type { StreetFigures } from '#city/crash-figures/streets.ts'
import { wholePeriod } from '#city/crash-figures/view.ts'
import { crashWords } from '#city/crash-figures/words.ts'
import type { District } from '#city/here/city.ts'
import { CityMap } from '#city/map/city-map.tsx'
import type { DrawnMap } from '#city/map/drawn-map.ts'
import type { MapMark } from '#city/map/layout-marks.ts'
import { Fold } from '#design/fold/fold.tsx'
import { TableScroll } from '#design/table-scroll/table-scroll.tsx'
import { counted } from '#language/counted.ts'
import { fill } from '#language/fill.ts'
import { formatList } from '#language/format-list.ts'
import type { Locale } from '#language/locales.ts'
import {
  cornerName,
  isPlaced,
  type RankedCorner,
  rankedCorners,
} from '#reports/crash-streets/ranked.ts'
import { cornerWords } from '#reports/crash-streets/words.ts'
import { href, isPageId, page } from '#site/addresses.ts'
import '#city/map/numbered-marks.css'
import './crash-corners.css'
import '#reports/accident-report/chart-part.css'

export interface CrashCornersProps {
  locale: Locale
  streets: StreetFigures
  map: DrawnMap
  /** Only its corners. */
  district: District
}

/** So many are numbered on the map and listed beside it. */
const mostNumbered = 12

const districtName = (district: District, locale: Locale) =>
  page(`district-${district}`).name[locale]

interface EntryProps {
  corner: RankedCorner
  sign: string
  locale: Locale
}

/** Where the corner has a page of its own, the way there. */
function CornerLink({ corner, locale }: Pick<EntryProps, 'corner' | 'locale'>) {
  const id = `corner-${corner.slug}`
  const name = cornerName(corner, locale)
  return isPageId(id) ? <a href={href(id, locale)}>{name}</a> : name
}

function Entry({ corner, sign, locale }: EntryProps) {
  return (
    <li id={`corner-${sign}`} data-sign={sign}>
      <span className="crash-corner-sign">{sign}</span>
      <span>
        <CornerLink corner={corner} locale={locale} />
      </span>
      <b>{corner.injury}</b>
    </li>
  )
}

interface RestProps {
  corners: readonly RankedCorner[]
  locale: Locale
  heading: string
}

function Table({ corners, locale, heading }: RestProps) {
  const words = cornerWords[locale]
  return (
    <details>
      <summary>{counted(words.show, corners.length, locale)}</summary>
      <TableScroll label={heading}>
        <table>
          <thead>
            <tr>
              <th scope="col">{words.rank}</th>
              <th scope="col">{words.corner}</th>
              <th scope="col">{words.injury}</th>
            </tr>
          </thead>
          <tbody>
            {corners.map((corner) => (
              <tr key={corner.slug}>
                <td>{corner.rank}</td>
                <th scope="row">{cornerName(corner, locale)}</th>
                <td>{corner.injury}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableScroll>
    </details>
  )
}

/** The corner with the most crashes, or those that share its rank. */
const mostSaid = (
  corners: readonly RankedCorner[],
  { rank, injury }: RankedCorner,
  locale: Locale,
) =>
  fill(cornerWords[locale].sentence, {
    corners: formatList(
      corners.filter((corner) => corner.rank === rank).map((corner) => cornerName(corner, locale)),
      locale,
    ),
    count: injury,
  })

/** The ranked corners of the city or of a district: the first ones on the map and beside it. */
export function CrashCorners({ locale, streets, map, district }: CrashCornersProps) {
  const words = cornerWords[locale]
  const corners = rankedCorners(streets).filter((one) => one.district === district)
  const [first] = corners
  const heading = fill(words.heading, { district: districtName(district, locale) })
  const numbered = corners.slice(0, mostNumbered)
  const marks = numbered.flatMap((corner, index): MapMark[] => {
    const sign = String(index + 1)
    const name = cornerName(corner, locale)
    return isPlaced(corner)
      ? [{ kind: 'place', sign, name, href: `#corner-${sign}`, point: corner }]
      : []
  })
  return (
    <section className="crash-part">
      <Fold id="corners" heading={first ? mostSaid(corners, first, locale) : words.none}>
        <p className="crash-topic">{heading}</p>
        {first ? (
          <div className="crash-corners mapped keeps-query">
            <CityMap
              map={map}
              locale={locale}
              label={words.mapLabel}
              marks={marks}
              only={district}
            />
            <div>
              <p className="crash-corners-head">
                <span>{words.corner}</span> <span>{words.injury}</span>
              </p>
              <ol>
                {numbered.map((corner, index) => (
                  <Entry
                    key={corner.slug}
                    corner={corner}
                    sign={String(index + 1)}
                    locale={locale}
                  />
                ))}
              </ol>
              {corners.length > numbered.length ? (
                <Table corners={corners} locale={locale} heading={heading} />
              ) : null}
            </div>
          </div>
        ) : null}
        <p className="fine-print">
          {fill(words.note, { period: fill(crashWords[locale].years, wholePeriod(streets.years)) })}
        </p>
      </Fold>
    </section>
  )
}
