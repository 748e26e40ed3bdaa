import type { Kysely, Transaction } from 'kysely'
import type { OwnSettings } from '#clinic/settings.ts'
import { minute } from '#language/dates/durations.ts'
import type { Tables } from '#server/store/tables.ts'
import type { OutboxState } from './outbox-state.ts'
import { explainError } from './read-reply.ts'

/** Every address of the clinic's own that the settings name. */
export const ownInboxes = ({
  clinicInboxes,
  lateInbox,
}: Pick<OwnSettings, 'clinicInboxes' | 'lateInbox'>) =>
  lateInbox === undefined ? clinicInboxes : [...clinicInboxes, lateInbox]

/** What became of a mail to an address of the clinic's own; with an `error`, it was not taken. */
export interface InboxNote {
  address: string
  now: number
  error?: string | undefined
}

/** An address of the clinic's own, and what the mail server said of it last. */
export interface InboxState {
  address: string
  /** Since when it refuses; `undefined` while it does not. */
  refusedAt: number | undefined
  /** Empty while it does not refuse. */
  error: string
}

export async function noteInbox(
  change: Transaction<Tables>,
  { address, error, now }: InboxNote,
): Promise<{ kind: 'noted' }> {
  const said = error ? { refused_at: now, error } : { taken_at: now, refused_at: null, error: null }
  await change
    .insertInto('clinic_inboxes')
    .values({ address, ...said })
    .onConflict((conflict) =>
      conflict.column('address').doUpdateSet(({ fn, ref }) => ({
        ...said,
        ...(error
          ? {
              refused_at: fn.coalesce(ref('clinic_inboxes.refused_at'), ref('excluded.refused_at')),
            }
          : {}),
      })),
    )
    .execute()
  return { kind: 'noted' }
}

/** Every address of the clinic that was ever written to. */
export async function readInboxes(
  db: Kysely<Tables>,
): Promise<{ kind: 'inboxes'; inboxes: readonly InboxState[] }> {
  const rows = await db.selectFrom('clinic_inboxes').selectAll().orderBy('address').execute()
  const inboxes = rows.map(({ address, error, refused_at }) => ({
    address,
    refusedAt: refused_at ?? undefined,
    error: error ?? '',
  }))
  return { kind: 'inboxes', inboxes }
}

/** How long a mail to the clinic may take before somebody should look. */
const waitsFor = minute

/** Whether a mail to the clinic waits that should have left. */
export function clinicMailWaits({ lanes }: OutboxState, now: number) {
  const { oldest } = lanes.find(({ lane }) => lane === 'clinic') ?? {}
  return oldest !== undefined && oldest <= now - waitsFor
}

/** The addresses of the clinic that refuse, in words for an office manager. */
export const refusalsInWords = (inboxes: readonly InboxState[]) =>
  inboxes.flatMap(({ address, error, refusedAt }) =>
    refusedAt === undefined ? [] : [`Mail to ${address} is refused: ${explainError(error)}.`],
  )
