import { randomId } from '#language/records/random-id.ts'
import type { Clock } from '#server/clock.ts'
import type { Log } from '#server/log.ts'
import { composeClinicMail } from './clinic-mail.ts'
import type { MailQueries } from './queries.ts'
import { explainError } from './read-reply.ts'
import type { MailSender } from './sender.ts'

interface TestServices {
  store: Pick<MailQueries, 'noteInbox' | 'readInboxes'>
  sender: MailSender
  clock: Clock
  inboxes: readonly string[]
}

export const composeInboxTest = (mail: { id: string; to: string; now: number }) =>
  composeClinicMail({
    ...mail,
    subject: 'A test: mail of the website arrives here',
    lines: [
      'When you read this, notices of the website reach you at this address.',
      '',
      'If it lies among spam, tell your mail program that it does not belong there.',
    ],
  })

/** Sends one mail to each of these addresses of the clinic, and says in words what came back. */
async function testInboxes({ clock, sender, store }: TestServices, inboxes: readonly string[]) {
  const said: string[] = []
  for (const address of inboxes) {
    const id = randomId()
    const message = await composeInboxTest({ id, to: address, now: clock() })
    const outcome = await sender.send({ id, recipient: address, message })
    const error = outcome.kind === 'sent' ? undefined : outcome.error
    await store.noteInbox({ address, now: clock(), error })
    said.push(
      error === undefined
        ? `Test mail to ${address}: taken. See that it is not among spam.`
        : `Test mail to ${address}: not taken, ${explainError(error)}.`,
    )
  }
  return said
}

/** A test of every address. */
export const testAll = (services: TestServices) => testInboxes(services, services.inboxes)

/** A test of those that no mail was ever sent to. */
export async function testNew(services: TestServices) {
  const { inboxes, store } = services
  const read = await store.readInboxes()
  if (read.kind === 'not-stored') return []
  const known = new Set(read.inboxes.map(({ address }) => address))
  return testInboxes(
    services,
    inboxes.filter((address) => !known.has(address)),
  )
}

/** A test of those that refuse, whether they still do. */
export async function testRefused(services: TestServices & { log: Log }) {
  const { inboxes, log, store } = services
  const read = await store.readInboxes()
  if (read.kind === 'not-stored') return
  const refused = read.inboxes.filter(
    ({ address, refusedAt }) => refusedAt !== undefined && inboxes.includes(address),
  )
  if (refused.length === 0) return
  log.event('clinic-inbox-refused', { inboxes: refused.length })
  await testInboxes(
    services,
    refused.map(({ address }) => address),
  )
}
