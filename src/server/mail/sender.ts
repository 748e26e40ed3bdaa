/** Takes one finished mail out of the house. */
export interface MailSender {
  send(mail: OutgoingMail): Promise<SendOutcome>
  close(): void
}

export interface OutgoingMail {
  id: string
  recipient: string
  /** The whole message (RFC 5322). */
  message: string
}

/** `error` is a code for the log and the store, without personal data. */
export type SendOutcome =
  | { kind: 'sent' }
  /** This mail will never be taken: no such mailbox, for example. */
  | { kind: 'refused'; error: string }
  /** Not this mail, not now. */
  | { kind: 'postponed'; error: string }
  /** No mail can leave now. */
  | { kind: 'unreachable'; error: string }
