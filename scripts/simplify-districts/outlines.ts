import * as v from 'valibot'
import { districts as districtNames } from '#reports/crash-figures/figures.ts'
import type { DistrictOutline, Outlines } from '#reports/crash-figures/outlines.ts'
import { type Border, type Point, ringsOf, traceBorders } from './borders.ts'
import {
  closeNarrow,
  dropSpecks,
  emptyGrid,
  fillGaps,
  type Grid,
  keepWithin,
  middleOf,
  paint,
  type Ring,
} from './grid.ts'
import { fitProjection, type LonLat, type Projection, project } from './projection.ts'
import { svgPath } from './svg-path.ts'
import { simplifyLine } from './visvalingam.ts'

/** Size of the map in its own units; one unit is about 100 feet. */
const width = 640
const margin = 6

/** The outlines are painted on a grid this many times finer before they are traced again. */
const cellsPerUnit = 4

/** Triangles below this many square units are smoothed away. */
const smallestTriangle = 1.6

/** Creeks and docks narrower than this many units are drawn as land. */
const narrowestInlet = 1.5

/** Patches of a district below this many square units go to the one around them, or away. */
const smallestPatch = 12

/** Patches of water below this many square units are drawn as land; Lake Merritt has 600. */
const smallestWater = 100

const source =
  'City of Oakland, council districts of 2022 (map F5) and city limits; shore: US Census Bureau 2020, public domain'

const ring = v.array(v.pipe(v.array(v.number()), v.minLength(2)))
const geoJson = v.object({
  features: v.array(
    v.object({
      properties: v.object({ NAME: v.string() }),
      geometry: v.object({ type: v.literal('Polygon'), coordinates: v.array(ring) }),
    }),
  ),
})
const pair = v.tuple([v.number(), v.number()])
const landFile = v.object({
  rings: v.array(v.string()),
  transform: v.object({ scale: pair, translate: pair }),
  arcs: v.array(v.array(pair)),
})

/** The files as they were read: two GeoJSON ones of the City, and the land of the Census. */
export interface OutlineFiles {
  districts: unknown
  cityLimits: unknown
  land: unknown
}

/**
 * Draws the districts anew, with fewer points and without the water of the bay. They are painted
 * on a fine grid, cut to the shore, and their borders traced and smoothed one by one, so that
 * neighbours still fit together without gaps.
 */
export function simplifyDistricts(files: OutlineFiles): Outlines {
  const { features } = v.parse(geoJson, files.districts)
  const cityLimits = v.parse(geoJson, files.cityLimits).features.flatMap(lonLatRings)
  const land = landRings(files.land)
  const { projection, height } = fitProjection(land.flat(), width, margin)
  const cellsOf = (points: readonly LonLat[]): Ring =>
    points.map((point) => {
      const [x, y] = project(point, projection)
      return [x * cellsPerUnit, y * cellsPerUnit]
    })

  const blank = () => emptyGrid(width * cellsPerUnit, height * cellsPerUnit)

  const map = blank()
  for (const feature of features) {
    paint(map, lonLatRings(feature).map(cellsOf), Number(feature.properties.NAME))
  }
  const city = blank()
  paint(city, cityLimits.map(cellsOf), 1)
  const shore = blank()
  paint(shore, land.map(cellsOf), 1)
  takeWaterFrom(city, shore)
  keepWithin(map, city)
  dropSpecks(map, smallestPatch * cellsPerUnit ** 2)
  fillGaps(map, city)
  return outlinesOf(map, projection, height)
}

type Feature = v.InferOutput<typeof geoJson>['features'][number]

function lonLatRings({ geometry }: Feature): LonLat[][] {
  return geometry.coordinates.map((points) =>
    points.map(([longitude = 0, latitude = 0]): LonLat => [longitude, latitude]),
  )
}

/** TopoJSON: whole numbers, each the step from the one before. */
function landRings(file: unknown): LonLat[][] {
  const { transform, arcs } = v.parse(landFile, file)
  const [scaleX, scaleY] = transform.scale
  const [west, south] = transform.translate
  return arcs.map((steps) => {
    let [x, y] = [0, 0]
    return steps.map(([dx, dy]): LonLat => {
      x += dx
      y += dy
      return [west + x * scaleX, south + y * scaleY]
    })
  })
}

/**
 * Takes bay and lake out of the city. The land of the Census is coarser than the City's limits, so
 * its edge inland leaves slivers beside them, which are not water: only large patches are.
 */
function takeWaterFrom(city: Grid, land: Grid) {
  closeNarrow(land, (narrowestInlet / 2) * cellsPerUnit)
  const water: Grid = {
    ...city,
    cells: city.cells.map((inCity, at) => (inCity === 1 && land.cells[at] === 0 ? 1 : 0)),
  }
  dropSpecks(water, smallestWater * cellsPerUnit ** 2)
  for (const [at, isWater] of water.cells.entries()) if (isWater) city.cells[at] = 0
}

function outlinesOf(map: Grid, projection: Projection, height: number): Outlines {
  const borders = traceBorders(map).map(simplified)
  const outlineOf = (label: number): DistrictOutline => {
    const [x, y] = middleOf(map, label)
    return {
      path: svgPath(ringsOf(borders, label).filter((points) => areaOf(points) >= smallestPatch)),
      middle: [Math.round(x / cellsPerUnit), Math.round(y / cellsPerUnit)],
    }
  }
  const entries = districtNames.map((name) => [name, outlineOf(Number(name))])
  return {
    source,
    width,
    height,
    projection: {
      west: rounded(projection.west),
      north: rounded(projection.north),
      unitsPerDegreeEast: rounded(projection.unitsPerDegreeEast),
      unitsPerDegreeSouth: rounded(projection.unitsPerDegreeSouth),
    },
    districts: Object.fromEntries(entries),
  }
}

/** In map units instead of cells. */
function simplified(border: Border): Border {
  const points = border.points.map(([x, y]): Point => [x / cellsPerUnit, y / cellsPerUnit])
  return { ...border, points: simplifyLine(points, smallestTriangle) }
}

/** In square units. A cell that touches its area at a corner only is a ring of its own. */
function areaOf(points: readonly Point[]) {
  const twice = points.reduce((sum, [x, y], index) => {
    const [beforeX, beforeY] = points.at(index - 1) ?? [0, 0]
    return sum + beforeX * y - x * beforeY
  }, 0)
  return Math.abs(twice) / 2
}

function rounded(number: number) {
  return Math.round(number * 1e6) / 1e6
}
