import { isDay } from '#language/dates/days.ts'
import { isTimeOfDay } from '#language/dates/wall-time.ts'
import { foldLetters } from '#language/fold-letters.ts'
import { type Found, keep, readKept } from '#language/records/kept.ts'
import { randomId } from '#language/records/random-id.ts'
import { isRecord, isText } from '#language/records/reading.ts'

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

/** Not a year typed with a slip of the finger, such as 0026. */
const isCrashDay = (value: unknown): value is string => isDay(value) && value >= '1900'

const isTime = (value: unknown): value is string => isText(value) && isTimeOfDay(value)

function readPerson(value: unknown): HurtPerson[] {
  if (!isRecord(value)) return []
  const { id, name, kind } = value
  if (!isText(id) || !/^[a-z0-9-]{4,64}$/.test(id) || !isText(name)) return []
  return [{ id, name: name.slice(0, longestName), kind: kind === 'child' ? 'child' : 'adult' }]
}

/** A record of whatever was stored; what does not fit is left out. */
function readRecord(found: Found): CrashRecord {
  if (found.kind !== 'value' || !isRecord(found.value)) return noRecord
  const { day, time, people } = found.value
  return {
    version: 1,
    day: isCrashDay(day) ? day : '',
    time: isTime(time) ? time : '',
    people: Array.isArray(people) ? people.flatMap(readPerson).slice(0, mostPeople) : [],
  }
}

const textAt = (found: Found, ...path: string[]) => {
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
  const planDay = textAt(plan, 'crash', 'date')
  const days = [
    planDay,
    textAt(readKept('device', 'danger-signs'), 'draft', 'crashDate'),
    textAt(readKept('device', 'recovery-calculator-result'), 'crashDate'),
  ]
  const day = days.find(isCrashDay) ?? ''
  const time = textAt(plan, 'crash', 'time')
  return { ...noRecord, day, time: day === planDay && isTime(time) ? time : '' }
}

/** The crash as this device knows it, from earlier versions too. */
export function keptRecord(): CrashRecord {
  const found = readKept('device', key)
  return found.kind === 'value' ? readRecord(found) : olderRecord()
}

/** A record of a later version of the site must not be written over. */
const isNewer = (found: Found) =>
  found.kind === 'value' && isRecord(found.value) && Number(found.value['version']) > 1

/** What on this page follows the record. */
const watching = new Set<() => void>()

/** @returns false when the browser gives no storage or has no room left */
export function keepRecord(record: CrashRecord) {
  if (isNewer(readKept('device', key)) || !keep('device', key, record)) return false
  for (const changed of watching) changed()
  return true
}

/** Keeps what earlier versions knew, before a tool of today writes over it. */
export function takeOverRecord() {
  if (readKept('device', key).kind === 'value') return
  const older = olderRecord()
  if (older.day !== '') keepRecord(older)
}

/** Calls on each change of the record, here or in another tab. */
export function watchRecord(changed: () => void) {
  // A null key means that all storage was cleared.
  const follow = (event: StorageEvent) => {
    if (event.key === key || event.key === null) changed()
  }
  watching.add(changed)
  addEventListener('storage', follow)
  return () => {
    watching.delete(changed)
    removeEventListener('storage', follow)
  }
}

export type CrashTime = Pick<CrashRecord, 'day' | 'time'>

/**
 * Tells all tools the day of the crash, and its time where it is known.
 * @returns false when the browser gives no storage or has no room left
 */
export const tellCrash = (crash: Partial<CrashTime>) => keepRecord({ ...keptRecord(), ...crash })

/** Why somebody cannot be added; `same-name`: accents and capitals make no other name. */
export type WhyNotAdded = 'no-name' | 'same-name' | 'no-room'

const trimmed = (name: string) => name.trim().slice(0, longestName)

export function whyNotAdded(name: string): WhyNotAdded | undefined {
  const { people } = keptRecord()
  const given = trimmed(name)
  if (given === '') return 'no-name'
  if (people.some((one) => foldLetters(one.name) === foldLetters(given))) return 'same-name'
  return people.length >= mostPeople ? 'no-room' : undefined
}

/**
 * Adds somebody by name.
 * @returns the person; undefined when they cannot be added or the browser keeps nothing.
 */
export function addPerson(name: string, kind: HurtPerson['kind']): HurtPerson | undefined {
  if (whyNotAdded(name)) return undefined
  const record = keptRecord()
  const person = { id: randomId(), name: trimmed(name), kind }
  return keepRecord({ ...record, people: [...record.people, person] }) ? person : undefined
}

/** Takes somebody out of the list; what lies on the device of them is erased by `erasePerson`. */
export function removePerson(id: string) {
  const record = keptRecord()
  return keepRecord({ ...record, people: record.people.filter((one) => one.id !== id) })
}

/** Somebody who was added; undefined for the visitor. */
export const personOf = ({ people }: CrashRecord, person: string) =>
  people.find(({ id }) => id === person)

/** Whether a person of this device is a child; of the visitor nobody has said so. */
export const kindOf = (record: CrashRecord, person: string) => personOf(record, person)?.kind
