import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { day, minute } from '#language/dates/durations.ts'
import { type Admission, createRateLimit, type Limits } from '#server/http/rate-limit.ts'
import { readVisitorAddress } from '#server/http/visitor-address.ts'
import { signupLimits } from '#server/newsletter/signup-form.ts'
import { createTestClock } from '../support/test-clock.ts'

function setup(limits: Partial<Limits> = {}) {
  const clock = createTestClock()
  const rateLimit = createRateLimit(
    {
      perAddress: { count: 2, within: 10 * minute },
      perNetwork: { count: 5, within: 10 * minute },
      remembered: 1000,
      ...limits,
    },
    clock.now,
  )
  const admit = (address: string) => rateLimit.admit(readVisitorAddress(address, undefined, 0))
  return { clock, admit }
}

test('an address is admitted as often as the limit says, in any ten minutes', () => {
  const { admit, clock } = setup()
  expect(admit('203.0.113.1').kind).toBe('admitted')
  clock.pass(4 * minute)
  expect(admit('203.0.113.1').kind).toBe('admitted')
  expect(admit('203.0.113.1')).toEqual({ kind: 'refused', retryAfter: 360 })
  clock.pass(6 * minute - 1)
  expect(admit('203.0.113.1')).toEqual({ kind: 'refused', retryAfter: 1 })
  clock.pass(1)
  expect(admit('203.0.113.1').kind).toBe('admitted')
  expect(admit('203.0.113.1').kind).toBe('refused')
})

test('a network has a limit of its own', () => {
  const { admit } = setup()
  for (const n of [1, 2, 3, 4, 5]) expect(admit(`203.0.113.${n}`).kind).toBe('admitted')
  expect(admit('203.0.113.6').kind).toBe('refused')
  expect(admit('203.0.114.6').kind).toBe('admitted')
})

test('a request that came to nothing through our fault does not count', () => {
  const { admit } = setup()
  for (const _ of Array(10)) {
    const admission = admit('203.0.113.1')
    expect(admission.kind).toBe('admitted')
    if (admission.kind === 'admitted') admission.giveBack()
  }
})

test('whoever is too many twice over waits for the longer of the two', () => {
  const { admit, clock } = setup({
    perAddress: { count: 1, within: 10 * minute },
    perNetwork: { count: 1, within: 30 * minute },
  })
  admit('203.0.113.1')
  clock.pass(minute)
  expect(admit('203.0.113.1')).toEqual({ kind: 'refused', retryAfter: 29 * 60 })
})

const giveBack = (admission: Admission) => {
  if (admission.kind === 'admitted') admission.giveBack()
}

test('a clock that ran ahead and was set back makes nobody wait for it', () => {
  const { admit, clock } = setup()
  clock.pass(365 * day)
  admit('203.0.113.1')
  admit('203.0.113.1')
  expect(admit('203.0.113.1').kind).toBe('refused')
  clock.pass(-365 * day)
  expect(admit('203.0.113.1').kind).toBe('admitted')
})

test('only the request that came to nothing is given back, and only once', () => {
  const { admit, clock } = setup()
  const first = admit('203.0.113.1')
  clock.pass(1)
  const second = admit('203.0.113.1')
  giveBack(second)
  const third = admit('203.0.113.1')
  expect(third.kind).toBe('admitted')
  giveBack(first)
  giveBack(first)
  clock.pass(1)
  expect(admit('203.0.113.1').kind).toBe('admitted')
  expect(admit('203.0.113.1').kind).toBe('refused')
})

test('what is forgotten cannot be given back, and does no harm', () => {
  const { admit } = setup({ remembered: 4 })
  const forgotten = admit('203.0.113.1')
  for (const n of [1, 2, 3]) admit(`10.0.${n}.1`)
  giveBack(forgotten)
  expect(admit('203.0.113.1').kind).toBe('admitted')
})

test('it remembers as much as it may, each visitor as an address and a network', () => {
  const once = { count: 1, within: minute }
  const { admit } = setup({ perAddress: once, remembered: 4 })
  admit('10.0.1.1')
  admit('10.0.2.1')
  expect(admit('10.0.1.1').kind).toBe('refused')
  expect(admit('10.0.2.1').kind).toBe('refused')
})

test('what was given back takes no place in the memory', () => {
  const once = { count: 1, within: minute }
  const { admit } = setup({ perAddress: once, remembered: 4 })
  admit('10.0.1.1')
  giveBack(admit('10.0.2.1'))
  admit('10.0.3.1')
  expect(admit('10.0.1.1').kind).toBe('refused')
})

test('it remembers no more than it may', () => {
  const { admit } = setup({ remembered: 100 })
  admit('203.0.113.1')
  admit('203.0.113.1')
  expect(admit('203.0.113.1').kind).toBe('refused')
  for (let n = 0; n < 1000; n += 1) admit(`10.${n % 250}.${Math.floor(n / 250)}.1`)
  expect(admit('203.0.113.1').kind).toBe('admitted')
})

describe('as time goes by', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
  })

  function setupWithTimers(limits: Partial<Limits> = {}) {
    const { admit, clock } = setup(limits)
    const wait = (time: number) => {
      clock.pass(time)
      vi.advanceTimersByTime(time)
    }
    return { admit, wait }
  }

  test('whoever stays away is forgotten, even if nobody else comes', () => {
    const { admit, wait } = setupWithTimers()
    admit('203.0.113.1')
    wait(6 * minute)
    admit('198.51.100.1')
    wait(4 * minute)
    // It looks again as long as it remembers anybody.
    expect(vi.getTimerCount()).toBe(1)
    wait(10 * minute)
    expect(vi.getTimerCount()).toBe(0)
  })

  test('whoever came again is remembered for the last time', () => {
    const { admit, wait } = setupWithTimers()
    admit('203.0.113.1')
    wait(6 * minute)
    admit('203.0.113.1')
    wait(4 * minute)
    expect(admit('203.0.113.1').kind).toBe('admitted')
    expect(admit('203.0.113.1').kind).toBe('refused')
  })

  test('nobody is forgotten before the longer of the two limits is over', () => {
    const { admit, wait } = setupWithTimers({
      perAddress: { count: 1, within: 10 * minute },
      perNetwork: { count: 1, within: 30 * minute },
    })
    admit('203.0.113.1')
    wait(10 * minute)
    wait(10 * minute)
    expect(admit('203.0.113.1').kind).toBe('refused')
  })
})

test('by default an address is admitted 5 times and a network 30 times in ten minutes', () => {
  const { admit, clock } = setup(signupLimits)
  const admitted = (times: number, address: (time: number) => string) =>
    Array.from({ length: times }, (_, time) => admit(address(time))).filter(
      ({ kind }) => kind === 'admitted',
    ).length
  expect(admitted(10, () => '203.0.113.1')).toBe(5)
  expect(admit('203.0.113.1')).toEqual({ kind: 'refused', retryAfter: 600 })
  clock.pass(10 * minute)
  expect(admitted(50, (time) => `203.0.113.${time}`)).toBe(30)
  expect(admit('203.0.113.99')).toEqual({ kind: 'refused', retryAfter: 600 })
})

test.each([
  ['203.0.113.77', '203.0.113.77', '203.0.113'],
  ['::ffff:203.0.113.77', '203.0.113.77', '203.0.113'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2', '2001:db8:1'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2', '2001:db8:1'],
  ['2001:db8::1', '2001:db8:0:0', '2001:db8:0'],
  ['fe80::1%eth0', 'fe80:0:0:0', 'fe80:0:0'],
  ['::1', '0:0:0:0', '0:0:0'],
  ['nonsense', '', ''],
])('the visitor at %s is %s of %s', (sent, address, network) => {
  expect(readVisitorAddress(sent, undefined, 0)).toEqual({ address, network })
})

test.each([
  ['nobody trusted', '198.51.100.1', 0, '127.0.0.1'],
  ['one proxy', '198.51.100.1, 203.0.113.7', 1, '203.0.113.7'],
  ['two proxies', '198.51.100.1, 203.0.113.7, 10.0.0.1', 2, '203.0.113.7'],
  ['more proxies than entries', '203.0.113.7', 3, '127.0.0.1'],
  ['an entry with a port', '203.0.113.7:5000', 1, '203.0.113.7'],
  ['an IPv6 entry in brackets', '[2001:db8:1:2::9]:5000', 1, '2001:db8:1:2'],
  ['an entry that is no address', 'unknown', 1, '127.0.0.1'],
])('behind a proxy: %s', (_, forwarded, trusted, address) => {
  expect(readVisitorAddress('127.0.0.1', forwarded, trusted).address).toBe(address)
})
