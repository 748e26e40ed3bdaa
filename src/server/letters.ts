import { composeMessageNotice } from './messages/notice-mail.ts'
import { composeConfirmation } from './newsletter/confirmation-mail.ts'

/**
 * The whole message (RFC 5322) of a mail in the outbox, the same every time. One that was not only
 * ordered is stored as it was written.
 */
export async function writeLetter({ kind, message }: { kind: string; message: string }) {
  if (!message.startsWith('{')) return message
  const order = JSON.parse(message)
  return kind === 'clinic-message' ? composeMessageNotice(order) : composeConfirmation(order)
}
