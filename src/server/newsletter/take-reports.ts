import type { Clock } from '#server/clock.ts'
import type { IssueQueries } from './issue-queries.ts'
import { readReport } from './read-report.ts'

/** How many reports came to what; `name` is how each is called in the output. */
export type ReportCounts = Record<
  'suppressed' | 'counted' | 'ours' | 'known' | 'unknown' | 'other',
  number
>

/**
 * Takes note of bounces and complaints. The same ones again change nothing.
 * @throws Error when the store cannot keep one: those before it are stored, and all may be given again.
 */
export async function takeReports(
  {
    bounceAddress,
    clock,
    store,
  }: { store: { issues: IssueQueries }; clock: Clock; bounceAddress: string },
  mails: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): Promise<ReportCounts> {
  const counts: ReportCounts = {
    suppressed: 0,
    counted: 0,
    ours: 0,
    known: 0,
    unknown: 0,
    other: 0,
  }
  for await (const raw of mails) {
    const report = await readReport(raw, bounceAddress)
    if (!('about' in report)) {
      counts[report.kind === 'ours' ? 'ours' : 'other'] += 1
      continue
    }
    const taken = await store.issues.takeReport({
      about: report.about,
      kind: report.kind,
      now: clock(),
    })
    if (taken.kind === 'not-stored') throw new Error(`Not stored: ${taken.reason}`)
    counts[taken.kind] += 1
  }
  return counts
}
