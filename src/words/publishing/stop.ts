import type { Day } from '#language/dates/days.ts'

/** Something that a person has to do before strangers may see the site. */
export interface Stop {
  /** Below the project. */
  file: string
  /** Counted from 1. */
  line: number
  text: string
  /** The same in English, where it is not: the next gate knows it again by it. */
  english?: string
  /** The day since when it is due, where a date says so. */
  since?: Day
}

/** What is left to do of one kind. */
export interface StopGroup {
  heading: string
  /** What to do about it: the command, or the screen of the desk. */
  next: string
  /**
   * What it means for a site that is published already: `guard` stops it whatever is built, for a
   * reader could be hurt; `invention` stops whatever says something new; `due` waits for 30 days.
   */
  kind: 'guard' | 'invention' | 'due'
  stops: readonly Stop[]
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
