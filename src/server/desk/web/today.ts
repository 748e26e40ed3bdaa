import { createHash } from 'node:crypto'
import { localDate } from '#clinic/clock/clock.ts'
import { cardId } from '#desk/card-id.ts'
import { type Card, callOutcomes } from '#desk/view.ts'
import { minute } from '#language/dates/durations.ts'
import type { StoredMessage } from '#server/messages/queries.ts'
import type { Session } from '#server/staff/sessions.ts'
import { openingsWith } from '#site/announced.ts'
import { isAnswerLate } from '#site/answer-time.ts'
import type { Openings } from '#site/openings.ts'
import {
  answerNotStored,
  type DeskContext,
  type DeskServices,
  readVisitor,
  type Visit,
  writeLog,
} from './visit.ts'

const isCall = ({ kind }: StoredMessage['history'][number]) =>
  callOutcomes.some((outcome) => outcome === kind)

const addressOf = ({ email, phone }: StoredMessage) => email.toLowerCase() || phone

function cardOf(
  message: StoredMessage,
  person: string,
  { now, openings }: { now: number; openings: Openings },
): Card {
  const { call, createdAt, email, firm, history, id, kind } = message
  const { language, name, phone, takenBy, texts, topic } = message
  return {
    ...{ id, person, kind, name, firm, phone, email, texts, language, call, topic, takenBy },
    age: Math.max(0, Math.floor((now - createdAt) / minute)),
    isLate: isAnswerLate(createdAt, now, openings),
    calls: history.filter(isCall).length,
  }
}

/** What would make the page look otherwise, save the minutes that pass. */
const versionOf = (cards: readonly Card[], answeredToday: number) =>
  createHash('sha256')
    .update(JSON.stringify([answeredToday, cards.map(({ age: _, ...card }) => card)]))
    .digest('base64url')

/** Who waits, and what is done about it. */
export function createToday(services: DeskServices) {
  const { answers, clock, store } = services

  /** @param done the id of a message that somebody has just marked as done. */
  async function readToday(done = '') {
    const now = clock()
    const read = await store.messages.readAll()
    if (read.kind === 'not-stored') return read
    const waiting = read.messages.filter(({ answeredAt }) => answeredAt === undefined)
    const hashed = await store.people.hashAll(waiting.map(addressOf))
    if (hashed.kind === 'not-stored') return hashed
    const openings = openingsWith(services.announcing.announced())
    const cards = waiting.map((each, index) =>
      cardOf(each, hashed.hashes[index] ?? '', { now, openings }),
    )
    const answered = read.messages.filter(({ answeredAt }) => answeredAt !== undefined)
    const answeredToday = answered.filter(
      ({ answeredAt = 0 }) => localDate(answeredAt) === localDate(now),
    ).length
    return {
      kind: 'today',
      cards,
      marked: answered.find(({ id }) => id === done),
      answeredToday,
      version: versionOf(cards, answeredToday),
    } as const
  }

  async function show(visit: Visit) {
    const { context, frame, session } = visit
    const today = await readToday(context.req.query('marked'))
    if (today.kind === 'not-stored') return answerNotStored(services, today, visit)
    const { kind: _, ...shown } = today
    const named = shown.marked ? [...shown.cards, shown.marked] : shown.cards
    const seen = named.map(({ id }) => id).join(' ')
    const logged = await writeLog(services, session, 'saw-today', seen)
    if (logged.kind === 'not-stored') return answerNotStored(services, logged, visit)
    return answers.page({ screen: 'today', frame, ...shown })
  }

  /** For a page that asks by itself whether it is still right: says nothing of anybody. */
  async function showVersion(context: DeskContext) {
    const visitor = await readVisitor(context, services)
    if (visitor.kind === 'not-stored') return answers.text(503, '')
    if (visitor.kind === 'signed-out') return answers.text(401, '')
    const today = await readToday()
    return today.kind === 'today' ? answers.text(200, today.version) : answers.text(503, '')
  }

  async function act({ context, form, frame, session }: Visit) {
    const id = context.req.param('id') ?? ''
    const asked = form.get('act') ?? ''
    const known = Object.hasOwn(acts, asked) ? acts[asked] : undefined
    if (!known) return answers.page({ screen: 'refused', locale: frame.locale, why: 'stale' }, 400)
    const task = { id, author: session.name, by: session, now: clock() }
    const outcome = await known(services, task)
    if (outcome !== 'done') return answers.seeOther(`/desk?said=${outcome}`)
    return answers.seeOther(asked === 'done' ? `/desk?marked=${id}` : `/desk#${cardId(id)}`)
  }

  return { show, showVersion, act }
}

interface Task {
  id: string
  author: string
  by: Session
  now: number
}

type ActOutcome =
  | 'done'
  | 'not-stored'
  | 'taken-by-other'
  | 'answered-before'
  | 'called-answered'
  | 'gone'
  | 'not-yours'

type Act = (services: DeskServices, task: Task) => Promise<ActOutcome>

/** What a button does with a message: the same as at the terminal. */
const acts: Readonly<Record<string, Act>> = {
  take: async ({ store }, task) => {
    const taken = await store.messages.take(task)
    if (taken.kind === 'taken') return taken.by === task.author ? 'done' : 'taken-by-other'
    if (taken.kind === 'not-stored') return 'not-stored'
    return taken.kind === 'answered' ? 'answered-before' : 'gone'
  },
  'give-back': async ({ store }, task) => {
    const { kind } = await store.messages.giveBack(task)
    if (kind === 'given-back') return 'done'
    return kind === 'not-stored' ? 'not-stored' : 'not-yours'
  },
  done: async ({ store }, task) => {
    const { kind } = await store.messages.finish(task)
    if (kind === 'open') return 'done'
    if (kind === 'taken') return 'taken-by-other'
    return kind === 'answered' ? 'answered-before' : kind === 'unknown' ? 'gone' : 'not-stored'
  },
  undo: async ({ store }, { id, ...task }) => {
    const { kind } = await store.messages.reopen({ name: { id }, ...task })
    if (kind === 'answered' || kind === 'open') return 'done'
    return kind === 'unknown' ? 'gone' : 'not-stored'
  },
  ...Object.fromEntries(
    callOutcomes.map((outcome): [string, Act] => [
      outcome,
      async ({ store }, task) => {
        const { kind } = await store.messages.addCall({ ...task, outcome })
        if (kind === 'open') return 'done'
        if (kind === 'answered') return 'called-answered'
        return kind === 'unknown' ? 'gone' : 'not-stored'
      },
    ]),
  ),
}
