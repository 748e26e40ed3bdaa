/** What a check says, and how it is said in the language of the desk; `$<name>` is what it names. */
export type InWords = readonly (readonly [says: RegExp, as: string])[]

export interface CheckWords {
  /** What is wrong with words. */
  checks: InWords
  /** What a field should hold. */
  values: InWords
}
