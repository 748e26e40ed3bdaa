import type { Engine } from '#server/store/engine.ts'
import { type ClaimRequest, claimMail, lookForMail, renewMail } from './claims.ts'
import { noteInbox, readInboxes } from './inboxes.ts'
import { readOutbox } from './outbox-state.ts'
import { settleMail } from './settle.ts'

export type MailQueries = ReturnType<typeof createMailQueries>

/** What is asked of the outbox by whoever empties it, and by whoever watches that. */
export function createMailQueries({ changing, reading }: Engine) {
  const look = reading(lookForMail)
  const claim = changing(claimMail)
  return {
    async claim(request: ClaimRequest) {
      const found = await look(request)
      return found.kind === 'due' ? claim(request) : found
    },
    renew: changing(renewMail),
    settle: changing(settleMail),
    noteInbox: changing(noteInbox),
    readInboxes: reading(readInboxes),
    readOutbox: reading(readOutbox),
  }
}
