import { mkdir, open, readFile } from 'node:fs/promises'
import path from 'node:path'
import { minute, second } from '#language/dates/durations.ts'
import type { Clock } from '#server/clock.ts'
import type { Log } from '#server/log.ts'
import { describeError } from '#server/store/engine.ts'
import { unlessFailed } from '#server/terminal/command.ts'
import type { SuppressionEntry, SuppressionQueries } from './suppression-queries.ts'

/** Stands beside the backups, so that whoever has them has it. */
export const suppressionFileName = 'suppressed.txt'

/** Whether mail may leave. */
export type SuppressionStatus =
  | { kind: 'kept' }
  /** The file could not be written; the store knows what is missing there. */
  | { kind: 'behind'; advice: string }
  /** Nobody knows whom this store may write to; `advice` is for people. */
  | { kind: 'held'; because: 'not-looked' | 'missing' | 'other-store' | 'unusable'; advice: string }

export interface SuppressionFile {
  /**
   * Appends what the store has and the file has not, and reads the file back into a store that was
   * restored. Never rejects.
   */
  follow(): Promise<SuppressionStatus>
  status(): SuppressionStatus
}

interface FileServices {
  /** Of the backups, as an absolute path. */
  folder: string
  store: { suppressions: SuppressionQueries }
  /** Whether other servers may have the same store. */
  isShared: boolean
  clock: Clock
  log: Log
}

/** A server that is alive has said so within this time, and says so this often. */
const [aliveWithin, saidEvery] = [minute, 20 * second]

/**
 * The append-only file of everybody who gets no mail, by keyed hash, with a number that only grows: a
 * store whose number is lower was restored, and mails nobody until the file was read into it. Servers
 * that share a store may share the file or have one each: an entry that stands there twice is one.
 */
export function createSuppressionFile({
  clock,
  folder,
  isShared,
  log,
  store,
}: FileServices): SuppressionFile {
  const file = path.join(folder, suppressionFileName)
  let status: SuppressionStatus = { kind: 'held', because: 'not-looked', advice: '' }

  function hold(because: keyof typeof advice, reason = '') {
    if (status.kind === 'held' && status.because === because) return status
    status = { kind: 'held', because, advice: `${advice[because]} (${file})` }
    log.event('suppressions-unread', { because, advice: status.advice, reason })
    return status
  }

  async function follow() {
    try {
      const read = await readSuppressionFile(file)
      // After the file: whatever stands in it was in the store before.
      const state = unlessFailed(await store.suppressions.readState())
      const now = clock()
      // Another server vouches for a store that it shares: this one has just come to it.
      const joins = isShared && Math.abs(now - state.followedAt) < aliveWithin
      if (!read && state.hasFile && !joins) return hold('missing')
      if (read && read.key !== state.key) return hold('other-store')
      if (!read) {
        await append(folder, file, `${heading}${state.key}\n`)
        unlessFailed(await store.suppressions.noteFile(true))
      } else if (!state.hasFile || state.number < read.number) await readBack(read)
      const added = unlessFailed(await store.suppressions.readAfter(read?.number ?? 0)).entries
      if (added.length > 0)
        await append(folder, file, `${read?.ending ?? ''}${writeEntries(added)}`)
      if (isShared && Math.abs(now - state.followedAt) >= saidEvery) {
        unlessFailed(await store.suppressions.noteFollowed(now))
      }
      status = { kind: 'kept' }
      return status
    } catch (error) {
      if (status.kind === 'held') return hold('unusable', describeError(error))
      if (status.kind === 'kept') {
        status = { kind: 'behind', advice: `${advice.unusable} (${file})` }
        log.event('suppressions-not-written', { reason: describeError(error) })
      }
      return status
    }
  }

  async function readBack({ entries, number }: { entries: SuppressionEntry[]; number: number }) {
    unlessFailed(await store.suppressions.beginReadBack(number))
    const { kind, ...counts } = unlessFailed(
      await store.suppressions.readBack({ entries, now: clock() }),
    )
    unlessFailed(await store.suppressions.noteFile(true))
    log.event(`suppressions-${kind}`, counts)
  }

  let running: Promise<SuppressionStatus> | undefined
  return {
    follow() {
      running ??= follow().finally(() => {
        running = undefined
      })
      return running
    },
    status: () => status,
  }
}

const advice = {
  missing:
    'This store had a list of who gets no mail, and it is gone. Put the newest one in its place; if there is none any more, run: npm run restore -- list-lost',
  'other-store': 'The list of who gets no mail is that of another store. Put ours in its place.',
  unusable: 'The list of who gets no mail cannot be read or written.',
}

const heading = 'Who gets no mail, by hashes under the key '
const writeEntries = (entries: readonly SuppressionEntry[]) =>
  entries.map(({ hash, number, reason }) => `${number} ${hash} ${reason}\n`).join('')

/**
 * What a file holds; a line that a power cut left unfinished is none. `undefined`: there is no file, or
 * nobody has written to it yet.
 */
export async function readSuppressionFile(file: string) {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (!text) return
  const [first = '', ...lines] = text.split('\n')
  const entries = lines.flatMap((line): SuppressionEntry[] => {
    const [, number, hash = '', reason] = entryPattern.exec(line) ?? []
    return reason
      ? [{ number: Number(number), hash, reason: reason as SuppressionEntry['reason'] }]
      : []
  })
  return {
    key: first.startsWith(heading) ? first.slice(heading.length) : '',
    entries,
    /** Of the last entry. */
    number: Math.max(...entries.map(({ number }) => number), 0),
    /** What has to come before the next entry. */
    ending: text.endsWith('\n') ? '' : '\n',
  }
}

const entryPattern =
  /^(\d+) ([\da-f]{64}) (unsubscribed|stopped|bounced|complained|forgotten|lifted)$/

/** On the disk before the promise resolves. */
async function append(folder: string, file: string, text: string) {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await using handle = await open(file, 'a', 0o600)
  await handle.writeFile(text)
  await handle.sync()
  await using entries = await open(folder, 'r')
  await entries.sync()
}
