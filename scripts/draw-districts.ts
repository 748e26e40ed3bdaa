/**
 * Draws the districts of `#city/here/districts.json` anew from the City's exact outlines:
 * `node scripts/draw-districts.ts FOLDER`. Only needed when the districts change; where the files
 * come from and what to look at afterwards: `docs/crash-figures.md`.
 *
 * mapshaper does the geometry: bay and lake are taken out of the districts, their edges are joined
 * where they differ by a few feet, and every border is simplified once for both neighbours.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import mapshaper from 'mapshaper'
import { readOutlines } from '#city/crash-figures/read-outlines.ts'
import { cityFolder, citySlug, type District, districts, middleLatitude } from '#city/here/city.ts'
import { pointOnMap } from '#city/map/projection.ts'

/** Metres, as long east as north in the middle of the city. */
const metres = `+proj=eqc +lat_ts=${middleLatitude} +units=m`

/**
 * In metres and square metres. Water smaller than the arms of the lake is drawn as land: the City's
 * limits and the shore of the Census differ by as much inland.
 */
const commands = `
  -i city.json districts.json land.json combine-files -proj "${metres}" target=*
  -erase land target=city name=water -explode -filter "this.area > 90000"
  -erase water target=districts -drop target=water,land
  -clean target=districts snap-interval=10 gap-fill-area=100000m2 sliver-control=1
  -filter-islands min-area=12000m2
  -simplify visvalingam weighted interval=40 -clean
  -points inner + name=middles
  -proj wgs84 target=districts,middles
  -o target=districts,middles format=geojson`

type LonLat = [longitude: number, latitude: number]

interface Drawn {
  features: {
    properties: { NAME: District }
    geometry:
      | { type: 'Point'; coordinates: LonLat }
      | { type: 'Polygon'; coordinates: LonLat[][] }
      | { type: 'MultiPolygon'; coordinates: LonLat[][][] }
  }[]
}

/** The land of the Census as TopoJSON: its first ring, with the others as holes. */
function landTopology() {
  const { transform, arcs } = JSON.parse(readFileSync(join(cityFolder, 'land.json'), 'utf8'))
  const land = { type: 'Polygon', arcs: arcs.map((_: unknown, ring: number) => [ring]) }
  return JSON.stringify({ type: 'Topology', transform, arcs, objects: { land } })
}

const old = readOutlines()

/** In tenths of a unit, so that neighbours share a border to the digit. */
function onMap([longitude, latitude]: LonLat): [x: number, y: number] {
  const { x, y } = pointOnMap(old, { longitude, latitude })
  return [Math.round(x * 10), Math.round(y * 10)]
}

/** A closed ring as an SVG path of relative steps, which is shortest. */
function pathOf(ring: readonly LonLat[]) {
  const points = ring
    .map(onMap)
    .filter(([x, y], index, all) => x !== all[index - 1]?.[0] || y !== all[index - 1]?.[1])
    .slice(0, -1)
  const steps = points.map(([x, y], index) => {
    const [fromX, fromY] = points[index - 1] ?? [0, 0]
    return `${index === 0 ? 'M' : 'l'}${decimal(x - fromX)} ${decimal(y - fromY)}`
  })
  return `${steps.join('').replaceAll(' -', '-')}z`
}

/** Tenths as a number without a zero before the point: 4 is `.4`, -12 is `-1.2`. */
function decimal(tenths: number) {
  return String(tenths / 10).replace(/^(-?)0\./, '$1.')
}

function ringsOf(drawn: Drawn, district: District): LonLat[][] {
  const geometry = drawn.features.find(({ properties }) => properties.NAME === district)?.geometry
  if (geometry?.type === 'Polygon') return geometry.coordinates
  if (geometry?.type === 'MultiPolygon') return geometry.coordinates.flat()
  throw new Error(`District ${district} has no outline`)
}

function middleOf(drawn: Drawn, district: District) {
  const geometry = drawn.features.find(({ properties }) => properties.NAME === district)?.geometry
  if (geometry?.type !== 'Point') throw new Error(`District ${district} has no middle`)
  return onMap(geometry.coordinates).map((tenths) => Math.round(tenths / 10))
}

const [folder] = process.argv.slice(2)
if (folder) {
  const output = await mapshaper.applyCommands(commands.replaceAll(/\s+/g, ' ').trim(), {
    'city.json': readFileSync(join(folder, `${citySlug}-city-limits.geojson`), 'utf8'),
    'districts.json': readFileSync(
      join(folder, `${citySlug}-council-districts-2022.geojson`),
      'utf8',
    ),
    'land.json': landTopology(),
  })
  const drawn = (name: string): Drawn => JSON.parse(String(output[name]))
  const outlines = {
    ...old,
    districts: Object.fromEntries(
      districts.map((district) => [
        district,
        {
          path: ringsOf(drawn('districts.json'), district).map(pathOf).join(''),
          middle: middleOf(drawn('middles.json'), district),
        },
      ]),
    ),
  }
  writeFileSync(join(cityFolder, 'districts.json'), `${JSON.stringify(outlines, null, 1)}\n`)
} else {
  console.error('Say where the outlines are: node scripts/draw-districts.ts FOLDER')
  process.exitCode = 2
}
