/** Takes one finished mail out of the house. */
export interface MailSender {
  /** `signal` ends the attempt, whatever the other end is doing. */
  send(mail: OutgoingMail, signal?: AbortSignal): Promise<SendOutcome>
  close(): void
}

export interface OutgoingMail {
  id: string
  recipient: string
  /** Makes the return address one that only we can write. */
  tag?: string
  /** The whole message (RFC 5322). */
  message: string
}

/** `error` is a code for the log and the store, without personal data. */
export type SendOutcome =
  | { kind: 'sent' }
  /** There is no such mailbox, and there will not be one. */
  | { kind: 'refused'; error: string }
  /** Not this mail, not now; also when its recipient wants none, for they may change their mind. */
  | { kind: 'postponed'; error: string }
  /** Refused at RCPT for our own sake, if it is not only this recipient's server that says so. */
  | { kind: 'doubted'; error: string }
  /** The whole mail had gone out when the connection was lost: it may have been taken or not. */
  | { kind: 'unsure'; error: string }
  /** The other end refuses us, or what we send, for good: nothing to do with this recipient. */
  | { kind: 'blocked'; error: string }
  /** No mail can leave now. */
  | { kind: 'unreachable'; error: string }
