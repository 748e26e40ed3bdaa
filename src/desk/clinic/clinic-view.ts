import type { Bilingual, Locale } from '#language/locales.ts'
import type { ListName } from '#site/announced.ts'
import type { NoticeWords } from '#site/notice-words.ts'

export const noticeFields = ['text-en', 'text-es', 'ends', 'closes'] as const
export const dayFields = [
  'date',
  'kind',
  'opens',
  'closes',
  'opens-2',
  'closes-2',
  'name-en',
  'name-es',
] as const

export type NoticeField = (typeof noticeFields)[number]
export type DayField = (typeof dayFields)[number]

/** What is wrong with a field; the words of the desk say why, and what to do. */
export type TypedFault =
  | 'missing'
  | 'too-long'
  | 'same-words'
  | 'no-time'
  | 'past'
  | 'too-far'
  | 'no-day'
  | 'no-kind'
  | 'order'
  | 'both-languages'

/** A form as it was typed, and what is wrong with it. */
export interface Typed<Field extends string> {
  values: Readonly<Record<Field, string>>
  faults: Partial<Record<Field, TypedFault>>
}

/** The longest that may be typed, in letters. */
const longest = { notice: 140, dayName: 60 } as const

/** In one line, without signs that nobody sees. */
export const plain = (text: string) =>
  text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()

/** By how many letters a text is too long, as people count them. */
export const lettersOver = (field: string, text: string) =>
  [...plain(text)].length - (field.startsWith('name') ? longest.dayName : longest.notice)

export const clinicOutcomes = [
  'notice-posted',
  'notice-ended',
  'notice-over',
  'day-set',
  'day-removed',
  'day-unknown',
  'taken-down',
  'put-back',
  'done-before',
  'unknown-entry',
  'not-stored',
] as const

export type ClinicOutcome = (typeof clinicOutcomes)[number]

/** A line of the hours, in both languages. */
export interface DayLine {
  date: string
  day: Bilingual
  hours: Bilingual
  author: string
}

export interface ShownEntry {
  id: string
  title: Bilingual
  text: Bilingual
  /** Since when and by whom it is down; empty while it is shown. */
  down: string
  author: string
}

/** What is announced, and what may be. */
export interface ClinicView {
  screen: 'clinic'
  outcome?: ClinicOutcome | undefined
  notice?: {
    id: string
    said: Readonly<Record<Locale, NoticeWords>>
    begun: string
    author: string
  }
  typedNotice: Typed<NoticeField>
  days: readonly DayLine[]
  typedDay: Typed<DayField>
  lists: readonly { list: ListName; entries: readonly ShownEntry[] }[]
  /** How the host of a static site was last told to build; left out where there is none. */
  host?: { kind: 'never' | 'told' | 'waits' | 'failed'; at: string; next: string; outcome: string }
}

/** Something as visitors will see it, before they do. */
export type ClinicPreview = { screen: 'clinic-preview' } & (
  | {
      what: 'notice'
      values: Typed<NoticeField>['values']
      said: Readonly<Record<Locale, NoticeWords>>
      /** The text of the notice that ends with it. */
      replaces: string
    }
  | { what: 'day'; values: Typed<DayField>['values']; line: DayLine; replaces: string }
)
