import { expect, test } from 'vitest'
import { eventsPart } from './events-part.tsx'
import { readLiveData } from './live-data.ts'

const at = (when: string) => ({
  locale: 'en' as const,
  now: Date.parse(when),
  query: new URLSearchParams(),
  data: readLiveData(),
})

test('an event leaves the list and its data when it is over', () => {
  const during = at('2026-12-08T19:29:59-08:00')
  const after = at('2026-12-08T19:30:00-08:00')
  expect(eventsPart.draw(during).match(/After a crash: an evening/g)).toHaveLength(2)
  expect(eventsPart.draw(after)).not.toContain('After a crash: an evening')
  expect(eventsPart.key(after)).not.toBe(eventsPart.key(during))
})
