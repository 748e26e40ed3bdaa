import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { setTimeout } from 'node:timers/promises'
import type { Driver } from './driver.ts'
import { openSession } from './webdriver.ts'

/** The buttons above the page keep a window from being as narrow as a phone unless they are small. */
const smallButtons = '* { min-width: 0; min-height: 0; margin: 0; padding: 0; border-width: 0 }'

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address ? address.port : 0
}

/** A screen that nobody sees; resolves to its name. */
async function startScreen() {
  const child = spawn(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', '1400x1200x24', '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    },
  )
  const [name] = await once(child.stdio[3] as Readable, 'data')
  return { child, display: `:${String(name).trim()}` }
}

async function waitForDriver(origin: string) {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const answer = await fetch(`${origin}/status`).catch(() => undefined)
    if (answer?.ok) return
    await setTimeout(50)
  }
  throw new Error('WebKitWebDriver does not answer')
}

async function end(child: ChildProcess) {
  const ended = once(child, 'exit')
  child.kill()
  await ended
}

/**
 * Notes what scripts and the policy of the page complain of. The driver tells nothing of the kind, so
 * what went wrong before the page had loaded is not seen here.
 */
function noteComplaints() {
  const complaints: string[] = []
  addEventListener('error', ({ message }) => complaints.push(message))
  addEventListener('unhandledrejection', ({ reason }) => complaints.push(String(reason)))
  addEventListener('securitypolicyviolation', (event) =>
    complaints.push(`${event.violatedDirective} ${event.blockedURI}`),
  )
  for (const kind of ['error', 'warn'] as const) {
    console[kind] = (...said: unknown[]) => complaints.push(said.join(' '))
  }
  Object.assign(globalThis, { takeComplaints: () => complaints.splice(0) })
}

/** WebKitGTK's small browser, by WebKitWebDriver. */
export async function startWebkit(): Promise<Driver> {
  const home = mkdtempSync(join(tmpdir(), 'webkit-'))
  mkdirSync(join(home, 'gtk-3.0'))
  writeFileSync(join(home, 'gtk-3.0', 'gtk.css'), smallButtons)
  const screen = await startScreen()
  const port = await freePort()
  const driver = spawn('WebKitWebDriver', ['--host=127.0.0.1', `--port=${port}`], {
    stdio: 'ignore',
    env: {
      PATH: process.env['PATH'],
      DISPLAY: screen.display,
      HOME: home,
      XDG_CONFIG_HOME: home,
      // No bus of this machine is asked about aids.
      NO_AT_BRIDGE: '1',
    },
  })
  const origin = `http://127.0.0.1:${port}`
  await waitForDriver(origin)
  const session = await openSession(origin)
  const buttons = Number(await session.run('outerHeight - innerHeight'))

  return {
    async goTo(address) {
      await session.goTo(address)
      await session.run(`(${noteComplaints})()`)
    },
    async reload() {
      await session.reload()
      await session.run(`(${noteComplaints})()`)
    },
    run: session.run,
    moveTo: async (x, y) => void (await session.moveTo(x, y)),
    clickAt: async (x, y) => void (await session.clickAt(x, y)),
    type: async (text) => void (await session.type(text)),
    press: async (key) => void (await session.press(key)),
    picture: session.picture,
    takeComplaints: async () =>
      (await session.run('globalThis.takeComplaints?.() ?? []')) as string[],
    async resize(width, height) {
      await session.resizeWindow(width, height + buttons)
      for (let attempt = 0; attempt < 100; attempt += 1) {
        const size = await session.run("[innerWidth, innerHeight].join(' ')")
        if (size === `${width} ${height}`) return
        await setTimeout(20)
      }
      throw new Error(`The window does not become ${width} by ${height}`)
    },
    async close() {
      await session.close()
      await end(driver)
      await end(screen.child)
      rmSync(home, { recursive: true, force: true })
    },
  }
}
