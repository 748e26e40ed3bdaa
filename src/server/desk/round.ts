import { clinic } from '#clinic'
import { localDate, timeZone } from '#clinic/clock/clock.ts'
import type { Retention } from '#clinic/retention.ts'
import { addDays, addYears, type Day, mondayOf } from '#language/dates/days.ts'
import { day } from '#language/dates/durations.ts'
import { instantOf, wallTime } from '#language/dates/wall-time.ts'
import { randomId } from '#language/records/random-id.ts'
import type { AnnouncedQueries } from '#server/announced/queries.ts'
import type { Clock } from '#server/clock.ts'
import type { FeedbackQueries } from '#server/feedback/queries.ts'
import { oldBuildAdvice } from '#server/http/build-stamp.ts'
import type { Announcing } from '#server/http/services.ts'
import { type Log, noteFault } from '#server/log.ts'
import { isStuck } from '#server/mail/outbox-state.ts'
import type { MailQueries } from '#server/mail/queries.ts'
import { chooseForNotice, orderLateNotice } from '#server/messages/notice-mail.ts'
import type { MessageQueries, StoredMessage } from '#server/messages/queries.ts'
import type { PressQueries } from '#server/presses/queries.ts'
import type { SearchQueries } from '#server/searches/queries.ts'
import type { Settings } from '#server/settings.ts'
import type { StaffQueries } from '#server/staff/queries.ts'
import type { NotStored } from '#server/store/engine.ts'
import { openingsWith } from '#site/announced.ts'
import { isAnswerLate } from '#site/answer-time.ts'
import { closedDaysMissing } from '#site/closed-days.ts'
import type { Openings } from '#site/openings.ts'
import { orderDigest } from './digest-mail.ts'
import type { DigestQueries } from './digest-queries.ts'

/** When the clinic is reminded of messages that wait, by its own clocks. */
const digestFrom = '07:00'

interface RoundServices {
  store: {
    digests: DigestQueries
    feedback: FeedbackQueries
    mail: MailQueries
    messages: MessageQueries
    presses: PressQueries
    searches: Pick<SearchQueries, 'forgetBefore'>
    staff: Pick<StaffQueries, 'forgetLog' | 'forgetOld'>
    announced: Pick<AnnouncedQueries, 'forgetOld'>
  }
  announcing: Pick<Announcing, 'announced'>
  clock: Clock
  log: Log
  settings: Pick<Settings, 'deskOrigin' | 'inboxDetails' | 'lateInbox' | 'replyTo' | 'siteOrigin'>
  retention: Retention
  /** For how many years the log of the desk is kept. */
  logYears: number
  /** Told after a mail was queued. */
  mail?: { wake(): void }
  /** The day at the clinic on which the build was made that is served. */
  builtOn(): Day
}

/**
 * Erases what is stored of visitors when its time is over and, once each morning, reminds the clinic of
 * the messages that wait. Never rejects: nobody is there to hear it, and the next round comes soon.
 */
export async function goRound(services: RoundServices) {
  try {
    await eraseOld(services)
    await tellOfLate(services)
    await sendDigestIfDue(services)
  } catch (error) {
    noteFault(services.log, error)
  }
}

async function eraseOld({ clock, logYears, retention, log, store }: RoundServices) {
  const now = clock()
  const feedback = await store.feedback.eraseBefore(localDate(now - retention.atMost * day))
  if (feedback.kind === 'not-stored') noteFailure(log, feedback)
  const aYearAgo = addYears(localDate(now), -1)
  for (const { forgetBefore } of [store.presses, store.searches]) {
    const forgotten = await forgetBefore(aYearAgo)
    if (forgotten.kind === 'not-stored') noteFailure(log, forgotten)
  }
  const ended = await store.staff.forgetOld(now)
  if (ended.kind === 'not-stored') noteFailure(log, ended)
  const lastDay = addYears(localDate(now), -logYears)
  const forgotten = await store.staff.forgetLog({
    years: logYears,
    before: instantOf({ date: lastDay, time: '00:00' }, timeZone),
  })
  if (forgotten.kind === 'not-stored') noteFailure(log, forgotten)
  const over = await store.announced.forgetOld(now)
  if (over.kind === 'not-stored') noteFailure(log, over)
  const erased = await store.messages.eraseOld({
    answeredBefore: now - retention.answered * day,
    cameBefore: now - retention.atMost * day,
  })
  if (erased.kind === 'not-stored') noteFailure(log, erased)
  else if (erased.messages > 0) log.event('messages-erased', { messages: erased.messages })
}

/** Tells a second person of messages that were not answered when it was promised. */
async function tellOfLate({ announcing, clock, log, mail, settings, store }: RoundServices) {
  const { deskOrigin: desk, inboxDetails: details, lateInbox: recipient } = settings
  if (!recipient) return
  const now = clock()
  const read = await store.messages.readAll()
  if (read.kind === 'not-stored') return noteFailure(log, read)
  const openings = openingsWith(announcing.announced())
  for (const message of read.messages.filter((each) => isLate(each, now, openings))) {
    const id = randomId()
    const notice = chooseForNotice(message, message.createdAt)
    const told = await store.messages.tellLate({
      id: message.id,
      now,
      mail: { id, recipient, ...orderLateNotice({ id, notice, details, now, desk }) },
    })
    if (told.kind === 'not-stored') noteFailure(log, told)
    if (told.kind === 'queued') mail?.wake()
  }
}

/** Whether nobody has answered by the time that the visitor was told, and nobody was told of that. */
function isLate({ answeredAt, createdAt, lateAt }: StoredMessage, now: number, openings: Openings) {
  return answeredAt === undefined && lateAt === undefined && isAnswerLate(createdAt, now, openings)
}

async function sendDigestIfDue({ builtOn, clock, log, mail, settings, store }: RoundServices) {
  const now = clock()
  const { date, time } = wallTime(now, timeZone)
  if (time < digestFrom) return
  const due = await store.digests.read(date)
  if (due.kind === 'not-stored') return noteFailure(log, due)
  if (due.kind === 'sent-before') return
  const read = await store.messages.readAll()
  if (read.kind === 'not-stored') return noteFailure(log, read)
  const waiting = read.messages.filter(({ answeredAt }) => answeredAt === undefined)
  // Of what came since, a notice went out on the same day.
  const morning = instantOf({ date, time: digestFrom }, timeZone)
  const reminds = waiting.some(({ createdAt }) => createdAt < morning)
  const isMonday = mondayOf(date) === date
  const presses = isMonday ? await readLastWeek(store, date) : []
  const outbox = await store.mail.readOutbox()
  const stuck =
    outbox.kind === 'outbox' ? outbox.state.lanes.filter((lane) => isStuck(lane, now)) : []
  const stuckMails = stuck.reduce((sum, { waiting }) => sum + waiting, 0)
  const toDo = findToDo(date, builtOn())
  const asks = isMonday && toDo.length > 0
  if (!reminds && presses.length === 0 && stuckMails === 0 && !asks) return

  const id = randomId()
  const recipient = settings.replyTo ?? clinic.email
  const queued = await store.digests.add({
    day: date,
    now,
    mail: {
      id,
      recipient,
      ...orderDigest({
        id,
        now,
        waiting: waiting.map((message) => chooseForNotice(message, message.createdAt)),
        presses,
        stuckMails,
        toDo,
        details: settings.inboxDetails,
        desk: settings.deskOrigin,
      }),
    },
  })
  if (queued.kind === 'queued') mail?.wake()
  else if (queued.kind === 'not-stored') noteFailure(log, queued)
}

/** What the site asks of the clinic itself, a sentence each. It goes along, and on Mondays by itself. */
function findToDo(today: Day, builtOn: Day) {
  const closedUntil = closedDaysMissing(today)
  const old = oldBuildAdvice(builtOn, today)
  return [
    ...(closedUntil === undefined
      ? []
      : [
          `List the days until ${closedUntil} when the clinic is closed ("closed" in content/data/clinic.yaml).`,
        ]),
    ...(old === undefined ? [] : [old]),
  ]
}

/** What was pressed in the 7 days before; nobody waits a day for totals that cannot be read. */
async function readLastWeek(store: RoundServices['store'], monday: string) {
  const read = await store.presses.read({ from: addDays(monday, -7), to: addDays(monday, -1) })
  return read.kind === 'presses' ? read.totals : []
}

function noteFailure(log: Log, { reason }: NotStored) {
  log.event('not-stored', { reason })
}
