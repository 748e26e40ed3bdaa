import type { Place } from '#city/place.ts'
import { fill } from '#language/fill.ts'
import type { Locale } from '#language/locales.ts'
import { type Projection, pointOnMap } from './projection.ts'
import { mapWords } from './words.ts'

/** Where the visitor is, on a map that says how it is drawn. */
export interface HereMarkProps {
  from: Pick<Place, 'name' | 'point'>
  projection: Projection
  locale: Locale
}

/** The mark as attributes and title, for the server that draws it and the browser that moves it. */
function markOf({ from: { name, point }, projection, locale }: HereMarkProps) {
  const { x, y } = pointOnMap({ projection }, { latitude: point.lat, longitude: point.lon })
  return { r: '.55em', cx: x, cy: y, title: fill(mapWords[locale].here, { place: name }) }
}

export function HereMark(props: HereMarkProps) {
  const { title, ...attributes } = markOf(props)
  return (
    <circle {...attributes}>
      <title>{title}</title>
    </circle>
  )
}

/** Where a map takes the mark, with how it is drawn: read by {@link moveHereMark}. */
export const hereClass = 'map-here'

const svg = 'http://www.w3.org/2000/svg'

/** Marks a place on the map of the page, which stays the HTML it is; nothing where there is no map. */
export function moveHereMark(from: HereMarkProps['from'] | undefined, locale: Locale) {
  const map = document.querySelector<SVGGElement>(`.${hereClass}`)
  if (!map?.dataset['projection']) return
  if (!from) return map.replaceChildren()
  const { title, ...attributes } = markOf({
    from,
    projection: JSON.parse(map.dataset['projection']),
    locale,
  })
  const mark = document.createElementNS(svg, 'circle')
  for (const [name, value] of Object.entries(attributes)) mark.setAttribute(name, `${value}`)
  const said = document.createElementNS(svg, 'title')
  said.textContent = title
  mark.append(said)
  map.replaceChildren(mark)
}
