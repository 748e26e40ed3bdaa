import { type MapPoint, milesBetween } from '#city/distance.ts'
import type { Crossing } from '#city/streets/crossings.ts'
import { isStreetType } from './fold.ts'
import type { Street } from './gazetteer.ts'

/** Where the numbers of the houses begin a new hundred. */
interface Corner {
  /** 73 at 73rd Avenue, where the houses of the street have numbers from 7300 on. */
  hundred: number
  crossing: Crossing
}

/** Two numbered corners say where a house between them is, while no more hundreds lie between. */
const hundredsBetween = 12

/** What is told is the middle of the block: no house is written down. */
const middle = 0.5

/** No block is longer, in miles: between corners further apart the count has another beginning. */
const longestBlock = 0.15

/**
 * The numbered corners of a street, those with streets or those with avenues, whichever are more: the
 * houses of Broadway are counted by 14th Street, those of International Boulevard by 73rd Avenue.
 */
function numberedCorners({ crossings }: Street): Corner[] {
  const numbered = crossings.flatMap(({ crossing, other: { words } }) => {
    const number = words.find((word) => /^\d+$/.test(word))
    const type = words.findLast(isStreetType) ?? ''
    return number === undefined ? [] : [{ type, hundred: Number(number), crossing }]
  })
  const types = [...new Set(numbered.map(({ type }) => type))]
  const byType = types.map((type) => numbered.filter((corner) => corner.type === type))
  const [most = []] = byType.toSorted((one, other) => other.length - one.length)
  return most.toSorted((one, other) => one.hundred - other.hundred)
}

const between = (from: MapPoint, to: MapPoint, share: number): MapPoint => ({
  lat: from.lat + (to.lat - from.lat) * share,
  lon: from.lon + (to.lon - from.lon) * share,
})

/** The block of a house: where it begins, the district there, and its first number. */
export interface Block {
  number: number
  point: MapPoint
  district: number
}

/**
 * Where the house with a number stands along a street, to a block. Nothing where the numbered corners
 * do not say it.
 */
export function findBlock(street: Street, number: number): Block | undefined {
  const corners = numberedCorners(street)
  const hundred = Math.floor(number / 100)
  const before = corners.findLast((corner) => corner.hundred <= hundred)
  const after = corners.find((corner) => corner.hundred > hundred)
  if (!before) return
  const { crossing } = before
  const found = { number: hundred * 100, district: crossing.district }
  const hundreds = after ? after.hundred - before.hundred : Number.POSITIVE_INFINITY
  const isCounted =
    after !== undefined &&
    hundreds <= hundredsBetween &&
    milesBetween(crossing.point, after.crossing.point) <= longestBlock * hundreds
  if (isCounted) {
    const share = (hundred + middle - before.hundred) / hundreds
    return { ...found, point: between(crossing.point, after.crossing.point, share) }
  }
  return before.hundred === hundred ? { ...found, point: crossing.point } : undefined
}
