import { formatDateTime } from '#clinic/clock/clock.ts'
import type { PersonMessage, PersonView } from '#desk/view.ts'
import { minute } from '#language/dates/durations.ts'
import type { Locale } from '#language/locales.ts'
import type { StoredMessage } from '#server/messages/queries.ts'
import { erasePeople, exportPerson } from '#server/people/erase-people.ts'
import { findMailFiles, mailFolder } from '#server/people/mail-files.ts'
import { answerNotStored, type DeskServices, type Visit, writeLog } from './visit.ts'

const longestNote = 1000
const shortestSearch = 3
const mostFound = 20
const mostLogged = 500

/** How lately a passkey must have been used before everything of somebody leaves, or is erased. */
const verifiedWithin = 5 * minute

const timeOf = (instant: number | undefined, locale: Locale) =>
  instant === undefined ? '' : formatDateTime(new Date(instant).toISOString(), locale)

function messageView(message: StoredMessage, locale: Locale): PersonMessage {
  const { answeredAt, call, createdAt, email, firm, history, id, kind } = message
  const { language, name, needs, note, phone, topic } = message
  return {
    ...{ id, kind, name, firm, phone, email, topic, call, language, note },
    came: timeOf(createdAt, locale),
    answered: timeOf(answeredAt, locale),
    needs: needs.join(', '),
    history: history.map(({ at, author, kind: what, text }) => ({
      at: timeOf(at, locale),
      author,
      kind: what,
      text,
    })),
  }
}

/** Everything about somebody, under the keyed hash of their address: none stands in an address of ours. */
export function createPeople(services: DeskServices) {
  const { answers, clock, store } = services

  const refuse = (locale: Locale, why: 'not-found' | 'stale', status: number) =>
    answers.page({ screen: 'refused', locale, why }, status)

  async function find({ context, frame }: Visit) {
    const hash = context.req.param('person') ?? ''
    const found = await store.people.find(hash)
    if (found.kind === 'not-stored')
      return { answer: answerNotStored(services, found, frame.locale) }
    if (found.kind === 'unknown') return { answer: refuse(frame.locale, 'not-found', 404) }
    return { hash, address: found.address, page: `/desk/people/${hash}` }
  }

  type Found = Exclude<Awaited<ReturnType<typeof find>>, { answer: Response }>

  /** Does something with the person that the address names. */
  const withPerson =
    (act: (visit: Visit, person: Found) => Promise<Response>) => async (visit: Visit) => {
      const found = await find(visit)
      return 'answer' in found ? (found.answer as Response) : act(visit, found as Found)
    }

  async function showPerson(
    { frame, session }: Visit,
    { address, hash }: Found,
    typed: { note: string; status: number } = { note: '', status: 200 },
  ) {
    const read = await store.people.read(address)
    if (read.kind === 'not-stored') return answerNotStored(services, read, frame.locale)
    const logged = await writeLog(services, session, 'saw-person', hash)
    if (logged.kind === 'not-stored') return answerNotStored(services, logged, frame.locale)
    const { messages, subscription, suppression } = read.person
    const person: PersonView = {
      person: hash,
      address,
      name: messages.at(-1)?.name ?? address,
      isEmail: address.includes('@'),
      subscription: (subscription as { state?: string } | undefined)?.state ?? '',
      suppression: suppression?.reason ?? '',
      messages: messages.map((message) => messageView(message, frame.locale)),
      typed: typed.note,
    }
    return answers.page({ screen: 'person', frame, person }, typed.status)
  }

  const addNote = withPerson(async (visit, person) => {
    const { form, frame, session } = visit
    const note = (form.get('note') ?? '').trim()
    const id = form.get('message') ?? ''
    if (note === '') return answers.seeOther(`${person.page}?said=note-empty`)
    if (note.length > longestNote) {
      const told = { ...visit, frame: { ...frame, said: 'note-too-long' as const } }
      return showPerson(told, person, { note, status: 422 })
    }
    const added = await store.messages.addNote({
      id,
      text: note,
      author: session.name,
      now: clock(),
    })
    if (added.kind === 'not-stored') {
      const told = { ...visit, frame: { ...frame, said: 'not-stored' as const } }
      return showPerson(told, person, { note, status: 503 })
    }
    await writeLog(services, session, 'note', id)
    return answers.seeOther(`${person.page}?said=${added.kind === 'stored' ? 'noted' : 'gone'}`)
  })

  const stopMail = withPerson(async ({ session }, { address, hash, page }) => {
    if (!address.includes('@')) return answers.seeOther(page)
    const stopped = await store.people.stop({ email: address, author: session.name, now: clock() })
    if (stopped.kind === 'not-stored') return answers.seeOther(`${page}?said=not-stored`)
    await writeLog(services, session, 'stopped-mail', hash)
    return answers.seeOther(`${page}?said=mail-stopped`)
  })

  /** For what needs the passkey again. */
  const afterPasskey = (act: (visit: Visit, person: Found) => Promise<Response>) =>
    withPerson(async (visit, person) =>
      clock() - visit.session.verifiedAt <= verifiedWithin
        ? act(visit, person)
        : answers.seeOther(`/desk/verify/${person.hash}`),
    )

  const exportAll = afterPasskey(async ({ frame, session }, { address, hash }) => {
    const logged = await writeLog(services, session, 'exported-person', hash)
    if (logged.kind === 'not-stored') return answerNotStored(services, logged, frame.locale)
    const exported = await exportPerson(services, address)
    return exported.kind === 'exported'
      ? answers.file(exported.text, 'person.json')
      : answerNotStored(services, exported, frame.locale)
  })

  const erase = afterPasskey(async ({ form, session }, { address, hash, page }) => {
    if (form.get('sure') !== 'yes') return answers.seeOther(`${page}?said=not-sure`)
    const files = await findMailFiles(mailFolder(services), address)
    const erased = await erasePeople(services, { hashes: [hash], files })
    if (erased.kind === 'not-stored') return answers.seeOther(`${page}?said=not-stored`)
    await writeLog(services, session, 'erased-person', hash)
    return answers.seeOther('/desk?said=erased')
  })

  async function search({ form, frame, session }: Visit) {
    const asked = (form.get('asked') ?? '').trim()
    if (asked.length < shortestSearch) {
      const told = { ...frame, said: 'nothing-found' as const }
      return answers.page({ screen: 'search', frame: told, asked: '', found: [] }, 422)
    }
    const read = await store.people.search({ text: asked, most: mostFound })
    if (read.kind === 'not-stored') return answerNotStored(services, read, frame.locale)
    const seen = read.people.map(({ hash }) => hash).join(' ')
    const logged = await writeLog(services, session, 'searched', seen)
    if (logged.kind === 'not-stored') return answerNotStored(services, logged, frame.locale)
    const found = read.people.map(({ address, hash, name }) => ({ person: hash, name, address }))
    return answers.page({ screen: 'search', frame, asked, found })
  }

  async function showLog({ frame }: Visit) {
    const [staff, log] = await Promise.all([store.staff.readAll(), store.staff.readLog(mostLogged)])
    if (staff.kind === 'not-stored') return answerNotStored(services, staff, frame.locale)
    if (log.kind === 'not-stored') return answerNotStored(services, log, frame.locale)
    const names = new Map(staff.staff.map(({ id, name }) => [id, name]))
    const lines = log.entries.map(({ act, at, session_id, staff_id, subject }) => ({
      at: timeOf(at, frame.locale),
      name: names.get(staff_id) ?? staff_id,
      act,
      subject: subject
        .split(' ')
        .map((id) => id.slice(0, 8))
        .join(' '),
      session: session_id.slice(0, 8),
    }))
    return answers.page({ screen: 'log', frame, lines })
  }

  return {
    openVerify: withPerson(async ({ frame }, { page }) =>
      answers.page({ screen: 'verify', frame, back: page }),
    ),
    show: withPerson((visit, person) => showPerson(visit, person)),
    addNote,
    stopMail,
    exportAll,
    erase,
    search,
    openSearch: ({ frame }: Visit) =>
      answers.page({ screen: 'search', frame, asked: '', found: [] }),
    showLog,
  }
}
