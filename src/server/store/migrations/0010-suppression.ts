import { createHmac, randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'

interface Subscribers {
  subscribers: { id: string; email_key: string; address_hash: string }
  address_keys: { name: string; secret: string }
}

/**
 * Who gets no mail, known by a keyed hash of the address only, and what the outbox must know to
 * tell a mailbox that is gone from a sender that is refused.
 */
export async function up(db: Kysely<Subscribers>) {
  await db.schema
    .createTable('address_keys')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('secret', 'text', (column) => column.notNull())
    .execute()
  const secret = randomBytes(32).toString('base64url')
  await db.insertInto('address_keys').values({ name: 'addresses', secret }).execute()

  await db.schema
    .createTable('suppressions')
    .addColumn('address_hash', 'text', (column) => column.primaryKey())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('since', 'bigint', (column) => column.notNull())
    // The refused mail that is the reason, when it is one.
    .addColumn('mail_id', 'text')
    .execute()

  await db.schema.alterTable('subscribers').addColumn('address_hash', 'text').execute()
  for (const { email_key, id } of await db
    .selectFrom('subscribers')
    .select(['id', 'email_key'])
    .execute()) {
    const address_hash = createHmac('sha256', secret).update(`address ${email_key}`).digest('hex')
    await db.updateTable('subscribers').set({ address_hash }).where('id', '=', id).execute()
  }

  for (const column of ['postponed', 'unsure']) {
    await db.schema
      .alterTable('outbox')
      .addColumn(column, 'integer', (definition) => definition.notNull().defaultTo(0))
      .execute()
  }
}
