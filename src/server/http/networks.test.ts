import { expect, test } from 'vitest'
import { createNetworks } from './networks.ts'

const isInside = createNetworks(['203.0.113.0/24', '2001:db8:7::/48', '192.0.2.9'])

test.each([
  ['203.0.113.0', true],
  ['203.0.113.255', true],
  ['203.0.114.0', false],
  ['2001:db8:7::1', true],
  ['2001:DB8:7:ffff::1', true],
  ['2001:db8:8::1', false],
  ['192.0.2.9', true],
  ['192.0.2.10', false],
  ['', false],
  ['203.0.113.0/24', false],
])('%s is inside: %s', (address, inside) => {
  expect(isInside(address)).toBe(inside)
})
