import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What the second build calls the script that every page begins with. */
const secondIslands = 'islands.second.js'
const anyIslands = /islands\.[\w-]+\.js/g

/** The same site after a build: another worker, another name of the script, a mark in its pages. */
const asSecondBuild = (text: string) =>
  text
    .replaceAll(anyIslands, secondIslands)
    .replace('<html ', '<html data-build="second" ')
    .replace(/offline-(?:\$\{\w+\}|\w{12})/, 'offline-second')

/** Stands between the browser and the site, and fails as networks do. */
export async function startClinicNetwork(site: string) {
  const home = await (await fetch(site)).text()
  const firstIslands = home.match(anyIslands)?.[0] ?? ''
  const network = {
    /** The site as it is reached through this network. */
    origin: '',
    /**
     * What happens to requests from now on; a silent network takes them and says nothing, a slow one
     * answers after the patience of the worker.
     */
    state: 'up' as 'up' | 'slow' | 'silent' | 'forbidden' | 'bad gateway',
    build: 'first' as 'first' | 'second',
    /** Nobody listens any more. */
    async goDown() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }

  async function pass(path: string, response: ServerResponse) {
    const isSecond = network.build === 'second'
    if (isSecond && path.endsWith(firstIslands)) return response.writeHead(404).end()
    const answer = await fetch(site + path.replace(secondIslands, firstIslands), {
      redirect: 'manual',
      headers: { 'accept-encoding': 'identity' },
    })
    const type = answer.headers.get('content-type') ?? ''
    const location = answer.headers.get('location')
    const body = Buffer.from(await answer.arrayBuffer())
    const changes = isSecond && /html|javascript/.test(type)
    response.writeHead(answer.status, { 'content-type': type, ...(location ? { location } : {}) })
    return response.end(changes ? asSecondBuild(body.toString()) : body)
  }

  const server = createServer(({ url = '/' }, response) => {
    if (network.state === 'silent') return
    if (network.state === 'forbidden') response.writeHead(403).end('pay for this network first')
    else if (network.state === 'bad gateway') response.writeHead(502).end('bad gateway')
    else if (network.state === 'slow') setTimeout(pass, 4000, url, response)
    else pass(url, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  network.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return network
}
