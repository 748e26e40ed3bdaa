import { expect, test } from 'vitest'
import {
  largestFile,
  openSealedBackup,
  readBackup,
  readBackupFile,
  writeBackup,
  writeSealedBackup,
} from '#tools/symptom-tracker/exports/backup.ts'
import {
  exampleEntry,
  fullEntry,
  longSpanishEntry,
  pegWeek,
  plainWeek,
} from '#tools/symptom-tracker/model/diary.examples.ts'
import { gainFrom, mergeDiaries } from '#tools/symptom-tracker/model/diary.ts'
import { amend, currentVersion } from '#tools/symptom-tracker/model/entry.ts'

const madeAt = '2026-03-20T10:00:00-07:00'
const amended = amend(longSpanishEntry, { ...currentVersion(longSpanishEntry), pain: 5 }, madeAt)
const diary = { entries: [fullEntry, amended], weeks: [pegWeek, plainWeek] }

async function sealedWith(passphrase: string) {
  const file = readBackup(await writeSealedBackup(diary, madeAt, passphrase), madeAt)
  if (file.kind !== 'sealed') throw new Error(`A sealed backup was read as ${file.kind}`)
  return file.sealed
}

test('a backup brings back every entry with all its versions', () => {
  expect(readBackup(writeBackup(diary, madeAt), madeAt)).toEqual({
    kind: 'diary',
    diary,
    unreadable: 0,
    impossible: [],
  })
})

test('a sealed backup opens with its passphrase and shows nothing without', async () => {
  const text = await writeSealedBackup(diary, madeAt, 'cuatro palabras son más')
  expect(text).not.toContain('driving')
  const file = readBackup(text, madeAt)
  if (file.kind !== 'sealed') throw new Error(`A sealed backup was read as ${file.kind}`)
  expect(file.sealed.rounds).toBe(600_000)
  expect(await openSealedBackup(file.sealed, 'cuatro palabras son más', madeAt)).toEqual({
    kind: 'diary',
    diary,
    unreadable: 0,
    impossible: [],
  })
})

test('a wrong passphrase says so', async () => {
  const sealed = await sealedWith('cuatro palabras')
  expect(await openSealedBackup(sealed, 'cuatro palabra', madeAt)).toEqual({
    kind: 'wrong-passphrase',
  })
})

test('an accent typed in two keystrokes opens the same backup', async () => {
  const sealed = await sealedWith('corazón')
  expect(await openSealedBackup(sealed, 'corazo\u0301n', madeAt)).toMatchObject({ kind: 'diary' })
})

test('a sealed backup with one byte changed does not open', async () => {
  const sealed = await sealedWith('lago')
  const flipped = sealed.text.startsWith('A') ? 'B' : 'A'
  const changed = { ...sealed, text: flipped + sealed.text.slice(1) }
  expect(await openSealedBackup(changed, 'lago', madeAt)).toEqual({ kind: 'wrong-passphrase' })
})

test('the same diary sealed twice makes two different files', async () => {
  const [one, two] = [await sealedWith('lago'), await sealedWith('lago')]
  expect(one.text).not.toBe(two.text)
  expect(one.salt).not.toBe(two.salt)
})

test('a backup that was cut off is damaged, another file is foreign', () => {
  const whole = writeBackup(diary, madeAt)
  expect(readBackup(whole.slice(0, -200), madeAt)).toEqual({ kind: 'damaged' })
  expect(readBackup('{"entries":[]}', madeAt)).toEqual({ kind: 'foreign' })
  expect(readBackup('PK\u0003\u0004 holiday.jpg', madeAt)).toEqual({ kind: 'foreign' })
  expect(readBackup('', madeAt)).toEqual({ kind: 'foreign' })
  expect(readBackup('null', madeAt)).toEqual({ kind: 'foreign' })
})

test('a backup of a newer page is refused, not misread', () => {
  const newer = { ...JSON.parse(writeBackup(diary, madeAt)), version: 3 }
  expect(readBackup(JSON.stringify(newer), madeAt)).toEqual({ kind: 'newer' })
})

test('a backup without its lists, or with a strange seal, is damaged', () => {
  const file = JSON.parse(writeBackup(diary, madeAt))
  expect(readBackup(JSON.stringify({ ...file, entries: 3 }), madeAt)).toEqual({ kind: 'damaged' })
  expect(readBackup(JSON.stringify({ ...file, version: 'one' }), madeAt)).toEqual({
    kind: 'damaged',
  })
  expect(readBackup(JSON.stringify({ ...file, sealed: {} }), madeAt)).toEqual({ kind: 'damaged' })
})

test('a sealed file that asks for endless work is not opened', async () => {
  const sealed = await sealedWith('lago')
  const file = JSON.parse(writeBackup(diary, madeAt))
  const endless = { ...file, sealed: { ...sealed, rounds: 1e12 } }
  expect(readBackup(JSON.stringify(endless), madeAt)).toEqual({ kind: 'damaged' })
})

test('broken entries in a backup are counted and the others come through', () => {
  const file = JSON.parse(writeBackup(diary, madeAt))
  file.entries.push({ id: 'broken' })
  file.weeks.push(null)
  expect(readBackup(JSON.stringify(file), madeAt)).toEqual({
    kind: 'diary',
    diary,
    unreadable: 2,
    impossible: [],
  })
})

test('entries of impossible days are named and left out, and the others come through', () => {
  const old = exampleEntry(60, { at: '1901-01-01T08:00:00-08:00', pain: 1 })
  const ahead = exampleEntry(61, { at: '2199-01-01T08:00:00-08:00', pain: 1 })
  const fromTheFuture = exampleEntry(62, { at: madeAt, pain: 1 }, '2199-05-05T08:00:00-07:00')
  const week = { ...pegWeek, at: '2199-02-02T08:00:00-08:00' }
  const entries = [...diary.entries, old, ahead, fromTheFuture]
  const file = writeBackup({ entries, weeks: [...diary.weeks, week] }, madeAt)
  expect(readBackup(file, madeAt)).toEqual({
    kind: 'diary',
    diary,
    unreadable: 0,
    impossible: [
      '1901-01-01T08:00:00-08:00',
      '2199-01-01T08:00:00-08:00',
      '2199-05-05T08:00:00-07:00',
      '2199-02-02T08:00:00-08:00',
    ],
  })
})

test.each([0, -5, 1.5])('no backup has the version %d', (version) => {
  const file = { ...JSON.parse(writeBackup(diary, madeAt)), version }
  expect(readBackup(JSON.stringify(file), madeAt)).toEqual({ kind: 'damaged' })
})

test('a huge file is refused before it is loaded', async () => {
  const huge = { size: largestFile + 1, text: () => Promise.reject(new Error('was loaded')) }
  expect(await readBackupFile(huge, madeAt)).toEqual({ kind: 'too-large' })
})

test('a large file is read up to its limit, far above what 5,000 entries take', async () => {
  const text = async () => writeBackup(diary, madeAt)
  expect(await readBackupFile({ size: largestFile, text }, madeAt)).toMatchObject({ kind: 'diary' })
  expect(largestFile).toBeGreaterThan(10 * 3_000_000)
})

test('files keep the name of their format, so that those of earlier years are read', () => {
  expect(JSON.parse(writeBackup(diary, madeAt))).toMatchObject({
    format: 'clinic-symptom-diary',
    version: 2,
  })
})

test('a file the browser cannot read is told as damaged', async () => {
  const gone = { size: 10, text: () => Promise.reject(new DOMException('', 'NotReadableError')) }
  expect(await readBackupFile(gone, madeAt)).toEqual({ kind: 'damaged' })
})

test('restoring tells what is new, what changed and what is known, and loses nothing', () => {
  const here = { entries: [longSpanishEntry, fullEntry], weeks: [pegWeek] }
  const newcomer = exampleEntry(5, { at: madeAt, pain: 1 })
  const there = { entries: [amended, fullEntry, newcomer], weeks: [pegWeek, plainWeek] }
  expect(gainFrom(here, there)).toEqual({ added: 2, changed: 1, known: 2 })
  const merged = mergeDiaries(here, there)
  expect(merged.entries).toHaveLength(3)
  expect(merged.entries).toContainEqual(amended)
  expect(gainFrom(merged, there)).toEqual({ added: 0, changed: 0, known: 5 })
})

test('an older backup takes no later version away', () => {
  const merged = mergeDiaries(
    { entries: [amended], weeks: [] },
    { entries: [longSpanishEntry], weeks: [] },
  )
  expect(merged.entries).toEqual([amended])
})
