import { isRandomId } from '#language/records/random-id.ts'
import {
  isOneOf,
  isRecord,
  isScore,
  isSetOf,
  isTextUpTo,
  isYesOrNo,
  orNull,
  readWhole,
  type Shape,
} from '#language/records/reading.ts'
import {
  instantOf,
  isMoment,
  type Moment,
  oneSecondAfter,
} from '#tools/symptom-tracker/model/moment.ts'
import { isRegionId, type RegionId } from '#tools/symptom-tracker/model/regions.ts'

/**
 * What a person may tick. Danger signs (numb or weak arms or legs, vomiting, double vision …) are
 * not among them on purpose: they belong to the check that comes before the diary.
 */
export const symptomIds = [
  'headache',
  'stiffness',
  'spasm',
  'dizziness',
  'ringing-ears',
  'light-noise',
  'concentration',
  'forgetful',
  'tired',
  'on-edge',
  'low-mood',
  'bad-dreams',
] as const

export type SymptomId = (typeof symptomIds)[number]

/** What a person may have left undone, and done again later. */
export const activityIds = [
  'driving',
  'walking',
  'lifting',
  'sitting',
  'housework',
  'caring',
  'exercise',
] as const

export type ActivityId = (typeof activityIds)[number]

/** Longest text a field takes, in characters. */
export const longestText = 2000

/** What a person says about one moment. Everything may be left out. */
export interface Answers {
  /** The moment they describe. */
  at: Moment
  /** Pain at that moment: a whole number from 0 to 10. */
  pain: number | null
  regions: readonly RegionId[]
  symptoms: readonly SymptomId[]
  /** Hours slept the night before: 0 to 24, in half hours. */
  sleepHours: number | null
  painWoke: boolean
  /** A fall or a blow since the entry before. */
  newFall: boolean
  /** Hours of work missed that day: 0 to 24, in half hours. */
  workMissed: number | null
  /** Left undone that day, or done by somebody else. */
  undone: readonly ActivityId[]
  /** Done again that day, after it had been left undone. */
  again: readonly ActivityId[]
  could: string
  couldNot: string
  medicine: string
  note: string
}

/** Answers as they were saved at one time. */
export interface Version extends Answers {
  savedAt: Moment
  /** When it came out of a file; null where it was written on this device. */
  importedAt: Moment | null
}

/** One entry of the diary with everything it ever said, oldest first; the last version counts. */
export interface Entry {
  /** A UUID. */
  id: string
  versions: readonly [Version, ...Version[]]
}

export function emptyAnswers(at: Moment): Answers {
  return {
    at,
    pain: null,
    regions: [],
    symptoms: [],
    sleepHours: null,
    painWoke: false,
    newFall: false,
    workMissed: null,
    undone: [],
    again: [],
    could: '',
    couldNot: '',
    medicine: '',
    note: '',
  }
}

/** Whether nothing was answered, whatever the time. */
export function isEmpty({ at, ...answers }: Answers) {
  const { at: _, ...nothing } = emptyAnswers(at)
  return JSON.stringify(answers) === JSON.stringify(nothing)
}

/** What the entry says now. */
export function currentVersion({ versions }: Entry): Version {
  return versions.at(-1) ?? versions[0]
}

/**
 * The entry with one more version; what it said before stays. Unchanged answers add nothing. The
 * last version counts by its time, so one saved by a clock that was set back is dated a second after
 * the version before it.
 */
export function amend(entry: Entry, answers: Answers, savedAt: Moment): Entry {
  const { savedAt: savedBefore, importedAt: _, ...before } = currentVersion(entry)
  if (JSON.stringify(before) === JSON.stringify(trimmed(answers))) return entry
  const isLater = instantOf(savedAt) > instantOf(savedBefore)
  const version = written(answers, isLater ? savedAt : oneSecondAfter(savedBefore))
  return { id: entry.id, versions: [...entry.versions, version] }
}

export function newEntry(id: string, answers: Answers, savedAt: Moment): Entry {
  return { id, versions: [written(answers, savedAt)] }
}

/** Answers as they are saved on this device. */
const written = (answers: Answers, savedAt: Moment): Version => ({
  ...trimmed(answers),
  savedAt,
  importedAt: null,
})

/** The same fields in the same order, so that equal answers are equal as JSON. */
function trimmed(answers: Answers): Answers {
  return {
    at: answers.at,
    pain: answers.pain,
    regions: answers.regions,
    symptoms: answers.symptoms,
    sleepHours: answers.sleepHours,
    painWoke: answers.painWoke,
    newFall: answers.newFall,
    workMissed: answers.workMissed,
    undone: answers.undone,
    again: answers.again,
    could: answers.could.trim(),
    couldNot: answers.couldNot.trim(),
    medicine: answers.medicine.trim(),
    note: answers.note.trim(),
  }
}

/** What a version says and when it was saved: a copy that comes back out of a file is the same one. */
const identityOf = (version: Version) => JSON.stringify({ ...version, importedAt: null })

/** Of two copies of a version the one that was written here, or else came first. */
function rather(one: Version, other: Version | undefined): Version {
  if (!other || one.importedAt === null || other.importedAt === null) {
    return other?.importedAt === null ? other : one
  }
  return instantOf(one.importedAt) <= instantOf(other.importedAt) ? one : other
}

function bySavedAt(a: Version, b: Version) {
  const apart = instantOf(a.savedAt) - instantOf(b.savedAt)
  if (apart !== 0) return apart
  return identityOf(a) < identityOf(b) ? -1 : 1
}

/**
 * Both histories of one entry as one: every version of either, once, oldest first. The order in
 * which two copies meet makes no difference, so two tabs or two backups always agree.
 */
export function mergeEntries(one: Entry, other: Entry): Entry {
  const versions = new Map<string, Version>()
  for (const version of [...one.versions, ...other.versions]) {
    const identity = identityOf(version)
    versions.set(identity, rather(version, versions.get(identity)))
  }
  const [first = one.versions[0], ...later] = [...versions.values()].sort(bySavedAt)
  return { id: one.id, versions: [first, ...later] }
}

const isEntryText = isTextUpTo(longestText)

const isHours = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= 24 && Number.isInteger(value * 2)

/** In the order in which answers are written, so that equal ones are equal as JSON. */
export const answersShape: Shape<Answers> = {
  at: isMoment,
  pain: orNull(isScore),
  regions: isSetOf(isRegionId),
  symptoms: isSetOf(isOneOf(symptomIds)),
  sleepHours: orNull(isHours),
  painWoke: isYesOrNo,
  newFall: isYesOrNo,
  workMissed: orNull(isHours),
  undone: isSetOf(isOneOf(activityIds)),
  again: isSetOf(isOneOf(activityIds)),
  could: isEntryText,
  couldNot: isEntryText,
  medicine: isEntryText,
  note: isEntryText,
}

const versionShape: Shape<Version> = {
  ...answersShape,
  savedAt: isMoment,
  importedAt: orNull(isMoment),
}

/** What versions of earlier pages do not say: nobody was asked then. */
const notAsked = { newFall: false, workMissed: null, undone: [], again: [], importedAt: null }

const readVersion = (stored: unknown) =>
  isRecord(stored) ? readWhole({ ...notAsked, ...stored }, versionShape) : null

/** Reads an entry from a store or a file; null when it is not one, or part of it is not. */
export function readEntry(value: unknown): Entry | null {
  if (!isRecord(value) || !isRandomId(value['id']) || !Array.isArray(value['versions'])) return null
  const versions = value['versions'].map(readVersion)
  const [first, ...later] = versions.filter((version) => version !== null)
  if (!first || later.length + 1 !== versions.length) return null
  return { id: value['id'], versions: [first, ...later] }
}
