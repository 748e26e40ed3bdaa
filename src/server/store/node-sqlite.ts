import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Kysely,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'

/** Lets Kysely speak to the SQLite that comes with Node. */
export function nodeSqliteDialect(database: DatabaseSync): Dialect {
  return {
    createAdapter: () => new TransactionalSchemaAdapter(),
    createDriver: () => new ImmediateDriver(database),
    createIntrospector: (db: Kysely<unknown>) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  }
}

/** A process killed during a migration must leave the old tables or the new ones, not half. */
class TransactionalSchemaAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true
  }
}

/**
 * Takes the write lock at the start of a transaction. One that reads first and writes later can
 * fail with SQLITE_BUSY at once, whatever the busy timeout, when another process wrote in between.
 */
class ImmediateDriver extends SqliteDriver {
  readonly #database: DatabaseSync

  constructor(database: DatabaseSync) {
    super({ database: asKyselyDatabase(database) })
    this.#database = database
  }

  override async beginTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }

  /** A full or failing disk has undone it already, and its own words are the ones to hear. */
  override async rollbackTransaction(connection: DatabaseConnection) {
    if (this.#database.isTransaction) await super.rollbackTransaction(connection)
  }
}

/** More than the store has different statements. */
const mostStatements = 500

/** A statement that was asked before need not be prepared again. */
function keepStatements(database: DatabaseSync) {
  const prepared = new Map<string, StatementSync>()
  return (sql: string) => {
    const statement = prepared.get(sql) ?? database.prepare(sql)
    if (prepared.size < mostStatements) prepared.set(sql, statement)
    return statement
  }
}

function asKyselyDatabase(database: DatabaseSync): SqliteDatabase {
  const prepare = keepStatements(database)
  return {
    close: () => database.close(),
    prepare(sql) {
      const statement = prepare(sql)
      // Kysely hands over what the query builder made: strings, numbers and nulls.
      const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[]
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...values(parameters)),
        run: (parameters) => statement.run(...values(parameters)),
        iterate: (parameters) => statement.iterate(...values(parameters)),
      }
    },
  }
}
