import { expect, test } from 'vitest'
import { readHospitals } from '#city/hospitals/read-hospitals.ts'
import { measureRooms } from '#tools/danger-signs/measure-rooms.ts'
import { readCheckData } from '#tools/danger-signs/read-check-data.ts'
import { type RoomNeeds, roomsToOffer } from '#tools/danger-signs/rooms-to-offer.ts'

const check = readCheckData('en', readHospitals())
const { rooms } = check

const nobodySpecial: RoomNeeds = { child: false, births: false }
const child: RoomNeeds = { child: true, births: false }
const pregnant: RoomNeeds = { child: false, births: true }

const places = {
  fremont: { lat: 37.55, lon: -121.98 },
  /** Beside the children's hospital. */
  temescal: { lat: 37.837, lon: -122.267 },
  sanLeandro: { lat: 37.71, lon: -122.15 },
  /** At the door of the hospital that nobody has confirmed. */
  unconfirmed: { lat: 37.7123, lon: -122.1435 },
}

const roomsFrom = (place?: keyof typeof places) =>
  place ? measureRooms(check, { point: places[place] }) : rooms

const namesFor = (needs: RoomNeeds, place?: keyof typeof places) =>
  roomsToOffer(roomsFrom(place), needs).map(({ name }) => name)

const highland = 'Wilma Chan Highland Hospital Campus'
const summit = 'Alta Bates Summit Medical Center, Summit Campus'
const altaBates = 'Alta Bates Summit Medical Center, Alta Bates Campus'
const kaiserOakland = 'Kaiser Permanente Oakland Medical Center'
const kaiserSanLeandro = 'Kaiser Permanente San Leandro Medical Center'
const forChildren = "UCSF Benioff Children's Hospital Oakland"

test('somebody who does not say where they are is told three, trauma center first', () => {
  expect(namesFor(nobodySpecial)).toEqual([highland, summit, kaiserOakland])
})

test('the nearest to the place comes first, and each has its distance', () => {
  const [first, ...rest] = roomsToOffer(roomsFrom('fremont'), nobodySpecial)
  expect(first).toMatchObject({ name: 'Washington Hospital', away: 'about 0.5 miles away' })
  expect(rest).toHaveLength(2)
})

test.each([undefined, 'temescal', 'fremont'] as const)(
  "a child is sent to the children's hospital first (%s)",
  (place) => {
    expect(namesFor(child, place)[0]).toBe(forChildren)
    expect(namesFor(child, place)).toHaveLength(3)
  },
)

test("an adult is never sent to the children's hospital, though they stand beside it", () => {
  expect(namesFor(nobodySpecial, 'temescal')).not.toContain(forChildren)
})

test('where babies have to be delivered only places with a source are named', () => {
  expect(namesFor(pregnant)).toEqual([highland, kaiserOakland, altaBates])
  expect(namesFor(pregnant, 'sanLeandro')[0]).toBe(kaiserSanLeandro)
  for (const place of ['fremont', 'temescal', 'sanLeandro'] as const) {
    const named = namesFor(pregnant, place)
    expect(named).not.toContain(summit)
    expect(named).not.toContain('Washington Hospital')
    expect(named).toHaveLength(3)
  }
})

test('a child who is pregnant goes where babies are delivered', () => {
  expect(namesFor({ child: true, births: true }, 'temescal')).not.toContain(forChildren)
})

test('a source that no person has confirmed says to call first, and only for births', () => {
  const [unconfirmed] = roomsToOffer(rooms, pregnant)
  expect(unconfirmed?.callFirst).toBe(true)
  const confirmed = rooms.map((room) => ({ ...room, births: { confirmedBy: 'A. Reyes' } }))
  expect(roomsToOffer(confirmed, pregnant)[0]?.callFirst).toBe(false)
  expect(roomsToOffer(rooms, nobodySpecial)[0]?.callFirst).toBe(false)
})

test('a room that is still to be confirmed is named to nobody', () => {
  expect(namesFor(nobodySpecial, 'unconfirmed')).not.toContain('San Leandro Hospital')
})

test('a site without a list names none', () => {
  expect(roomsToOffer([], nobodySpecial)).toEqual([])
})
