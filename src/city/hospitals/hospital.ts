import type { MapMark } from '#city/map/layout-marks.ts'
import type { Bilingual } from '#language/locales.ts'

/** A hospital of `#city/here/hospitals.yaml`. */
export interface Hospital {
  id: string
  name: string
  /** Other ways to type it in the finder. */
  foundBy?: readonly string[] | undefined
  system: string
  /** Street, city, state and postal code. */
  address: string
  /** Missing where the number is not confirmed. */
  phone: string | null
  /** The trauma level in words; missing where none is listed. */
  trauma: Bilingual | null
  /** Missing where no source says whom the trauma center is for. */
  traumaFor?: 'adults' | 'children' | undefined
  /** Whom the emergency room takes, where it does not take everybody. */
  onlyFor?: 'children' | undefined
  /** Missing where it is not known whether babies are delivered there. */
  births?: { confirmedBy: string | null } | undefined
  /** The place among the few that are named to somebody whose own place is not known; 1 is first. */
  whereUnknown?: number | undefined
  /** Whether water lies between the city and the hospital. */
  overWater?: boolean | undefined
  dayAndNight?: boolean | undefined
  /** Whether it is open that there is an emergency department. */
  unconfirmed?: boolean | undefined
  lat: number
  lon: number
  note?: Bilingual | undefined
}

/** A hospital with its letter, which is the same on every map and in every list. */
export type SignedHospital = Hospital & { sign: string }

/** Gives the hospitals of the whole list their letters, in its order. */
export const signHospitals = <Given extends Hospital>(hospitals: readonly Given[]) =>
  hospitals.map((hospital, index) => ({ ...hospital, sign: String.fromCharCode(65 + index) }))

/** Where anybody may be sent: not an unconfirmed emergency department, and no hospital for children. */
export const forEverybody = <Given extends Hospital>(hospitals: readonly Given[]) =>
  hospitals.filter(({ unconfirmed, onlyFor }) => !unconfirmed && onlyFor !== 'children')

/** The marks of hospitals on a map, of those that a link leads to. */
export const hospitalMarks = (
  hospitals: readonly SignedHospital[],
  linkTo: (id: string) => string | undefined,
): MapMark[] =>
  hospitals.flatMap(({ id, sign, name, trauma, lat, lon }) => {
    const href = linkTo(id)
    if (href === undefined) return []
    return { kind: trauma ? 'trauma' : 'hospital', sign, name, href, point: { lat, lon } }
  })
