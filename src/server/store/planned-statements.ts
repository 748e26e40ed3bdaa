import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import type { Pool, PoolClient } from 'pg'

/** More than the store has different statements; batches of another length are others. */
const mostNames = 500

type NameOf = (text: string) => string | undefined

/**
 * The same text has the same name on every connection. All columns of a table are not asked for
 * under a name: the statement would fail once another server has given the table one more.
 */
function createNames(): NameOf {
  const names = new Map<string, string>()
  return (text) => {
    if (text.startsWith('select *')) return
    if (!names.has(text) && names.size < mostNames) names.set(text, `clinic-${names.size}`)
    return names.get(text)
  }
}

class PlanningClient implements PostgresPoolClient {
  readonly #client: PoolClient
  readonly #nameOf: NameOf

  constructor(client: PoolClient, nameOf: NameOf) {
    this.#client = client
    this.#nameOf = nameOf
  }

  query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>
  query<R>(
    asked: string | PostgresCursor<R>,
    parameters: readonly unknown[] = [],
  ): Promise<unknown> | PostgresCursor<R> {
    if (typeof asked !== 'string') throw new Error('The store reads without cursors.')
    const name = parameters.length > 0 ? this.#nameOf(asked) : undefined
    return this.#client.query({ text: asked, values: [...parameters], ...(name ? { name } : {}) })
  }

  release(destroy?: boolean) {
    this.#client.release(destroy)
  }
}

/**
 * A pool whose connections read and plan a statement once, under a name of its own, and not at each
 * use: half of what the database does for a sign-up.
 */
export function planOnce(pool: Pool): PostgresPool {
  const nameOf = createNames()
  return {
    options: pool.options,
    connect: async () => new PlanningClient(await pool.connect(), nameOf),
    end: () => pool.end(),
  }
}
