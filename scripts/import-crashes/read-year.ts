import { nameInRecords } from '#city/here/city.ts'
import { Codes } from './codes.ts'
import { type Crash, crashReader, partyReader, personReader } from './crash.ts'
import type { CsvRow } from './csv-rows.ts'
import { IdSet } from './id-set.ts'
import type { Places } from './places.ts'
import { ImportProblem } from './problem.ts'
import { type RowReader, readSource, type SourceReport } from './read-source.ts'
import { worse } from './severity.ts'
import type { YearFiles } from './source-files.ts'
import { emptyPeopleByLayer, type People } from './tally.ts'

export interface YearSettings {
  places: Places
  /** Whether the files have vehicle types, or motorcycles are inferred from helmets. */
  motorcycles: 'inferred' | 'recorded'
  /** Identifiers of the crashes of earlier years; those of this year are added. */
  crashesSeen: Set<number>
}

export interface YearRead {
  year: number
  /** By identifier. */
  crashes: ReadonlyMap<number, Crash>
  /** People hurt, by who reported the crash. */
  people: Record<Crash['layer'], People>
  reports: SourceReport[]
  /** What looks wrong in the files, and a person may let pass. */
  objections: ImportProblem[]
}

/**
 * More crashes than this without their parties or people, or more of these without their crash,
 * and a file lacks a part. The extract of 2016 to 2025 has none of either.
 */
const mostWithoutTheOther = 1 / 100

/**
 * Reads the city's crashes of a year, then their parties and people. Only these crashes are held in
 * memory, and one bit for each of the others, whatever the size of the files.
 */
export async function readYear(files: YearFiles, settings: YearSettings): Promise<YearRead> {
  const crashes = new Map<number, Crash>()
  const elsewhere = new IdSet()
  const people = emptyPeopleByLayer()
  const codes = { crashes: new Codes(), parties: new Codes(), people: new Codes() }
  const ids = { crashes, elsewhere }
  const crashReport = await readSource(
    files.paths.crashes,
    'crashes',
    keepCrashes(files.year, ids, settings, codes.crashes),
  )
  checkCrashes(crashReport, files.year)
  const partyReport = await readSource(
    files.paths.parties,
    'parties',
    keepParties(ids, settings, codes.parties),
  )
  const peopleReport = await readSource(
    files.paths.injuredwitnesspassengers,
    'injuredwitnesspassengers',
    countPeople(ids, people, codes.people),
  )
  const all = [...crashes.values()]
  const withInjured = all.filter(({ injured, killed }) => injured + killed > 0)
  return {
    year: files.year,
    crashes,
    people,
    reports: [crashReport, partyReport, peopleReport],
    objections: [
      ...crashesWithout(
        partyReport,
        all.map((crash) => crash.hasParties),
      ),
      ...crashesWithout(
        peopleReport,
        withInjured.map((crash) => crash.worstPerson !== undefined),
      ),
      ...rowsWithoutCrash(partyReport, crashReport),
      ...rowsWithoutCrash(peopleReport, crashReport),
      ...codes.crashes.objections(crashReport.name),
      ...codes.parties.objections(partyReport.name),
      ...codes.people.objections(peopleReport.name),
    ],
  }
}

/** The crashes that are counted, and the identifiers of all others in the file. */
interface CrashIds {
  crashes: Map<number, Crash>
  elsewhere: IdSet
}

function keepCrashes(
  year: number,
  { crashes, elsewhere }: CrashIds,
  { places, crashesSeen }: YearSettings,
  codes: Codes,
): RowReader {
  return ({ position, family, refuse }) => {
    const idPosition = position('collisionid')
    const reader = crashReader(position, family, { places, codes })
    return (row) => {
      const id = row.digits(idPosition)
      if (id === -1) return 'unreadable'
      if (!reader.isInCity(row)) {
        elsewhere.add(id)
        return 'otherCity'
      }
      const crash = reader.isDeleted(row) ? 'deleted' : (reader.read(row) ?? 'unreadable')
      if (typeof crash === 'string' || crash.year !== year) {
        elsewhere.add(id)
        return typeof crash === 'string' ? crash : 'otherYear'
      }
      if (crashesSeen.has(id))
        return refuse(row, `crash ${id} was read before: two files overlap, or one holds it twice`)
      crashesSeen.add(id)
      crashes.set(id, crash)
      return 'counted'
    }
  }
}

/** Why a party or a person is left out whose crash is not among those that are counted. */
function withoutCountedCrash({ elsewhere }: CrashIds, crashId: number) {
  return elsewhere.has(crashId) ? 'otherCrash' : 'noCrash'
}

function keepParties(ids: CrashIds, { motorcycles }: YearSettings, codes: Codes): RowReader {
  return ({ position, family }) => {
    const idPosition = position('partyid')
    const crashPosition = position('collisionid')
    const addParty = partyReader(position, family, { motorcycles, codes })
    const seen = new IdSet()
    return (row) => {
      const id = row.digits(idPosition)
      const crashId = row.digits(crashPosition)
      if (id === -1 || crashId === -1) return 'unreadable'
      const crash = ids.crashes.get(crashId)
      if (!crash) return withoutCountedCrash(ids, crashId)
      if (!seen.add(id)) return 'repeated'
      addParty(crash, row)
      return 'counted'
    }
  }
}

function countPeople(ids: CrashIds, people: YearRead['people'], codes: Codes): RowReader {
  return ({ position, refuse }) => {
    const idPosition = position('injuredwitpassid')
    const crashPosition = position('collisionid')
    const person = personReader(position, codes)
    const seen = new Set<string>()
    return (row) => {
      const id = row.digits(idPosition)
      const crashId = row.digits(crashPosition)
      if (id === -1 || crashId === -1) return 'unreadable'
      const crash = ids.crashes.get(crashId)
      if (!crash) return withoutCountedCrash(ids, crashId)
      const key = `${crashId}/${id}`
      if (seen.has(key)) return 'repeated'
      seen.add(key)
      if (person.isHurt(row)) countPerson(crash, row)
      return 'counted'
    }

    function countPerson(crash: Crash, row: CsvRow) {
      const injury = person.injury(row)
      if (!injury)
        return refuse(row, `an injury in words that are not known: "${person.word(row)}"`)
      crash.worstPerson = worse(crash.worstPerson, injury)
      people[crash.layer][person.role(row)][injury]++
    }
  }
}

function checkCrashes({ name, counted, skipped }: SourceReport, year: number) {
  const ofOtherYears = skipped.otherYear ?? 0
  if (ofOtherYears > (counted + ofOtherYears) / 100) {
    throw new ImportProblem(
      name,
      `${ofOtherYears} crashes are not of ${year}: is it another year's file?`,
    )
  }
  if (counted === 0) throw new ImportProblem(name, `no crash of ${nameInRecords} in this file`)
}

function crashesWithout({ name }: SourceReport, found: readonly boolean[]) {
  const without = found.filter((one) => !one).length
  if (without <= found.length * mostWithoutTheOther) return []
  return [
    new ImportProblem(
      name,
      `nothing here about ${without} of ${found.length} crashes, at most 1 in 100 is expected: the file is cut short or of another year. Download it again`,
    ),
  ]
}

function rowsWithoutCrash({ name, rows, skipped }: SourceReport, crashReport: SourceReport) {
  const without = skipped.noCrash ?? 0
  if (without <= rows * mostWithoutTheOther) return []
  return [
    new ImportProblem(
      crashReport.name,
      `no crash here for ${without} of the ${rows} rows of ${name}, at most 1 in 100 is expected: one of the two is cut short or of another year. Download both again`,
    ),
  ]
}
