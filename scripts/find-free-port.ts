import { once } from 'node:events'
import net, { type AddressInfo } from 'node:net'

/** A port of the loopback address that nobody listens on now. */
export async function findFreePort() {
  const listener = net.createServer().listen(0, '127.0.0.1')
  await once(listener, 'listening')
  const { port } = listener.address() as AddressInfo
  listener.close()
  await once(listener, 'close')
  return port
}
