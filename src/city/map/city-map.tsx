import { type ReactNode, useId } from 'react'
import type { MapPoint } from '#city/distance.ts'
import { type District, districts, neighbours, waters } from '#city/here/city.ts'
import { cityWords } from '#city/here/words.ts'
import { clinic as facts } from '#clinic'
import { fill } from '#language/fill.ts'
import type { Locale } from '#language/locales.ts'
import { href } from '#site/addresses.ts'
import type { DrawnMap } from './drawn-map.ts'
import { type Frame, frameAround, isInside, type Spot } from './frame.ts'
import { hereClass } from './here-mark.tsx'
import {
  edgeInset,
  type LaidMark,
  layoutMarks,
  type MapMark,
  type MarkKind,
  spotOf,
} from './layout-marks.ts'
import { labelShift, placeLabels, placeMiddles } from './place-labels.ts'
import { projectionWritten } from './projection.ts'
import { mapWords } from './words.ts'
import './city-map.css'

export interface NamedPoint {
  name: string
  point: MapPoint
}

export interface CityMapProps {
  map: DrawnMap
  locale: Locale
  /** What the map shows, for those who do not see it. */
  label: string
  /** In the order in which the keyboard reaches them. */
  marks?: readonly MapMark[]
  /** Whether the clinic is marked. */
  clinic?: boolean
  /** Points to find one's way, the most important first; one without room for its name is left out. */
  points?: readonly NamedPoint[]
  /** Points whose names are not written. */
  dots?: readonly NamedPoint[]
  /** Where the numbers of the districts lead; left out, there are none. */
  districtLinks?: (district: District) => string | undefined
  /** Only this district, as large as there is room, with what is marked inside. */
  only?: District
  /** Drawn on the land, below streets, names and marks: shades of the districts. */
  onLand?: ReactNode
  /** Drawn over land and streets, below names and marks. */
  children?: ReactNode
  /** Short texts below the number of a district, where there are links; not on a phone. */
  underNumber?: (district: District) => ReactNode
  /** More lines of the legend, the first ones in it. */
  keys?: ReactNode
  /** Names the part in which the drawing is moved, where it may be larger than its place. */
  scrolled?: string
  /** Where a live part draws the visitor's place, and the browser moves it. */
  here?: string
}

const clinicPoint: MapPoint = {
  lat: facts.coordinates.latitude,
  lon: facts.coordinates.longitude,
}

/** The narrowest the map is shown on a phone of 360 px, and the size of its letters there, in px. */
const [narrow, letter] = [320, 13]

/** Units around the city, so that the coast is not cut. */
const margin = 6

/** Below the city there is room for the name of the next one. */
const wholeFrame = ({ width, height }: DrawnMap): Frame => ({
  x: -margin,
  y: -margin,
  width: width + 2 * margin,
  height: height + 6 * margin,
})

/** What a short text around a place needs: three circles in a row, `apart` letters from each other. */
const roomOfText = ({ x, y }: Spot, apart: number, em: number) =>
  [-apart, 0, apart].map((letters) => ({ x: x + letters * em, y, radius: 0.7 * em }))

const roomOfNeighbours = (around: readonly Spot[], em: number) =>
  around.flatMap((spot) => roomOfText(spot, 1.4, em))

/** Of the counts below the numbers of districts, whose letters are small where they are seen. */
const roomOfCounts = (numbers: readonly (readonly [number, number])[], em: number) =>
  numbers.flatMap(([x, y]) => roomOfText({ x, y: y + 0.9 * em }, 0.6, em))

/** A house in a box from -1 to 1. */
const house = 'M-.9 0 0-.9.9 0v.9H-.9z'

function Sign({ mark: { kind, sign } }: { mark: Pick<MapMark, 'kind' | 'sign'> }) {
  if (kind === 'clinic') {
    return (
      <svg x="-1em" y="-1em" width="2em" height="2em" viewBox="-1 -1 2 2" aria-hidden="true">
        <path d={house} />
      </svg>
    )
  }
  return (
    <>
      <circle r=".92em" />
      {kind === 'trauma' ? <circle className="map-ring" r=".74em" /> : null}
      <text>{sign}</text>
    </>
  )
}

interface MarkProps {
  laid: LaidMark
  locale: Locale
  em: number
}

/** A link with the sign of its entry, and a thin line towards the place where it lies beside it. */
function Mark({ laid: { mark, place, at: spread, reach, outside }, locale, em }: MarkProps) {
  const words = mapWords[locale]
  const name = outside
    ? fill(words.outsideName, { name: mark.name, wind: words.winds[outside] })
    : mark.name
  // In whole units: nobody sees a tenth, and each has its letters in the page.
  const at = { x: Math.round(spread.x), y: Math.round(spread.y) }
  const [dx, dy] = [place.x - at.x, place.y - at.y]
  const length = Math.hypot(dx, dy)
  const isApart = length > 0.4 * em
  // Towards a place outside only to the edge: the box of the link is where it can be pressed.
  const part = outside ? Math.min(1, (edgeInset * em) / length) : 1
  const [toX, toY] = [at.x + dx * part, at.y + dy * part].map((units) => Math.round(units))
  const title = mark.kind === 'clinic' ? name : `${mark.sign}: ${name}`
  return (
    <a
      className={`map-mark map-${mark.kind}`}
      href={mark.href}
      data-sign={mark.sign}
      // Where a sign stands, its title is the name; the clinic has none.
      aria-label={mark.kind === 'clinic' ? title : undefined}
    >
      <title>{title}</title>
      {isApart ? <path className="map-way" d={`M${at.x} ${at.y}L${toX} ${toY}`} /> : null}
      <g transform={`translate(${at.x} ${at.y})`}>
        <circle className="map-reach" r={reach} />
        <Sign mark={mark} />
      </g>
    </a>
  )
}

interface NeighboursProps {
  locale: Locale
  around: readonly (Spot & { name: string })[]
}

function Neighbours({ locale, around }: NeighboursProps) {
  const words = cityWords[locale].waters
  return (
    <g className="map-around">
      {around.map(({ name, x, y }) => (
        <text key={name} x={x} y={y}>
          {name}
        </text>
      ))}
      <g className="map-water">
        <path d={waters.waves} />
        <text {...waters.names.bay}>{words.bay}</text>
        <text {...waters.names.estuary}>{words.estuary}</text>
      </g>
    </g>
  )
}

type LandProps = Pick<CityMapProps, 'map' | 'only'> & { named?: boolean }

/** By which what lies on a district takes its outline; a page has one map with something on it. */
export const landId = (district: District) => `land-${district}`

/** The districts: the coast is the edge of all of them together, drawn below. */
function Land({ map, only, named = false }: LandProps) {
  const id = useId()
  const shown = only ? [only] : districts
  return (
    <>
      <use className="map-coast" href={`#${id}`} />
      <g className="map-land">
        <g id={id}>
          {shown.map((district) => (
            <path
              key={district}
              id={named ? landId(district) : undefined}
              d={map.districts[district].path}
            />
          ))}
        </g>
      </g>
      {only ? null : <path className="map-lake" d={map.lake} />}
    </>
  )
}

function Streets({ map, only }: LandProps) {
  const id = useId()
  const streets = (
    <g className="map-streets">
      {map.streets.map(({ name, path }) => (
        <path key={name} d={path}>
          <title>{name}</title>
        </path>
      ))}
    </g>
  )
  if (!only) return streets
  return (
    <>
      <clipPath id={id}>
        <path d={map.districts[only].path} />
      </clipPath>
      <g clipPath={`url(#${id})`}>{streets}</g>
    </>
  )
}

interface DistrictsProps {
  map: DrawnMap
  locale: Locale
  linkTo: (district: District) => string | undefined
  underNumber: CityMapProps['underNumber']
}

function Districts({ map, locale, linkTo, underNumber }: DistrictsProps) {
  return (
    <g className="map-districts">
      {districts.map((district) => {
        const { path, middle } = map.districts[district]
        const name = fill(mapWords[locale].district, { district })
        const link = linkTo(district)
        const Drawn = link === undefined ? 'g' : 'a'
        return (
          <g key={district}>
            <Drawn href={link}>
              <title>{name}</title>
              <path d={path} />
              <text x={middle[0]} y={middle[1]}>
                {district}
              </text>
            </Drawn>
            {underNumber ? (
              <svg
                className="map-under-number"
                x={middle[0]}
                y={middle[1]}
                overflow="visible"
                aria-hidden="true"
              >
                {underNumber(district)}
              </svg>
            ) : null}
          </g>
        )
      })}
    </g>
  )
}

function Dots({ spots }: { spots: readonly (Spot & { name: string })[] }) {
  return (
    <g className="map-points">
      {spots.map(({ name, x, y }) => (
        <circle key={name} cx={x} cy={y} r=".13em">
          <title>{name}</title>
        </circle>
      ))}
    </g>
  )
}

/** In letters; nothing where a name does not move. */
const shiftBy = (letters: number) => (letters === 0 ? undefined : `${letters}em`)

/**
 * A dot whose name has no room, or that would lie on a number or a mark, comes with its name where the
 * map is drawn larger.
 */
function Points({ points, zooms }: { points: ReturnType<typeof placeLabels>; zooms: boolean }) {
  return (
    <g className="map-points">
      {points.map(({ name, x, y, side, covered }) => {
        if ((covered || !side) && !zooms) return null
        const { dx, dy } = labelShift[side ?? 'right']
        return (
          <g
            key={name}
            className={covered || !side ? 'map-closer' : undefined}
            transform={`translate(${Math.round(x)} ${Math.round(y)})`}
          >
            <circle r=".2em" />
            <text className={`map-${side ?? 'right'}`} dx={shiftBy(dx)} dy={shiftBy(dy)}>
              {name}
            </text>
          </g>
        )
      })}
    </g>
  )
}

const legendKinds = ['trauma', 'hospital', 'clinic'] as const satisfies readonly MarkKind[]

interface LegendProps {
  laid: readonly LaidMark[]
  locale: Locale
  keys: ReactNode
}

function Legend({ laid, locale, keys }: LegendProps) {
  const words = mapWords[locale]
  const kinds = legendKinds.filter((kind) => laid.some(({ mark }) => mark.kind === kind))
  const outside = laid.filter((each) => each.outside)
  return (
    <figcaption>
      <ul className="map-legend" aria-label={words.legend}>
        {keys}
        {kinds.map((kind) => (
          <li key={kind}>
            <svg
              className={`map-key map-mark map-${kind}`}
              viewBox="-13 -13 26 26"
              aria-hidden="true"
            >
              <Sign mark={{ kind, sign: '' }} />
            </svg>
            {words[kind]}
          </li>
        ))}
        <li>
          <svg className="map-key map-streets" viewBox="0 0 26 26" aria-hidden="true">
            <path d="M0 18l10-8 16-2" />
          </svg>
          {words.streets}
        </li>
      </ul>
      {outside.length > 0 ? (
        <p>
          {words.outside}{' '}
          {outside
            .map(
              ({ mark, outside: wind }) =>
                `${mark.sign} ${mark.name} (${wind && words.winds[wind]})`,
            )
            .join(', ')}
        </p>
      ) : null}
    </figcaption>
  )
}

/**
 * A map of the city, drawn when the site is built. Every mark is a link to its entry in a list
 * beside the map, which carries the same sign: the list says all that the map shows.
 */
export function CityMap({
  map,
  locale,
  label,
  marks = [],
  clinic = false,
  points = [],
  dots = [],
  districtLinks,
  only,
  onLand,
  underNumber,
  keys,
  scrolled,
  here,
  children,
}: CityMapProps) {
  const frame = only ? frameAround(map.districts[only].path, 2 * margin) : wholeFrame(map)
  const em = Math.round((Math.max(frame.width, frame.height * 0.7) / narrow) * letter * 10) / 10
  const toClinic: MapMark = {
    kind: 'clinic',
    sign: 'clinic',
    name: mapWords[locale].clinic,
    href: href('contact', locale),
    point: clinicPoint,
  }
  const isShown = ({ point }: MapMark) => !only || isInside(spotOf(map.projection, point), frame)
  const laid = layoutMarks(
    (clinic ? [toClinic, ...marks] : marks).filter(isShown),
    map.projection,
    frame,
    em,
  )
  const taken = laid.map(({ at }) => ({ ...at, radius: em }))
  const around = only ? [] : placeMiddles(neighbours, taken, em)
  const spotsOf = (named: readonly NamedPoint[]) =>
    named
      .map(({ name, point }) => ({ name, ...spotOf(map.projection, point) }))
      .filter((spot) => isInside(spot, frame))
  const numbers = districtLinks ? districts.map((district) => map.districts[district].middle) : []
  const labels = placeLabels(
    spotsOf(points),
    [
      ...taken,
      ...roomOfNeighbours(around, em),
      ...numbers.map(([x, y]) => ({ x, y, radius: 0.8 * em })),
      ...(underNumber ? roomOfCounts(numbers, em) : []),
    ],
    frame,
    em,
  )
  const drawing = (
    <svg
      viewBox={`${frame.x} ${frame.y} ${frame.width} ${frame.height}`}
      fontSize={em}
      role="group"
      aria-label={label}
    >
      <g className="map-letters">
        <Land map={map} named={onLand !== undefined} {...(only ? { only } : {})} />
        {onLand}
        <Streets map={map} {...(only ? { only } : {})} />
        {only ? null : <Neighbours locale={locale} around={around} />}
        {districtLinks ? (
          <Districts map={map} locale={locale} linkTo={districtLinks} underNumber={underNumber} />
        ) : null}
        {children}
        <Dots spots={spotsOf(dots)} />
        <Points points={labels} zooms={scrolled !== undefined} />
        {here === undefined ? null : (
          <g
            className={hereClass}
            data-projection={projectionWritten(map.projection)}
            data-label={mapWords[locale].here}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: the part was written by React
            dangerouslySetInnerHTML={{ __html: here }}
          />
        )}
        {laid.map((each) => (
          <Mark key={each.mark.sign} laid={each} locale={locale} em={em} />
        ))}
      </g>
    </svg>
  )
  return (
    <figure className="city-map">
      {scrolled ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move what is in it
        <section className="map-window" aria-label={scrolled} tabIndex={0}>
          {drawing}
        </section>
      ) : (
        drawing
      )}
      <Legend laid={laid} locale={locale} keys={keys} />
    </figure>
  )
}
