import { lazy, Suspense, useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { useCheckData } from '#tools/danger-signs/check-context.ts'
import {
  type MeasuredRoom,
  type OfferedRoom,
  type RoomNeeds,
  roomsToOffer,
} from '#tools/danger-signs/rooms-to-offer.ts'

/** Said where no place can be found; the answer itself stays. */
function Unplaced() {
  const { words } = useCheckData()
  return <p role="status">{words.rooms.unplaced}</p>
}

/** Few people say where they are: what finds a place comes when it is asked for. */
const PlaceForm = lazy(async () => {
  const file = await import('#tools/danger-signs/place-form.tsx').catch(() => undefined)
  return { default: file?.PlaceForm ?? Unplaced }
})

/** A room with all that it takes to get there. */
function Room({ room }: { room: OfferedRoom }) {
  const { words } = useCheckData()
  const { name, address, phone, call, directions, away, callFirst } = room
  return (
    <li>
      <strong>{name}</strong>
      {away ? `, ${away}` : null}
      <br />
      {address}
      <br />
      {call ? (
        <>
          <a href={call}>{phone}</a>
          {' · '}
        </>
      ) : null}
      <a href={directions} aria-label={`${words.rooms.directions}: ${name}`}>
        {words.rooms.directions}
      </a>
      {callFirst ? <p>{words.rooms.callFirst}</p> : null}
    </li>
  )
}

/** Roads to an emergency room, for the second level; to say where one is only sorts them. */
export function EmergencyRooms({ needs }: { needs: RoomNeeds }) {
  const { words, rooms, links } = useCheckData()
  const [measured, setMeasured] = useState<readonly MeasuredRoom[]>()
  const [asks, setAsks] = useState(false)
  const offered = roomsToOffer(measured ?? rooms, needs)
  if (offered.length === 0) return <p>{words.rooms.nearest}</p>
  return (
    <>
      <p>{needs.births ? words.rooms.births : words.emergencyRooms}</p>
      {asks ? (
        <Suspense>
          <PlaceForm onMeasured={setMeasured} otherwise={<Unplaced />} />
        </Suspense>
      ) : (
        <Button variant="outline" onClick={() => setAsks(true)}>
          {words.rooms.nearer}
        </Button>
      )}
      <ol className="answer-rooms">
        {offered.map((room) => (
          <Room key={room.name} room={room} />
        ))}
      </ol>
      {links.hospitals ? (
        <p>
          <a href={links.hospitals}>{words.allHospitals}</a>
        </p>
      ) : null}
    </>
  )
}
