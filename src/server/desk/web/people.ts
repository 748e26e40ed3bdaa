import { formatDateTime } from '#clinic/clock/clock.ts'
import type { PersonMessage, PersonView, Said } from '#desk/view.ts'
import type { Locale } from '#language/locales.ts'
import type { StoredMessage } from '#server/messages/queries.ts'
import { erasePeople, exportPerson } from '#server/people/erase-people.ts'
import { findMailFiles, mailFolder } from '#server/people/mail-files.ts'
import { liftHold, setHold } from './holds.ts'
import { askForStepUp, askPasskeyAgain } from './step-up.ts'
import { answerNotStored, type DeskServices, type Named, type Visit, writeLog } from './visit.ts'

const longestNote = 1000
const shortestSearch = 3
const mostFound = 20

type Act = (services: DeskServices, visit: Visit, person: Named) => Promise<Response>

/** Everything about somebody, and what may be done about it. */
export function createPeople(services: DeskServices) {
  const withPerson = (act: Act) => (visit: Visit) => actOnPerson(services, visit, act)
  return {
    show: withPerson(showPerson),
    addNote: withPerson(addNote),
    stopMail: withPerson(stopMail),
    exportAll: withPerson(exportAll),
    erase: withPerson(erase),
    setHold: withPerson(setHold),
    liftHold: withPerson(liftHold),
    openSearch: ({ frame }: Visit) =>
      services.answers.page({ screen: 'search', frame, asked: '', found: [] }),
    search: (visit: Visit) => search(services, visit),
  }
}

async function actOnPerson(services: DeskServices, visit: Visit, act: Act) {
  const { locale } = visit.frame
  const hash = visit.context.req.param('person') ?? ''
  const found = await services.store.people.find(hash)
  if (found.kind === 'not-stored') return answerNotStored(services, found, visit)
  if (found.kind === 'unknown') {
    return services.answers.page({ screen: 'refused', locale, why: 'not-found' }, 404)
  }
  return act(services, visit, { hash, address: found.address, page: `/desk/people/${hash}` })
}

const timeOf = (instant: number | undefined, locale: Locale) =>
  instant === undefined ? '' : formatDateTime(instant, locale)

function messageView(message: StoredMessage, locale: Locale): PersonMessage {
  const { answeredAt, createdAt, email, firm, history, id, kind } = message
  const { name, needs, note, phone, topic } = message
  return {
    ...{ id, kind, name, firm, phone, email, topic, note },
    came: timeOf(createdAt, locale),
    answered: timeOf(answeredAt, locale),
    needs: needs.join(', '),
    history: history.map(({ at, ...event }) => ({ at: timeOf(at, locale), ...event })),
  }
}

async function showPerson(services: DeskServices, visit: Visit, person: Named) {
  return answerPerson(services, visit, person, { typed: { id: '', note: '' }, status: 200 })
}

async function answerPerson(
  services: DeskServices,
  visit: Visit,
  { address, hash }: Named,
  { status, typed }: { typed: PersonView['typed']; status: number },
) {
  const { frame, session } = visit
  const read = await services.store.people.read(address)
  if (read.kind === 'not-stored') return answerNotStored(services, read, visit)
  const logged = await writeLog(services, session, 'saw-person', hash)
  if (logged.kind === 'not-stored') return answerNotStored(services, logged, visit)
  const { hold, messages, subscription, suppression } = read.person
  const person: PersonView = {
    person: hash,
    address,
    name: messages.at(-1)?.name ?? address,
    isEmail: address.includes('@'),
    subscription: subscription?.state ?? '',
    suppression: suppression?.reason ?? '',
    hold: hold?.reason ?? '',
    messages: messages.map((message) => messageView(message, frame.locale)),
    typed,
  }
  return services.answers.page({ screen: 'person', frame, person }, status)
}

async function addNote(services: DeskServices, visit: Visit, person: Named) {
  const { form, frame, session } = visit
  const [id, note] = [form.get('message') ?? '', (form.get('note') ?? '').trim()]
  const typed = { id, note }
  /** The page again, with what was typed. */
  const giveBack = (said: Said, status: number) =>
    answerPerson(services, { ...visit, frame: { ...frame, said } }, person, { typed, status })
  if (note === '') return giveBack('note-empty', 422)
  if (note.length > longestNote) return giveBack('note-too-long', 422)

  const { answers, clock, store } = services
  const event = { id, text: note, author: session.name, by: session, now: clock() }
  const added = await store.messages.addNote(event)
  if (added.kind === 'not-stored') return giveBack('not-stored', 503)
  return answers.seeOther(`${person.page}?said=${added.kind === 'stored' ? 'noted' : 'gone'}`)
}

async function stopMail(services: DeskServices, { session }: Visit, person: Named) {
  const { address: email, page } = person
  const { answers, clock, store } = services
  if (!email.includes('@')) return answers.seeOther(page)
  const stopping = { email, author: session.name, by: session, now: clock() }
  const stopped = await store.people.stop(stopping)
  if (stopped.kind === 'not-stored') return answers.seeOther(`${page}?said=not-stored`)
  return answers.seeOther(`${page}?said=mail-stopped`)
}

async function exportAll(services: DeskServices, visit: Visit, person: Named) {
  const { session } = visit
  // A file would leave the page that asks for the passkey standing: it leads back instead.
  const passkey = askForStepUp(services, visit, person.page)
  if (passkey) return passkey
  const logged = await writeLog(services, session, 'exported-person', person.hash)
  if (logged.kind === 'not-stored') return answerNotStored(services, logged, visit)
  const exported = await exportPerson(services, person.address)
  return exported.kind === 'exported'
    ? services.answers.file(exported.text, 'person.json')
    : answerNotStored(services, exported, visit)
}

async function erase(services: DeskServices, visit: Visit, person: Named) {
  const { form, session } = visit
  const { address, hash, page } = person
  const { answers } = services
  if (form.get('sure') !== 'yes') return answers.seeOther(`${page}?said=not-sure`)
  const passkey = askPasskeyAgain(services, visit)
  if (passkey) return passkey
  const files = await findMailFiles(mailFolder(services), address)
  const erased = await erasePeople(services, { hashes: [hash], files, by: session })
  if (erased.kind !== 'forgotten') return answers.seeOther(`${page}?said=${erased.kind}`)
  return answers.seeOther('/desk?said=erased')
}

async function search(services: DeskServices, visit: Visit) {
  const { form, frame, session } = visit
  const { answers, store } = services
  const asked = (form.get('asked') ?? '').trim()
  if (asked.length < shortestSearch) {
    const told = { ...frame, said: 'nothing-found' as const }
    return answers.page({ screen: 'search', frame: told, asked: '', found: [] }, 422)
  }
  const read = await store.people.search({ text: asked, most: mostFound })
  if (read.kind === 'not-stored') return answerNotStored(services, read, visit)
  const seen = read.people.map(({ hash }) => hash).join(' ')
  const logged = await writeLog(services, session, 'searched', seen)
  if (logged.kind === 'not-stored') return answerNotStored(services, logged, visit)
  const found = read.people.map(({ hash, ...person }) => ({ person: hash, ...person }))
  return answers.page({ screen: 'search', frame, asked, found })
}
