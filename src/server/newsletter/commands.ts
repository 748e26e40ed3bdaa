import type { Dirent } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { formatDateTime } from '#clinic/clock/clock.ts'
import { readForm } from '#forms/contract/form.ts'
import { newsletter } from '#forms/newsletter/contract/contract.ts'
import { locales } from '#language/locales.ts'
import { doneWords, findHeld } from '#server/mail/holds.ts'
import type { MailQueries } from '#server/mail/queries.ts'
import { explainError } from '#server/mail/read-reply.ts'
import type { MailSender } from '#server/mail/sender.ts'
import { CommandError, type Terminal, unlessFailed } from '#server/terminal/command.ts'
import { findIssue, type Issue, isSample, readIssues } from './issues.ts'
import { type Sending, sendIssue } from './send-issue.ts'
import { takeReports } from './take-reports.ts'
import { composeTestMail, sendTestMails } from './test-mail.ts'

/** What the commands work with. */
export interface NewsletterDesk extends Omit<Sending, 'store'>, Terminal {
  store: Sending['store'] & { mail: Pick<MailQueries, 'readOutbox'> }
  /** How many mails may leave in an hour. */
  perHour: number | undefined
  /** Opened only by the commands that need it. */
  openSender(): MailSender
  bounceAddress: string | undefined
  input: NodeJS.ReadableStream
}

const usage = `ISSUE is an issue, or a post of the blog that is announced.
npm run newsletter -- preview ISSUE        write the mails as files, to look at
npm run newsletter -- test ADDRESS [ISSUE]  send an issue, the newest if none is named, to one address
npm run newsletter -- send ISSUE            send it to everybody who confirmed
npm run newsletter -- pause ISSUE           lets none of its mails leave
npm run newsletter -- go-on ISSUE           lets them leave again
npm run newsletter -- status                what was sent, and what waits
npm run newsletter -- bounces [FOLDER]      take note of bounces and complaints: files of a folder, or one from stdin`

/**
 * Runs one command.
 * @throws CommandError with what to do instead.
 */
export async function runNewsletter(desk: NewsletterDesk, [command, ...rest]: readonly string[]) {
  const [first, second] = rest
  switch (command) {
    case 'preview':
      return preview(desk, nameIssue(first))
    case 'test':
      return sendTest(desk, first, second ? nameIssue(second) : newestIssue())
    case 'send':
      return send(desk, nameIssue(first))
    case 'pause':
      return pause(desk, nameIssue(first))
    case 'go-on':
      return goOn(desk, nameIssue(first))
    case 'status':
      return showStatus(desk)
    case 'bounces':
      return readBounces(desk, first)
    default:
      throw new CommandError(usage)
  }
}

function nameIssue(name: string | undefined): Issue {
  const issue = name ? findIssue(name) : undefined
  if (issue) return issue
  const known = readIssues().map(({ id }) => id.replace(/^issue-/, ''))
  throw new CommandError(`Name one of these issues: ${known.join(', ') || '(there is none)'}`)
}

function newestIssue() {
  const newest = readIssues().at(-1)
  if (!newest) throw new CommandError('There is no issue in content/newsletter yet.')
  return newest
}

async function preview(desk: NewsletterDesk, issue: Issue) {
  const folder = path.join(desk.dataDir, 'preview')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  for (const locale of locales) {
    const { message } = await composeTestMail(desk, { issue, locale, to: 'reader@example.org' })
    const file = path.join(folder, `${issue.id}.${locale}.eml`)
    // Also when an earlier version made it for everybody.
    await rm(file, { force: true })
    await writeFile(file, message, { mode: 0o600 })
    desk.print(file)
  }
}

async function sendTest(desk: NewsletterDesk, address: string | undefined, issue: Issue) {
  const read = readForm(newsletter, { email: address, source: 'test' })
  if (read.kind === 'faulty') throw new CommandError('Name the address to send the test to.')
  const sender = desk.openSender()
  try {
    const outcome = await sendTestMails(desk, sender, { issue, to: read.values.email })
    if (outcome.kind === 'not-sent') {
      throw new CommandError(`${outcome.locale}: not sent, ${explainError(outcome.error)}.`)
    }
    desk.print('Sent, in each language. The links to unsubscribe lead nowhere.')
  } finally {
    sender.close()
  }
}

async function send(desk: NewsletterDesk, issue: Issue) {
  if (isSample(issue)) {
    throw new CommandError(`${issue.id} is a sample: take "sample: true" out of both files.`)
  }
  const outcome = unlessFailed(await sendIssue(desk, issue))
  if (outcome.kind === 'queued-before') {
    throw new CommandError(`${issue.id} was sent before. Nobody gets an issue twice.`)
  }
  if (outcome.kind === 'paused') {
    throw new CommandError(`${issue.id} is paused: run "go-on ${issue.id}".`)
  }
  desk.print(`${outcome.mails} mails queued. The running server sends them; see "status".`)
}

async function pause({ clock, print, store }: NewsletterDesk, { id: issue }: Issue) {
  const { kind } = unlessFailed(await store.issues.pause({ issue, now: clock() }))
  if (kind === 'unknown') throw new CommandError(`${issue} was not sent yet.`)
  print(`No mail of it leaves any more. To go on: "go-on ${issue}".`)
}

async function goOn({ clock, print, store }: NewsletterDesk, { id: issue }: Issue) {
  const { kind } = unlessFailed(await store.issues.goOn({ issue, now: clock() }))
  if (kind === 'unknown') throw new CommandError(`${issue} was not sent yet.`)
  print('The running server goes on with it; see "status".')
}

async function showStatus({ clock, perHour, print, store }: NewsletterDesk) {
  const { issues } = unlessFailed(await store.issues.readAll())
  const { state } = unlessFailed(await store.mail.readOutbox())
  const held = findHeld(state, clock(), perHour).find(({ lane }) => lane === 'newsletter')
  if (issues.length === 0) print('No issue was sent yet.')
  for (const each of issues) {
    const { givenUp, interrupted, issue, pausedAt, queuedAt, sent, startedAt, waiting } = each
    print(`${issue}, begun ${formatDateTime(startedAt, 'en')}`)
    print(`  sent ${sent}, waiting ${waiting}, given up ${givenUp} (of the last 30 days)`)
    if (interrupted > 0) {
      print(
        `  cut off while a mail was on its way, so that it may have arrived twice: ${interrupted}`,
      )
    }
    if (pausedAt !== undefined) print(`  paused: to go on, run "go-on ${issue}"`)
    else if (held && waiting > 0) print(`  they leave at their pace: ${doneWords(held)}`)
    if (queuedAt === undefined)
      print('  not everybody is queued: the running server goes on with it')
  }
}

async function readBounces(desk: NewsletterDesk, folder: string | undefined) {
  const { bounceAddress, clock, print, store } = desk
  if (!bounceAddress) {
    throw new CommandError('Set BOUNCE_ADDRESS: without it, no mail says where it comes back to.')
  }
  const mails = folder ? readFolder(folder) : [await readAll(desk.input)]
  const counts = await takeReports({ store, clock, bounceAddress }, mails)
  print(`written to no more: ${counts.suppressed}`)
  print(`not delivered this time: ${counts.counted}`)
  print(`refused because of us, not of them: ${counts.ours}`)
  print(`known already: ${counts.known}`)
  print(`about no mail of ours: ${counts.unknown}`)
  print(`no reports of a failure: ${counts.other}`)
}

/** The files of a folder; of a Maildir, those in `new` and `cur`. */
async function* readFolder(folder: string) {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true })
  const unfinished = path.join(folder, 'tmp')
  const isWhole = (entry: Dirent) =>
    entry.isFile() && path.relative(unfinished, entry.parentPath) !== ''
  for (const entry of entries.filter(isWhole)) {
    yield await readFile(path.join(entry.parentPath, entry.name))
  }
}

async function readAll(input: NodeJS.ReadableStream) {
  const chunks: Buffer[] = []
  for await (const chunk of input) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks)
}
