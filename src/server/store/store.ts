import type { Signup } from '#forms/newsletter/contract/contract.ts'
import type { PressKind } from '#forms/press/contract/press.ts'
import type { Locale } from '#language/locales.ts'
import type { KeptFeedback } from '#server/feedback/queries.ts'
import type { OutboxState } from '#server/mail/outbox-state.ts'
import type { AnswerState, KeptMessage, MessageName, NewMessage } from '#server/messages/queries.ts'
import type { IssueMail, IssueState, Reader, ReportKind } from '#server/newsletter/issue-queries.ts'
import type { Erased, Person } from '#server/people/queries.ts'
import type { Days, PressTotal } from '#server/presses/queries.ts'
import type { SuppressionReason } from './tables.ts'

/**
 * What the server keeps. Every engine behind it passes `tests/server/store-contract.ts`.
 *
 * All times are milliseconds since 1970 and come from the caller. A method resolves after its
 * change is on disk; when it could not be written, nothing was, and the outcome is `not-stored`.
 * (A database that is lost while it commits leaves that open.) No method rejects.
 */
export interface Store {
  /**
   * Keeps a sign-up together with the mail that asks for its confirmation: both or neither.
   * A confirmed address stays as it is and gets no mail.
   */
  signUp(request: SignUpRequest): Promise<SignUpOutcome>
  /** Says what a token from a mail is good for. Changes nothing. */
  readToken(request: TokenRequest): Promise<TokenState | NotStored>
  /** Uses a confirm token: once, before it expires. */
  confirm(request: { hash: string; now: number }): Promise<ConfirmOutcome>
  /** Uses an unsubscribe token; a second time has the same outcome. */
  unsubscribe(request: { hash: string; now: number }): Promise<UnsubscribeOutcome>

  /** Keeps what a visitor wrote together with the mail that tells the clinic: both or neither. */
  addMessage(request: MessageRequest): Promise<{ kind: 'kept' } | NotStored>
  /** Says whether a message waits. Changes nothing. */
  readAnswerState(name: MessageName): Promise<{ kind: AnswerState } | NotStored>
  /** Marks a message as answered; says what it was before. */
  markAnswered(request: {
    name: MessageName
    now: number
  }): Promise<{ kind: AnswerState } | NotStored>
  /** Every message, the oldest first. */
  readMessages(): Promise<{ kind: 'messages'; messages: readonly KeptMessage[] } | NotStored>
  /** Keeps what the desk writes about a message, in place of what it wrote before. */
  writeDeskNote(request: { id: string; note: string }): Promise<{ kind: 'kept' } | NotStored>
  /** Deletes a message with its mails. */
  forgetMessage(id: string): Promise<{ kind: 'forgotten' } | NotStored>
  /** Deletes messages answered before a time, and all that came before another. */
  eraseOldMessages(request: {
    answeredBefore: number
    cameBefore: number
  }): Promise<{ kind: 'erased'; messages: number } | NotStored>
  /** Everything about an e-mail address or a telephone number. */
  readPerson(address: string): Promise<{ kind: 'person'; person: Person } | NotStored>
  /** The keyed hash under which an address is known once it is erased. */
  hashAddress(address: string): Promise<{ kind: 'hash'; hash: string } | NotStored>
  /**
   * Erases people by the keyed hashes of their addresses or numbers; the hashes stay on the list of
   * who gets no mail. Afterwards the file of an embedded store holds nothing of what was erased;
   * where that cannot be done now, the outcome is `not-stored` and the call is to be repeated.
   */
  forgetPeople(request: {
    hashes: readonly string[]
    now: number
  }): Promise<({ kind: 'forgotten' } & Erased) | NotStored>
  /** Keeps whether a page was useful. */
  addFeedback(feedback: KeptFeedback): Promise<{ kind: 'kept' } | NotStored>
  /** Every such answer, by page and day. */
  readFeedback(): Promise<{ kind: 'feedback'; answers: readonly KeptFeedback[] } | NotStored>
  /** Deletes the answers of the days before one, such as `2026-03-02`. */
  eraseFeedback(before: string): Promise<{ kind: 'erased' } | NotStored>
  /** Whether the clinic was reminded on a day, such as `2026-03-02`. */
  readDigest(day: string): Promise<{ kind: 'sent-before' | 'due' } | NotStored>
  /** Queues the mail that reminds the clinic: once a day. */
  addDigest(request: {
    day: string
    now: number
    mail: MessageRequest['mail']
  }): Promise<{ kind: 'queued' | 'sent-before' } | NotStored>

  /**
   * Undoes {@link Store.unsubscribe}, a bounce or a complaint with the token of an earlier mail: the
   * address is confirmed again. `unknown` also when there is nothing to undo.
   */
  startAgain(request: { hash: string; now: number }): Promise<StartAgainOutcome>

  /** Nothing is sent to this address any more, known to us or not; only its keyed hash is kept. */
  suppress(request: {
    email: string
    reason: SuppressionReason
    now: number
  }): Promise<{ kind: 'suppressed' } | NotStored>
  /** Lets an address sign up again; subscribes nobody. */
  liftSuppression(request: {
    email: string
  }): Promise<{ kind: 'lifted' | 'not-suppressed' } | NotStored>
  readSuppression(request: { email: string }): Promise<SuppressionState | NotStored>

  /**
   * Takes the mail whose turn it is of those that are due, for `lease` milliseconds; no other worker
   * gets it then.
   */
  claimMail(request: ClaimRequest): Promise<ClaimOutcome>
  /** How many mails were sent in this time, by all servers together; without the clinic's own. */
  countSent(request: {
    after: number
    until: number
  }): Promise<{ kind: 'counted'; mails: number } | NotStored>
  /**
   * Begins to queue an issue of the newsletter, once for all times: `under-way` when that was begun
   * before and is not done, `queued-before` when it is.
   */
  startIssue(request: {
    issue: string
    now: number
  }): Promise<{ kind: 'started' | 'under-way' | 'queued-before' } | NotStored>
  /** The next readers of an issue under way, and after whom they come: at first after ''. */
  readNextReaders(request: {
    issue: string
    most: number
  }): Promise<{ kind: 'readers'; after: string; readers: readonly Reader[] } | NotStored>
  /**
   * Queues the mails of these readers but those who stopped meanwhile, and counts them; without any
   * reader, the issue is done. `overtaken` when another process came first: nothing was queued then.
   */
  addIssueMails(request: {
    issue: string
    after: string
    mails: readonly IssueMail[]
    now: number
  }): Promise<{ kind: 'queued'; mails: number } | { kind: 'overtaken' } | NotStored>
  /** Every issue that was sent, oldest first; the mails of the last 30 days are counted. */
  readIssues(): Promise<{ kind: 'issues'; issues: readonly IssueState[] } | NotStored>
  /**
   * Takes note that a mail came back or was complained about: `known` from the second time on,
   * `unknown` for a mail that is not ours or is long gone, or whose tag is not right.
   */
  takeReport(request: {
    mailId: string
    tag: string
    kind: ReportKind
    now: number
  }): Promise<{ kind: 'suppressed' | 'counted' | 'known' | 'unknown' } | NotStored>

  /** Keeps a claimed mail from other workers `until` then; `lost` when another has claimed it since. */
  renewMail(request: {
    mail: ClaimedMail
    until: number
  }): Promise<{ kind: 'renewed' | 'lost' } | NotStored>
  /**
   * Says what became of a claimed mail. The words of a mail that is sent or given up are erased,
   * those of one that was refused when the next is sent.
   */
  settleMail(request: {
    mail: ClaimedMail
    now: number
    result: MailResult
  }): Promise<Settled | NotStored>

  /**
   * Deletes some of what nobody needs any more: confirm tokens that expired `before` this time, used
   * or not, the notes of mails that were sent or given up before it, and who got the last mail
   * before it and never confirmed. Never a mail that waits.
   */
  cleanUp(request: { before: number }): Promise<CleanUpOutcome>

  /** Adds 1 to the total of a page, a kind and a day. */
  addPress(press: {
    day: string
    page: string
    kind: PressKind
  }): Promise<{ kind: 'kept' } | NotStored>
  /** The totals of some days, the most pressed first. */
  readPresses(days: Days): Promise<{ kind: 'presses'; totals: readonly PressTotal[] } | NotStored>
  /** Deletes the totals of the days before this one. */
  forgetPresses(before: string): Promise<{ kind: 'forgotten' } | NotStored>

  /** What the outbox holds, for those who watch it. */
  readOutbox(): Promise<{ kind: 'outbox'; state: OutboxState } | NotStored>

  /** Writes something small, to find out whether a sign-up could be kept now. */
  checkWritable(now: number): Promise<{ kind: 'writable' } | NotStored>
  close(): Promise<void>
}

export interface NotStored {
  kind: 'not-stored'
  /** The engine's own words, for the log; never what a visitor typed. */
  reason: string
}

export interface SignUpRequest {
  /** Its address is compared without regard to case. */
  signup: Signup
  locale: Locale
  now: number
  /** How old the last mail to a waiting address must be before it gets another, in ms. */
  repeatAfter: number
  confirmToken: { hash: string; expiresAt: number }
  unsubscribeToken: { hash: string }
  mail: NewMail
  /** Whose mails take turns with whose, such as those of one network. */
  lane: string
}

export interface MessageRequest {
  message: NewMessage
  now: number
  /** SHA-256 of the token with which the clinic marks it as answered, in hex. */
  answerHash: string
  mail: NewMail & { recipient: string }
}

interface NewMail {
  /** Names the mail for good: part of its Message-ID and its file name. */
  id: string
  kind: 'confirm-newsletter' | 'clinic-message' | 'clinic-digest'
  /** The whole message (RFC 5322), ready to send. */
  message: string
}

export type SignUpOutcome =
  | { kind: 'mail-queued' }
  /** Waiting for its confirmation; the last mail is younger than `repeatAfter`. */
  | { kind: 'mailed-recently' }
  | { kind: 'already-confirmed' }
  /** On the list of those who get no mail; nothing is kept. */
  | { kind: 'suppressed' }
  /** The mailbox had all the confirmation mails that it may get in a year; nothing is kept. */
  | { kind: 'mailed-enough' }
  | NotStored

export type TokenPurpose = 'confirm' | 'unsubscribe'

export interface TokenRequest {
  /** SHA-256 of the token, in hex. The token itself is never stored outside an unsent mail. */
  hash: string
  purpose: TokenPurpose
  now: number
}

export type TokenState =
  | { kind: 'usable' }
  /** Of an unsubscribe token: nothing is sent to the address any more, for whatever reason. */
  | { kind: 'stopped' }
  /** Used before, or ended because the subscription was confirmed or cancelled otherwise. */
  | { kind: 'used' }
  | { kind: 'expired' }
  /** Never given out, or given out for another purpose. */
  | { kind: 'unknown' }

export type ConfirmOutcome =
  | { kind: 'confirmed' }
  | { kind: 'used' }
  | { kind: 'expired' }
  | { kind: 'unknown' }
  | NotStored

export type UnsubscribeOutcome = { kind: 'unsubscribed' } | { kind: 'unknown' } | NotStored

export type StartAgainOutcome = { kind: 'started' } | { kind: 'unknown' } | NotStored

type SuppressionState =
  | { kind: 'suppressed'; reason: SuppressionReason; since: number }
  | { kind: 'not-suppressed' }

export interface ClaimRequest {
  now: number
  /** Milliseconds. */
  lease: number
  /** Leaves all but the clinic's own mails where they are. */
  only?: 'clinic'
}

/** A mail in the hand of one worker. */
export interface ClaimedMail {
  id: string
  /** How often it was claimed, this time included. */
  attempts: number
}

export interface QueuedMail extends ClaimedMail {
  kind: string
  recipient: string
  message: string
  /** Says in the return address that the mail is ours: 16 letters and digits. */
  tag: string
  /** How often it was put off for a reason of its own. */
  postponed: number
  /** How often the connection was lost after the whole mail had gone out. */
  unsure: number
}

export type ClaimOutcome = { kind: 'mail'; mail: QueuedMail } | { kind: 'nothing-due' } | NotStored

/** `error` is a code without personal data. */
export type MailResult =
  | { kind: 'sent' }
  /** `counts` says which of its counts this adds to; without it, the reason was not this mail. */
  | { kind: 'try-again'; at: number; error: string; counts?: 'postponed' | 'unsure' }
  /** There is no such mailbox; `at` is when it is tried again if that turns out to be wrong. */
  | { kind: 'refused'; at: number; error: string }
  | { kind: 'given-up'; error: string }

export type Settled =
  | { kind: 'settled' }
  /** So many domains refused in a row that the refusals, this one included, are taken back. */
  | { kind: 'taken-back'; mails: number }

/** How many rows were deleted. */
export type CleanUpOutcome =
  | { kind: 'cleaned-up'; tokens: number; mails: number; subscribers: number }
  | NotStored
