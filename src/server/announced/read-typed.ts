import { localDate, timeZone } from '#clinic/clock/clock.ts'
import {
  type DayField,
  lettersOver,
  type NoticeField,
  plain,
  type Typed,
  type TypedFault,
} from '#desk/clinic/clinic-view.ts'
import { daysBetween, isDay } from '#language/dates/days.ts'
import { day } from '#language/dates/durations.ts'
import { instantOf, isTimeOfDay } from '#language/dates/wall-time.ts'
import type { Notice, OtherDay } from '#site/announced.ts'
import type { Shift } from '#site/opening-hours.ts'

/** A notice that stands for longer belongs into the words of a page. */
const standsAtMost = 31 * day
const daysAhead = 366

type Read<Value, Field extends string> =
  | { kind: 'read'; value: Value }
  | { kind: 'faulty'; faults: Typed<Field>['faults'] }

function textFault(field: NoticeField, text: string): TypedFault | undefined {
  if (plain(text) === '') return 'missing'
  return lettersOver(field, text) > 0 ? 'too-long' : undefined
}

/** Only the fields that have something wrong. */
const withFaults = <Field extends string>(
  faults: Readonly<Record<string, TypedFault | undefined>>,
) =>
  Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault)) as Typed<Field>['faults']

const wallTimeTyped = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})$/

/** The instant of a wall time as the clinic's clocks show it. */
function readEnd(typed: string, now: number): { ends: number } | { fault: TypedFault } {
  if (typed.trim() === '') return { fault: 'missing' }
  const [, date = '', time = ''] = wallTimeTyped.exec(typed.trim()) ?? []
  if (!isTimeOfDay(time) || !isDay(date)) return { fault: 'no-time' }
  const ends = instantOf({ date, time }, timeZone)
  if (ends <= now) return { fault: 'past' }
  return ends - now > standsAtMost ? { fault: 'too-far' } : { ends }
}

/** A notice that begins now. */
export function readNotice(
  values: Typed<NoticeField>['values'],
  { id, now }: { id: string; now: number },
): Read<Notice, NoticeField> {
  const [en, es] = [values['text-en'], values['text-es']]
  const end = readEnd(values.ends, now)
  const spanish = textFault('text-es', es)
  const faults = withFaults<NoticeField>({
    'text-en': textFault('text-en', en),
    'text-es': spanish ?? (plain(en) === plain(es) ? 'same-words' : undefined),
    ends: 'fault' in end ? end.fault : undefined,
  })
  if ('fault' in end || Object.keys(faults).length > 0) return { kind: 'faulty', faults }
  const text = { en: plain(en), es: plain(es) }
  return {
    kind: 'read',
    value: { id, text, begins: now, ends: end.ends, closes: values.closes === 'yes' },
  }
}

function dateFault(date: string, now: number): TypedFault | undefined {
  if (date.trim() === '') return 'missing'
  if (!isDay(date)) return 'no-day'
  const ahead = daysBetween(localDate(now), date)
  if (ahead < 0) return 'past'
  return ahead > daysAhead ? 'too-far' : undefined
}

/** @param after the time before it, which may be wrong itself */
function timeFault(time: string, after = ''): TypedFault | undefined {
  if (time === '') return 'missing'
  if (!isTimeOfDay(time)) return 'no-time'
  return isTimeOfDay(after) && time <= after ? 'order' : undefined
}

type ShiftFaults = Pick<Typed<DayField>['faults'], 'opens' | 'closes' | 'opens-2' | 'closes-2'>

/** One or two stretches, the second after the first. */
function readShifts(values: Typed<DayField>['values']): { shifts: Shift[]; faults: ShiftFaults } {
  const first = { opens: values.opens, closes: values.closes }
  const second = { opens: values['opens-2'], closes: values['closes-2'] }
  const isBroken = second.opens !== '' || second.closes !== ''
  const faults = withFaults<DayField>({
    opens: timeFault(first.opens),
    closes: timeFault(first.closes, first.opens),
    ...(isBroken
      ? {
          'opens-2': timeFault(second.opens, first.closes),
          'closes-2': timeFault(second.closes, second.opens),
        }
      : {}),
  })
  return { shifts: isBroken ? [first, second] : [first], faults }
}

function nameFaults(en: string, es: string) {
  const tooLong = (name: string): TypedFault | undefined =>
    lettersOver('name', name) > 0 ? 'too-long' : undefined
  const isLacking = (name: string, other: string): TypedFault | undefined =>
    plain(name) === '' && plain(other) !== '' ? 'both-languages' : undefined
  return {
    'name-en': tooLong(en) ?? isLacking(en, es),
    'name-es': tooLong(es) ?? isLacking(es, en),
  }
}

/** A day on which the clinic is closed, or has other hours. */
export function readDay(values: Typed<DayField>['values'], now: number): Read<OtherDay, DayField> {
  const { date, kind } = values
  const [en, es] = [values['name-en'], values['name-es']]
  const other = kind === 'other' ? readShifts(values) : { shifts: [], faults: {} }
  const faults = withFaults<DayField>({
    date: dateFault(date, now),
    kind: kind === 'closed' || kind === 'other' ? undefined : 'no-kind',
    ...other.faults,
    ...nameFaults(en, es),
  })
  if (Object.keys(faults).length > 0) return { kind: 'faulty', faults }
  const name = plain(en) === '' ? {} : { name: { en: plain(en), es: plain(es) } }
  return { kind: 'read', value: { date, shifts: other.shifts, ...name } }
}
