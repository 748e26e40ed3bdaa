import { timingSafeEqual } from 'node:crypto'
import type { Transaction } from 'kysely'
import { noteSoftIssue } from '#server/mail/soft-issues.ts'
import { suppress } from '#server/mail/suppressions.ts'
import { readHashing } from '#server/store/hashing.ts'
import type { ReportKind, Tables } from '#server/store/tables.ts'
import type { ReportedMail } from './read-report.ts'

interface Report {
  about: ReportedMail
  kind: ReportKind
  now: number
}

/** Whom a report is about, and of which issue; under which name it is noted. */
async function findReported(change: Transaction<Tables>, { about, kind }: Report) {
  if ('tokenHash' in about) {
    const reader = await change
      .selectFrom('tokens')
      .innerJoin('subscribers', 'subscribers.id', 'tokens.subscriber_id')
      .select(['subscribers.id', 'subscribers.address_hash'])
      .where('tokens.hash', '=', about.tokenHash)
      .where('tokens.purpose', '=', 'unsubscribe')
      .executeTakeFirst()
    return reader && { ...reader, name: about.tokenHash, issue: null }
  }
  const { mailId } = about
  // Whoever has no tag may complain, and do nothing else.
  const isOurs =
    'tag' in about
      ? isSame(about.tag, (await readHashing(change)).tagOfMail(mailId))
      : kind === 'complaint'
  if (!isOurs) return
  const reader = await change
    .selectFrom('outbox')
    .innerJoin('subscribers', 'subscribers.id', 'outbox.subscriber_id')
    .select(['subscribers.id', 'subscribers.address_hash', 'outbox.issue'])
    .where('outbox.id', '=', mailId)
    .executeTakeFirst()
  return reader && { ...reader, name: mailId }
}

/**
 * Takes note that a mail came back or was complained about; too much of it ends the mails. `known`
 * from the second time on, `unknown` for a mail that is not ours or is long gone, or whose tag is not
 * right.
 */
export async function takeReport(
  change: Transaction<Tables>,
  report: Report,
): Promise<{ kind: 'suppressed' | 'counted' | 'known' | 'unknown' }> {
  const { kind, now } = report
  const reader = await findReported(change, report)
  if (!reader) return { kind: 'unknown' }
  const { address_hash, id, issue, name } = reader
  const added = await change
    .insertInto('mail_reports')
    .values({ mail_id: name, kind, address_hash, reported_at: now })
    .onConflict((conflict) => conflict.columns(['mail_id', 'kind']).doNothing())
    .executeTakeFirst()
  if (added.numInsertedOrUpdatedRows !== 1n) return { kind: 'known' }
  if (kind === 'soft' && (await noteSoftIssue(change, id, issue)) === 'borne') {
    return { kind: 'counted' }
  }
  const reason = kind === 'complaint' ? 'complained' : 'bounced'
  await suppress(change, address_hash, { reason, now })
  return { kind: 'suppressed' }
}

function isSame(given: string, right: string) {
  return given.length === right.length && timingSafeEqual(Buffer.from(given), Buffer.from(right))
}

/** Forgets what came back before a time. */
export async function forgetReports(change: Transaction<Tables>, before: number) {
  await change.deleteFrom('mail_reports').where('reported_at', '<', before).execute()
}
