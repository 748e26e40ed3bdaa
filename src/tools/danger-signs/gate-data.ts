import type { Words } from '#tools/danger-signs/words.en.ts'
import type { DangerRule } from '#words/danger-signs/register.ts'
import type { Words as SharedWords } from '#words/danger-signs/words.en.ts'

/** A sign with its words in the language of the page. */
export interface GateSign extends DangerRule {
  words: string
  /** Shorter, where the gate already knows the fact it hangs on. */
  asked: string
}

export interface EmergencyRoom {
  name: string
  address: string
  phone: string | null
}

/**
 * What the gate draws with, in the language of the page. It comes with the page: a script with the
 * words themselves would carry both languages.
 */
/** The gaps are filled: the words travel with the page. */
type GateWords = Readonly<Record<'emergencyRooms', string>> & Omit<Words, 'emergencyRooms'>

export interface GateData {
  words: GateWords
  /** Headings and groups, as pages print them too. */
  shared: SharedWords
  signs: readonly GateSign[]
  /** Names of the sources, joined. */
  sources: string
  /** Nobody has signed the register yet. */
  unsigned: boolean
  rooms: readonly EmergencyRoom[]
  hospitalsLink: string
  diaryLink: string
}
