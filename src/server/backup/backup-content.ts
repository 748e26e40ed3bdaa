import { presentName, readSteps } from '#server/store/migrate.ts'
import { CommandError } from '#server/terminal/command.ts'

/** What was found in a backup that was opened. */
export interface BackupContent {
  /** Rows, by table. */
  rows: Readonly<Record<string, number>>
  /** The changes of the tables that were made in it. */
  steps: readonly string[]
  /** Of the list of who gets no mail; `undefined` when it was made before that had numbers. */
  listNumber: number | undefined
}

const countedTables = {
  subscribers: 'addresses of the newsletter',
  messages: 'messages',
  suppressions: 'who get no mail',
  outbox: 'mails',
} as const

/** What is in a backup, for people. */
export function describeContent({ rows }: BackupContent) {
  const counts = Object.entries(countedTables).map(([table, name]) => `${rows[table] ?? 0} ${name}`)
  return `Opened and counted: ${counts.join(', ')}.`
}

/**
 * Whether a backup was made by this version of the site or one before it.
 * @throws CommandError when it is newer, or no backup of ours.
 */
export async function compareSteps({ steps }: BackupContent): Promise<'same' | 'older'> {
  const ours = await readSteps()
  const newer = steps.find((step) => !ours.includes(presentName(step)))
  if (steps.length === 0) throw new CommandError('It is no backup of this site: it has no steps.')
  if (newer) {
    throw new CommandError(
      `It was made by a newer version of the site (step ${newer}; this version ends at ${ours.at(-1)}). Restore it with that version.`,
    )
  }
  return steps.length === ours.length ? 'same' : 'older'
}
