import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import PostalMime from 'postal-mime'
import { expect, test } from 'vitest'
import { clinic } from '#clinic'
import { day, hour, minute, second } from '#language/dates/durations.ts'
import { createMailFolder } from '#server/mail/mail-folder.ts'
import { retryDelay } from '#server/mail/mail-rest.ts'
import { createMailWorker } from '#server/mail/mail-worker.ts'
import { composeConfirmation } from '#server/newsletter/confirmation-mail.ts'
import { writeLetter } from '#server/write-letter.ts'
import { clinicDomain } from '#site/contact-links.ts'
import { createMailCatcher, makeFolder, origin, setup, subscribe } from '../support/server.ts'
import { startSmtp } from '../support/smtp-server.ts'

const token = 'T'.repeat(43)

function compose(more: Partial<Parameters<typeof composeConfirmation>[0]> = {}) {
  return composeConfirmation({
    id: 'mail-1',
    to: 'ana@example.org',
    locale: 'en',
    now: Date.UTC(2026, 2, 4, 17),
    days: 3,
    confirmLink: `${origin}/newsletter/confirm?token=${token}`,
    unsubscribeLink: `${origin}/newsletter/unsubscribe?token=${token}`,
    ...more,
  })
}

function readHeader({ headers }: { headers: { key: string; value: string }[] }, name: string) {
  return headers.filter(({ key }) => key === name).map(({ value }) => value)
}

test('the mail has what a mail must have, in plain text and HTML', async () => {
  const mail = await PostalMime.parse(await compose({ replyTo: 'front-desk@clinic.example' }))
  expect(mail.from).toMatchObject({ address: clinic.email, name: clinic.name })
  expect(mail.to).toMatchObject([{ address: 'ana@example.org', name: '' }])
  expect(mail.replyTo).toMatchObject([{ address: 'front-desk@clinic.example' }])
  expect(mail.messageId).toBe(`<mail-1@${clinicDomain}>`)
  expect(mail.date).toBe('2026-03-04T17:00:00.000Z')
  expect(readHeader(mail, 'list-unsubscribe')).toEqual([
    `<${origin}/newsletter/unsubscribe?token=${token}>`,
  ])
  expect(readHeader(mail, 'list-unsubscribe-post')).toEqual(['List-Unsubscribe=One-Click'])
  for (const body of [mail.text, mail.html]) {
    expect(body).toContain(`${origin}/newsletter/confirm?token=${token}`)
    expect(body).toContain(clinic.address.street)
    expect(body).toContain('3 days')
  }
})

test('nothing that the visitor typed is in the mail but its address', async () => {
  const server = await setup()
  await subscribe(server, 'buy-pills@spam.example', {
    source: 'https://spam.example/buy',
    name: 'Buy pills at spam.example',
    locale: 'buy pills',
  })
  const [mail] = await server.readMails()
  expect(mail?.to?.[0]?.address).toBe('buy-pills@spam.example')
  expect(`${mail?.subject} ${mail?.text} ${mail?.html}`).not.toMatch(/pills|spam/)
})

test.each([
  "o'brien+news@example.org",
  'a,b@example.org',
  'ana@example.org\r\nBcc: eva@example.org',
  'ana@example.org>\r\n\r\nHello <eva@example.org',
  'Eva <eva@example.org>',
])('an address like %j cannot add a header or a second address', async (to) => {
  const message = await compose({ to })
  const head = message.slice(0, message.indexOf('\r\n\r\n'))
  expect(head).not.toMatch(/^bcc:/im)
  const mail = await PostalMime.parse(message)
  expect(mail.bcc ?? []).toEqual([])
  expect(mail.to).toHaveLength(1)
  expect(mail.text).toContain(clinic.name)
})

test('the Spanish mail is Spanish', async () => {
  const mail = await PostalMime.parse(await compose({ locale: 'es' }))
  expect(mail.subject).toBe('Confirme su suscripción al boletín')
  expect(mail.text).toContain('El enlace sirve durante 3 días.')
  expect(mail.html).toContain('<html lang="es">')
  expect(mail.text).not.toMatch(/\b(the|you|your)\b/i)
})

test('a mail goes to an SMTP server with its own recipient only', async () => {
  const { received, sender } = await startSmtp()
  const message = await compose()
  const outcome = await sender.send({ id: 'mail-1', recipient: 'ana@example.org', message })
  expect(outcome).toEqual({ kind: 'sent' })
  expect(received.map(({ recipients }) => recipients)).toEqual([['ana@example.org']])
  const [sent, original] = await Promise.all(
    [received[0]?.message ?? '', message].map((text) => PostalMime.parse(text)),
  )
  expect(sent?.text).toBe(original?.text)
  expect(sent?.messageId).toBe(`<mail-1@${clinicDomain}>`)
})

test('a mail written twice is one file, and unfinished files do not count', async () => {
  const folder = path.join(await makeFolder(), 'mail')
  await mkdir(folder)
  await writeFile(path.join(folder, '.mail-1.unfinished'), 'cut off by a kill, and longer than')
  const sender = createMailFolder(folder)
  const mail = { id: 'mail-1', recipient: 'ana@example.org', message: 'the whole message' }
  expect(await sender.send(mail)).toEqual({ kind: 'sent' })
  expect(await sender.send(mail)).toEqual({ kind: 'sent' })
  expect(await readdir(folder)).toEqual(['mail-1.eml'])
  expect(await readFile(path.join(folder, 'mail-1.eml'), 'utf8')).toBe('the whole message')
})

test('a mail folder that was removed is made again, and one that cannot be is waited for', async () => {
  const folder = path.join(await makeFolder(), 'mail')
  const sender = createMailFolder(folder)
  const mail = { id: 'mail-1', recipient: 'ana@example.org', message: 'words' }
  await sender.send(mail)
  await rm(folder, { recursive: true })
  expect(await sender.send(mail)).toEqual({ kind: 'sent' })
  await rm(folder, { recursive: true })
  await writeFile(folder, 'a file where the folder should be')
  expect(await sender.send(mail)).toEqual({ kind: 'unreachable', error: 'EEXIST' })
})

test('a mail that cannot leave is tried again, later and later', async () => {
  const { catcher, clock, events, worker, ...server } = await setup()
  await subscribe(server, 'ana@example.org')
  catcher.answer = { kind: 'unreachable', error: 'ECONNECTION' }
  await worker.deliverDue()
  await worker.deliverDue()
  expect(events).toHaveLength(1)
  clock.pass(30 * second)
  await worker.deliverDue()
  expect(events.map(({ name, fields }) => [name, fields['attempts'], fields['error']])).toEqual([
    ['mail-try-again', 1, 'ECONNECTION'],
    ['mail-try-again', 2, 'ECONNECTION'],
  ])
  catcher.answer = { kind: 'sent' }
  clock.pass(minute)
  await worker.deliverDue()
  expect(catcher.taken).toHaveLength(1)
})

test('the waits double up to an hour', () => {
  expect([1, 2, 3, 8, 30].map(retryDelay)).toEqual([30 * second, minute, 2 * minute, hour, hour])
})

test('once an hour the worker deletes what was stored for 30 days', async () => {
  const { clock, events, store, worker, ...server } = await setup()
  const counted: number[] = []
  const counting = {
    ...store,
    cleanUp(request: Parameters<typeof store.cleanUp>[0]) {
      counted.push(request.before)
      return store.cleanUp(request)
    },
  }
  const services = { store: counting, writeLetter, sender: createMailCatcher(), clock: clock.now }
  const cleaner = createMailWorker({ ...services, log: server.log })
  await subscribe(server, 'ana@example.org')
  for (const wait of [0, hour - 1, 1]) {
    clock.pass(wait)
    await cleaner.deliverDue()
  }
  expect(counted).toEqual([clock.now() - hour - 30 * day, clock.now() - 30 * day])
  const cleaned = () => events.filter(({ name }) => name === 'cleaned-up')
  expect(cleaned()).toEqual([])
  clock.pass(34 * day)
  await cleaner.deliverDue()
  expect(cleaned()).toEqual([
    { name: 'cleaned-up', fields: { tokens: 1, mails: 1, subscribers: 1 } },
  ])
})

test('a mail that was sent is not sent again because the store could not note it', async () => {
  const { catcher, clock, log, store, ...server } = await setup()
  await subscribe(server, 'ana@example.org')
  let notes = 0
  const forgetful = {
    ...store,
    mail: {
      ...store.mail,
      settle: (request: Parameters<typeof store.mail.settle>[0]) => {
        notes += 1
        if (notes > 1) return store.mail.settle(request)
        return Promise.resolve({ kind: 'not-stored', reason: 'disk full' } as const)
      },
    },
  }
  const worker = createMailWorker({
    store: forgetful,
    writeLetter,
    sender: catcher,
    clock: clock.now,
    log,
  })
  await worker.deliverDue()
  clock.pass(hour)
  await worker.deliverDue()
  expect(notes).toBe(2)
  expect(catcher.taken).toHaveLength(1)
})

test('a worker that is woken sends at once, and one that is stopped sends nothing', async () => {
  const { clock, log, store, ...server } = await setup()
  const sender = createMailCatcher()
  const sent = Promise.withResolvers<void>()
  const telling = {
    ...sender,
    send(mail: Parameters<typeof sender.send>[0]) {
      sent.resolve()
      return sender.send(mail)
    },
  }
  const worker = createMailWorker({ store, writeLetter, sender: telling, clock: clock.now, log })
  worker.start()
  await subscribe(server, 'ana@example.org')
  worker.wake()
  await sent.promise
  await worker.stop()
  await subscribe(server, 'eva@example.org')
  worker.wake()
  await worker.deliverDue()
  expect(sender.taken.map(({ recipient }) => recipient)).toEqual(['ana@example.org'])
})
