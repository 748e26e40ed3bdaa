import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cityFolder, lakeInCensus, mainStreets } from '#city/here/city.ts'
import { type Projection, pointOnMap } from '#city/map/projection.ts'
import { readRows } from '#city/streets/read-crossings.ts'
import { streetName, withoutType } from '#city/streets/street-name.ts'
import { type Point, pathOf, ringsOf, simplify } from './lines.ts'
import { courseOf } from './street-course.ts'

const read = (name: string) => readFileSync(join(process.cwd(), cityFolder, name), 'utf8')

interface Corner {
  roads: readonly string[]
  point: Point
}

/** "MacArthur" of a street and of its western part, with its type and without. */
const spellingsOf = (street: string) =>
  [street, withoutType(street)].flatMap((name) => [name, `West ${name}`])

function readCorners(projection: Projection): Corner[] {
  return readRows().map(({ streets, point: { lat, lon } }) => {
    const { x, y } = pointOnMap({ projection }, { latitude: lat, longitude: lon })
    return { roads: streets.map(streetName), point: [x, y] }
  })
}

interface Land {
  rings: readonly string[]
  transform: { scale: Point; translate: Point }
  arcs: readonly (readonly Point[])[]
}

/** The shore of the lake: a hole in the land of the Census, written as steps of a grid. */
function lakeShore(projection: Projection): Point[] {
  const land: Land = JSON.parse(read('land.json'))
  const [scaleX, scaleY] = land.transform.scale
  let [longitude, latitude] = land.transform.translate
  return (land.arcs[land.rings.indexOf(lakeInCensus)] ?? []).map(([east, north]) => {
    longitude += east * scaleX
    latitude += north * scaleY
    const { x, y } = pointOnMap({ projection }, { latitude, longitude })
    return [x, y]
  })
}

const closed = (ring: readonly Point[]) => `${pathOf(ring)}z`

/** What `#city/here/map.json` holds, drawn from the tables and outlines of `#city/here`. */
function drawMap() {
  const { source, width, height, projection, districts } = JSON.parse(read('districts.json'))
  const corners = readCorners(projection)
  const streets = mainStreets.map((name) => ({
    name,
    path: courseOf(
      corners
        .filter(({ roads }) => roads.some((road) => spellingsOf(name).includes(road)))
        .map(({ point }) => point),
    )
      .map(pathOf)
      .join(''),
  }))
  return {
    source: `${source}; streets: worked out from the corners in intersections.csv`,
    width,
    height,
    projection,
    districts: Object.fromEntries(
      Object.entries<{ path: string; middle: Point }>(districts).map(
        ([district, { path, middle }]) => [
          district,
          { path: ringsOf(path).map(closed).join(''), middle },
        ],
      ),
    ),
    lake: closed(simplify(lakeShore(projection), 0.8)),
    streets,
  }
}

/** As the file is written: a line for each value, as it is read in a comparison. */
export const mapText = () => `${JSON.stringify(drawMap(), null, 1)}\n`
