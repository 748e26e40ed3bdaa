import type { Locale } from '#language/locales.ts'
import type { ClinicPreview, ClinicView } from './clinic/clinic-view.ts'
import type {
  NoWordsView,
  WordsEntryView,
  WordsListView,
  WordsPageView,
  WordsPhotoView,
  WordsView,
} from './editing/view.ts'
import type { FigureView, Span } from './figures/figures-view.ts'
import type { Letter, LetterRow } from './letters/view.ts'
import type { Invitation, Member, MemberLink } from './staff/view.ts'

/** What every page of somebody who is signed in says of them. */
export interface Frame {
  locale: Locale
  name: string
  role: 'owner' | 'staff'
  /** Whether the menu leads to Words. */
  editsWords: boolean
  /** Goes with every form. */
  token: string
  /** How long the session lasts when nothing is done, in ms. */
  endsIn: number
  /** How many of theirs sign in. */
  passkeys: number
  /** What became of what they did last, if there is something to say. */
  said?: Said | undefined
}

export const saidCodes = [
  'taken-by-other',
  'answered-before',
  'called-answered',
  'erased',
  'gone',
  'noted',
  'note-empty',
  'note-too-long',
  'mail-stopped',
  'not-yours',
  'not-sure',
  'not-stored',
  'nothing-found',
  'passkey-added',
  'passkey-removed',
  'last-passkey',
  'session-ended',
  'test-sent',
  'letter-begun',
  'letter-sent-before',
  'held',
  'hold-set',
  'hold-lifted',
  'last-owner',
  'role-changed',
  'not-sure-to-end',
  'member-ended',
  'words-right-changed',
] as const

export type Said = (typeof saidCodes)[number]

/** What a session may run on, as far as a browser says. */
export const devices = [
  'iphone',
  'ipad',
  'android',
  'chromebook',
  'windows',
  'mac',
  'linux',
] as const

export type Device = (typeof devices)[number]

/** Why nobody may erase what somebody wrote. */
export const holdReasons = ['case', 'records-request'] as const

export type HoldReason = (typeof holdReasons)[number]

/** How a call ended. */
export const callOutcomes = ['reached', 'no-answer', 'left-word'] as const

/** A message that waits. */
export interface Card {
  id: string
  /** The page of whoever wrote. */
  person: string
  kind: 'message' | 'records-request'
  name: string
  firm: string
  phone: string
  email: string
  texts: boolean
  language: string
  call: string
  topic: string
  /** Minutes since it came. */
  age: number
  /** The time that was promised is over. */
  isLate: boolean
  /** Empty while nobody has it in hand. */
  takenBy: string
  calls: number
}

interface Found {
  person: string
  name: string
  address: string
}

export interface HistoryLine {
  at: string
  author: string
  kind: string
  text: string
}

export interface PersonMessage {
  id: string
  kind: 'message' | 'records-request'
  came: string
  answered: string
  name: string
  firm: string
  phone: string
  email: string
  topic: string
  needs: string
  note: string
  history: readonly HistoryLine[]
}

export interface PersonView {
  person: string
  /** As they wrote it last; their address, when they never did. */
  name: string
  address: string
  isEmail: boolean
  /** Of the newsletter; empty when they never signed up. */
  subscription: string
  /** Why no mail goes there; empty when it does. */
  suppression: string
  /** Why they may not be erased; empty when they may. */
  hold: HoldReason | ''
  messages: readonly PersonMessage[]
  /** A note that was not stored, as it was typed, and to which message. */
  typed: { id: string; note: string }
}

interface LogLine {
  id: string
  at: string
  name: string
  act: string
  subject: string
  session: string
}

interface OwnPasskey {
  id: string
  added: string
}

interface OwnSession {
  id: string
  began: string
  used: string
  /** Empty when its browser did not say. */
  device: Device | ''
  /** The one in which this is asked. */
  isThis: boolean
}

/** A form as it was filled in, with its token where nobody else gives it one. */
export interface SentAgain {
  action: string
  fields: readonly (readonly [name: string, value: string])[]
}

/** A page of the desk: everything that it is drawn from. */
export type DeskView =
  | ({ frame: Frame } & (ClinicPreview | ClinicView))
  | ({ frame: Frame } & (
      | NoWordsView
      | WordsEntryView
      | WordsListView
      | WordsPageView
      | WordsPhotoView
      | WordsView
    ))
  | {
      screen: 'sign-in' | 'enrol'
      locale: Locale
      /** A form came when nobody was signed in any more. */
      isLost: boolean
    }
  | {
      screen: 'verify'
      frame: Frame
      /** The page to which it leads back. */
      back?: string
      /** The form that is sent again, as it was filled in. */
      again?: SentAgain
    }
  | {
      screen: 'today'
      frame: Frame
      cards: readonly Card[]
      /** A message that they have just marked as done, and may let wait again. */
      marked?: Pick<Card, 'id' | 'name'> | undefined
      answeredToday: number
      /** Changes when anything on the page would. */
      version: string
    }
  | { screen: 'search'; frame: Frame; asked: string; found: readonly Found[] }
  | { screen: 'person'; frame: Frame; person: PersonView }
  | {
      screen: 'account'
      frame: Frame
      passkeys: readonly OwnPasskey[]
      sessions: readonly OwnSession[]
    }
  | {
      screen: 'log'
      frame: Frame
      lines: readonly LogLine[]
      /** Whether it begins with the newest. */
      isFirst: boolean
      /** Where the next page begins; empty on the last. */
      older: string
    }
  | { screen: 'letters'; frame: Frame; letters: readonly LetterRow[] }
  | { screen: 'letter'; frame: Frame; letter: Letter }
  | { screen: 'staff'; frame: Frame; members: readonly Member[]; invitation: Invitation }
  | { screen: 'staff-link'; frame: Frame; link: MemberLink }
  | { screen: 'staff-member'; frame: Frame; member: Member }
  | { screen: 'figures'; frame: Frame; span: Span; figures: readonly FigureView[] }
  | {
      screen: 'refused'
      locale: Locale
      why: 'stale' | 'not-allowed' | 'not-found' | 'not-stored'
      /** What may be sent once more. */
      again?: SentAgain
    }
