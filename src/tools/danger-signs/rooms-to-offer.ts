import type { EmergencyRoom } from '#tools/danger-signs/check-data.ts'

/** More than these nobody reads who has to leave. */
const mostOffered = 3

export interface RoomNeeds {
  /** A hospital for children comes first; nobody else is sent there. */
  child: boolean
  /** Only where babies are delivered. */
  births: boolean
}

/** A room with how far it is, where the place of the visitor is known. */
export interface MeasuredRoom extends EmergencyRoom {
  /** In a straight line. */
  miles?: number
  /** The same in words: "about 2.1 miles away". */
  away?: string
}

export interface OfferedRoom extends MeasuredRoom {
  /** Babies are delivered there by a source alone: nobody has asked the hospital. */
  callFirst: boolean
}

const takes = ({ onlyFor, births }: EmergencyRoom, needs: RoomNeeds) =>
  needs.births ? births !== undefined : needs.child || onlyFor !== 'children'

/** For whom a room is: 0 comes first, whatever the distance. */
const rank = ({ onlyFor }: EmergencyRoom, { child }: RoomNeeds) =>
  child && onlyFor === 'children' ? 0 : 1

const distance = ({ miles, whereUnknown }: MeasuredRoom) =>
  miles ?? whereUnknown ?? Number.MAX_SAFE_INTEGER

/**
 * The emergency rooms that an answer names, at most three: the nearest to the visitor, or those that
 * the list gives to somebody whose place is not known, and then in the order of the list.
 */
export const roomsToOffer = (rooms: readonly MeasuredRoom[], needs: RoomNeeds): OfferedRoom[] =>
  rooms
    .filter((room) => takes(room, needs))
    .toSorted(
      (one, other) => rank(one, needs) - rank(other, needs) || distance(one) - distance(other),
    )
    .slice(0, mostOffered)
    .map((room) => ({ ...room, callFirst: needs.births && room.births?.confirmedBy === null }))
