import { createHmac } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Tables } from './tables.ts'

/**
 * Hashes under the key of the store, in hex. The key stays in the store: whoever has only the hashes
 * cannot try addresses.
 */
export async function readHashing(db: Kysely<Tables>) {
  const { secret } = await db
    .selectFrom('address_keys')
    .select('secret')
    .where('name', '=', 'addresses')
    .executeTakeFirstOrThrow()
  const hash = (text: string) => createHmac('sha256', secret).update(text).digest('hex')
  return {
    /** Tells this key from others, and nothing about it. */
    mark: hash('mark').slice(0, 16),
    /** Under which an address or a telephone number is known once it is erased. */
    ofAddress: (address: string) => hash(`address ${address.toLowerCase()}`),
    /**
     * Of a mailbox, whichever of its names is used: without what follows a plus, and without dots,
     * before the @. Other servers may tell these apart, so this is for limits only.
     */
    ofMailbox(email: string) {
      const at = email.lastIndexOf('@')
      const [name = ''] = email.slice(0, at).replaceAll('.', '').split('+')
      return hash(`mailbox ${name}${email.slice(at)}`.toLowerCase())
    },
    /** What makes sure that a report is about a mail of ours: nobody else can write it for its id. */
    tagOfMail: (mailId: string) => hash(`mail ${mailId}`).slice(0, 16),
  }
}
