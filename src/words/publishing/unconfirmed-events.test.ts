import { expect, test } from 'vitest'
import { findUnconfirmedEvents } from './unconfirmed-events.ts'

const register = { file: 'content/data/events.yaml', text: '- id: once\n- id: evening\n' }
const evening = { id: 'evening', confirmed: '2026-11-22', lapses: '2027-05-22' }

const foundOn = (today: string) => findUnconfirmedEvents([{ id: 'once' }, evening], register, today)

test('an event is to be confirmed from thirty days before it lapses on', () => {
  expect(foundOn('2027-04-21')).toEqual([])
  expect(foundOn('2027-04-22')).toEqual([
    {
      file: 'content/data/events.yaml',
      line: 2,
      text: 'evening was last confirmed on 2026-11-22 and is told until 2027-05-22: ask the organizer, and put the day under confirmed',
    },
  ])
  expect(foundOn('2031-06-01')).toHaveLength(1)
})
