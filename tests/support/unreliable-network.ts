import { once } from 'node:events'
import net, { type AddressInfo, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** Stands between us and a database, and fails as networks do. */
export async function startUnreliableNetwork(databaseUrl: string) {
  const behind = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  let state: 'up' | 'silent' = 'up'

  const listener = net.createServer((near) => {
    const far = net.connect(Number(behind.port || 5432), behind.hostname)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from)
      from.on('data', (data) => {
        if (state === 'up') to.write(data)
      })
      from.on('error', () => {})
      from.on('close', () => {
        sockets.delete(from)
        to.destroy()
      })
    }
  })

  const breakConnections = () => {
    for (const socket of sockets) socket.destroy()
  }
  const listen = async (port: number) => {
    listener.listen(port, '127.0.0.1')
    await once(listener, 'listening')
  }
  const close = async () => {
    if (!listener.listening) return
    const closed = once(listener, 'close')
    listener.close()
    breakConnections()
    await closed
  }

  await listen(0)
  onTestFinished(close)
  const { port } = listener.address() as AddressInfo
  return {
    /** The database as seen through this network. */
    url: Object.assign(new URL(databaseUrl), { host: `127.0.0.1:${port}` }).href,
    breakConnections,
    /** Nobody listens any more, and what was connected is cut. */
    goDown: close,
    /** Connections stay open and carry nothing. */
    goSilent() {
      state = 'silent'
    },
    async comeBack() {
      state = 'up'
      breakConnections()
      if (!listener.listening) await listen(port)
    },
  }
}
