import type { Kysely, NotNull, Transaction } from 'kysely'
import { randomId } from '#records/random-id.ts'
import { describeError } from './describe-error.ts'
import { addPainFigures, addPainReport, readPainFigures, readPainReports } from './pain-reports.ts'
import type {
  ClaimOutcome,
  CleanUpOutcome,
  ConfirmOutcome,
  MailResult,
  NotStored,
  SignUpOutcome,
  SignUpRequest,
  Store,
  TokenRequest,
  TokenState,
  UnsubscribeOutcome,
} from './store.ts'
import type { OutboxRow, Tables } from './tables.ts'

/** What an engine must be asked about itself. */
export interface EngineQuestions {
  /** Why the engine cannot be trusted now, if so; asked before every change. */
  ready?(): string | undefined
  /** Whether a change was undone only because of others at the same time. */
  collided?(error: unknown): boolean
}

/** How often a change is tried that collides with others. */
const mostTries = 3
/** How many rows of a table one clean-up deletes: no visitor shall have to wait for it. */
const mostDeleted = 1000

/**
 * The store in SQL that SQLite and PostgreSQL both take. Whether a row may change is decided inside
 * the statement that changes it, so that two servers on one database cannot both decide.
 */
export function createQueryStore(
  db: Kysely<Tables>,
  { collided = () => false, ready = () => undefined }: EngineQuestions,
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
      }
    }
  }

  return {
    signUp: (request) => store((change) => signUp(change, request)),
    readToken: (request) => readToken(db, request).catch(notStored),
    confirm: (request) => store((change) => confirm(change, request)),
    unsubscribe: (request) => store((change) => unsubscribe(change, request)),
    async claimMail(request) {
      // A look without the write lock: most of the time nothing is due.
      try {
        if (!(await findDueMail(db, request.now))) return { kind: 'nothing-due' }
      } catch (error) {
        return notStored(error)
      }
      return store((change) => claimMail(change, request))
    },
    settleMail: (request) =>
      store(async (change) => {
        await settleMail(change, request)
        return { kind: 'settled' }
      }),
    cleanUp: ({ before }) => store((change) => cleanUp(change, before)),
    addPainReport: (report) =>
      store(async (change) => {
        await addPainReport(change, report)
        return { kind: 'kept' }
      }),
    readPainReports: (week) =>
      readPainReports(db, week).then((reports) => ({ kind: 'reports', reports }), notStored),
    addPainFigures: (published) =>
      store(async (change) => ({ kind: await addPainFigures(change, published) })),
    readPainFigures: () =>
      readPainFigures(db).then(
        (published) => (published ? { kind: 'figures', published } : { kind: 'none' }),
        notStored,
      ),
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

function notStored(error: unknown): NotStored {
  return { kind: 'not-stored', reason: describeError(error) }
}

async function signUp(change: Transaction<Tables>, request: SignUpRequest): Promise<SignUpOutcome> {
  const { signup, locale, now } = request
  const emailKey = signup.email.toLowerCase()

  const added = await change
    .insertInto('subscribers')
    .values({
      id: randomId(),
      ...signup,
      email_key: emailKey,
      locale,
      state: 'pending',
      created_at: now,
      last_signup_at: now,
      last_mail_at: now,
    })
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .executeTakeFirst()

  const queued =
    added.numInsertedOrUpdatedRows === 1n ||
    (await startOver(change, request, emailKey)) === 'started-over'

  // Known addresses cost a write as well, so that the time of an answer does not tell them apart.
  const { id, state } = await change
    .updateTable('subscribers')
    .set({ last_signup_at: now })
    .where('email_key', '=', emailKey)
    .returning(['id', 'state'])
    .executeTakeFirstOrThrow()

  if (queued) {
    await queueConfirmation(change, request, id)
    return { kind: 'mail-queued' }
  }
  return { kind: state === 'confirmed' ? 'already-confirmed' : 'mailed-recently' }
}

/** Another mail for an address that unsubscribed, or that has waited long enough for its mail. */
async function startOver(change: Transaction<Tables>, request: SignUpRequest, emailKey: string) {
  const { signup, locale, now, repeatAfter } = request
  const changed = await change
    .updateTable('subscribers')
    .set({ ...signup, locale, state: 'pending', last_mail_at: now })
    .where('email_key', '=', emailKey)
    .where(({ and, eb, or }) =>
      or([
        eb('state', '=', 'unsubscribed'),
        and([eb('state', '=', 'pending'), eb('last_mail_at', '<=', now - repeatAfter)]),
      ]),
    )
    .executeTakeFirst()
  return changed.numUpdatedRows === 1n ? 'started-over' : 'left-alone'
}

async function queueConfirmation(
  change: Transaction<Tables>,
  { confirmToken, signup, mail, now, unsubscribeToken }: SignUpRequest,
  subscriberId: string,
) {
  const token = { subscriber_id: subscriberId, created_at: now }
  await change
    .insertInto('tokens')
    .values([
      {
        ...token,
        hash: confirmToken.hash,
        purpose: 'confirm',
        expires_at: confirmToken.expiresAt,
      },
      { ...token, hash: unsubscribeToken.hash, purpose: 'unsubscribe', expires_at: null },
    ])
    .execute()
  await change
    .insertInto('outbox')
    .values({
      id: mail.id,
      kind: mail.kind,
      subscriber_id: subscriberId,
      recipient: signup.email,
      message: mail.message,
      created_at: now,
      attempts: 0,
      next_attempt_at: now,
    })
    .execute()
}

async function readToken(db: Kysely<Tables>, request: TokenRequest): Promise<TokenState> {
  const token = await db
    .selectFrom('tokens')
    .select(['used_at', 'expires_at'])
    .where('hash', '=', request.hash)
    .where('purpose', '=', request.purpose)
    .executeTakeFirst()
  if (!token) return { kind: 'unknown' }
  // An unsubscribe link works however often it is pressed.
  if (token.used_at !== null && request.purpose === 'confirm') return { kind: 'used' }
  if (token.expires_at !== null && token.expires_at <= request.now) return { kind: 'expired' }
  return { kind: 'usable' }
}

async function confirm(
  change: Transaction<Tables>,
  { hash, now }: { hash: string; now: number },
): Promise<ConfirmOutcome> {
  const token = await change
    .updateTable('tokens')
    .set({ used_at: now })
    .where('hash', '=', hash)
    .where('purpose', '=', 'confirm')
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('subscriber_id')
    .executeTakeFirst()
  if (!token) {
    const state = await readToken(change, { hash, purpose: 'confirm', now })
    return state.kind === 'usable' ? { kind: 'used' } : state
  }

  await change
    .updateTable('subscribers')
    .set({ state: 'confirmed', confirmed_at: now })
    .where('id', '=', token.subscriber_id)
    .execute()
  await endConfirmTokens(change, token.subscriber_id, now)
  return { kind: 'confirmed' }
}

async function unsubscribe(
  change: Transaction<Tables>,
  { hash, now }: { hash: string; now: number },
): Promise<UnsubscribeOutcome> {
  const token = await change
    .updateTable('tokens')
    .set({ used_at: now })
    .where('hash', '=', hash)
    .where('purpose', '=', 'unsubscribe')
    .returning('subscriber_id')
    .executeTakeFirst()
  if (!token) return { kind: 'unknown' }

  await change
    .updateTable('subscribers')
    .set({ state: 'unsubscribed', unsubscribed_at: now })
    .where('id', '=', token.subscriber_id)
    .where('state', '!=', 'unsubscribed')
    .execute()
  // An older confirm link must not undo this, and no mail may follow it.
  await endConfirmTokens(change, token.subscriber_id, now)
  await change
    .deleteFrom('outbox')
    .where('subscriber_id', '=', token.subscriber_id)
    .where('sent_at', 'is', null)
    .execute()
  return { kind: 'unsubscribed' }
}

async function endConfirmTokens(change: Transaction<Tables>, subscriberId: string, now: number) {
  await change
    .updateTable('tokens')
    .set({ used_at: now })
    .where('subscriber_id', '=', subscriberId)
    .where('purpose', '=', 'confirm')
    .where('used_at', 'is', null)
    .execute()
}

function findDueMail(db: Kysely<Tables>, now: number) {
  return db
    .selectFrom('outbox')
    .select(['id', 'kind', 'recipient', 'message', 'attempts', 'next_attempt_at'])
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('next_attempt_at', '<=', now)
    .orderBy('next_attempt_at')
    .orderBy('id')
    .limit(1)
    .$narrowType<{ recipient: NotNull; message: NotNull }>()
    .executeTakeFirst()
}

async function claimMail(
  change: Transaction<Tables>,
  { now, lease }: { now: number; lease: number },
): Promise<ClaimOutcome> {
  for (;;) {
    const due = await findDueMail(change, now)
    if (!due) return { kind: 'nothing-due' }
    const { id, kind, recipient, message } = due
    const attempts = due.attempts + 1
    const claimed = await change
      .updateTable('outbox')
      .set({ attempts, claimed_at: now, next_attempt_at: now + lease })
      .where('id', '=', id)
      .where('sent_at', 'is', null)
      .where('failed_at', 'is', null)
      .where('next_attempt_at', '=', due.next_attempt_at)
      .executeTakeFirst()
    if (claimed.numUpdatedRows === 1n) {
      return { kind: 'mail', mail: { id, kind, recipient, message, attempts } }
    }
    // Another worker took it between the two statements; perhaps there is another mail.
  }
}

async function settleMail(
  change: Transaction<Tables>,
  { id, now, result }: { id: string; now: number; result: MailResult },
) {
  await change
    .updateTable('outbox')
    .set({ claimed_at: null, ...settledColumns(result, now) })
    .where('id', '=', id)
    .execute()
}

function settledColumns(result: MailResult, now: number): Partial<OutboxRow> {
  const erased = { recipient: null, message: null }
  switch (result.kind) {
    case 'sent':
      return { sent_at: now, last_error: null, ...erased }
    case 'given-up':
      return { failed_at: now, last_error: result.error, ...erased }
    case 'try-again':
      return { next_attempt_at: result.at, last_error: result.error }
  }
}

/**
 * Confirm tokens are used before they expire, so the used ones are among the expired. Unsubscribe
 * tokens never expire: the link in an old mail must work.
 */
async function cleanUp(change: Transaction<Tables>, before: number): Promise<CleanUpOutcome> {
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
      select.selectFrom('outbox').select('id').where('sent_at', '<', before).limit(mostDeleted),
    )
    .executeTakeFirst()
  return {
    kind: 'cleaned-up',
    tokens: Number(tokens.numDeletedRows),
    mails: Number(mails.numDeletedRows),
  }
}

/**
 * Makes mails that a stopped process had in hand due at once. Only for an engine that has one
 * process: with several, the lease must run out.
 */
export async function releaseClaims(db: Kysely<Tables>) {
  await db
    .updateTable('outbox')
    .set({ claimed_at: null, next_attempt_at: 0 })
    .where('claimed_at', 'is not', null)
    .execute()
}
