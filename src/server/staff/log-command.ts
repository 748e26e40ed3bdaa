import { formatDateTime } from '#clinic/clock/clock.ts'
import { type Command, type Terminal, unlessFailed } from '#server/terminal/command.ts'
import { writeNewFile } from '#server/terminal/new-file.ts'
import { printable } from '#server/terminal/printable.ts'
import { type NamedEntry, readNamedLog, writeLogTable } from './log-table.ts'
import type { StaffQueries } from './queries.ts'

type Services = Terminal & { store: { staff: StaffQueries } }

const mostShown = 50

/** Who saw and did what at the desk. */
export const logCommand: Command<Services['store']> = {
  takes: '[FILE]',
  does: 'shows who saw and did what last; with FILE writes the whole log to a table (CSV)',
  run: (services, [file]) => (file ? exportLog(services, file) : showLog(services)),
}

async function exportLog(services: Services, file: string) {
  await writeNewFile(file, writeLogTable(services))
  services.print('Wrote the log. Delete the file when you no longer need it.')
}

const entryLine = ({ act, at, name, subject }: NamedEntry) =>
  [formatDateTime(at, 'en'), printable(name), act, subject].filter(Boolean).join(' | ')

async function showLog(services: Services) {
  const { entries } = unlessFailed(await readNamedLog(services, { most: mostShown }))
  for (const entry of entries.toReversed()) services.print(entryLine(entry))
  if (entries.length === 0) services.print('Nobody has seen or done anything yet.')
}
