import { formatDateTime, localDate } from '#clinic/clock/clock.ts'
import type { DayField, NoticeField, Typed } from '#desk/clinic/clinic-view.ts'
import { clinicWords, faultInWords } from '#desk/clinic/words.ts'
import { randomId } from '#language/records/random-id.ts'
import { atTerminal } from '#server/staff/at-terminal.ts'
import type { StaffQueries } from '#server/staff/queries.ts'
import {
  type Command,
  CommandError,
  type Terminal,
  unlessFailed,
} from '#server/terminal/command.ts'
import { printable } from '#server/terminal/printable.ts'
import { listsOfEntries, standingNotice } from '#site/announced.ts'
import { closedDateLines } from '#site/opening-hours.ts'
import { readEntries } from '#words/registers.ts'
import type { AnnouncedQueries } from './queries.ts'
import { readDay, readNotice } from './read-typed.ts'

interface Queries {
  announced: AnnouncedQueries
  staff: Pick<StaffQueries, 'addToLog'>
}

type Services = Terminal & { store: Queries }

/** What the clinic announces: the same acts as at the desk on the web, written into the same log. */
export const announcedCommands: Readonly<Record<string, Command<Queries>>> = {
  notice: {
    takes: 'show|post ENGLISH SPANISH "2026-12-05 18:00" [closed]|end',
    does: 'says which notice stands on every page, posts one until a time (with "closed" the clinic is closed so long), or ends it',
    run: serveNotice,
  },
  day: {
    takes: 'list|closed DAY|hours DAY 08:00-12:00 [14:00-18:00]|usual DAY',
    does: 'says which days have other hours, closes the clinic for one, gives it other hours, or its usual ones back',
    run: serveDay,
  },
  'take-down': {
    takes: 'LIST ID',
    does: `hides an entry of ${listsOfEntries.join(', ')} at once; ID is that of its file`,
    run: (services, words) => move(services, words, 'took-down'),
  },
  'put-back': {
    takes: 'LIST ID',
    does: 'shows it again',
    run: (services, words) => move(services, words, 'put-back'),
  },
}

const english = clinicWords.en

const readAll = async ({ clock, store }: Services) =>
  unlessFailed(await store.announced.read(clock())).announced

/** Every field that is at fault, why, and what to do. */
function refuse<Field extends string>(
  faults: Typed<Field>['faults'],
  values: Typed<Field>['values'],
): never {
  const lines = (Object.keys(faults) as Field[]).flatMap((field) => {
    const fault = faults[field]
    return fault ? `${field}: ${faultInWords(fault, { field, text: values[field] }, 'en')}` : []
  })
  throw new CommandError(lines.join('\n'))
}

async function serveNotice(services: Services, [what, ...rest]: readonly string[]) {
  if (what === 'show' && rest.length === 0) return showNotice(services)
  if (what === 'post') return postNotice(services, rest)
  if (what === 'end' && rest.length === 0) return endNotice(services)
  throw new CommandError(
    'Say what: notice show, notice end, or notice post "Closed today: smoke" "Hoy cerramos por el humo" "2026-12-05 18:00" closed',
  )
}

async function showNotice(services: Services) {
  const notice = standingNotice(await readAll(services), services.clock())
  if (!notice) return services.print(english.noNotice)
  const ends = formatDateTime(notice.ends, 'en')
  services.print(`${printable(notice.text.en)} | ${printable(notice.text.es)}`)
  services.print(`Until ${ends}${notice.closes ? ', closed' : ''}`)
}

async function postNotice(
  services: Services,
  [en = '', es = '', ends = '', closes = '', ...more]: readonly string[],
) {
  if (more.length > 0 || !['', 'closed'].includes(closes)) {
    throw new CommandError('Put each of the two texts, and the time, into quotation marks.')
  }
  const values: Typed<NoticeField>['values'] = {
    ...{ 'text-en': en, 'text-es': es, ends, closes: closes === '' ? '' : 'yes' },
  }
  const read = readNotice(values, { id: randomId(), now: services.clock() })
  if (read.kind === 'faulty') return refuse(read.faults, values)
  const { author, store } = services
  const by = atTerminal(author)
  unlessFailed(await store.announced.postNotice({ notice: read.value, author, by }))
  services.print(english.did['notice-posted'])
}

async function endNotice(services: Services) {
  const now = services.clock()
  const notice = standingNotice(await readAll(services), now)
  if (!notice) return services.print(english.noNotice)
  const by = atTerminal(services.author)
  unlessFailed(await services.store.announced.endNotice({ id: notice.id, by, now }))
  services.print(english.did['notice-ended'])
}

const stretch = /^(\d{2}:\d{2})-(\d{2}:\d{2})$/

async function serveDay(services: Services, [what, date = '', ...rest]: readonly string[]) {
  if (what === 'list') return listDays(services)
  if (what === 'usual') return usualDay(services, date)
  const stretches = rest.map((text) => stretch.exec(text))
  const isClear = what === 'closed' ? rest.length === 0 : [1, 2].includes(rest.length)
  if ((what !== 'closed' && what !== 'hours') || !isClear || stretches.includes(null)) {
    throw new CommandError(
      'Say what: day list, day closed 2026-12-05, day hours 2026-12-05 08:00-12:00, day usual 2026-12-05',
    )
  }
  const [first, second] = stretches
  const values: Typed<DayField>['values'] = {
    ...{ date, kind: what === 'closed' ? 'closed' : 'other', 'name-en': '', 'name-es': '' },
    ...{ opens: first?.[1] ?? '', closes: first?.[2] ?? '' },
    ...{ 'opens-2': second?.[1] ?? '', 'closes-2': second?.[2] ?? '' },
  }
  const { author, clock, store } = services
  const now = clock()
  const read = readDay(values, now)
  if (read.kind === 'faulty') return refuse(read.faults, values)
  const by = atTerminal(author)
  unlessFailed(await store.announced.setDay({ day: read.value, author, by, now }))
  services.print(english.did['day-set'])
}

async function listDays(services: Services) {
  const today = localDate(services.clock())
  const days = (await readAll(services)).days.filter(({ date }) => date >= today)
  for (const { day, hours } of closedDateLines('en', days)) {
    services.print(`${day}: ${printable(hours)}`)
  }
  if (days.length === 0) services.print(english.noDays)
}

async function usualDay(services: Services, date: string) {
  const { author, clock, print, store } = services
  const removed = await store.announced.removeDay({ date, by: atTerminal(author), now: clock() })
  const { kind } = unlessFailed(removed)
  print(english.did[kind === 'unknown' ? 'day-unknown' : 'day-removed'])
}

async function move(
  services: Services,
  [named, id = '', ...more]: readonly string[],
  act: 'took-down' | 'put-back',
) {
  const list = listsOfEntries.find((each) => each === named)
  if (!list || !/^[a-z\d-]+$/.test(id) || more.length > 0) {
    throw new CommandError(
      `Say which: one of ${listsOfEntries.join(', ')}, then the id in its file, such as stories slow-but-moving`,
    )
  }
  if (act === 'took-down' && !readEntries[list]().some((each) => each.id === id)) {
    throw new CommandError(english.did['unknown-entry'])
  }
  const { author, clock, store } = services
  const entry = { list, id, by: atTerminal(author), now: clock() }
  const { kind } = unlessFailed(
    await (act === 'took-down'
      ? store.announced.takeDown({ ...entry, author })
      : store.announced.putBack(entry)),
  )
  const done = kind === 'taken-down' || kind === 'put-back'
  services.print(english.did[done ? kind : 'done-before'])
}
