import { expect, test } from 'vitest'
import { day, hour } from '#dates/durations.ts'
import { createPainLimits, monthOf, untilNextMonth } from '#server/pain-report-limits.ts'
import type { RateLimit } from '#server/rate-limit.ts'
import { readVisitorAddress } from '#server/visitor-address.ts'
import { createTestClock } from '../support/test-clock.ts'

function setup(limits: 'on' | 'off' = 'on') {
  const clock = createTestClock()
  return { clock, ...createPainLimits(limits, clock.now) }
}

const household = (address: string) => ({ address, network: address.replace(/\d+$/, '0') })
const home = household('10.0.0.1')

/** How many of so many reports are admitted, each from the household that its number names. */
const admitted = (limit: RateLimit, count: number, from: (sent: number) => string) =>
  Array.from({ length: count }, (_, sent) => limit.admit(household(from(sent)))).filter(
    ({ kind }) => kind === 'admitted',
  ).length

test.each([
  ['proved', 4, 20],
  ['plain', 1, 5],
] as const)('%s: %i reports an hour from a household, %i from its network', (kind, own, near) => {
  expect(admitted(setup()[kind], 30, () => '10.0.0.1')).toBe(own)
  expect(admitted(setup()[kind], 60, (sent) => `10.0.0.${sent}`)).toBe(near)
})

test.each(['proved', 'plain'] as const)('%s: after an hour there is room again', (kind) => {
  const limits = setup()
  admitted(limits[kind], 4, () => '10.0.0.1')
  limits.clock.pass(hour - 1)
  expect(limits[kind].admit(home).kind).toBe('refused')
  limits.clock.pass(1)
  expect(limits[kind].admit(home).kind).toBe('admitted')
})

test('all plain reports together have room for 40 an hour, all others have not', () => {
  expect(admitted(setup().plain, 60, (sent) => `10.0.${sent}.1`)).toBe(40)
  expect(admitted(setup().proved, 60, (sent) => `10.0.${sent}.1`)).toBe(60)
})

test('who finds the room of all full keeps the room of the household', () => {
  const { clock, plain } = setup()
  admitted(plain, 40, (sent) => `10.0.${sent}.1`)
  clock.pass(hour - 1)
  const late = household('10.1.0.1')
  expect(plain.admit(late)).toEqual({ kind: 'refused', retryAfter: 1 })
  clock.pass(1)
  expect(plain.admit(late).kind).toBe('admitted')
})

test('a plain report that came to nothing gives its room back, to the household and to all', () => {
  const { plain } = setup()
  const first = plain.admit(home)
  if (first.kind === 'admitted') first.giveBack()
  expect(plain.admit(home).kind).toBe('admitted')
  expect(admitted(plain, 60, (sent) => `10.1.${sent}.1`)).toBe(39)
})

test('what was counted is forgotten when the day ends, and not before', () => {
  const { clock, proved } = setup()
  // The clock of the tests begins at 17:00 world time.
  clock.pass(7 * hour - 1)
  expect(admitted(proved, 5, () => '10.0.0.1')).toBe(4)
  expect(proved.admit(home).kind).toBe('refused')
  clock.pass(1)
  expect(admitted(proved, 5, () => '10.0.0.1')).toBe(4)
  clock.pass(day)
  expect(admitted(proved, 5, () => '10.0.0.1')).toBe(4)
})

test('switched off, nobody is refused', () => {
  const { plain, proved } = setup('off')
  expect(admitted(plain, 100, () => '10.0.0.1')).toBe(100)
  expect(admitted(proved, 100, () => '10.0.0.1')).toBe(100)
})

test.each([
  ['203.0.113.5', '203.0.113.5'],
  ['2001:db8:12:34ab:1:2:3:4', '2001:db8:12:52'],
  ['2001:db8:12:34ff::9', '2001:db8:12:52'],
  ['2001:db8:12:35ab::9', '2001:db8:12:53'],
  ['2001:db8:12:ab::9', '2001:db8:12:0'],
])('the month of %s is counted for %s', (address, line) => {
  const { senderOf } = setup()
  expect(senderOf(readVisitorAddress(address, undefined, 0))).toEqual({
    line,
    month: '2026-03',
    most: 10,
  })
})

test('switched off, nobody is counted', () => {
  expect(setup('off').senderOf(home)).toBeUndefined()
})

test.each([
  ['2026-03-01T07:59:59Z', '2026-02', 1],
  ['2026-03-01T08:00:00Z', '2026-03', 31 * 86_400 - 3600],
  ['2027-01-01T07:00:00Z', '2026-12', 3600],
])('%s is in the month %s of Oakland, for %i more seconds', (instant, month, rest) => {
  expect(monthOf(Date.parse(instant))).toBe(month)
  expect(untilNextMonth(Date.parse(instant))).toBe(rest)
})
