import { type Kysely, PostgresAdapter, sql } from 'kysely'

interface Keeping {
  desk_log_keeping: { id: number; years: number }
}

const year = 365 * 86_400_000
/** Where the years were deleted, they are as many as at first. */
const years = 'coalesce((select max(years) from desk_log_keeping), 6)'

/** SQLite fires no trigger for the row that a `replace` deletes, so that is an insertion it refuses. */
const inSqlite = [
  `create trigger desk_log_unchanged before update on desk_log
     begin select raise(abort, 'the log of the desk is only added to'); end`,
  `create trigger desk_log_unreplaced before insert on desk_log
     when exists (select 1 from desk_log where id = new.id)
     begin select raise(abort, 'the log of the desk is only added to'); end`,
  `create trigger desk_log_kept before delete on desk_log
     when old.at > unixepoch() * 1000 - ${years} * ${year}
     begin select raise(abort, 'the log of the desk is kept for its years'); end`,
]

const inPostgres = [
  `create function desk_log_unchanged() returns trigger language plpgsql as $$
     begin raise exception 'the log of the desk is only added to'; end $$`,
  `create function desk_log_kept() returns trigger language plpgsql as $$
     begin
       if old.at > extract(epoch from now()) * 1000 - ${years} * ${year} then
         raise exception 'the log of the desk is kept for its years';
       end if;
       return old;
     end $$`,
  `create trigger desk_log_unchanged before update on desk_log
     for each row execute function desk_log_unchanged()`,
  `create trigger desk_log_untruncated before truncate on desk_log
     for each statement execute function desk_log_unchanged()`,
  `create trigger desk_log_kept before delete on desk_log
     for each row execute function desk_log_kept()`,
]

/** The log of the desk is only added to, and a row goes when it was kept for its years: the database sees to it. */
export async function up(db: Kysely<Keeping>) {
  await db.schema
    .createTable('desk_log_keeping')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('years', 'integer', (column) => column.notNull().check(sql`years >= 1`))
    .execute()
  await db.insertInto('desk_log_keeping').values({ id: 1, years: 6 }).execute()
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  for (const statement of isPostgres ? inPostgres : inSqlite) await sql.raw(statement).execute(db)
}
