import { expect, test } from 'vitest'
import { longestRetention } from '#clinic/retention.ts'
import { day } from '#language/dates/durations.ts'
import { goRound } from '#server/desk/round.ts'
import { setupDesk } from '../support/desk-server.ts'
import { makeMessage } from './store-contract.ts'

const person = {
  name: 'Zenobia Quill',
  email: 'zenobia@example.org',
  phone: '+15105550177',
  note: 'My neck is sore',
}

test('no log, address or mail names who wrote, whatever the desk does with it', async () => {
  const server = await setupDesk({
    settings: {
      inboxDetails: 'off',
      lateInbox: 'late@clinic.example',
      replyTo: 'desk@clinic.example',
    },
  })
  const { clock, events, readMails, requests, signIn, store } = server
  const request = makeMessage(person, clock.now())
  await store.messages.add(request)
  const owner = await signIn('Rosa', { role: 'owner' })
  const hashed = await store.people.hash(person.email)
  const page = `/desk/people/${'hash' in hashed ? hashed.hash : ''}`
  const message = `/desk/messages/${request.message.id}`
  const locations: (string | null)[] = []
  const post = async (address: string, form: Record<string, string>) => {
    locations.push((await owner.post(address, form)).headers.get('location'))
  }
  await owner.get('/desk')
  for (const act of ['take', 'left-word', 'done', 'undo']) await post(message, { act })
  await post('/desk/search', { asked: person.name })
  await owner.get(page)
  await post(`${page}/note`, { message: request.message.id, note: 'Zenobia Quill called back' })
  await post(`${page}/note`, { message: request.message.id, note: 'Zenobia '.repeat(200) })
  await post(`${page}/hold`, { reason: 'case' })
  await post(`${page}/lift-hold`, {})
  await post(`${page}/export`, {})
  await owner.get(`/desk/${person.email}`)
  await owner.get(`/desk/people/${encodeURIComponent(person.email)}`)
  clock.pass(day)
  // Somebody is told that nobody answered, and the clinic that it waits.
  await goRound({ ...server, clock: clock.now, retention: longestRetention })
  const mails = await readMails()
  const again = await signIn('Luis', { role: 'owner' })
  locations.push((await again.post(`${page}/erase`, { sure: 'yes' })).headers.get('location'))
  expect(locations).toContain('/desk?said=erased')

  const log = await store.staff.readLog({ most: 1000 })
  const written = {
    requests: requests.map(({ path }) => path),
    events,
    locations,
    log: log.kind === 'log' ? log.entries : [],
    mails: mails.map(({ html, subject, text }) => [subject, text, html]),
  }
  for (const [where, lines] of Object.entries(written)) {
    expect(lines.length, where).toBeGreaterThan(0)
    expect(JSON.stringify(lines), where).not.toMatch(
      /zenobia|quill|5550177|555-0177|sore|called back/i,
    )
  }
})
