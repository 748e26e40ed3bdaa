import { inject, onTestFinished } from 'vitest'
import { query } from '#scripts/postgres-cluster.ts'
import type { StartedPostgres } from './start-postgres.ts'

export { query }

export interface PostgresServer {
  /** Makes a database with the tables of a store, which is gone after the test; says its address. */
  createDatabase(): Promise<string>
  /** One that has no tables yet. */
  createEmptyDatabase(): Promise<string>
}

let lastDatabase = 0

async function create({ url }: StartedPostgres, template = 'template1') {
  lastDatabase += 1
  const name = `clinic_test_${process.pid}_${lastDatabase}`
  await query(url, `create database ${name} template ${template}`)
  onTestFinished(async () => {
    await query(url, `drop database ${name} with (force)`)
  })
  return Object.assign(new URL(url), { pathname: `/${name}` }).href
}

/** The PostgreSQL that was started for this run (`start-postgres.ts`), if there is one. */
export function findStartedPostgres(): PostgresServer | undefined {
  const started = inject('postgres')
  return (
    started && {
      createDatabase: () => create(started, started.template),
      createEmptyDatabase: () => create(started),
    }
  )
}
