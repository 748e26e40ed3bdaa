import { createHmac } from 'node:crypto'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { query } from './postgres-server.ts'

/** A row of the subscribers for every number below `count`, confirmed, as values for SQL. */
function rows(count: number, secret: string) {
  return Array.from({ length: count }, (_, n) => {
    const email = `reader-${n}@domain-${n % 200}.example`
    const hash = createHmac('sha256', secret).update(`address ${email}`).digest('hex')
    const id = `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
    return `('${id}', '${email}', '${email}', '${hash}', 'en', 'footer', 'confirmed', 1, 1, 1, 1)`
  })
}

const into = `insert into subscribers (id, email, email_key, address_hash, locale, source, state,
  created_at, last_signup_at, last_mail_at, confirmed_at) values `

/** Batches, because a statement has a longest length. */
function statements(count: number, secret: string) {
  const all = rows(count, secret)
  return Array.from(
    { length: Math.ceil(count / 500) },
    (_, n) => into + all.slice(n * 500, (n + 1) * 500).join(', '),
  )
}

const readSecret = "select secret from address_keys where name = 'addresses'"

/** Puts readers into a store that no process has open. */
export function addSqliteReaders(data: string, count: number) {
  const db = new DatabaseSync(path.join(data, 'site.db'))
  const secret = String(db.prepare(readSecret).get()?.['secret'])
  db.exec('begin')
  for (const statement of statements(count, secret)) db.exec(statement)
  db.exec('commit')
  db.close()
}

export async function addPostgresReaders(url: string, count: number) {
  const [key] = await query<{ secret: string }>(url, readSecret)
  for (const statement of statements(count, key?.secret ?? '')) await query(url, statement)
}
