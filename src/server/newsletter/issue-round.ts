import { describeFault, type Log } from '#server/log.ts'
import { type Issue, isSample, readIssues } from './issues.ts'
import { queueIssue, type Sending } from './send-issue.ts'

export interface IssueRound {
  /** Resolves when all is queued that can be. Calls meanwhile join in. */
  goOn(): Promise<void>
}

export interface RoundServices extends Sending {
  log: Log
  /** Told after mails were queued. */
  mail?: { wake(): void } | undefined
  /** Without it, those of `content/newsletter`. */
  issues?: (() => readonly Issue[]) | undefined
}

/**
 * Queues the mails of issues that were begun, by whomever: what a killed server or command left goes
 * on by this, in whichever server lives.
 */
export function createIssueRound(services: RoundServices): IssueRound {
  let running: Promise<void> | undefined
  let askedAgain = false
  /** What was said last of each issue: an issue that stays as it is says so once. */
  const said = new Map<string, string>()
  const say = (issue: string, ...event: Parameters<Log['event']>) => {
    const line = JSON.stringify(event)
    if (said.get(issue) !== line) services.log.event(...event)
    said.set(issue, line)
  }

  async function goRound() {
    do {
      askedAgain = false
      await queueBegun(services, say)
    } while (askedAgain)
  }

  return {
    goOn() {
      askedAgain = true
      running ??= goRound().finally(() => {
        running = undefined
      })
      return running
    },
  }
}

type Say = (issue: string, ...event: Parameters<Log['event']>) => void

async function queueBegun(services: RoundServices, say: Say) {
  const { log, mail, store } = services
  const begun = await store.issues.readBegun()
  if (begun.kind === 'not-stored') return log.event('not-stored', { reason: begun.reason })
  for (const issue of begun.issues) {
    try {
      say(issue, ...(await queueOne(services, issue)))
    } catch (error) {
      say(issue, 'issue-not-queued', { issue, ...describeFault(error) })
    }
    mail?.wake()
  }
}

/** Says what became of it, for the log. */
async function queueOne(services: RoundServices, id: string): Promise<Parameters<Log['event']>> {
  const { issues = readIssues } = services
  const issue = issues().find((each) => each.id === id)
  if (!issue) return ['issue-not-queued', { issue: id, reason: 'there is no such page' }]
  if (isSample(issue)) return ['issue-not-queued', { issue: id, reason: 'it is a sample' }]
  const outcome = await queueIssue(services, issue)
  if (outcome.kind === 'not-stored') return ['not-stored', { reason: outcome.reason }]
  return ['issue-queued', { issue: id, mails: outcome.kind === 'queued' ? outcome.mails : 0 }]
}
