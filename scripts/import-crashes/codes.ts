import type { CsvRow } from './csv-rows.ts'
import { ImportProblem } from './problem.ts'

/**
 * More codes in a column than this share of the rows that are not in the state's list, and the
 * column holds something else: two columns have changed places, or the state has new codes. In the
 * extract of 2016 to 2025 no column had one in a thousand.
 */
const mostUnknown = 1 / 20

/**
 * The codes of each column, as the state lists them, the commonest words first. A blank is no code.
 * Lists, not sets: a set would have to hash each of a million texts.
 */
const letters = (list: string) => [...list]
const words = (list: string) => list.split(' ')

const codesOf = {
  isdeleted: words('False True FALSE TRUE false true'),
  collisiontypecode: letters('ABCDEFGH'),
  lightingcode: letters('ABCDE'),
  primarycollisionfactorcode: letters('ABCDE'),
  hitrun: letters('FM'),
  partytype: words('Driver ParkedVehicle Pedestrian Bicyclist Other Operator'),
  safetyequipmentcode: letters('GABCDEFHIJKLMNOPQRSTUVWXY'),
  sobrietydrugphysicalcode1: letters('ABCDEFGHI'),
  injuredpersontype: words('Driver Passenger Pedestrian Bicyclist Other Operator'),
} as const

type ColumnName = keyof typeof codesOf

/** A column that counts the codes nobody knows while it is read. */
export class CodedColumn {
  readonly #known: readonly string[]
  read = 0
  unknown = 0
  /** The first unknown code, and its line. */
  first = ''
  line = 0

  constructor(known: readonly string[]) {
    this.#known = known
  }

  /** Gives back the code. */
  look(code: string, row: CsvRow) {
    this.read++
    if (code !== '' && !this.#known.includes(code)) this.#note(code, row)
    return code
  }

  #note(code: string, { line }: CsvRow) {
    if (this.unknown === 0) {
      this.first = code
      this.line = line
    }
    this.unknown++
  }
}

/** The codes of one file, looked up as they are read. */
export class Codes {
  readonly #columns = new Map<ColumnName, CodedColumn>()

  column(name: ColumnName) {
    const column = new CodedColumn(codesOf[name])
    this.#columns.set(name, column)
    return column
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
