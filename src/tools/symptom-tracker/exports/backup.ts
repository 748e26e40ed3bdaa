import { parseKept } from '#language/records/kept.ts'
import { isCount, isRecord } from '#language/records/reading.ts'
import { readSealed, type Sealed, seal, unseal } from '#tools/symptom-tracker/exports/sealing.ts'
import type { Diary } from '#tools/symptom-tracker/model/diary.ts'
import { readEntry } from '#tools/symptom-tracker/model/entry.ts'
import type { Moment } from '#tools/symptom-tracker/model/moment.ts'
import { sortOutImpossible } from '#tools/symptom-tracker/model/possible.ts'
import { readWeekCheck } from '#tools/symptom-tracker/model/week-check.ts'

const format = 'clinic-symptom-diary'

/** Raised when the shape of a file changes; older files are still read, newer ones are refused. */
const formatVersion = 2

/** 5,000 full entries take about 3 MB; nothing we write comes near this. */
export const largestFile = 50 * 1024 * 1024

export type ReadFile =
  /** `impossible`: the moments that entries left out claim to be about. */
  | { kind: 'diary'; diary: Diary; unreadable: number; impossible: readonly Moment[] }
  /** Needs its passphrase. */
  | { kind: 'sealed'; sealed: Sealed }
  | { kind: 'damaged' }
  /** Not a diary at all. */
  | { kind: 'foreign' }
  /** Made by a newer page than this one. */
  | { kind: 'newer' }
  | { kind: 'too-large' }

/** The whole diary as JSON, every version of every entry: a backup, and for other programs to read. */
export function writeBackup({ entries, weeks }: Diary, madeAt: Moment) {
  return JSON.stringify({ format, version: formatVersion, madeAt, entries, weeks }, null, 1)
}

/** A backup that opens with the passphrase and not without. */
export async function writeSealedBackup(diary: Diary, madeAt: Moment, passphrase: string) {
  const sealed = await seal(writeBackup(diary, madeAt), passphrase)
  return JSON.stringify({ format, version: formatVersion, madeAt, sealed }, null, 1)
}

/**
 * Looks into a file someone chose. Entries that cannot be read are counted, those of days that the
 * form would refuse are named, the others kept.
 */
export function readBackup(text: string, now: Moment): ReadFile {
  const found = parseKept(text)
  // A backup that was cut off is no longer JSON, but still begins like one of ours.
  if (found.kind !== 'value') return { kind: text.includes(`"${format}"`) ? 'damaged' : 'foreign' }
  const file = found.value
  if (!isRecord(file) || file['format'] !== format) return { kind: 'foreign' }
  const { version, sealed, entries, weeks } = file
  if (!isCount(version) || version < 1) return { kind: 'damaged' }
  if (version > formatVersion) return { kind: 'newer' }
  if (sealed !== undefined) {
    const box = readSealed(sealed)
    return box ? { kind: 'sealed', sealed: box } : { kind: 'damaged' }
  }
  if (!Array.isArray(entries) || !Array.isArray(weeks)) return { kind: 'damaged' }
  const diary = {
    entries: entries.map(readEntry).filter((entry) => entry !== null),
    weeks: weeks.map(readWeekCheck).filter((week) => week !== null),
  }
  const unreadable = entries.length + weeks.length - diary.entries.length - diary.weeks.length
  return { kind: 'diary', unreadable, ...sortOutImpossible(diary, now) }
}

/** Reads a chosen file; a huge one is refused by its size, before any of it is loaded. */
export async function readBackupFile(
  file: Pick<Blob, 'size' | 'text'>,
  now: Moment,
): Promise<ReadFile> {
  if (file.size > largestFile) return { kind: 'too-large' }
  try {
    return readBackup(await file.text(), now)
  } catch {
    return { kind: 'damaged' }
  }
}

/**
 * Opens a sealed backup. A wrong passphrase and a file changed since it was sealed look the same,
 * and are told as one.
 */
export async function openSealedBackup(
  sealed: Sealed,
  passphrase: string,
  now: Moment,
): Promise<ReadFile | { kind: 'wrong-passphrase' }> {
  const text = await unseal(sealed, passphrase)
  return text === null ? { kind: 'wrong-passphrase' } : readBackup(text, now)
}
