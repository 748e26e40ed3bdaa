import { inject, onTestFinished } from 'vitest'
import { query } from '#scripts/postgres-cluster.ts'
import type { StartedPostgres } from './start-postgres.ts'

export { query }

export interface PostgresServer {
  /** Lends a database with the tables of a store and nothing in them; says its address. */
  lendDatabase(): Promise<string>
  /** Makes one for a test that changes more than rows; it is gone after the test. */
  createDatabase(): Promise<string>
  /** One that has no tables yet. */
  createEmptyDatabase(): Promise<string>
}

/** What stays in the tables of a database that is lent again: what their making put there. */
const emptyTables = `do $$ declare name text; begin
  for name in select tablename from pg_tables where schemaname = 'public'
    and tablename not like 'kysely%'
    and tablename not in ('address_keys', 'suppression_state', 'desk_log_keeping') loop
    execute format('alter table %I disable trigger user', name);
    execute format('delete from %I', name);
    execute format('alter table %I enable trigger user', name);
  end loop;
  insert into desk_log_keeping values (1, 6) on conflict (id) do update set years = 6;
  update suppression_state set number = 0, has_file = 0, followed_at = 0; end $$`

const returned: string[] = []
let lastDatabase = 0

async function create({ url, template }: StartedPostgres, like = template) {
  lastDatabase += 1
  const name = `${template}_${process.pid}_${lastDatabase}`
  await query(url, `create database ${name} template ${like}`)
  return { name, address: Object.assign(new URL(url), { pathname: `/${name}` }).href }
}

async function createForOne(started: StartedPostgres, like?: string) {
  const { address, name } = await create(started, like)
  onTestFinished(async () => {
    await query(started.url, `drop database ${name} with (force)`)
  })
  return address
}

/** A database takes as long to make as most tests take with it. */
async function lend(started: StartedPostgres) {
  const address = returned.pop() ?? (await create(started)).address
  onTestFinished(async () => {
    await query(address, emptyTables)
    returned.push(address)
  })
  return address
}

/** The PostgreSQL that was started for this run (`start-postgres.ts`), if there is one. */
export function findStartedPostgres(): PostgresServer | undefined {
  const started = inject('postgres')
  return (
    started && {
      lendDatabase: () => lend(started),
      createDatabase: () => createForOne(started),
      createEmptyDatabase: () => createForOne(started, 'template1'),
    }
  )
}
