import { composeDigest } from './desk/digest-mail.ts'
import { lateNotice } from './mail/mail-delivery.ts'
import {
  composeLateNotice,
  composeMessageNotice,
  type MessageNotice,
} from './messages/notice-mail.ts'
import { composeConfirmation } from './newsletter/confirmation-mail.ts'

interface Letter {
  kind: string
  message: string
  recipient: string
}

/**
 * The whole message (RFC 5322) of a mail in the outbox, the same every time. One that was not only
 * ordered is stored as it was written.
 */
export async function writeLetter({ kind, message, recipient }: Letter) {
  if (!message.startsWith('{')) return message
  const order = JSON.parse(message)
  switch (kind) {
    case 'clinic-message':
      return composeMessageNotice({ ...order, notice: withNumber(order), to: recipient })
    case lateNotice:
      return composeLateNotice({ ...order, to: recipient })
    case 'clinic-digest':
      return composeDigest({ ...order, to: recipient })
    default:
      return composeConfirmation(order)
  }
}

/** A notice that waits since before notices had numbers gets that of its mail. */
const withNumber = ({ id, notice }: { id: string; notice: object }) =>
  ({ id, kind: 'message', ...notice }) as MessageNotice
