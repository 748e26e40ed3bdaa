/** Something that a person has to do before strangers may see the site. */
export interface Stop {
  /** Below the project. */
  file: string
  /** Counted from 1. */
  line: number
  text: string
}

/** A text of the project, and where it stands. */
export interface WrittenFile {
  /** Below the project. */
  file: string
  text: string
}

/** The first line that holds a text, counted from 1; 1 when none does. */
export const lineWith = ({ text }: WrittenFile, part: string) =>
  Math.max(1, text.split('\n').findIndex((line) => line.includes(part)) + 1)
