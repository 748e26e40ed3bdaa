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

/**
 * Two numbered corners say where a house between them is, while no more hundreds lie between. Across
 * a wide gap, and beyond the last corner, it is told by the nearest crossing of the street: tried on
 * corners that are known, 19 of 20 lie within 0.2 mile of there.
 */
const hundredsBetween = { narrow: 12, wide: 25 } as const

/** So many hundreds beyond the last numbered corner, where those before it lie at least as far apart. */
const hundredsBeyond = 6

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

/** Whether the houses are counted from one corner to the other without another beginning. */
const isOneCount = (from: Corner, to: Corner) =>
  milesBetween(from.crossing.point, to.crossing.point) <= longestBlock * (to.hundred - from.hundred)

/** Where the middle of a hundred lies on the line through two corners, between them or beyond. */
const onLine = (from: Corner, to: Corner, hundred: number) =>
  between(
    from.crossing.point,
    to.crossing.point,
    (hundred + middle - from.hundred) / (to.hundred - from.hundred),
  )

function nearestCrossing({ crossings }: Street, point: MapPoint) {
  const away = ({ crossing }: Street['crossings'][number]) => milesBetween(crossing.point, point)
  return crossings.toSorted((one, other) => away(one) - away(other))[0]?.crossing
}

/** Beyond the last numbered corner the houses are counted on as they were before it. */
function beyondLast(corners: readonly Corner[], last: Corner, hundred: number) {
  if (hundred - last.hundred > hundredsBeyond) return
  const from = corners.findLast((corner) => last.hundred - corner.hundred >= hundredsBeyond)
  return from && isOneCount(from, last) ? onLine(from, last, hundred) : undefined
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
  const gap = after ? after.hundred - before.hundred : 0
  const isBetween = after !== undefined && gap <= hundredsBetween.wide && isOneCount(before, after)
  if (isBetween && gap <= hundredsBetween.narrow) {
    return { ...found, point: onLine(before, after, hundred) }
  }
  if (before.hundred === hundred) return { ...found, point: crossing.point }
  const about = isBetween ? onLine(before, after, hundred) : undefined
  const point = about ?? (after ? undefined : beyondLast(corners, before, hundred))
  const nearest = point && nearestCrossing(street, point)
  return nearest && { ...found, point: nearest.point, district: nearest.district }
}
