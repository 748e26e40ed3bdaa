import type { NotStored, Store } from '#server/store/store.ts'

export interface DeskServices {
  store: Store
  /** The folder of the mails that are written as files, as an absolute path. */
  dataDir: string
  /** Milliseconds since 1970. */
  clock: () => number
  /** Takes a line for the terminal. */
  print: (line: string) => void
}

/** What the desk asked for cannot be done; the message says why, for people. */
export class DeskError extends Error {}

/** What the store answered, unless it could not. */
export function unlessFailed<Outcome extends { kind: string }>(
  outcome: Outcome | NotStored,
): Exclude<Outcome, NotStored> {
  if (outcome.kind === 'not-stored' && 'reason' in outcome) {
    throw new DeskError(`The store cannot be used: ${outcome.reason}`)
  }
  return outcome as Exclude<Outcome, NotStored>
}
