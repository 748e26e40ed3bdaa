import { once } from 'node:events'
import { readFile, rm, writeFile } from 'node:fs/promises'
import net, { type AddressInfo } from 'node:net'
import path from 'node:path'
import { endProcess, startServerProcess } from './server-process.ts'
import { buildCopy, copySite } from './site-copy.ts'
import { startStaticHost } from './static-host.ts'

async function findFreePort() {
  const server = net.createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** Forms of a copy are sent to `functions`. */
async function sendFormsTo(functions: string, folder: string) {
  const config = path.join(folder, 'clinic.config.ts')
  const facts = await readFile(config, 'utf8')
  await writeFile(
    config,
    facts.replace('functions: { origin: undefined', `functions: { origin: '${functions}'`),
  )
}

/** The site as static files on one port of this machine, and its functions on another. */
export async function startSplitSite() {
  const folder = await copySite()
  const site = path.join(folder, 'dist')
  const data = path.join(folder, 'var')
  const port = await findFreePort()
  const functions = `http://127.0.0.1:${port}`
  const host = await startStaticHost(site)
  await sendFormsTo(functions, folder)
  await buildCopy(folder, { SITE_ORIGIN: host.origin })
  const { address, child, output } = startServerProcess({
    site,
    data,
    start: path.join(folder, 'src/server/start.ts'),
    environment: { PORT: String(port), SITE_ORIGIN: host.origin, SMTP_URL: '' },
  })
  if ((await address) === undefined) throw new Error(output.stderr)
  return {
    pages: host.origin,
    functions,
    data,
    async stop() {
      host.stop()
      await endProcess(child, 'SIGTERM')
      await rm(folder, { recursive: true, force: true })
    },
  }
}
