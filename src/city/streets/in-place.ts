import { middleLatitude } from '#city/here/city.ts'
import type { Crossing } from './crossings.ts'

/** A crossing that stands where the other corners of its streets say that it cannot. */
export interface DoubtfulCrossing extends Crossing {
  /** From the course of the street that it is furthest off. */
  feetOff: number
}

export interface PlacedCrossings {
  /** Where their streets say, or where nothing says otherwise. */
  sure: readonly Crossing[]
  doubtful: readonly DoubtfulCrossing[]
}

/** A corner may lie so far off the line through the others of its street, in feet. */
const mostOff = 150
/** Streets bend: the further away the next corner is, the less it says. */
const bend = 1 / 4
/** The corners of a street that are looked at, the nearest. */
const mostNeighbours = 6
/** A line through two corners closer than this has no direction; further apart, the street may turn. */
const shortestLine = 30
const longestLine = 3000
/** Names of one corner: they say nothing about one another. */
const sameSpot = 2

interface Spot {
  crossing: Crossing
  /** Feet east and north of a fixed point. */
  x: number
  y: number
}

const feetInDegree = 364_567
const eastward = feetInDegree * Math.cos((middleLatitude * Math.PI) / 180)

const spotOf = (crossing: Crossing): Spot => ({
  crossing,
  x: crossing.point.lon * eastward,
  y: crossing.point.lat * feetInDegree,
})

const feetBetween = (one: Spot, other: Spot) => Math.hypot(one.x - other.x, one.y - other.y)

/** From a line through two corners, as far again as they are apart on either side. */
function feetFromLine(spot: Spot, from: Spot, to: Spot) {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const along = ((spot.x - from.x) * dx + (spot.y - from.y) * dy) / (dx * dx + dy * dy)
  const at = Math.max(-1, Math.min(2, along))
  return Math.hypot(spot.x - from.x - at * dx, spot.y - from.y - at * dy)
}

/** How far a corner is off a street with these corners; nothing where they are too few to say. */
function offStreet(spot: Spot, corners: readonly Spot[]) {
  const near = corners
    .map((other) => ({ other, feet: feetBetween(spot, other) }))
    .filter(({ feet }) => feet > sameSpot)
    .toSorted((one, next) => one.feet - next.feet)
    .slice(0, mostNeighbours)
  const lines = near.flatMap(({ other: from }, index) =>
    near
      .slice(index + 1)
      .filter(({ other: to }) => {
        const apart = feetBetween(from, to)
        return apart > shortestLine && apart < longestLine
      })
      .map(({ other: to }) => feetFromLine(spot, from, to)),
  )
  const [next] = near
  if (!next || lines.length === 0) return undefined
  return { feet: Math.min(...lines), allowed: mostOff + bend * next.feet }
}

/** Tells the crossings that stand in their place from those that do not. */
export function placedCrossings(crossings: readonly Crossing[]): PlacedCrossings {
  const spots = crossings.map(spotOf)
  const onStreet = Map.groupBy(
    spots.flatMap((spot) => spot.crossing.streets.map((street) => ({ street, spot }))),
    ({ street }) => street,
  )
  const sure: Crossing[] = []
  const doubtful: DoubtfulCrossing[] = []
  for (const spot of spots) {
    const off = spot.crossing.streets.flatMap((street) => {
      const corners = (onStreet.get(street) ?? []).map((corner) => corner.spot)
      return offStreet(spot, corners) ?? []
    })
    const tooFar = off.filter(({ feet, allowed }) => feet > allowed).map(({ feet }) => feet)
    if (tooFar.length === 0) sure.push(spot.crossing)
    else doubtful.push({ ...spot.crossing, feetOff: Math.round(Math.max(...tooFar)) })
  }
  return { sure, doubtful }
}
