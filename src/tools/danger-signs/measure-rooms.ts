import { milesSaid } from '#city/miles-said.ts'
import { byDistance, type Place } from '#city/place.ts'
import { fill } from '#language/fill.ts'
import type { CheckData } from '#tools/danger-signs/check-data.ts'
import type { MeasuredRoom } from '#tools/danger-signs/rooms-to-offer.ts'

/** The emergency rooms with how far they are from a place. */
export const measureRooms = (
  { rooms, words, locale }: Pick<CheckData, 'rooms' | 'words' | 'locale'>,
  place: Pick<Place, 'point'>,
): MeasuredRoom[] =>
  byDistance(rooms, place).map((room) => ({
    ...room,
    away: fill(words.rooms.away, { miles: milesSaid(room.miles, locale) }),
  }))
