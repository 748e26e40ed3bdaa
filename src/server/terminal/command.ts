import type { Clock } from '#server/clock.ts'
import type { NotStored } from '#server/store/engine.ts'

/** What every command of the clinic's own people works with. */
export interface Terminal {
  /** The folder of the mails that are written as files, as an absolute path. */
  dataDir: string
  /** The folder of the backups, likewise. */
  backupDir: string
  /** Who sits at the terminal: their name on this machine. */
  author: string
  clock: Clock
  /** Takes a line for the terminal. */
  print(line: string): void
}

/** A command, with what it asks of the store. */
export interface Command<Queries, Services = Terminal> {
  /** What follows its name. */
  takes: string
  does: string
  run(services: Services & { store: Queries }, words: readonly string[]): Promise<void>
}

/** What was asked for cannot be done; the message says why, for people. */
export class CommandError extends Error {}

/** What the store answered, unless it could not. */
export function unlessFailed<Outcome extends { kind: string }>(
  outcome: Outcome | NotStored,
): Exclude<Outcome, NotStored> {
  if (outcome.kind === 'not-stored' && 'reason' in outcome) {
    throw new CommandError(`The store cannot be used: ${outcome.reason}`)
  }
  return outcome as Exclude<Outcome, NotStored>
}
