import {
  type CollisionType,
  collisionTypes,
  type Factor,
  type Layer,
  type Lighting,
  lightings,
  type PersonInjury,
  type Placement,
  type Role,
} from '#city/crash-figures/figures.ts'
import { type District, stateCodes } from '#city/here/city.ts'
import type { StreetReader } from '#city/streets/street-reader.ts'
import type { Codes } from './codes.ts'
import type { HeaderFamily } from './columns.ts'
import { hourOfCrash, readCrashDate } from './crash-time.ts'
import type { CsvRow } from './csv-rows.ts'
import { factorOfCrash } from './factor.ts'
import { type Places, placeCrash } from './places.ts'
import { routeName } from './route-name.ts'
import { injuryOfPerson, peopleCount } from './severity.ts'

/** What is held of a crash while its year is read. The identifier stays with whoever keeps it. */
export interface Crash {
  year: number
  isoDate: string
  /** Monday is 0. */
  weekday: number
  hour: number | undefined
  /** A few crashes were reported by neither the city's police nor the Highway Patrol. */
  layer: Layer | 'otherAgencies'
  injured: number
  killed: number
  factor: Factor
  collisionType: CollisionType
  lighting: Lighting
  hitAndRun: boolean
  /**
   * The two streets of a city-street report by their full names; of a freeway only its own name.
   */
  roads: readonly string[]
  /** From the corner of the two, as the officer noted it. */
  feetFromCorner: number
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

/** In the files at times without the zero. */
const cityCode = Number(stateCodes.city)

/** Whether, and what, to read of a crash row. `undefined` when a date cannot be read. */
export function crashReader(
  position: Position,
  family: HeaderFamily,
  { places, codes }: { places: Places; codes: Codes },
) {
  const at = {
    city: position('citycode'),
    agency: position('nciccode'),
    date: position('crashdatetime'),
    time: position('crashtimedescription'),
    beat: position('beat'),
    injured: position('numberinjured'),
    killed: position('numberkilled'),
    violation: position('primarycollisionfactorviolation'),
    primaryRoad: position('primaryroad'),
    secondaryRoad: position('secondaryroad'),
    distance: position('secondarydistance'),
    distanceUnit: position('secondaryunitofmeasure'),
    deleted: position('isdeleted'),
    factorCode: position('primarycollisionfactorcode'),
    collisionType: position('collisiontypecode'),
    hitAndRun: position('hitrun'),
    lighting: position(family === 'extract' ? 'specialconditionlightingcode' : 'lightingcode'),
  }
  const coded = {
    deleted: codes.column('isdeleted'),
    factor: codes.column('primarycollisionfactorcode'),
    collisionType: codes.column('collisiontypecode'),
    hitAndRun: codes.column('hitrun'),
    lighting: codes.column('lightingcode'),
  }
  return {
    isInCity: (row: CsvRow) => row.digits(at.city) === cityCode,
    isDeleted: (row: CsvRow) =>
      coded.deleted.look(row.text(at.deleted), row).toLowerCase() === 'true',
    read(row: CsvRow): Crash | undefined {
      const date = readCrashDate(row.text(at.date))
      if (!date) return undefined
      const layer = layerOf(row.text(at.agency))
      const road = row.text(at.primaryRoad)
      const secondRoad = row.text(at.secondaryRoad)
      const place =
        layer === 'cityStreets'
          ? placeCrash(places, road, secondRoad, row.text(at.beat))
          : undefined
      return {
        year: date.year,
        isoDate: date.isoDate,
        weekday: date.weekday,
        hour: hourOfCrash(row.text(at.time), date.hour),
        layer,
        injured: peopleCount(row.text(at.injured)),
        killed: peopleCount(row.text(at.killed)),
        factor: factorOfCrash(
          coded.factor.look(row.text(at.factorCode), row),
          row.text(at.violation),
        ),
        collisionType: collisionTypeOf(coded.collisionType.look(row.text(at.collisionType), row)),
        lighting: lightingOf(coded.lighting.look(lightingCode(row.text(at.lighting)), row)),
        hitAndRun: /^[FM]$/.test(coded.hitAndRun.look(row.text(at.hitAndRun), row)),
        roads: roadsOf(layer, road, secondRoad, places.streets),
        feetFromCorner: feetFromCorner(row.text(at.distance), row.text(at.distanceUnit)),
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

function roadsOf(
  layer: Crash['layer'],
  road: string,
  secondRoad: string,
  streets: StreetReader,
): readonly string[] {
  if (layer === 'freeways') {
    const route = routeName(road)
    return route === undefined ? [] : [route]
  }
  const ramps = [road, secondRoad].map((written) => /^RT\b/i.test(written) && routeName(written))
  const [one, other] = ramps.some(Boolean)
    ? [ramps[0] || streets.nameOf(road), ramps[1] || streets.nameOf(secondRoad)]
    : streets.namesOf(road, secondRoad)
  if (one === '' || one === other) return other === '' ? [] : [other]
  return other === '' ? [one] : [one, other]
}

export const feetInMile = 5280

/** Feet, or miles where the unit is `M`; blank is at the corner. A distance that cannot be read is far. */
export function feetFromCorner(distance: string, unit: string) {
  const feet = Number(distance) * (unit === 'M' ? feetInMile : 1)
  return feet >= 0 ? feet : Number.POSITIVE_INFINITY
}

/** Whether a crash is on a freeway is blank on two rows in three: who reported it tells. */
export function layerOf(agency: string): Crash['layer'] {
  const code = agency.padStart(4, '0')
  if (code === stateCodes.police) return 'cityStreets'
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
function lightingCode(text: string) {
  return text.slice(-1)
}

export function lightingOf(text: string): Lighting {
  const code = lightingCode(text)
  const index = code === '' ? -1 : 'ABCDE'.indexOf(code)
  return lightings[index] ?? 'notStated'
}

/** Reads what a party says about its crash. */
export function partyReader(
  position: Position,
  family: HeaderFamily,
  { motorcycles, codes }: { motorcycles: 'inferred' | 'recorded'; codes: Codes },
) {
  const at = {
    type: position('partytype'),
    equipment: position('safetyequipmentcode'),
    sobriety: position('sobrietydrugphysicalcode1'),
    inattention: position(family === 'extract' ? 'inattentiondirectionoftravel' : 'inattention'),
  }
  const coded = {
    type: codes.column('partytype'),
    equipment: codes.column('safetyequipmentcode'),
    sobriety: codes.column('sobrietydrugphysicalcode1'),
  }
  const vehicles =
    motorcycles === 'recorded' ? [position('vehicle1typeid'), position('vehicle2typeid')] : []
  const isMotorcycle = (row: CsvRow) =>
    motorcycles === 'recorded'
      ? vehicles.some((vehicle) => isMotorcycleType(row.digits(vehicle)))
      : isMotorcycleHelmet(coded.equipment.look(row.text(at.equipment), row))
  return function addParty(crash: Crash, row: CsvRow) {
    const type = coded.type.look(row.text(at.type), row)
    crash.hasParties = true
    crash.pedestrian ||= type === 'Pedestrian'
    crash.bicycle ||= type === 'Bicyclist'
    crash.motorcycle ||= type === 'Driver' && isMotorcycle(row)
    crash.drinking ||= hadBeenDrinking(coded.sobriety.look(row.text(at.sobriety), row))
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
export function personReader(position: Position, codes: Codes) {
  const at = { injury: position('extentofinjurycode'), role: position('injuredpersontype') }
  const role = codes.column('injuredpersontype')
  return {
    /** Witnesses and passengers who were not hurt have no injury; whether they are marked as such varies. */
    isHurt: (row: CsvRow) => row.text(at.injury) !== '',
    injury: (row: CsvRow) => injuryOfPerson(row.text(at.injury)),
    word: (row: CsvRow) => row.text(at.injury),
    role: (row: CsvRow) => roleOf(role.look(row.text(at.role), row)),
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
