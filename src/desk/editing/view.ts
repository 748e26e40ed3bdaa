import type { Bilingual, Locale } from '#language/locales.ts'

/** What became of what somebody did with words. */
export const wordsOutcomes = [
  'saved',
  'nothing-changed',
  'taken-back',
  'changed-since',
  'locked',
  'gone',
  'added',
  'removed',
  'photo-added',
] as const

export type WordsOutcome = (typeof wordsOutcomes)[number]

/** What keeps a text from being saved. */
export type TextFault = 'changed-since' | 'locked' | 'too-long' | 'faults'

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

interface PageGroup {
  folder: string
  pages: readonly PageLine[]
}

interface ListLine {
  list: string
}

/** A save that may be taken back. */
interface SaveLine {
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
  takesPhotos: boolean
  fault?: TextFault | undefined
  faults: readonly PageFaultLine[]
  outcome?: WordsOutcome | undefined
  live?: LiveState | undefined
}

/** What keeps a photograph from being taken. */
export type PhotoFault =
  | 'missing'
  | 'too-large'
  | 'too-small'
  | 'no-photo'
  | 'svg'
  | 'broken'
  | 'busy'
  | 'too-long'

export const photoFields = ['photo', 'alt-en', 'alt-es'] as const

export type PhotoField = (typeof photoFields)[number]

/** A photograph that is put into a page. */
export interface WordsPhotoView {
  screen: 'words-photo'
  page: string
  title: string
  /** What it shows, in both languages, as it was typed. */
  alt: Bilingual
  place: string
  /** `picture`, `end`, or below a heading, which is named. */
  places: readonly { id: string; heading: string }[]
  faults: Readonly<Partial<Record<PhotoField, PhotoFault>>>
  /** What keeps the page from being saved with it. */
  fault?: TextFault | undefined
  pageFaults: readonly PageFaultLine[]
}

export type FieldKind =
  | 'text'
  | 'long'
  | 'day'
  | 'time'
  | 'number'
  | 'yes-or-no'
  | 'choice'
  | 'choices'
  /** One on each line. */
  | 'lines'
  /** How something comes again. */
  | 'rule'
  | 'phone'
  /** Opening times of a day: `9-12, 14-18`. */
  | 'hours'
  /** Yes, no, or neither. */
  | 'answer'
  /** As it is written in the list. */
  | 'yaml'

export interface ListField {
  /** The names of the list, joined by points: `location.name`. */
  name: string
  kind: FieldKind
  /** What it holds: several of `choices`, `yes` for a ticked box. */
  values: readonly string[]
  options: readonly string[]
  isOptional: boolean
}

/** How often something comes again, as people say it; `rule` is as calendars write it. */
export const rhythms = [
  'once',
  'week',
  'weeks',
  'month',
  'months',
  'quarter',
  'year',
  'rule',
] as const
export const whichOnes = ['1', '2', '3', '4', '-1'] as const
export const ruleDays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const

export interface SaidRule {
  every: (typeof rhythms)[number]
  which: (typeof whichOnes)[number]
  day: (typeof ruleDays)[number]
  /** Only where it is none of the others. */
  rule: string
}

export interface WordsListView {
  screen: 'words-list'
  list: string
  entries: readonly { id: string; title: string }[]
  /** Nothing is added to it, and nothing removed. */
  isFixed: boolean
  outcome?: WordsOutcome | undefined
  live?: LiveState | undefined
}

export interface FieldFault {
  /** Empty for what is wrong with the entry, or the list, as a whole. */
  name: string
  text: string
  /** Of the words that it is about, where it is about those of one language. */
  language?: Locale
}

export interface WordsEntryView {
  screen: 'words-entry'
  list: string
  /** Empty for a new one. */
  id: string
  /** Nothing is added to the list, and nothing removed. */
  isFixed: boolean
  title: string
  opened: string
  fields: readonly ListField[]
  said?: SaidRule | undefined
  /** The next days, in words. */
  nextDays: readonly string[]
  fault?: TextFault | 'not-sure' | undefined
  faults: readonly FieldFault[]
  /** The entry as somebody else saved it meanwhile. */
  other?: string | undefined
  outcome?: WordsOutcome | undefined
  live?: LiveState | undefined
}
