import type { Kysely } from 'kysely'

interface Suppressions {
  suppressions: { address_hash: string; reason: string; since: number }
  suppression_log: { number: number; address_hash: string; reason: string }
  suppression_state: { id: number; number: number; has_file: number; followed_at: number }
}

/** Every change of the list of who gets no mail, in order, for the file that a restore reads back. */
export async function up(db: Kysely<Suppressions>) {
  await db.schema
    .createTable('suppression_log')
    .addColumn('number', 'integer', (column) => column.primaryKey())
    .addColumn('address_hash', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('suppression_state')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('has_file', 'integer', (column) => column.notNull())
    .addColumn('followed_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .alterTable('suppressions')
    .addColumn('author', 'text', (column) => column.notNull().defaultTo(''))
    .execute()

  await db.schema
    .createIndex('subscribers_address')
    .on('subscribers')
    .column('address_hash')
    .execute()

  const listed = await db
    .selectFrom('suppressions')
    .select(['address_hash', 'reason'])
    .orderBy('since')
    .orderBy('address_hash')
    .execute()
  for (const [index, row] of listed.entries()) {
    await db
      .insertInto('suppression_log')
      .values({ number: index + 1, ...row })
      .execute()
  }
  await db
    .insertInto('suppression_state')
    .values({ id: 1, number: listed.length, has_file: 0, followed_at: 0 })
    .execute()
}
