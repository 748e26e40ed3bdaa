import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { clinic } from '#clinic'
import type { FaultCodes, FormContract } from '#forms/contract/form.ts'
import { message } from '#forms/message/contract/contract.ts'
import { newsletter } from '#forms/newsletter/contract/contract.ts'
import { pageFeedback } from '#forms/page-feedback/contract/contract.ts'
import { recordsRequest } from '#forms/records-request/contract/contract.ts'
import type { Store } from '#server/open-store.ts'
import { openPostgresStore } from '#server/open-store.ts'
import { naughtyStrings } from '../support/naughty-strings.ts'
import { findStartedPostgres } from '../support/postgres-server.ts'
import { repeats } from '../support/repeats.ts'
import { setup as setupServer } from '../support/server.ts'

const postgres = findStartedPostgres()

interface NaughtyForm {
  contract: Pick<FormContract<unknown, FaultCodes>, 'address' | 'choices' | 'faults'>
  /** What is taken as it is, for fields that the test leaves alone. */
  valid: Readonly<Record<string, unknown>>
  /** Fields that take any text. */
  texts: readonly string[]
}

const reach = { name: 'Ana', phone: '5105550123', email: 'ana@example.org', elapsed: 9000 }

const forms: readonly NaughtyForm[] = [
  { contract: newsletter, valid: { email: 'ana@example.org' }, texts: ['source'] },
  { contract: message, valid: reach, texts: ['name', 'note'] },
  {
    contract: recordsRequest,
    valid: { ...reach, firm: 'F', needs: ['lien'] },
    texts: ['firm', 'name'],
  },
  { contract: pageFeedback, valid: { page: 'whiplash', useful: 'no' }, texts: ['sentence'] },
]

const around = ['locale', 'website', 'source', 'elapsed']

async function setup(store?: Store) {
  const server = await setupServer(store ? { store } : {})
  const post = (address: string, type: string, body: string) =>
    server.app.request(address, { method: 'POST', headers: { 'Content-Type': type }, body })
  return {
    ...server,
    postJson: (address: string, fields: unknown) =>
      post(address, 'application/json', JSON.stringify(fields)),
    postPlain: (address: string, fields: Record<string, string>) =>
      post(address, 'application/x-www-form-urlencoded', new URLSearchParams(fields).toString()),
    written: () => JSON.stringify([server.requests, server.events]),
  }
}

const filled = (fields: readonly string[], text: string) =>
  Object.fromEntries(fields.map((field) => [field, text]))

/** Whatever opens an element of its own when it is not made safe. */
const opensElement = /<[a-z!/?]/i

for (const { contract, texts, valid } of forms) {
  const { address, choices = [], faults } = contract
  const everyField = [...Object.keys(faults), ...choices]

  test(`${address} answers every naughty string in every field, and runs none`, async () => {
    const server = await setup()
    for (const text of naughtyStrings) {
      const given = filled(everyField, text)
      const answers = [
        await server.postJson(address, { elapsed: 9000, ...given }),
        await server.postJson(address, { ...valid, ...filled(texts, text) }),
        // What fills in the field that nobody sees is told that all is well.
        await server.postPlain(address, { ...filled(around, text), ...given, website: '' }),
      ]
      for (const answer of answers) {
        expect(answer.status, text).toBeLessThan(500)
        const body = await answer.text()
        const isPage = answer.headers.get('content-type')?.startsWith('text/html')
        if (isPage && opensElement.test(text)) expect(body.includes(text), text).toBe(false)
      }
    }
    expect(server.events.map(({ name }) => name)).not.toContain('failed')
  })

  test(`${address} writes down nothing of what was typed`, async () => {
    const server = await setup()
    const typed = 'zanahoria@example.org'
    await server.postJson(address, { ...valid, ...filled(everyField, typed) })
    await server.postPlain(address, filled([...everyField, ...around], typed))
    await server.postPlain(`${address}/${typed}`, {})
    await server.app.request(`/${'a'.repeat(60)}/${encodeURIComponent(typed)}?to=${typed}`)
    expect(server.requests.length).toBeGreaterThan(3)
    expect(server.written()).not.toMatch(/zanahoria|510555/)
  })

  test(`${address} answers whatever is sent`, async () => {
    const server = await setup()
    const anything = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 600 }),
      fc.string({ maxLength: 40 }),
      fc.jsonValue({ maxDepth: 2 }),
      fc.constantFrom(...Object.values(valid)),
    )
    const fields = fc.dictionary(fc.constantFrom(...everyField, ...around, '__proto__'), anything)
    await fc.assert(
      fc.asyncProperty(fc.oneof(fields, fc.jsonValue()), async (sent) => {
        const answer = await server.postJson(address, sent)
        expect(answer.status).toBeLessThan(500)
        const plain = await server.postPlain(address, {
          ...filled(everyField, JSON.stringify(sent)),
        })
        expect(plain.status).toBeLessThan(500)
      }),
      { numRuns: repeats(150, 20_000), seed: 13 },
    )
    expect(server.events.map(({ name }) => name)).not.toContain('failed')
  })
}

/** Names of which something is left when the signs that nobody sees are taken out. */
const names = naughtyStrings.filter((text) => /\p{L}|\p{N}/u.test(text) && text.length <= 100)

async function keepNames(store?: Store) {
  const server = await setup(store)
  const some = names.slice(0, repeats(80, 500))
  for (const name of some) {
    const answer = await server.postJson(message.address, { ...reach, name, note: name })
    expect(answer.status, name).toBe(200)
  }
  const read = await server.store.messages.readAll()
  expect(read.kind === 'messages' && read.messages).toHaveLength(some.length)
  return { server, some }
}

test('naughty names and notes are stored, and each is told to the clinic alone', async () => {
  const { server, some } = await keepNames()
  const mails = await server.readMails()
  expect(mails).toHaveLength(some.length)
  for (const mail of mails) {
    expect(mail.to?.map(({ address }) => address)).toEqual([clinic.email])
    expect(mail.cc ?? mail.bcc).toBeUndefined()
    expect(mail.subject).toMatch(/^Message [\da-f]{8} of .* waits for an answer$/)
  }
})

test.skipIf(!postgres)('PostgreSQL keeps naughty names and notes too', async () => {
  const store = await openPostgresStore((await postgres?.lendDatabase()) ?? '')
  onTestFinished(() => store.close())
  await keepNames(store)
})
