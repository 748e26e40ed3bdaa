import { expect, test } from 'vitest'
import { exampleEntry } from '#tools/symptom-tracker/model/diary.examples.ts'
import { amend, currentVersion } from '#tools/symptom-tracker/model/entry.ts'
import { lastChanged, writtenLater } from '#tools/symptom-tracker/model/written.ts'

const at = '2026-03-04T08:15:00-08:00'

test.each(['2026-03-04T08:00:00-08:00', '2026-03-04T08:30:00-08:00'])(
  'an entry written within 15 minutes was written at once (%s)',
  (savedAt) => {
    expect(writtenLater(exampleEntry(1, { at }, savedAt))).toBeNull()
  },
)

test.each(['2026-03-04T07:59:59-08:00', '2026-03-04T08:30:01-08:00'])(
  'an entry of another time tells when it was written (%s)',
  (savedAt) => {
    expect(writtenLater(exampleEntry(1, { at }, savedAt))).toBe(savedAt)
  },
)

test('a change tells its time and leaves the first writing as it was', () => {
  const entry = exampleEntry(1, { at, pain: 6 })
  const changed = amend(entry, { ...currentVersion(entry), pain: 4 }, '2026-03-09T07:05:00-07:00')
  expect(lastChanged(entry)).toBeNull()
  expect(lastChanged(changed)).toBe('2026-03-09T07:05:00-07:00')
  expect(writtenLater(changed)).toBeNull()
})
