import type { Place } from '#city/place.ts'
import { fill } from '#language/fill.ts'
import { type Projection, pointOnMap, projectionRead } from './projection.ts'
import type { Words } from './words.en.ts'

/** Where the visitor is, on a map that says how it is drawn, and what its mark is called. */
export interface HereMarkProps {
  from: Pick<Place, 'name' | 'point'>
  projection: Projection
  /** With a gap for the name of the place. */
  label: Words['here']
}

/** The mark as attributes and title, for the server that draws it and the browser that moves it. */
function markOf({ from: { name, point }, projection, label }: HereMarkProps) {
  const { x, y } = pointOnMap({ projection }, { latitude: point.lat, longitude: point.lon })
  return { r: '.45em', cx: x, cy: y, title: fill(label, { place: name }) }
}

export function HereMark(props: HereMarkProps) {
  const { title, ...attributes } = markOf(props)
  return (
    <circle {...attributes}>
      <title>{title}</title>
    </circle>
  )
}

/** Where a map takes the mark, with how it is drawn and what the mark is called: read by {@link moveHereMark}. */
export const hereClass = 'map-here'

const svg = 'http://www.w3.org/2000/svg'

/** Marks a place on the map of the page, which stays the HTML it is; nothing where there is no map. */
export function moveHereMark(from: HereMarkProps['from'] | undefined) {
  const map = document.querySelector<SVGGElement>(`.${hereClass}`)
  const { projection, label } = map?.dataset ?? {}
  if (!map || !projection || !label) return
  if (!from) return map.replaceChildren()
  const { title, ...attributes } = markOf({
    from,
    projection: projectionRead(projection),
    label: label as HereMarkProps['label'],
  })
  const mark = document.createElementNS(svg, 'circle')
  for (const [name, value] of Object.entries(attributes)) mark.setAttribute(name, `${value}`)
  const said = document.createElementNS(svg, 'title')
  said.textContent = title
  mark.append(said)
  map.replaceChildren(mark)
}
