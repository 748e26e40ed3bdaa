import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { clinic } from '#clinic'
import { minute } from '#language/dates/durations.ts'
import { findDkimpy } from '#scripts/find-dkimpy.ts'
import { findPostfix } from '#scripts/find-postfix.ts'
import { createMailWorker } from '#server/mail/mail-worker.ts'
import { createSmtpSender, type SmtpOptions } from '#server/mail/smtp.ts'
import { takeReports } from '#server/newsletter/take-reports.ts'
import { writeLetter } from '#server/write-letter.ts'
import { clinicDomain } from '#site/contact-links.ts'
import { type PostfixOptions, startPostfix } from '../support/postfix.ts'
import { readSuppression } from '../support/read-suppression.ts'
import { setup as setupServer, subscribe } from '../support/server.ts'
import { sayNo, startSmtp } from '../support/smtp-server.ts'
import { makeDkimKey, verifyDkim } from '../support/verify-dkim.ts'
import { makeMessage } from './store-contract.ts'

const desk = `desk@${clinicDomain}`
const owner = `owner@${clinicDomain}`
const bounceAddress = `bounces@${clinicDomain}`

/** A website whose mails a real Postfix takes. */
async function setup(
  options: Partial<PostfixOptions>,
  { smtp = {}, inboxes = [desk, owner] }: { smtp?: SmtpOptions; inboxes?: string[] } = {},
) {
  const mailboxes = [desk, owner, bounceAddress, clinic.email, 'ana@example.org']
  const postfix = await startPostfix({ mailboxes, ...options })
  const server = await setupServer({ settings: { replyTo: desk } })
  const { clock, log, store } = server
  const sender = createSmtpSender(postfix.url, { bounceAddress, ...smtp })
  onTestFinished(() => sender.close())
  const services = { store, writeLetter, sender, clock: clock.now, log }
  return { ...server, postfix, worker: createMailWorker({ ...services, inboxes }) }
}

describe.skipIf(!findPostfix())('behind a real mail server', { timeout: 3 * minute }, () => {
  test('a full inbox of the clinic stops nobody, and the next one gets the notice', async () => {
    const { clock, events, postfix, store, worker, ...server } = await setup({
      refuses: { [desk]: '552 5.2.2 Mailbox full' },
    })
    await store.messages.add(makeMessage({}, clock.now()))
    await subscribe(server, 'ana@example.org')
    await worker.deliverDue()
    await postfix.waitForMails(owner, 1)
    await postfix.waitForMails('ana@example.org', 1)
    expect(events.map(({ name }) => name)).not.toContain('mail-blocked')
    const read = await store.mail.readInboxes()
    expect(read).toMatchObject({
      inboxes: [{ address: desk, error: 'EENVELOPE 552 5.2.2 RCPT full' }, { address: owner }],
    })
  })

  test('fourteen addresses that are refused for policy hold up no lead and no stranger', async () => {
    const poison = Array.from({ length: 14 }, (_, n) => `x@poison-${n}.example`)
    const { clock, postfix, store, worker, ...server } = await setup({
      refuses: Object.fromEntries(poison.map((address) => [address, 'REJECT'])),
    })
    for (const address of poison) await subscribe(server, address)
    await subscribe(server, 'ana@example.org')
    await store.messages.add(makeMessage({}, clock.now()))
    await worker.deliverDue()
    await postfix.waitForMails(desk, 1)
    await postfix.waitForMails('ana@example.org', 1)
    expect(worker.statuses().every(({ status }) => status.kind === 'sending')).toBe(true)
  })

  test('a mailbox that the server does not have is asked twice and listed', async () => {
    const { clock, postfix, store, worker, ...server } = await setup({})
    await subscribe(server, 'nobody@example.org')
    await worker.deliverDue()
    clock.pass(minute)
    await subscribe(server, 'ana@example.org')
    await worker.deliverDue()
    clock.pass(minute)
    await worker.deliverDue()
    await postfix.waitForMails('ana@example.org', 1)
    expect(await readSuppression(store, 'nobody@example.org')).toMatchObject({ reason: 'bounced' })
  })

  test.skipIf(!findDkimpy())(
    'a signature is good after the relay, and broken by a change',
    async () => {
      const { key, record } = makeDkimKey()
      const { postfix, worker, ...server } = await setup({}, { smtp: { bounceAddress, dkim: key } })
      await subscribe(server, 'ana@example.org')
      await worker.deliverDue()
      const [mail = ''] = await postfix.waitForMails('ana@example.org', 1)
      const message = mail.replaceAll('\n', '\r\n')
      expect(verifyDkim(message, record)).toBe('holds')
      const other = message.replace('List-Unsubscribe=One-Click', 'List-Unsubscribe=Two-Clicks')
      expect(verifyDkim(other, record)).toBe('does not hold')
    },
  )

  test('what it returns is understood: a mailbox that is gone, one that is full, and a refusal of us', async () => {
    const answers: Record<string, string> = {
      'gone@away.example':
        '550 5.5.0 Requested action not taken: mailbox unavailable (S2017062302)',
      'full@away.example': '552 5.2.2 Mailbox full',
      'strict@away.example':
        '550 5.7.26 This mail has been blocked because the sender is unauthenticated. Gmail requires all senders to authenticate with either SPF or DKIM',
    }
    const { server: away } = await startSmtp({
      onRcptTo({ address }, _session, done) {
        const [, code = '', words = ''] = /^(\d+ [\d.]+) (.*)$/.exec(answers[address] ?? '') ?? []
        done(code ? sayNo(code, words) : null)
      },
    })
    const bound = away.server.address()
    const port = typeof bound === 'object' && bound ? bound.port : 0
    const { clock, postfix, store, worker, ...server } = await setup({
      routes: { 'away.example': port },
    })
    for (const address of Object.keys(answers)) await subscribe(server, address)
    await worker.deliverDue()
    await postfix.waitForMails(bounceAddress, 3)
    const folder = postfix.mailbox(bounceAddress)
    const returned = readdirSync(folder).map((name) => readFileSync(path.join(folder, name)))
    const services = { store, clock: clock.now, bounceAddress }
    expect(await takeReports(services, returned)).toMatchObject({
      ...{ suppressed: 1, counted: 1, ours: 1 },
      ...{ unknown: 0, other: 0, known: 0 },
    })
    expect(await takeReports(services, returned)).toMatchObject({ known: 2, ours: 1 })
    expect(await readSuppression(store, 'gone@away.example')).toMatchObject({ reason: 'bounced' })
    expect(await readSuppression(store, 'full@away.example')).toBeUndefined()
  })
})
