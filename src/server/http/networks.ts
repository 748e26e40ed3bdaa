import { BlockList, isIP, isIPv6 } from 'node:net'

const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4')

/**
 * Whether an address lies in one of some networks.
 * @param networks by CIDR, such as `203.0.113.0/24` or `2001:db8::/48`; a bare address is one of one.
 */
export function createNetworks(networks: readonly string[]) {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', bits] = network.split('/')
    if (bits === undefined) list.addAddress(address, familyOf(address))
    else list.addSubnet(address, Number(bits), familyOf(address))
  }
  return (address: string) => isIP(address) !== 0 && list.check(address, familyOf(address))
}
