import { isIP, isIPv6 } from 'node:net'

/** A visitor as far as limits need to know. */
export interface VisitorAddress {
  /** One household or device: an IPv4 address, or the /64 of an IPv6 address. */
  address: string
  /** Its surroundings: the /24 of IPv4, the /48 of IPv6. */
  network: string
}

/**
 * Where a request comes from; empty when nobody can say.
 * @param socketAddress who opened the connection.
 * @param forwardedFor the header X-Forwarded-For, which anyone can write.
 * @param trustedProxies how many of its last entries our own proxies wrote.
 */
export function readWholeAddress(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  trustedProxies: number,
) {
  const forwarded = trustedProxies > 0 ? forwardedFor?.split(',').at(-trustedProxies) : undefined
  const candidates = [forwarded, socketAddress].map((text) => cleanAddress(text ?? ''))
  return candidates.find((text) => isIP(text)) ?? ''
}

/** The same, as far as limits need to know it. */
export const readVisitorAddress = (...given: Parameters<typeof readWholeAddress>): VisitorAddress =>
  group(readWholeAddress(...given))

/** Without port, brackets and zone; IPv4 written as IPv6 becomes IPv4. */
function cleanAddress(text: string) {
  const bare = text
    .trim()
    .replace(/^\[(.*)\](?::\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/%.*$/, '')
  return bare.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '')
}

function group(address: string): VisitorAddress {
  if (isIPv6(address)) {
    const parts = expandIPv6(address)
    return { address: parts.slice(0, 4).join(':'), network: parts.slice(0, 3).join(':') }
  }
  return { address, network: address.split('.').slice(0, 3).join('.') }
}

/** The first six of the eight groups are all that is needed, so an IPv4 tail may stay as it is. */
function expandIPv6(address: string) {
  const [head = '', tail = ''] = address.toLowerCase().split('::')
  const before = head.split(':').filter(Boolean)
  const after = tail.split(':').filter(Boolean)
  const width = after.at(-1)?.includes('.') ? after.length + 1 : after.length
  const zeros = Array.from({ length: Math.max(8 - before.length - width, 0) }, () => '0')
  return [...before, ...zeros, ...after].map((part) => part.replace(/^0+(?=.)/, ''))
}
