import type { MapPoint } from '#city/distance.ts'
import type { Locale } from '#language/locales.ts'
import type { Words as RecordWords } from '#tools/crash-record/words.en.ts'
import type { Words } from '#tools/danger-signs/words.en.ts'
import type { DangerRule } from '#words/danger-signs/register.ts'
import type { Words as SharedWords } from '#words/danger-signs/words.en.ts'

/** A sign with its words in the language of the page. */
export interface CheckSign extends DangerRule {
  words: string
  /** Shorter, where the check already knows the fact it hangs on. */
  asked: string
}

/** An emergency room that an answer may name. */
export interface EmergencyRoom extends MapPoint {
  name: string
  address: string
  phone: string | null
  /** The links that ring it and that lead there. */
  call: string | null
  directions: string
  /** Whom it takes, where it does not take everybody. */
  onlyFor?: 'children' | undefined
  /** Babies are delivered there; missing where that is not known. */
  births?: { confirmedBy: string | null } | undefined
  /** The place among the few that are named to somebody whose own place is not known; 1 is first. */
  whereUnknown?: number | undefined
}

/** The gaps that the build fills: the words travel with the page. */
type CheckWords = Readonly<Record<'emergencyRooms', string>> & Omit<Words, 'emergencyRooms'>

/**
 * What the check draws with, in the language of the page. It comes with the page: a script with the
 * words themselves would carry both languages.
 */
export interface CheckData {
  locale: Locale
  words: CheckWords
  /** Of the crash and the people in it. */
  record: RecordWords
  /** What to do when it gets worse. */
  worseRule: string
  /** Headings, as pages print them too. */
  shared: SharedWords
  signs: readonly CheckSign[]
  rooms: readonly EmergencyRoom[]
  /** Where the check and what else the site has of these lie. */
  links: { readonly check: string } & Readonly<
    Record<'hospitals' | 'diary' | 'plan' | 'calculator', string | undefined>
  >
}
