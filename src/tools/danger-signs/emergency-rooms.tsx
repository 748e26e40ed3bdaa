import { useCheckData } from '#tools/danger-signs/check-context.ts'

export interface EmergencyRoomsProps {
  /** Whether babies have to be delivered there. */
  births: boolean
}

/** Roads to an emergency room, for the second level. */
export function EmergencyRooms(_: EmergencyRoomsProps) {
  const { words, rooms, links } = useCheckData()
  return (
    <>
      <p>{words.emergencyRooms}</p>
      <ul>
        {rooms.map(({ name, address }) => (
          <li key={name}>
            {name}, {address}
          </li>
        ))}
      </ul>
      <p>
        <a href={links.hospitals}>{words.allHospitals}</a>
      </p>
    </>
  )
}
