import type { Bilingual, Locale } from '#language/locales.ts'

/** What became of what somebody did with words. */
export const wordsOutcomes = [
  'saved',
  'nothing-changed',
  'taken-back',
  'changed-since',
  'locked',
  'gone',
] as const

export type WordsOutcome = (typeof wordsOutcomes)[number]

/** What keeps a text from being saved. */
export type TextFault = 'changed-since' | 'locked' | 'too-long' | 'faults' | 'unreadable'

/** Whether what was saved is what visitors see. */
export interface LiveState {
  /** `waits` until whoever builds has said something of the last save. */
  kind: 'waits' | 'live' | 'refused'
  at: string
  lines: readonly string[]
}

interface PageLine {
  page: string
  title: string
}

export interface PageGroup {
  folder: string
  pages: readonly PageLine[]
}

export interface ListLine {
  list: string
}

/** A save that may be taken back. */
export interface SaveLine {
  commit: string
  author: string
  at: string
  pages: readonly string[]
}

export interface WordsView {
  screen: 'words'
  asked: string
  groups: readonly PageGroup[]
  lists: readonly ListLine[]
  saves: readonly SaveLine[]
  outcome?: WordsOutcome | undefined
  live?: LiveState | undefined
}

/** No repository is set, or it cannot be read. */
export interface NoWordsView {
  screen: 'no-words'
  why: 'not-set' | 'unreadable'
}

export interface TextField {
  text: string
  /** The blob that was opened; empty for a file that is new. */
  opened: string
  /** What others have saved meanwhile; `undefined` where they have not. */
  other?: string | undefined
}

export interface PageFaultLine {
  locale: Locale
  /** 0 where it is not of one line. */
  line: number
  /** Empty for a language that has no words. */
  text: string
}

export interface WordsPageView {
  screen: 'words-page'
  page: string
  title: string
  /** Where visitors see it; empty for what is no page. */
  addresses: Bilingual
  texts: Readonly<Record<Locale, TextField>>
  fault?: TextFault | undefined
  faults: readonly PageFaultLine[]
  outcome?: WordsOutcome | undefined
  live?: LiveState | undefined
}
