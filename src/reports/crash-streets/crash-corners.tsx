import { counted } from '#i18n/counted.ts'
import { formatList } from '#i18n/dates.ts'
import { fill } from '#i18n/fill.ts'
import type { Locale } from '#i18n/locales.ts'
import type { District } from '#reports/crash-figures/figures.ts'
import type { Intersection, StreetFigures } from '#reports/crash-figures/streets.ts'
import { crashWords } from '#reports/crash-figures/words.ts'
import { cornerWords } from '#reports/crash-streets/words.ts'
import { href, page } from '#site/addresses.ts'
import { TableScroll } from '#ui/table-scroll/table-scroll.tsx'
import './crash-corners.css'

export interface CrashCornersProps {
  locale: Locale
  streets: StreetFigures
  /** Only its corners; without it those of the whole city, with their districts. */
  district?: District
}

const mostShown = { city: 40, district: 15 }

/** The ranked corners of the city or of a district: a sentence, and a table that unfolds. */
export function CrashCorners({ locale, streets, district }: CrashCornersProps) {
  const words = cornerWords[locale]
  const { years, intersections } = streets
  const all = district ? intersections.filter((one) => one.district === district) : intersections
  const [first] = all
  const shown = all.slice(0, district ? mostShown.district : mostShown.city)
  const heading = district
    ? fill(words.headingDistrict, { district: districtName(district, locale) })
    : words.heading
  return (
    <section className="crash-corners" aria-labelledby="corners">
      <h2 id="corners">{heading}</h2>
      {first ? (
        <>
          <p>
            {fill(words.sentence, {
              corners: formatList(
                all.filter(({ injury }) => injury === first.injury).map(cornerName),
                locale,
              ),
              count: first.injury,
            })}
          </p>
          <details>
            <summary>{counted(words.show, shown.length, locale)}</summary>
            <TableScroll label={heading}>
              <table>
                <thead>
                  <tr>
                    <th scope="col">{words.corner}</th>
                    {district ? null : <th scope="col">{words.district}</th>}
                    <th scope="col">{words.injury}</th>
                  </tr>
                </thead>
                <tbody>
                  {shown.map((corner) => (
                    <tr key={cornerName(corner)}>
                      <th scope="row">{cornerName(corner)}</th>
                      {district ? null : <td>{districtLink(corner, locale)}</td>}
                      <td>{corner.injury}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </TableScroll>
          </details>
        </>
      ) : (
        <p>{words.none}</p>
      )}
      <p className="crash-corners-note">
        {fill(words.note, {
          period: fill(crashWords[locale].years, {
            from: years[0] ?? 0,
            to: years.at(-1) ?? 0,
          }),
        })}
      </p>
    </section>
  )
}

/** "High St / International Bl": the same in both languages. */
function cornerName({ roads }: Intersection) {
  return roads.join(' / ')
}

function districtName(district: District, locale: Locale) {
  return page(`district-${district}`).name[locale]
}

function districtLink({ district }: Intersection, locale: Locale) {
  return district ? (
    <a href={href(`district-${district}`, locale)}>{districtName(district, locale)}</a>
  ) : null
}
