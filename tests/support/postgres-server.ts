import { afterAll, onTestFinished } from 'vitest'
import { query, startCluster } from '#scripts/postgres-cluster.ts'

export { query }

export interface PostgresServer {
  /** Makes an empty database that is gone after the test; says its address. */
  createDatabase(): Promise<string>
}

let lastDatabase = 0

/**
 * A real PostgreSQL for the tests of a file: the server at TEST_DATABASE_URL, whose user may create
 * databases, or one of this machine's own programs in a temporary folder. `undefined` when there is
 * neither.
 */
export async function startPostgres(): Promise<PostgresServer | undefined> {
  const url = process.env['TEST_DATABASE_URL'] || (await startOwn())
  if (!url) return
  return {
    async createDatabase() {
      lastDatabase += 1
      const name = `clinic_test_${process.pid}_${lastDatabase}`
      await query(url, `create database ${name}`)
      onTestFinished(async () => {
        await query(url, `drop database ${name} with (force)`)
      })
      return Object.assign(new URL(url), { pathname: `/${name}` }).href
    },
  }
}

async function startOwn() {
  const cluster = await startCluster('fast')
  if (cluster) afterAll(cluster.stop)
  return cluster?.url
}
