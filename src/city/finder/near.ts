import { milesBetween } from '#city/distance.ts'
import { milesBeside } from '#city/here/city.ts'
import type { Place } from '#city/place.ts'
import { type Finding, findPlace } from './find-place.ts'
import type { Gazetteer } from './gazetteer.ts'

/** What a page knows of where its visitor is. */
export type Near = { kind: 'not-asked' } | Finding

export const notAsked: Near = { kind: 'not-asked' }

/** Longer than any place, and short enough to be looked for at once. */
const longestText = 80

/**
 * What an address asks for by `?near=`. Anything may stand there. The places are made ready only for
 * who asks: that takes as long as to draw several pages.
 */
export function nearOf(query: URLSearchParams, gazetteer: () => Gazetteer): Near {
  const text = query.get('near')?.trim().slice(0, longestText)
  return text ? findPlace(text, gazetteer()) : notAsked
}

/** The same text for the same answer, of which there are only so many as there are places. */
export function nearKey(near: Near): string {
  if (near.kind === 'place') return near.place.slug ?? near.kind
  if (near.kind === 'outside') return `outside ${near.area.slug}`
  if (near.kind === 'doubtful') return `doubtful ${near.corner.slug}`
  if (near.kind !== 'choices') return near.kind
  return `choices ${near.more} ${near.places.map(({ slug }) => slug).join(' ')}`
}

/** The place that a list is sorted by. */
export const placeOf = (near: Near) => (near.kind === 'place' ? near.place : undefined)

/** Whether a point lies in the city or beside it. */
export const isAroundCity = (point: Place['point'], { named }: Gazetteer) =>
  named.some((place) => milesBetween(place.point, point) <= milesBeside)
