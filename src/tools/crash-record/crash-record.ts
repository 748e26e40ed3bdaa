import { isDay } from '#language/dates/days.ts'
import { isTimeOfDay } from '#language/dates/wall-time.ts'
import { type Found, keep, readKept } from '#language/records/kept.ts'
import { randomId } from '#language/records/random-id.ts'
import { isRecord, isText } from '#language/records/reading.ts'
import { me } from '#tools/crash-record/person.ts'

const key = 'crash-record'

/** Longest name of a person, in characters. */
export const longestName = 40

/** Whoever was added by name, besides the visitor. */
export const mostPeople = 3

/** Somebody who was in the crash, with answers, a diary, a plan and a result of their own. */
export interface HurtPerson {
  /** Ends the names under which what is theirs lies on the device. */
  id: string
  name: string
  kind: 'adult' | 'child'
}

/** What all tools know of the crash. It never leaves the device. */
export interface CrashRecord {
  version: 1
  /** ISO date; empty when it is not known. */
  day: string
  /** `15:30`; empty when it is not known. */
  time: string
  people: readonly HurtPerson[]
}

export const noRecord: CrashRecord = { version: 1, day: '', time: '', people: [] }

const isTime = (value: unknown): value is string => isText(value) && isTimeOfDay(value)

function readPerson(value: unknown): HurtPerson[] {
  if (!isRecord(value)) return []
  const { id, name, kind } = value
  if (!isText(id) || !/^[a-z0-9-]{4,64}$/.test(id) || !isText(name)) return []
  return [{ id, name: name.slice(0, longestName), kind: kind === 'child' ? 'child' : 'adult' }]
}

/** A record of whatever was stored; what does not fit is left out. */
export function readRecord(found: Found): CrashRecord {
  if (found.kind !== 'value' || !isRecord(found.value)) return noRecord
  const { day, time, people } = found.value
  return {
    version: 1,
    day: isDay(day) ? day : '',
    time: isTime(time) ? time : '',
    people: Array.isArray(people) ? people.flatMap(readPerson).slice(0, mostPeople) : [],
  }
}

const dayAt = (found: Found, ...path: string[]) => {
  const value = path.reduce<unknown>(
    (inner, name) => (isRecord(inner) ? inner[name] : undefined),
    found.kind === 'value' ? found.value : undefined,
  )
  return isText(value) ? value : ''
}

/**
 * What the tools of earlier versions had asked for, each for itself: the plan first, whose day was
 * read by a law, then the danger signs, then the calculator.
 */
function olderRecord(): CrashRecord {
  const plan = readKept('device', 'accident-action-plan')
  const signs = readKept('device', 'danger-signs')
  const result = readKept('device', 'recovery-calculator-result')
  const days = [
    dayAt(plan, 'crash', 'date'),
    dayAt(signs, 'draft', 'crashDate'),
    dayAt(result, 'crashDate'),
  ]
  const time = dayAt(plan, 'crash', 'time')
  return { ...noRecord, day: days.find(isDay) ?? '', time: isTimeOfDay(time) ? time : '' }
}

/** The crash as this device knows it, from earlier versions too. */
export function keptRecord(): CrashRecord {
  const found = readKept('device', key)
  return found.kind === 'value' ? readRecord(found) : olderRecord()
}

/** @returns false when the browser gives no storage or has no room left */
export const keepRecord = (record: CrashRecord) => keep('device', key, record)

/** The name under which other tabs hear of a change. */
export const isRecordKey = (one: string | null) => one === key || one === null

/** Tells all tools the day of the crash, and its time where it is known. */
export const tellCrash = (crash: Partial<Pick<CrashRecord, 'day' | 'time'>>) =>
  keepRecord({ ...keptRecord(), ...crash })

/**
 * Adds somebody by name.
 * @returns the person, or undefined when there is no room or no name.
 */
export function addPerson(name: string, kind: HurtPerson['kind']): HurtPerson | undefined {
  const record = keptRecord()
  const given = name.trim().slice(0, longestName)
  if (given === '' || record.people.length >= mostPeople) return undefined
  const person = { id: randomId(), name: given, kind }
  return keepRecord({ ...record, people: [...record.people, person] }) ? person : undefined
}

/** Takes somebody out of the list; what lies on the device of them is erased by `erasePerson`. */
export function removePerson(id: string) {
  const record = keptRecord()
  return keepRecord({ ...record, people: record.people.filter((one) => one.id !== id) })
}

/** Whether a person of this device is a child; of the visitor nobody has said so. */
export const kindOf = ({ people }: CrashRecord, person: string) =>
  person === me ? undefined : people.find(({ id }) => id === person)?.kind
