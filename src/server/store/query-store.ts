import { timingSafeEqual } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Kysely, Transaction } from 'kysely'
import { addFeedback, eraseFeedback, readFeedback } from '#server/feedback/queries.ts'
import {
  claimMail,
  countSent,
  eraseRefused,
  isMailDue,
  renewMail,
  settleMail,
} from '#server/mail/outbox.ts'
import { readOutbox } from '#server/mail/outbox-state.ts'
import {
  findSuppression,
  hashAddress,
  liftSuppression,
  suppress,
  tagMail,
} from '#server/mail/suppressions.ts'
import {
  addDigest,
  addMessage,
  eraseOldMessages,
  forgetMessage,
  hasDigest,
  markAnswered,
  readAnswerState,
  readMessages,
  writeDeskNote,
} from '#server/messages/queries.ts'
import {
  addIssueMails,
  forgetReports,
  readIssues,
  readNextReaders,
  startIssue,
  takeReport,
} from '#server/newsletter/issue-queries.ts'
import { mailsCountedFor } from '#server/newsletter/mailboxes.ts'
import {
  confirm,
  erasePending,
  readToken,
  signUp,
  startAgain,
  unsubscribe,
} from '#server/newsletter/queries.ts'
import { forgetPeople, readPerson } from '#server/people/queries.ts'
import { addPress, forgetPresses, readPresses } from '#server/presses/queries.ts'
import { describeError } from './describe-error.ts'
import type { CleanUpOutcome, NotStored, Store } from './store.ts'
import type { Tables } from './tables.ts'

/** What an engine must be asked about itself. */
export interface EngineQuestions {
  /** Why the engine cannot be trusted now, if so; asked before every change. */
  ready?(): string | undefined
  /** Whether a change was undone only because of others at the same time. */
  collided?(error: unknown): boolean
  /** How often such a change is tried. */
  mostTries?: number
  /** How long it rests before it is tried again, in ms; meanwhile others are served. */
  rest?: number
  /**
   * Wipes what was deleted off the disk, where the engine can.
   * @throws Error when that cannot be done now.
   */
  scrub?(): void
}

/** How many rows of a table one clean-up deletes: no visitor shall have to wait for it. */
const mostDeleted = 1000

/**
 * The store in SQL that SQLite and PostgreSQL both take. Whether a row may change is decided inside
 * the statement that changes it, so that two servers on one database cannot both decide.
 */
export function createQueryStore(
  db: Kysely<Tables>,
  {
    collided = () => false,
    mostTries = 3,
    ready = () => undefined,
    rest = 0,
    scrub = () => {},
  }: EngineQuestions,
): Store {
  async function store<Outcome>(
    work: (change: Transaction<Tables>) => Promise<Outcome>,
  ): Promise<Outcome | NotStored> {
    for (let tries = 1; ; tries += 1) {
      const reason = ready()
      if (reason) return { kind: 'not-stored', reason }
      try {
        return await db.transaction().execute(work)
      } catch (error) {
        if (tries === mostTries || !collided(error)) return notStored(error)
        await wait(rest)
      }
    }
  }

  return {
    signUp: (request) => store((change) => signUp(change, request)),
    readToken: (request) => readToken(db, request).catch(notStored),
    confirm: (request) => store((change) => confirm(change, request)),
    unsubscribe: (request) => store((change) => unsubscribe(change, request)),
    addMessage: (request) =>
      store(async (change) => {
        await addMessage(change, request)
        return { kind: 'kept' }
      }),
    readAnswerState: (name) => readAnswerState(db, name).then((kind) => ({ kind }), notStored),
    markAnswered: ({ name, now }) =>
      store(async (change) => ({ kind: await markAnswered(change, name, now) })),
    readMessages: () =>
      readMessages(db).then((messages) => ({ kind: 'messages', messages }), notStored),
    writeDeskNote: ({ id, note }) =>
      store(async (change) => {
        await writeDeskNote(change, id, note)
        return { kind: 'kept' }
      }),
    forgetMessage: (id) =>
      store(async (change) => {
        await forgetMessage(change, id)
        return { kind: 'forgotten' }
      }),
    eraseOldMessages: (request) =>
      store(async (change) => ({
        kind: 'erased',
        messages: await eraseOldMessages(change, request),
      })),
    readPerson: (address) =>
      readPerson(db, address).then((person) => ({ kind: 'person', person }), notStored),
    hashAddress: (address) =>
      hashAddress(db, address).then((hash) => ({ kind: 'hash', hash }), notStored),
    async forgetPeople(request) {
      const outcome = await store(async (change) => ({
        kind: 'forgotten' as const,
        ...(await forgetPeople(change, request)),
      }))
      try {
        if (outcome.kind === 'forgotten') scrub()
      } catch (error) {
        return notStored(error)
      }
      return outcome
    },
    addFeedback: (feedback) =>
      store(async (change) => {
        await addFeedback(change, feedback)
        return { kind: 'kept' }
      }),
    readFeedback: () =>
      readFeedback(db).then((answers) => ({ kind: 'feedback', answers }), notStored),
    eraseFeedback: (before) =>
      store(async (change) => {
        await eraseFeedback(change, before)
        return { kind: 'erased' }
      }),
    readDigest: (day) =>
      hasDigest(db, day).then((sent) => ({ kind: sent ? 'sent-before' : 'due' }), notStored),
    addDigest: (request) => store(async (change) => ({ kind: await addDigest(change, request) })),
    startAgain: (request) => store((change) => startAgain(change, request)),
    suppress: ({ email, ...why }) =>
      store(async (change) => {
        await suppress(change, await hashAddress(change, email), why)
        return { kind: 'suppressed' }
      }),
    liftSuppression: ({ email }) =>
      store(async (change) => ({
        kind: await liftSuppression(change, await hashAddress(change, email)),
      })),
    async readSuppression({ email }) {
      try {
        const found = await findSuppression(db, await hashAddress(db, email))
        return found ? { kind: 'suppressed', ...found } : { kind: 'not-suppressed' }
      } catch (error) {
        return notStored(error)
      }
    },
    async claimMail(request) {
      try {
        if (!(await isMailDue(db, request))) return { kind: 'nothing-due' }
      } catch (error) {
        return notStored(error)
      }
      return store((change) => claimMail(change, request))
    },
    countSent: (request) =>
      countSent(db, request).then((mails) => ({ kind: 'counted', mails }), notStored),
    startIssue: (request) => store(async (change) => ({ kind: await startIssue(change, request) })),
    readNextReaders: (request) =>
      readNextReaders(db, request).then((next) => ({ kind: 'readers', ...next }), notStored),
    addIssueMails: (request) => store((change) => addIssueMails(change, request)),
    readIssues: () => readIssues(db).then((issues) => ({ kind: 'issues', issues }), notStored),
    takeReport: ({ tag, ...report }) =>
      store(async (change) => {
        const ours = isSame(tag, await tagMail(change, report.mailId))
        return { kind: ours ? await takeReport(change, report) : 'unknown' }
      }),
    renewMail: (request) => store(async (change) => ({ kind: await renewMail(change, request) })),
    settleMail: (request) => store((change) => settleMail(change, request)),
    cleanUp: ({ before }) => store((change) => cleanUp(change, before)),
    addPress: (press) =>
      store(async (change) => {
        await addPress(change, press)
        return { kind: 'kept' }
      }),
    readPresses: (days) =>
      readPresses(db, days).then((totals) => ({ kind: 'presses', totals }), notStored),
    forgetPresses: (before) =>
      store(async (change) => {
        await forgetPresses(change, before)
        return { kind: 'forgotten' }
      }),
    readOutbox: () => readOutbox(db).then((state) => ({ kind: 'outbox', state }), notStored),
    checkWritable: (now) =>
      store(async (change) => {
        await change
          .insertInto('health')
          .values({ id: 1, checked_at: now })
          .onConflict((conflict) => conflict.column('id').doUpdateSet({ checked_at: now }))
          .execute()
        return { kind: 'writable' }
      }),
    close: () => db.destroy(),
  }
}

function isSame(given: string, right: string) {
  return given.length === right.length && timingSafeEqual(Buffer.from(given), Buffer.from(right))
}

function notStored(error: unknown): NotStored {
  return { kind: 'not-stored', reason: describeError(error) }
}

/**
 * Confirm tokens are used before they expire, so the used ones are among the expired. Unsubscribe
 * tokens never expire: the link in an old mail must work.
 */
async function cleanUp(change: Transaction<Tables>, before: number): Promise<CleanUpOutcome> {
  await eraseRefused(change, before)
  const tokens = await change
    .deleteFrom('tokens')
    .where('hash', 'in', (select) =>
      select
        .selectFrom('tokens')
        .select('hash')
        .where('expires_at', '<', before)
        .limit(mostDeleted),
    )
    .executeTakeFirst()
  const mails = await change
    .deleteFrom('outbox')
    .where('id', 'in', (select) =>
      select
        .selectFrom('outbox')
        .select('id')
        .where(({ eb, or }) => or([eb('sent_at', '<', before), eb('failed_at', '<', before)]))
        .limit(mostDeleted),
    )
    .executeTakeFirst()
  await forgetReports(change, before)
  await change
    .deleteFrom('mailboxes')
    .where('last_mailed_at', '<', before - mailsCountedFor)
    .execute()
  return {
    kind: 'cleaned-up',
    tokens: Number(tokens.numDeletedRows),
    mails: Number(mails.numDeletedRows),
    subscribers: await erasePending(change, before, mostDeleted),
  }
}
