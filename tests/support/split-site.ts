import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import net, { type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildSources } from '#scripts/build-sources.ts'
import { endProcess, startServerProcess } from './server-process.ts'
import { startStaticHost } from './static-host.ts'

async function findFreePort() {
  const server = net.createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** A copy of the repository whose forms are sent to `functions`, built. */
async function build(folder: string, functions: string, pages: string) {
  for (const source of [...buildSources, 'package.json', 'scripts']) {
    await cp(source, path.join(folder, source), { recursive: true })
  }
  await symlink(path.resolve('node_modules'), path.join(folder, 'node_modules'))
  // What was drawn and compressed before from the same content is taken from there.
  await mkdir('.cache/kept-work', { recursive: true })
  await mkdir(path.join(folder, '.cache'))
  await symlink(path.resolve('.cache/kept-work'), path.join(folder, '.cache/kept-work'))
  const config = path.join(folder, 'clinic.config.ts')
  const facts = await readFile(config, 'utf8')
  await writeFile(
    config,
    facts.replace('functions: { origin: undefined', `functions: { origin: '${functions}'`),
  )
  const building = spawn(path.resolve('node_modules/.bin/astro'), ['build'], {
    cwd: folder,
    env: { ...process.env, SITE_ORIGIN: pages },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [building.stdout, building.stderr]) {
    stream.on('data', (text: Buffer) => {
      said += String(text)
    })
  }
  const [code] = await once(building, 'exit')
  if (code !== 0) throw new Error(said)
}

/** The site as static files on one port of this machine, and its functions on another. */
export async function startSplitSite() {
  const folder = await mkdtemp(path.join(tmpdir(), 'clinic-site-'))
  const site = path.join(folder, 'dist')
  const data = path.join(folder, 'var')
  const port = await findFreePort()
  const functions = `http://127.0.0.1:${port}`
  const host = await startStaticHost(site)
  await build(folder, functions, host.origin)
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
