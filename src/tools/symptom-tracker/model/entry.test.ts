import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  exampleEntry,
  exampleId,
  fullEntry,
  longSpanishEntry,
} from '#tools/symptom-tracker/model/diary.examples.ts'
import {
  amend,
  currentVersion,
  type Entry,
  emptyAnswers,
  isEmpty,
  mergeEntries,
  readEntry,
} from '#tools/symptom-tracker/model/entry.ts'

const at = '2026-03-04T08:15:00-08:00'
const later = '2026-03-04T20:00:00-08:00'

test('an amended entry says the new thing and keeps the old one', () => {
  const entry = exampleEntry(1, { at, pain: 6 })
  const amended = amend(entry, { ...currentVersion(entry), pain: 4 }, later)
  expect(currentVersion(amended)).toMatchObject({ pain: 4, savedAt: later })
  expect(amended.versions[0]).toEqual(currentVersion(entry))
})

test('a change counts, even when the clock was set back since the version before', () => {
  const entry = exampleEntry(1, { at, pain: 6 }, '2026-03-04T23:59:59-08:00')
  const amended = amend(entry, { ...currentVersion(entry), pain: 4 }, later)
  expect(currentVersion(mergeEntries(entry, amended))).toMatchObject({
    pain: 4,
    savedAt: '2026-03-05T00:00:00-08:00',
  })
})

test('a second change in the same second counts, and the last version is what an entry says', () => {
  const entry = exampleEntry(1, { at, pain: 6 })
  const twice = [4, 3].reduce(
    (one, pain) => amend(one, { ...currentVersion(one), pain }, later),
    entry,
  )
  expect(currentVersion(mergeEntries(twice, entry))).toMatchObject({
    pain: 3,
    savedAt: '2026-03-04T20:00:01-08:00',
  })
})

test('saving an entry as it was adds no version', () => {
  const texts = { could: 'walk', couldNot: 'lift', medicine: 'none', note: 'stairs' }
  const spaced = { could: ' walk', couldNot: 'lift ', medicine: ' none ', note: ' stairs' }
  const entry = exampleEntry(1, { at, pain: 6, ...texts })
  expect(amend(entry, { ...currentVersion(entry), ...spaced }, later)).toBe(entry)
})

test('an entry is empty until something besides the time is told', () => {
  const { at: _, ...nothing } = emptyAnswers(at)
  expect(Object.values(nothing).flat().filter(Boolean)).toEqual([])
  expect(isEmpty(emptyAnswers(at))).toBe(true)
  expect(isEmpty({ ...emptyAnswers(at), pain: 0 })).toBe(false)
  expect(isEmpty({ ...emptyAnswers(at), painWoke: true })).toBe(false)
})

test('two tabs that amend the same entry lose nothing, in whichever order they meet', () => {
  const entry = exampleEntry(1, { at, pain: 6 })
  const here = amend(entry, { ...currentVersion(entry), pain: 4 }, later)
  const there = amend(
    entry,
    { ...currentVersion(entry), note: 'rain' },
    '2026-03-04T19:00:00-08:00',
  )
  const merged = mergeEntries(here, there)
  expect(merged.versions.map(({ pain, note }) => [pain, note])).toEqual([
    [6, ''],
    [6, 'rain'],
    [4, ''],
  ])
  expect(mergeEntries(there, here)).toEqual(merged)
})

test('merging is the same in every order and twice is once', () => {
  const pain = fc.integer({ min: 0, max: 10 })
  const hour = fc.integer({ min: 10, max: 23 })
  const history = fc.array(fc.tuple(pain, hour), { minLength: 1, maxLength: 5 }).map((steps) =>
    steps.reduce<Entry | null>((entry, [number, savedHour]) => {
      const savedAt = `2026-03-04T${savedHour}:00:00-08:00`
      const answers = { ...emptyAnswers(at), pain: number }
      const one = {
        id: exampleId(1),
        versions: [{ ...answers, savedAt, importedAt: null }],
      } as const
      return entry ? mergeEntries(entry, one) : one
    }, null),
  )
  fc.assert(
    fc.property(history, history, history, (a, b, c) => {
      if (!a || !b || !c) return
      expect(mergeEntries(a, b)).toEqual(mergeEntries(b, a))
      expect(mergeEntries(mergeEntries(a, b), c)).toEqual(mergeEntries(a, mergeEntries(b, c)))
      expect(mergeEntries(a, a)).toEqual(a)
    }),
  )
})

test('an entry comes back from JSON as it went in', () => {
  for (const entry of [fullEntry, longSpanishEntry]) {
    expect(readEntry(JSON.parse(JSON.stringify(entry)))).toEqual(entry)
  }
})

test.each([
  ['pain above 10', { pain: 11 }],
  ['pain in halves', { pain: 5.5 }],
  ['pain as text', { pain: '6' }],
  ['an unknown place', { regions: ['wing'] }],
  ['a place twice', { regions: ['chest', 'chest'] }],
  ['an unknown symptom', { symptoms: ['gout'] }],
  ['25 hours of sleep', { sleepHours: 25 }],
  ['less than no sleep', { sleepHours: -0.5 }],
  ['sleep by the quarter', { sleepHours: 6.25 }],
  ['sleep as text', { sleepHours: '8' }],
  ['a time without offset', { at: '2026-03-04T08:15:00' }],
  ['a text without end', { note: 'x'.repeat(2001) }],
  ['no text at all', { note: null }],
])('an entry with %s is not read', (_, fault) => {
  const version = { ...fullEntry.versions[0], ...fault }
  expect(readEntry({ id: fullEntry.id, versions: [version] })).toBeNull()
})

test.each([0, 24])('%i hours of sleep are read', (sleepHours) => {
  const version = { ...fullEntry.versions[0], sleepHours }
  expect(readEntry({ id: fullEntry.id, versions: [version] })?.versions).toEqual([version])
})

test('an entry of which one version cannot be read is not read', () => {
  const [good] = fullEntry.versions
  const bad = { ...good, pain: 11 }
  expect(readEntry({ id: fullEntry.id, versions: [good, good] })).not.toBeNull()
  expect(readEntry({ id: fullEntry.id, versions: [good, bad] })).toBeNull()
  expect(readEntry({ id: fullEntry.id, versions: [bad, good] })).toBeNull()
})

test('what is not an entry is not read', () => {
  for (const value of [null, [], 'entry', {}, { id: 'x', versions: [] }, { id: exampleId(1) }]) {
    expect(readEntry(value)).toBeNull()
  }
})

test('a version that comes back out of a file is the one that is there', () => {
  const native = exampleEntry(1, { at, pain: 6 })
  const [version] = native.versions
  const fromFile = (importedAt: string): Entry => ({
    id: native.id,
    versions: [{ ...version, importedAt }],
  })
  const [first, second] = [fromFile(later), fromFile('2026-03-05T08:00:00-08:00')]
  expect(mergeEntries(native, first)).toEqual(native)
  expect(mergeEntries(first, native)).toEqual(native)
  expect(mergeEntries(second, first)).toEqual(first)
  expect(mergeEntries(first, second)).toEqual(first)
})

test('a change on this device to an entry out of a file is written here', () => {
  const entry = exampleEntry(1, { at, pain: 6 })
  const fromFile: Entry = { id: entry.id, versions: [{ ...entry.versions[0], importedAt: later }] }
  const changed = amend(fromFile, { ...currentVersion(fromFile), pain: 4 }, later)
  expect(changed.versions.map(({ importedAt }) => importedAt)).toEqual([later, null])
  expect(amend(fromFile, currentVersion(fromFile), later)).toBe(fromFile)
})

test.each([
  ['hours of work as text', { workMissed: '8' }],
  ['25 hours of work', { workMissed: 25 }],
  ['an unknown activity', { undone: ['flying'] }],
  ['an activity twice', { again: ['driving', 'driving'] }],
  ['a fall in words', { newFall: 'yes' }],
  ['a file without a time', { importedAt: 'yesterday' }],
])('an entry with %s is not read', (_, fault) => {
  const version = { ...fullEntry.versions[0], ...fault }
  expect(readEntry({ id: fullEntry.id, versions: [version] })).toBeNull()
})
