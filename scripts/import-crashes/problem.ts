/**
 * What stops an import: the file, the line where it can be told (the header is line 1), and what
 * is wrong in words for the person who runs the command.
 */
export class ImportProblem extends Error {
  readonly file: string
  readonly line: number | undefined
  readonly words: string
  /** Which `--accept` lets it pass: a table of the figures, or the files themselves. */
  readonly table: string

  constructor(file: string, words: string, line?: number, table = 'files') {
    super(line === undefined ? `${file}: ${words}` : `${file}, line ${line}: ${words}`)
    this.name = 'ImportProblem'
    this.file = file
    this.line = line
    this.words = words
    this.table = table
  }
}
