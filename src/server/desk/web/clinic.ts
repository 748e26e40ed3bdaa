import { formatDateTime, localDate, timeZone } from '#clinic/clock/clock.ts'
import {
  type ClinicOutcome,
  type ClinicView,
  clinicOutcomes,
  type DayField,
  type DayLine,
  dayFields,
  type NoticeField,
  noticeFields,
  type Typed,
} from '#desk/clinic/clinic-view.ts'
import { addDays } from '#language/dates/days.ts'
import { wallTime } from '#language/dates/wall-time.ts'
import { type Bilingual, inEachLanguage, type Locale } from '#language/locales.ts'
import { randomId } from '#language/records/random-id.ts'
import { showsNow } from '#server/announced/call-host.ts'
import type { Announcements, BuildCall } from '#server/announced/queries.ts'
import { readDay, readNotice } from '#server/announced/read-typed.ts'
import {
  type Announced,
  listsOfEntries,
  type Notice,
  type OtherDay,
  openingsWith,
  standingNotice,
} from '#site/announced.ts'
import { noticeWords } from '#site/notice-words.ts'
import { closedDateLines } from '#site/opening-hours.ts'
import { shiftsOn } from '#site/openings.ts'
import { answerNotStored, type DeskServices, type Visit } from './visit.ts'

/** What the clinic announces by the hour. Owners and staff may do all of it: smoke does not wait for an owner. */
export function createClinic(services: DeskServices) {
  return {
    show: (visit: Visit) => showClinic(services, visit),
    notice: (visit: Visit) => takeNotice(services, visit),
    endNotice: (visit: Visit) => endNotice(services, visit),
    day: (visit: Visit) => takeDay(services, visit),
    removeDay: (visit: Visit) => removeDay(services, visit),
    takeDown: (visit: Visit) => moveEntry(services, visit, 'took-down'),
    putBack: (visit: Visit) => moveEntry(services, visit, 'put-back'),
  }
}

const typedIn = <Field extends string>(form: URLSearchParams, fields: readonly Field[]) =>
  Object.fromEntries(
    fields.map((field) => [field, form.get(field) ?? '']),
  ) as Typed<Field>['values']

const looksAhead = 14

/** When the clinic closes next, for the field that says when a notice is over. */
function nextClosing(now: number, announced: Announced) {
  const usual = openingsWith({ ...announced, notices: [] })
  const { date: today, time } = wallTime(now, timeZone)
  for (let after = 0; after <= looksAhead; after += 1) {
    const date = addDays(today, after)
    const closes = shiftsOn(date, usual).at(-1)?.closes
    if (closes !== undefined && (after > 0 || closes > time)) return `${date}T${closes}`
  }
  return `${today}T23:59`
}

const emptyForms = (now: number, announced: Announced) => ({
  typedNotice: {
    values: { 'text-en': '', 'text-es': '', ends: nextClosing(now, announced), closes: '' },
    faults: {},
  },
  typedDay: { values: typedIn(new URLSearchParams(), dayFields), faults: {} },
})

/** The page as it stands, and with what somebody typed. */
async function showClinic(
  services: DeskServices,
  visit: Visit,
  typed: Partial<Pick<ClinicView, 'typedDay' | 'typedNotice' | 'outcome'>> = {},
  status = 200,
) {
  const { answers, clock, settings, store } = services
  const { context, frame } = visit
  const now = clock()
  const read = await store.announced.read(now)
  if (read.kind === 'not-stored') return answerNotStored(services, read, visit)
  const call = settings.buildHook === undefined ? undefined : await store.announced.readBuildCall()
  if (call?.kind === 'not-stored') return answerNotStored(services, call, visit)
  const did = context.req.query('did')
  const { announced } = read
  const standing = standingNotice(announced, now) as Announcements['notices'][number] | undefined
  return answers.page(
    {
      screen: 'clinic',
      frame,
      outcome: clinicOutcomes.find((outcome) => outcome === did),
      ...(standing
        ? {
            notice: {
              id: standing.id,
              author: standing.author,
              begun: formatDateTime(standing.begins, frame.locale),
              said: saidOf(standing, announced, now),
            },
          }
        : {}),
      days: announced.days.filter(({ date }) => date >= localDate(now)).map(lineOf),
      lists: entriesOf(services, announced, frame.locale),
      ...(call ? { host: hostView(call.call, announced, now, frame.locale) } : {}),
      ...emptyForms(now, announced),
      ...typed,
    },
    status,
  )
}

const saidOf = (notice: Notice, announced: Announced, now: number) =>
  inEachLanguage((locale) =>
    noticeWords(notice, { locale, now, openings: openingsWith(announced) }),
  )

function lineOf({ author = '', ...day }: OtherDay & { author?: string }): DayLine {
  const line = inEachLanguage((locale) => closedDateLines(locale, [day])[0])
  const each = (part: 'day' | 'hours'): Bilingual =>
    inEachLanguage((locale) => line[locale]?.[part] ?? '')
  return { date: day.date, day: each('day'), hours: each('hours'), author }
}

function entriesOf({ site }: DeskServices, { takenDown }: Announcements, locale: Locale) {
  const entries = site.entries()
  return listsOfEntries.map((list) => ({
    list,
    entries: entries[list].map((entry) => {
      const down = takenDown.find((each) => each.list === list && each.id === entry.id)
      return {
        ...entry,
        down: down ? formatDateTime(down.at, locale) : '',
        author: down?.author ?? '',
      }
    }),
  }))
}

function hostView(
  { lastAt, nextAt, outcome, told, tries }: BuildCall,
  announced: Announced,
  now: number,
  locale: Locale,
): NonNullable<ClinicView['host']> {
  const isTold = told === showsNow(announced, now)
  const wasTold = isTold ? (lastAt === undefined ? 'never' : 'told') : 'waits'
  return {
    kind: tries > 0 ? 'failed' : wasTold,
    at: lastAt === undefined ? '' : formatDateTime(lastAt, locale),
    next: formatDateTime(nextAt, locale),
    outcome,
  }
}

/** What a form asks for: to be looked at, to be changed once more, or to be done. */
const stepOf = ({ form }: Visit) => form.get('step')

const told = ({ answers }: DeskServices, did: ClinicOutcome) =>
  answers.seeOther(`/desk/clinic?did=${did}`)

/** Has this server know at once of what was announced. */
async function finish(services: DeskServices, did: ClinicOutcome) {
  await services.announcing.follow()
  return told(services, did)
}

async function takeNotice(services: DeskServices, visit: Visit) {
  const { answers, clock, store } = services
  const { form, frame, session } = visit
  const now = clock()
  const values = typedIn<NoticeField>(form, noticeFields)
  const again = (faults: Typed<NoticeField>['faults'], status: number, outcome?: ClinicOutcome) =>
    showClinic(services, visit, { typedNotice: { values, faults }, outcome }, status)
  const step = stepOf(visit)
  if (step === 'change') return again({}, 200)
  const read = readNotice(values, { id: randomId(), now })
  if (read.kind === 'faulty') return again(read.faults, 422)

  const notice = read.value
  if (step === 'post') {
    const author = session.name
    const posted = await store.announced.postNotice({ notice, author, by: session })
    if (posted.kind === 'not-stored') return again({}, 503, 'not-stored')
    return finish(services, 'notice-posted')
  }
  const stored = await store.announced.read(now)
  if (stored.kind === 'not-stored') return again({}, 503, 'not-stored')
  const { announced } = stored
  const after = { ...announced, notices: [...announced.notices, notice] }
  return answers.page({
    ...{ screen: 'clinic-preview', what: 'notice', frame, values },
    said: saidOf(notice, after, now),
    replaces: standingNotice(announced, now)?.text[frame.locale] ?? '',
  })
}

async function endNotice(services: DeskServices, visit: Visit) {
  const { clock, store } = services
  const { form, session: by } = visit
  const id = form.get('id') ?? ''
  const { kind } = await store.announced.endNotice({ id, by, now: clock() })
  if (kind !== 'ended') return told(services, kind === 'over' ? 'notice-over' : 'not-stored')
  return finish(services, 'notice-ended')
}

async function takeDay(services: DeskServices, visit: Visit) {
  const { answers, clock, store } = services
  const { form, frame, session } = visit
  const now = clock()
  const values = typedIn<DayField>(form, dayFields)
  const again = (faults: Typed<DayField>['faults'], status: number, outcome?: ClinicOutcome) =>
    showClinic(services, visit, { typedDay: { values, faults }, outcome }, status)
  const step = stepOf(visit)
  if (step === 'change') return again({}, 200)
  const read = readDay(values, now)
  if (read.kind === 'faulty') return again(read.faults, 422)

  const day = read.value
  if (step === 'post') {
    const author = session.name
    const set = await store.announced.setDay({ day, author, by: session, now })
    if (set.kind === 'not-stored') return again({}, 503, 'not-stored')
    return finish(services, 'day-set')
  }
  const stored = await store.announced.read(now)
  if (stored.kind === 'not-stored') return again({}, 503, 'not-stored')
  const before = stored.announced.days.find(({ date }) => date === day.date)
  return answers.page({
    ...{ screen: 'clinic-preview', what: 'day', frame, values, line: lineOf(day) },
    replaces: before ? lineOf(before).hours[frame.locale] : '',
  })
}

async function removeDay(services: DeskServices, visit: Visit) {
  const { clock, store } = services
  const { form, session: by } = visit
  const date = form.get('date') ?? ''
  const { kind } = await store.announced.removeDay({ date, by, now: clock() })
  if (kind !== 'removed') return told(services, kind === 'unknown' ? 'day-unknown' : 'not-stored')
  return finish(services, 'day-removed')
}

async function moveEntry(services: DeskServices, visit: Visit, act: 'took-down' | 'put-back') {
  const { clock, site, store } = services
  const { form, session } = visit
  const id = form.get('id') ?? ''
  const list = listsOfEntries.find((each) => each === form.get('list'))
  if (!list || !site.entries()[list].some((entry) => entry.id === id)) {
    return told(services, 'unknown-entry')
  }
  const entry = { list, id, by: session, now: clock() }
  const { kind } = await (act === 'took-down'
    ? store.announced.takeDown({ ...entry, author: session.name })
    : store.announced.putBack(entry))
  if (kind === 'not-stored') return told(services, 'not-stored')
  if (kind === 'down-before' || kind === 'unknown') return told(services, 'done-before')
  return finish(services, kind)
}
