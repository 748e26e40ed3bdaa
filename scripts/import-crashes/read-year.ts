import { type Crash, crashReader, partyReader, personReader } from './crash.ts'
import type { CsvRow } from './csv-rows.ts'
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
}

/** More crashes than this without their parties or people, and the file lacks a part. */
const mostWithoutRows = 1 / 20

/**
 * Reads Oakland's crashes of a year, then their parties and people. Only these crashes are held in
 * memory, whatever the size of the files.
 */
export async function readYear(files: YearFiles, settings: YearSettings): Promise<YearRead> {
  const crashes = new Map<number, Crash>()
  const people = emptyPeopleByLayer()
  const crashReport = await readSource(
    files.paths.crashes,
    'crashes',
    keepCrashes(files.year, crashes, settings),
  )
  checkCrashes(crashReport, files.year)

  const partyReport = await readSource(
    files.paths.parties,
    'parties',
    keepParties(crashes, settings),
  )
  checkRowsFound(
    partyReport,
    [...crashes.values()].map((crash) => crash.hasParties),
  )

  const peoplePath = files.paths.injuredwitnesspassengers
  const peopleReport = await readSource(
    peoplePath,
    'injuredwitnesspassengers',
    countPeople(crashes, people),
  )
  const withInjured = [...crashes.values()].filter(({ injured, killed }) => injured + killed > 0)
  checkRowsFound(
    peopleReport,
    withInjured.map((crash) => crash.worstPerson !== undefined),
  )

  const reports = [crashReport, partyReport, peopleReport]
  return { year: files.year, crashes, people, reports }
}

function keepCrashes(
  year: number,
  crashes: Map<number, Crash>,
  { places, crashesSeen }: YearSettings,
): RowReader {
  return ({ position, family, refuse }) => {
    const idPosition = position('collisionid')
    const reader = crashReader(position, family, places)
    return (row) => {
      const id = row.digits(idPosition)
      if (id === -1) return 'unreadable'
      if (!reader.isOakland(row)) return 'otherCity'
      if (reader.isDeleted(row)) return 'deleted'
      const crash = reader.read(row)
      if (!crash) return 'unreadable'
      if (crash.year !== year) return 'otherYear'
      if (crashesSeen.has(id))
        return refuse(row, `crash ${id} was read before: two files overlap, or one holds it twice`)
      crashesSeen.add(id)
      crashes.set(id, crash)
      return 'kept'
    }
  }
}

function keepParties(
  crashes: ReadonlyMap<number, Crash>,
  { motorcycles }: YearSettings,
): RowReader {
  return ({ position, family }) => {
    const idPosition = position('partyid')
    const crashPosition = position('collisionid')
    const addParty = partyReader(position, family, motorcycles)
    const seen = new Set<number>()
    return (row) => {
      const id = row.digits(idPosition)
      const crashId = row.digits(crashPosition)
      if (id === -1 || crashId === -1) return 'unreadable'
      const crash = crashes.get(crashId)
      if (!crash) return 'otherCrash'
      if (seen.has(id)) return 'repeated'
      seen.add(id)
      addParty(crash, row)
      return 'kept'
    }
  }
}

function countPeople(crashes: ReadonlyMap<number, Crash>, people: YearRead['people']): RowReader {
  return ({ position, refuse }) => {
    const idPosition = position('injuredwitpassid')
    const crashPosition = position('collisionid')
    const person = personReader(position)
    const seen = new Set<string>()
    return (row) => {
      const id = row.digits(idPosition)
      const crashId = row.digits(crashPosition)
      if (id === -1 || crashId === -1) return 'unreadable'
      const crash = crashes.get(crashId)
      if (!crash) return 'otherCrash'
      const key = `${crashId}/${id}`
      if (seen.has(key)) return 'repeated'
      seen.add(key)
      if (person.isHurt(row)) countPerson(crash, row)
      return 'kept'
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

function checkCrashes({ name, kept, skipped }: SourceReport, year: number) {
  const ofOtherYears = skipped.otherYear ?? 0
  if (ofOtherYears > (kept + ofOtherYears) / 100) {
    throw new ImportProblem(
      name,
      `${ofOtherYears} crashes are not of ${year}: is it another year's file?`,
    )
  }
  if (kept === 0) throw new ImportProblem(name, 'no crash of Oakland in this file')
}

function checkRowsFound({ name }: SourceReport, found: readonly boolean[]) {
  const without = found.filter((one) => !one).length
  if (without > found.length * mostWithoutRows) {
    throw new ImportProblem(
      name,
      `nothing here about ${without} of ${found.length} crashes: the file is cut short or of another year`,
    )
  }
}
