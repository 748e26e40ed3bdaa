import type { CsvRow } from './csv-rows.ts'
import { ImportProblem } from './problem.ts'

/**
 * More codes in a column than this share of the rows that are not in the state's list, and the
 * column holds something else: two columns have changed places, or the state has new codes. In the
 * extract of 2016 to 2025 no column had one in a thousand.
 */
const mostUnknown = 1 / 20

/** The codes of each column, as the state lists them. A blank is no code. */
const letters = (list: string) => new Set(list)
const words = (list: string) => new Set(list.split(' '))

const codesOf = {
  isdeleted: words('True False TRUE FALSE true false'),
  collisiontypecode: letters('ABCDEFGH'),
  lightingcode: letters('ABCDE'),
  primarycollisionfactorcode: letters('ABCDE'),
  hitrun: letters('FM'),
  partytype: words('Driver Pedestrian ParkedVehicle Bicyclist Other Operator'),
  safetyequipmentcode: letters('ABCDEFGHIJKLMNOPQRSTUVWXY'),
  sobrietydrugphysicalcode1: letters('ABCDEFGHI'),
  injuredpersontype: words('Driver Passenger Pedestrian Bicyclist Other Operator'),
} as const

type CodedColumn = keyof typeof codesOf

interface Counted {
  read: number
  unknown: number
  /** The first unknown code and its line. */
  first: string
  line: number
}

/** The codes of one file, looked up as they are read. */
export class Codes {
  readonly #columns = new Map<CodedColumn, Counted>()

  /** A reader of a column that also counts the codes nobody knows. */
  column(name: CodedColumn, textOf: (row: CsvRow) => string) {
    const known: ReadonlySet<string> = codesOf[name]
    const counted: Counted = { read: 0, unknown: 0, first: '', line: 0 }
    this.#columns.set(name, counted)
    return (row: CsvRow) => {
      const code = textOf(row)
      counted.read++
      if (code !== '' && !known.has(code)) {
        if (counted.unknown === 0) Object.assign(counted, { first: code, line: row.line })
        counted.unknown++
      }
      return code
    }
  }

  /** What a person has to look at before these codes are counted. */
  objections(file: string) {
    return [...this.#columns]
      .filter(([, { read, unknown }]) => unknown > read * mostUnknown)
      .map(
        ([column, { read, unknown, first, line }]) =>
          new ImportProblem(
            file,
            `${unknown} of ${read} codes in the column "${column}" are not in the state's list, "${first.slice(0, 40)}" is the first; at most 5 in 100 are expected. Have columns changed places? Download the file again; a new code belongs into scripts/import-crashes/codes.ts`,
            line,
          ),
      )
  }
}
