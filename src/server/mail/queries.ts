import type { Kysely } from 'kysely'
import type { Engine } from '#server/store/engine.ts'
import type { Tables } from '#server/store/tables.ts'
import { type ClaimRequest, claimMail, lookForMail, renewMail } from './claims.ts'
import { clinicLane } from './outbox.ts'
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
    countSent: reading(countSent),
    readOutbox: reading(readOutbox),
  }
}

/** How many mails were sent in this time, by all servers together; without the clinic's own. */
async function countSent(db: Kysely<Tables>, { after, until }: { after: number; until: number }) {
  const { mails } = await db
    .selectFrom('outbox')
    .select(({ fn }) => fn.countAll<number>().as('mails'))
    .where('sent_at', '>', after)
    .where('sent_at', '<=', until)
    .where('lane', '!=', clinicLane)
    .executeTakeFirstOrThrow()
  return { kind: 'counted', mails: Number(mails) } as const
}
