import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { setup as setupServer, type TestServer } from '../support/server.ts'

const address = '/functions/v1/records-request'

const asked = {
  firm: 'Sample & Sample',
  name: 'Eva Sample',
  phone: '510-555-0199',
  email: '',
  needs: ['lien', 'bills'],
  elapsed: 9000,
}

async function setup() {
  const server = await setupServer({ settings: { replyTo: 'desk@clinic.example' } })
  const database = new DatabaseSync(path.join(server.data, 'site.db'))
  onTestFinished(() => database.close())
  return { ...server, rows: () => database.prepare('select * from messages').all() }
}

const send = ({ app }: Pick<TestServer, 'app'>, fields: object) =>
  app.request(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...asked, ...fields }),
  })

const sendPlain = ({ app }: Pick<TestServer, 'app'>, body: string) =>
  app.request(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body,
  })

test('two requests in the same words are two: nothing in them names the patient', async () => {
  const server = await setup()
  await send(server, {})
  await send(server, {})
  expect(server.rows()).toHaveLength(2)
})

test('a request waits at the desk like a message, without words of its own', async () => {
  const server = await setup()
  const answer = await send(server, { note: 'My client Ana', patient: 'Ana', locale: 'es' })
  expect(await answer.json()).toEqual({
    status: 'request-taken',
    message: 'Una persona de la clínica le llamará o le escribirá hoy (1 p. m. a más tardar).',
  })
  expect(server.rows()).toMatchObject([
    {
      kind: 'records-request',
      firm: 'Sample & Sample',
      name: 'Eva Sample',
      phone: '+15105550199',
      needs: 'bills lien',
      topic: 'records',
      note: '',
      language: 'es',
    },
  ])
  const [mail] = await server.readMails()
  expect(mail?.text).toContain('Firm: Sample & Sample')
  expect(mail?.text).not.toMatch(/\b(?:lien|bills|Ana)\b/)
})

test.each([
  ['nothing', { firm: '', name: '', phone: '', needs: [] }, ['firm', 'name', 'phone', 'needs']],
  ['what cannot be asked for', { needs: ['everything'] }, ['needs']],
  ['a text in place of a list', { needs: 'lien' }, ['needs']],
])('a request with %s is refused', async (_, fields, expected) => {
  const server = await setup()
  const answer = await send(server, fields)
  expect(answer.status).toBe(422)
  const { error } = (await answer.json()) as { error: { faults: { field: string }[] } }
  expect(error.faults.map(({ field }) => field)).toEqual(expected)
  expect(server.rows()).toEqual([])
})

test('without JavaScript a refused request comes back with what was chosen', async () => {
  const server = await setup()
  const answer = await sendPlain(server, 'name=Eva&phone=5105550199&needs=lien&needs=bills')
  expect(answer.status).toBe(422)
  const page = await answer.text()
  expect(page).toContain('Enter the name of your firm.')
  expect(page.match(/checked="" value="(\w+)"/g)).toEqual([
    'checked="" value="bills"',
    'checked="" value="lien"',
  ])
  const taken = await sendPlain(server, 'firm=F&name=Eva&phone=5105550199&needs=lien')
  expect(taken.headers.get('location')).toBe('/contact/received')
})
