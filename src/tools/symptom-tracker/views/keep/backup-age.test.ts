import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { backupAge } from '#tools/symptom-tracker/views/keep/backup-age.ts'
import { en } from '#tools/symptom-tracker/words.en.ts'
import { es } from '#tools/symptom-tracker/words.es.ts'

beforeAll(() => {
  vi.useFakeTimers({ now: new Date('2026-03-20T12:00:00Z') })
})
afterAll(() => {
  vi.useRealTimers()
})

test.each([
  [null, 'No backup yet.'],
  ['2026-03-20T08:00:00-07:00', 'Last backup: March 20, 2026, today.'],
  ['2026-03-19T23:00:00-07:00', 'Last backup: March 19, 2026, 1 day ago.'],
  ['2026-03-04T08:00:00-08:00', 'Last backup: March 4, 2026, 16 days ago.'],
])('a backup of %s is told with its age', (last, said) => {
  expect(backupAge(last, en.backup, 'en')).toBe(said)
})

test('the age is told in the language of the page', () => {
  expect(backupAge('2026-03-18T08:00:00-07:00', es.backup, 'es')).toMatch(/18 de marzo.* 2 días/)
})
