import type { Locale } from '#language/locales.ts'

export type LetterState = 'sample' | 'not-sent' | 'sending' | 'paused' | 'sent'

/** How far an issue of the newsletter is. */
export interface LetterProgress {
  state: LetterState
  /** How many mails it has, as far as they are queued. */
  mails: number
  left: number
  /** Given up, come back or complained about. */
  failed: number
}

export interface LetterRow extends LetterProgress {
  id: string
  heading: string
  /** When it was sent; empty while it was not. */
  begun: string
}

/** Why a mail was not taken. */
type MailReason = 'gone' | 'full' | 'unwelcome' | 'ours' | 'unreachable' | 'other'

/** What became of mails that did not arrive at once. */
export type MailFailure =
  | { what: 'given-up' | 'put-off'; reason: MailReason; mails: number }
  | { what: 'hard' | 'soft' | 'complaint'; mails: number }

/** An issue as readers of a language get it. */
export interface LetterPreview {
  locale: Locale
  subject: string
  text: string
  /** Its page on the site. */
  page: string
}

export interface Letter extends LetterRow {
  previews: readonly LetterPreview[]
  /** Who would get it now. */
  readers: Readonly<Record<Locale, number>>
  failures: readonly MailFailure[]
  /** When all have left, at the pace of the mail server; empty when that is soon. */
  doneBy: string
  /** What was typed in a form that is given back, and what is wrong with it. */
  typed: { to: string; readers: string }
  faults: { to?: string; readers?: 'missing' | 'wrong' }
}
