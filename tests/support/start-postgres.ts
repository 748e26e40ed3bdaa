import type { TestProject } from 'vitest/node'
import { ownSettings } from '#clinic/settings.ts'
import { query, startCluster } from '#scripts/postgres-cluster.ts'
import { openPostgresStore } from '#server/open-store.ts'

/** A PostgreSQL server, and the database in it that has the tables of a store and nothing else. */
export interface StartedPostgres {
  url: string
  template: string
}

declare module 'vitest' {
  interface ProvidedContext {
    postgres: StartedPostgres | undefined
  }
}

/**
 * Once for all tests of a project, a real PostgreSQL: the server at TEST_DATABASE_URL, whose user may
 * create databases, or one of this machine's own programs in a temporary folder.
 */
export default async function startPostgres(project: TestProject) {
  const { testDatabaseUrl } = ownSettings()
  const own = testDatabaseUrl ? undefined : await startCluster('fast')
  const url = own?.url ?? testDatabaseUrl
  if (!url) return project.provide('postgres', undefined)

  const template = `clinic_test_${process.pid}_${project.name}`
  await query(url, `create database ${template}`)
  const store = await openPostgresStore(
    Object.assign(new URL(url), { pathname: `/${template}` }).href,
  )
  await store.close()
  project.provide('postgres', { url, template })
  return async () => {
    if (own) return own.stop()
    const made = await query<{ name: string }>(
      url,
      `select datname as name from pg_database where starts_with(datname, '${template}')`,
    )
    for (const { name } of made) await query(url, `drop database ${name} with (force)`)
  }
}
