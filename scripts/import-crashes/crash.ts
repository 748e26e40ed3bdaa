import {
  type CollisionType,
  collisionTypes,
  type District,
  type Factor,
  type Layer,
  type Lighting,
  lightings,
  type PersonInjury,
  type Placement,
  type Role,
} from '#reports/crash-figures/figures.ts'
import type { HeaderFamily } from './columns.ts'
import { hourOfCrash, readCrashDate } from './crash-time.ts'
import type { CsvRow } from './csv-rows.ts'
import { factorOfCrash } from './factor.ts'
import { type Places, placeCrash } from './places.ts'
import { injuryOfPerson, peopleCount } from './severity.ts'

/** What is kept of a crash while its year is read. The identifier stays with whoever keeps it. */
export interface Crash {
  year: number
  isoDate: string
  /** Monday is 0. */
  weekday: number
  hour: number | undefined
  /** Twelve crashes of nine years were reported by neither Oakland police nor Highway Patrol. */
  layer: Layer | 'otherAgencies'
  injured: number
  killed: number
  factor: Factor
  collisionType: CollisionType
  lighting: Lighting
  hitAndRun: boolean
  road: string
  district: District | undefined
  placedBy: keyof Placement | undefined
  /** The rest comes from the parties and the people. */
  worstPerson: PersonInjury | undefined
  hasParties: boolean
  pedestrian: boolean
  bicycle: boolean
  motorcycle: boolean
  drinking: boolean
  inattention: boolean
}

type Position = (column: string) => number

/** City code 0109, and agency code 0109 of its police; at times without the zero. */
const oakland = 109

/** Whether, and what, to read of a crash row. `undefined` when a date cannot be read. */
export function crashReader(position: Position, family: HeaderFamily, places: Places) {
  const at = {
    city: position('citycode'),
    deleted: position('isdeleted'),
    agency: position('nciccode'),
    date: position('crashdatetime'),
    time: position('crashtimedescription'),
    beat: position('beat'),
    injured: position('numberinjured'),
    killed: position('numberkilled'),
    factorCode: position('primarycollisionfactorcode'),
    violation: position('primarycollisionfactorviolation'),
    collisionType: position('collisiontypecode'),
    hitAndRun: position('hitrun'),
    primaryRoad: position('primaryroad'),
    secondaryRoad: position('secondaryroad'),
    lighting: position(family === 'extract' ? 'specialconditionlightingcode' : 'lightingcode'),
  }
  return {
    isOakland: (row: CsvRow) => row.digits(at.city) === oakland,
    isDeleted: (row: CsvRow) => row.text(at.deleted).toLowerCase() === 'true',
    read(row: CsvRow): Crash | undefined {
      const date = readCrashDate(row.text(at.date))
      if (!date) return undefined
      const layer = layerOf(row.text(at.agency))
      const road = row.text(at.primaryRoad)
      const place =
        layer === 'cityStreets'
          ? placeCrash(places, road, row.text(at.secondaryRoad), row.text(at.beat))
          : undefined
      return {
        year: date.year,
        isoDate: date.isoDate,
        weekday: date.weekday,
        hour: hourOfCrash(row.text(at.time), date.hour),
        layer,
        injured: peopleCount(row.text(at.injured)),
        killed: peopleCount(row.text(at.killed)),
        factor: factorOfCrash(row.text(at.factorCode), row.text(at.violation)),
        collisionType: collisionTypeOf(row.text(at.collisionType)),
        lighting: lightingOf(row.text(at.lighting)),
        hitAndRun: /^[FM]$/.test(row.text(at.hitAndRun)),
        road,
        district: place?.district,
        placedBy: place?.by,
        worstPerson: undefined,
        hasParties: false,
        pedestrian: false,
        bicycle: false,
        motorcycle: false,
        drinking: false,
        inattention: false,
      }
    },
  }
}

/** Whether a crash is on a freeway is blank on two rows in three: who reported it tells. */
export function layerOf(agency: string): Crash['layer'] {
  const code = agency.padStart(4, '0')
  if (code === '0109') return 'cityStreets'
  return code.startsWith('9') ? 'freeways' : 'otherAgencies'
}

export function collisionTypeOf(code: string): CollisionType {
  const index = code.length === 1 ? 'ABCDEFGH'.indexOf(code) : -1
  return collisionTypes[index] ?? 'notStated'
}

/**
 * In the extract the code is run together with the special condition before it: `FatalC`,
 * `Counter Report / Late-ReportedB`. The code is the last letter either way; the texts beside it
 * (`DARK-STREET LIGHTS NOT FUNCTIONING*`) vary and are not read.
 */
export function lightingOf(text: string): Lighting {
  const code = text.slice(-1)
  const index = code === '' ? -1 : 'ABCDE'.indexOf(code)
  return lightings[index] ?? 'notStated'
}

/** Reads what a party says about its crash. */
export function partyReader(
  position: Position,
  family: HeaderFamily,
  motorcycles: 'inferred' | 'recorded',
) {
  const at = {
    type: position('partytype'),
    equipment: position('safetyequipmentcode'),
    sobriety: position('sobrietydrugphysicalcode1'),
    inattention: position(family === 'extract' ? 'inattentiondirectionoftravel' : 'inattention'),
  }
  const vehicles =
    motorcycles === 'recorded' ? [position('vehicle1typeid'), position('vehicle2typeid')] : []
  const isMotorcycle = (row: CsvRow) =>
    motorcycles === 'recorded'
      ? vehicles.some((vehicle) => isMotorcycleType(row.digits(vehicle)))
      : isMotorcycleHelmet(row.text(at.equipment))
  return function addParty(crash: Crash, row: CsvRow) {
    const type = row.text(at.type)
    crash.hasParties = true
    crash.pedestrian ||= type === 'Pedestrian'
    crash.bicycle ||= type === 'Bicyclist'
    crash.motorcycle ||= type === 'Driver' && isMotorcycle(row)
    crash.drinking ||= hadBeenDrinking(row.text(at.sobriety))
    crash.inattention ||= hasInattention(row.text(at.inattention), family)
  }
}

/** B under the influence, C not under it, D impairment not known: all three had been drinking. */
function hadBeenDrinking(code: string) {
  return code === 'B' || code === 'C' || code === 'D'
}

/** State vehicle types 02 and 03. */
function isMotorcycleType(type: number) {
  return type === 2 || type === 3
}

/** Motorcycle driver, helmet not used (V) and used (W). */
function isMotorcycleHelmet(code: string) {
  return code === 'V' || code === 'W'
}

const inattentions = new Set([
  'ANIMALS',
  'CELL PHONE HANDHELD',
  'CELL PHONE HANDSFREE',
  'CHILDREN',
  'EATING',
  'ELECTRONIC_EQUIPMENT',
  'OTHER',
  'PERSONAL HYGIENE',
  'RADIO/CD',
  'READING',
  'SMOKING',
])

/**
 * Whether a party's inattention was noted. In the extract the direction of travel is run together
 * with it: `N` is no inattention, northbound; `CELL PHONE HANDHELDS` is southbound on the phone;
 * `OTHER` has no direction. So a last letter is cut off only when that leaves a word we know.
 */
export function hasInattention(text: string, family: HeaderFamily) {
  if (family === 'published') return text !== ''
  return inattentions.has(text) || inattentions.has(text.replace(/[NESW]$/, ''))
}

/** Reads a person's role and injury. */
export function personReader(position: Position) {
  const at = { injury: position('extentofinjurycode'), role: position('injuredpersontype') }
  return {
    /** Witnesses and passengers who were not hurt have no injury; whether they are marked as such varies. */
    isHurt: (row: CsvRow) => row.text(at.injury) !== '',
    injury: (row: CsvRow) => injuryOfPerson(row.text(at.injury)),
    word: (row: CsvRow) => row.text(at.injury),
    role: (row: CsvRow) => roleOf(row.text(at.role)),
  }
}

const roleOfWord: Readonly<Record<string, Role>> = {
  Driver: 'driver',
  Passenger: 'passenger',
  Pedestrian: 'pedestrian',
  Bicyclist: 'bicyclist',
}

function roleOf(word: string): Role {
  return roleOfWord[word] ?? 'other'
}
