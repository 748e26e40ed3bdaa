/** Where the sources use something of a browser. */
export interface Use {
  file: string
  line: number
  /** What it may be called in MDN's data, the likeliest first. */
  names: readonly string[]
}
