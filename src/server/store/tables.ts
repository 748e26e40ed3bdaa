import type { Generated } from 'kysely'
import type { Device, HoldReason } from '#desk/view.ts'
import type { Signup } from '#forms/newsletter/contract/contract.ts'
import type { PressKind } from '#forms/press/contract/press.ts'
import type { Locale } from '#language/locales.ts'
import type { ListName } from '#site/announced.ts'

/** The tables as the last migration leaves them. Times are milliseconds since 1970. */
export interface Tables {
  subscribers: SubscriberRow
  tokens: TokenRow
  outbox: OutboxRow
  address_keys: { name: string; secret: string }
  suppressions: SuppressionRow
  suppression_log: SuppressionLogRow
  suppression_state: SuppressionStateRow
  messages: MessageRow
  erasure_holds: ErasureHoldRow
  message_events: MessageEventRow
  mailboxes: MailboxRow
  page_feedback: FeedbackRow
  /** Such as `2026-03-02`. */
  digests: { day: string }
  newsletter_issues: NewsletterIssueRow
  mail_reports: MailReportRow
  mail_pace: MailPaceRow
  clinic_inboxes: ClinicInboxRow
  issue_domains: { issue: string; domain: string; mails: number }
  health: { id: number; checked_at: number }
  presses: PressRow
  missed_words: MissedWordRow
  staff: StaffRow
  staff_links: StaffLinkRow
  passkeys: PasskeyRow
  desk_sessions: DeskSessionRow
  desk_challenges: DeskChallengeRow
  desk_log: DeskLogRow
  /** One row: for how many years the database lets no row of the log be deleted. */
  desk_log_keeping: { id: number; years: number }
  notices: NoticeRow
  other_days: OtherDayRow
  taken_down: TakenDownRow
  build_calls: BuildCallRow
}

/** With the fields of the sign-up, as the contract leaves them. */
export interface SubscriberRow extends Signup {
  id: string
  /** All lower case: one person, one row. */
  email_key: string
  /** As `readHashing` makes it. */
  address_hash: string
  locale: string
  state: 'pending' | 'confirmed' | 'unsubscribed'
  created_at: number
  last_signup_at: number
  last_mail_at: number
  confirmed_at: number | null
  unsubscribed_at: number | null
  /** How many issues in a row came back, and the last of them. */
  soft_issues: Generated<number>
  soft_issue: string | null
}

interface TokenRow {
  /** SHA-256 in hex. */
  hash: string
  purpose: 'confirm' | 'unsubscribe'
  subscriber_id: string
  created_at: number
  /** `null` for a token that does not expire. */
  expires_at: number | null
  used_at: number | null
}

export interface OutboxRow {
  id: string
  kind: string
  /** A mail belongs to a subscriber, to a message, or to nobody: it goes when they go. */
  subscriber_id: string | null
  message_id: string | null
  /** `null` once the mail is sent or given up, like the message. */
  recipient: string | null
  message: string | null
  created_at: number
  /** How often it was claimed: whoever settles a claim names it by this number. */
  attempts: number
  /** How often it was put off for a reason of its own. */
  postponed: Generated<number>
  /** How often the connection was lost after the whole mail had gone out. */
  unsure: Generated<number>
  next_attempt_at: number
  /** Of which issue of the newsletter it is, if of one. */
  issue: string | null
  /** How often a worker stopped with the mail in hand: it may have been taken each time. */
  interrupted: Generated<number>
  /** Mails of a lane never wait for those of another. */
  lane: 'clinic' | 'confirmations' | 'newsletter'
  /** Of whoever caused it, as a number that only this process knows; its mails go one after the other. */
  network: string
  /** Mails of a lane leave in the order of their turns. */
  turn: Generated<number>
  /** When it was claimed first. */
  tried_at: number | null
  /** When somebody said first that there is no such mailbox. */
  refused_at: number | null
  /** Set while a worker has the mail in hand. */
  claimed_at: number | null
  sent_at: number | null
  failed_at: number | null
  last_error: string | null
}

/** `stopped`: the clinic did it for somebody who asked. */
export type SuppressionReason = 'unsubscribed' | 'stopped' | 'bounced' | 'complained' | 'forgotten'

interface SuppressionRow {
  /** As `readHashing` makes it; the address itself need not be known. */
  address_hash: string
  reason: SuppressionReason
  since: number
  /** Who at the clinic did it; empty for the person, a mail server or a provider. */
  author: Generated<string>
}

/** A change of the list of who gets no mail: the last one of an address holds. */
export interface SuppressionLogRow {
  number: number
  address_hash: string
  reason: SuppressionReason | 'lifted'
}

/** One row. */
interface SuppressionStateRow {
  id: number
  /** Of the last entry of the log; it only grows, so a store with less was restored. */
  number: number
  /** 1 once the log has a file beside the backups. */
  has_file: number
  /** When a server last had its file and the store alike; of servers that share a store. */
  followed_at: number
}

/** Whom nobody may erase, as long as it stands here. */
interface ErasureHoldRow {
  /** As `readHashing` makes it. */
  address_hash: string
  reason: HoldReason
  since: number
  /** Who at the clinic did it. */
  author: string
}

/** With the fields of the form, as its contract leaves them. */
export interface MessageRow {
  id: string
  kind: 'message' | 'records-request'
  name: string
  firm: string
  phone: string
  email: string
  /** All lower case. */
  email_key: string
  language: string
  call: string
  topic: string
  /** Joined by spaces. */
  needs: string
  note: string
  /** 1 when a text message is welcome. */
  texts: number
  /** SHA-256 in hex of the token in the clinic's mail. */
  answer_hash: string
  created_at: number
  answered_at: number | null
  /** When a second person was told that nobody has answered. */
  late_at: number | null
  /** Who at the clinic has it in hand, by name; empty while nobody has. */
  taken_by: Generated<string>
}

export type CallOutcome = 'reached' | 'no-answer' | 'left-word'

type MessageAct = 'note' | 'answered' | 'reopened' | 'taken' | 'given-back' | CallOutcome

/** What the desk did with a message. */
export interface MessageEventRow {
  id: string
  message_id: string
  /** `null` for a note from before there were times. */
  at: number | null
  /** Who at the clinic; empty where that is not known. */
  author: string
  kind: MessageAct
  /** Of a note; else empty. */
  text: string
}

interface NewsletterIssueRow {
  /** The id of its page. */
  issue: string
  started_at: number
  /** The id of the last subscriber whose mail is in the outbox. */
  queued_until: string
  /** When the mails of all were there. */
  queued_at: number | null
  /** Since when none of its mails leaves; `null` while they do. */
  paused_at: number | null
  /** How many mails it has had, also when their notes are gone. */
  mails: Generated<number>
}

/** What a mail server or a provider said of a mail: no mailbox, not now, or not wanted. */
export type ReportKind = 'hard' | 'soft' | 'complaint'

interface MailReportRow {
  mail_id: string
  kind: ReportKind
  address_hash: string
  reported_at: number
}

/** What the mail server said last of an address of the clinic's own. */
interface ClinicInboxRow {
  address: string
  /** When it took a mail last. */
  taken_at: number | null
  /** Since when it refuses; `null` while it does not. */
  refused_at: number | null
  error: string | null
}

/** The bucket of a lane, from which every mail that leaves is taken. */
interface MailPaceRow {
  lane: string
  /** When it will be full again. */
  full_at: number
}

interface MailboxRow {
  /** As `readHashing` makes it. */
  mailbox_hash: string
  /** When confirmation mails were queued for it, joined by spaces. */
  mailed_at: string
  last_mailed_at: number
}

export interface FeedbackRow {
  /** Chosen at random; says nothing about when the answer came. */
  id: number
  /** Such as `2026-03-02`: no time is stored finer. */
  day: string
  page: string
  locale: string
  useful: 'yes' | 'no'
  sentence: string
}

/** A total: no word on who pressed, or when in the day. */
export interface PressRow {
  /** Such as `2026-03-02`. */
  day: string
  /** Its address, such as `/es/contacto`. */
  page: string
  kind: PressKind
  number: number
}

/** A total: no word on who searched, or for what else. */
export interface MissedWordRow {
  /** Such as `2026-03-02`. */
  day: string
  /** As the index has it: in small letters, without accents. */
  word: string
  number: number
}

/** An owner does everything; staff see who waits and write notes. */
export type StaffRole = 'owner' | 'staff'

/** Who works at the desk on the web. */
export interface StaffRow {
  id: string
  /** No two have the same: what is done with a message is kept with it. */
  name: string
  role: StaffRole
  language: Locale
  /** 1 where an owner lets them change the words of the site. */
  edits_words: Generated<number>
  created_at: number
  /** When they left: they sign in no more. */
  ended_at: number | null
}

/** With which somebody adds a passkey, once. */
interface StaffLinkRow {
  /** SHA-256 in hex. */
  hash: string
  staff_id: string
  expires_at: number
}

export interface PasskeyRow {
  /** As the device made it (base64url). */
  id: string
  staff_id: string
  /** COSE, as base64url. */
  public_key: string
  /** How often it has signed; many devices do not count, and say 0. */
  counter: number
  created_at: number
  /** When somebody signed with an older count, as a copy does. */
  blocked_at: number | null
}

interface DeskSessionRow {
  /** Its name in the log; signs nobody in. */
  id: string
  /** SHA-256 in hex of the secret in the cookie. */
  hash: string
  staff_id: string
  created_at: number
  /** When somebody last did something. */
  seen_at: number
  /** When a passkey was last used in it. */
  verified_at: number
  /** Of what kind; empty when its browser did not say. */
  device: Generated<Device | ''>
}

/** What a passkey is asked to sign, once. */
interface DeskChallengeRow {
  challenge: string
  /** What it was made for: another use refuses it. */
  made_for: string
  expires_at: number
}

/** Who saw or did what: ids alone. Rows are added and never changed. */
export interface DeskLogRow {
  id: string
  at: number
  staff_id: string
  session_id: string
  act: string
  /** Ids of messages or people, with spaces in between; empty where an act has none. */
  subject: string
}

/** What stands on every page for a time. */
interface NoticeRow {
  id: string
  text_en: string
  text_es: string
  /** 1 when nobody is at the clinic while it stands. */
  closes: number
  begins_at: number
  ends_at: number
  /** Who at the clinic, by name. */
  author: string
}

/** The hours of one day. */
interface OtherDayRow {
  /** Such as `2026-03-02`. */
  day: string
  /** Such as `08:00-12:00 14:00-18:00`; empty on a day when the clinic is closed. */
  shifts: string
  /** What the day is called, in both languages or in none. */
  name_en: string
  name_es: string
  author: string
}

/** An entry of a list that is not shown. */
interface TakenDownRow {
  list: ListName
  /** Its id. */
  entry: string
  at: number
  author: string
}

/** How the host was told to build again. One row. */
interface BuildCallRow {
  id: number
  /** What was announced when it last took the call: another one, and it is called again. */
  told: string
  /** Since then, in a row. */
  tries: number
  next_at: number
  /** When it was last called, and what it answered; `null` and empty before. */
  last_at: number | null
  outcome: string
}
