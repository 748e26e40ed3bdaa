import { fill } from '#language/fill.ts'
import type { Locale } from '#language/locales.ts'
import { href, hrefIfServed } from '#site/addresses.ts'
import { cityName } from '#site/city-name.ts'
import { directionsTo } from '#site/directions.ts'
import { writtenTelLink } from '#site/phone-numbers.ts'
import { recordWords } from '#tools/crash-record/words.ts'
import type { CheckData, EmergencyRoom } from '#tools/danger-signs/check-data.ts'
import { en } from '#tools/danger-signs/words.en.ts'
import { es } from '#tools/danger-signs/words.es.ts'
import { dangerStrings } from '#words/danger-signs/danger-strings.ts'
import { gettingWorse } from '#words/danger-signs/getting-worse/getting-worse.ts'
import { plainWords } from '#words/danger-signs/plain-words.ts'
import { readDangerSigns } from '#words/danger-signs/read-danger-signs.ts'

const words = { en, es }

/** What an answer may need of a room; an unconfirmed one is offered to nobody. */
const offeredRooms = (rooms: readonly ListedRoom[]): EmergencyRoom[] =>
  rooms
    .filter(({ unconfirmed }) => !unconfirmed)
    .map(({ name, address, phone, lat, lon, onlyFor, births, whereUnknown }) => ({
      name,
      address,
      phone,
      call: phone && writtenTelLink(phone),
      directions: directionsTo(address),
      lat,
      lon,
      onlyFor,
      births: births && { confirmedBy: births.confirmedBy },
      whereUnknown,
    }))

/** A room of the city's list. */
type ListedRoom = Omit<EmergencyRoom, 'call' | 'directions'> & {
  unconfirmed?: boolean | undefined
}

/** What the check of a page draws with. For the build: it reads the register. */
export function readCheckData(locale: Locale, rooms: readonly ListedRoom[]): CheckData {
  const emergencyRooms = fill(words[locale].emergencyRooms, { city: cityName })
  return {
    locale,
    words: { ...words[locale], emergencyRooms },
    record: recordWords[locale],
    worseRule: gettingWorse(locale),
    shared: dangerStrings(locale),
    signs: readDangerSigns().signs.map((sign) => {
      const {
        words: written,
        conditions,
        asked,
        source: _,
        signedBy: __,
        card: ___,
        ...rule
      } = sign
      const plain = plainWords({ words: written, conditions }, locale)
      return { ...rule, words: plain, asked: asked?.[locale] ?? plain }
    }),
    rooms: offeredRooms(rooms),
    links: {
      check: href('immediate-help', locale, 'check'),
      hospitals: hrefIfServed('hospitals', locale),
      diary: hrefIfServed('symptom-tracker', locale),
      plan: hrefIfServed('action-plan', locale),
      calculator: hrefIfServed('recovery-calculator', locale),
    },
  }
}
