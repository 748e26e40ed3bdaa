import { fill } from '#language/fill.ts'
import type { Locale } from '#language/locales.ts'
import { href } from '#site/addresses.ts'
import { cityName } from '#site/city-name.ts'
import type { EmergencyRoom, GateData } from '#tools/danger-signs/gate-data.ts'
import { en } from '#tools/danger-signs/words.en.ts'
import { es } from '#tools/danger-signs/words.es.ts'
import { dangerStrings } from '#words/danger-signs/danger-strings.ts'
import { plainWords } from '#words/danger-signs/plain-words.ts'
import { readDangerSigns } from '#words/danger-signs/read-danger-signs.ts'

const words = { en, es }

/** What the gate of a page draws with. For the build: it reads the register. */
export function readGateData(locale: Locale, rooms: readonly EmergencyRoom[]): GateData {
  const { signs, sources } = readDangerSigns()
  const emergencyRooms = fill(words[locale].emergencyRooms, { city: cityName })
  return {
    words: { ...words[locale], emergencyRooms },
    shared: dangerStrings(locale),
    signs: signs.map(({ words: written, conditions, asked, source: _, signedBy: __, ...rule }) => {
      const plain = plainWords({ words: written, conditions }, locale)
      return { ...rule, words: plain, asked: asked?.[locale] ?? plain }
    }),
    sources: sources.map(({ name }) => name).join('; '),
    unsigned: signs.some(({ signedBy }) => signedBy.length === 0),
    rooms: rooms.map(({ name, address, phone }) => ({ name, address, phone })),
    hospitalsLink: href('hospitals', locale),
    diaryLink: href('symptom-tracker', locale),
  }
}
