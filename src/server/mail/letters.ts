import { composeConfirmation } from '#server/newsletter/confirmation-mail.ts'
import { composeMessageNotice } from './clinic-mail.ts'

/** What a mail says, as far as a request orders it: its visitor waits for the disk only. */
type Orders = {
  'confirm-newsletter': Parameters<typeof composeConfirmation>[0]
  'clinic-message': Parameters<typeof composeMessageNotice>[0]
}

/** What the outbox keeps in the place of a message until it leaves. */
export function orderLetter<Kind extends keyof Orders>(kind: Kind, order: Orders[Kind]) {
  return { kind, message: JSON.stringify(order) }
}

/**
 * The whole message (RFC 5322) of a mail in the outbox, the same every time. One that was not
 * ordered is kept as it was written.
 */
export async function writeLetter({ kind, message }: { kind: string; message: string }) {
  if (!message.startsWith('{')) return message
  const order = JSON.parse(message)
  return kind === 'clinic-message' ? composeMessageNotice(order) : composeConfirmation(order)
}
