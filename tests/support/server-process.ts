import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

const startFile = path.resolve('src/server/start.ts')
const shiftedClock = path.resolve('tests/support/shifted-clock.ts')

export interface ProcessOptions {
  /** The built site to serve. */
  site: string
  data: string
  /** Where it runs, and looks for what it reads beside the site; without it, in the site. */
  folder?: string
  environment?: Record<string, string>
  /** What is started; without it, the server of this repository. */
  start?: string
  /** How far its clock is ahead of the machine's, in ms. */
  clockShift?: number
}

/** Starts the real server on a free port. */
export function startServerProcess({
  clockShift,
  data,
  environment = {},
  site,
  folder = site,
  start = startFile,
}: ProcessOptions) {
  const clock = clockShift ? ['--import', pathToFileURL(shiftedClock).href] : []
  const child = spawn(process.execPath, [...clock, start, '--site', site], {
    // Away from the repository, so that nobody's `.env` is read.
    cwd: folder,
    env: {
      PATH: process.env['PATH'],
      // Starts a third sooner.
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: data,
      RATE_LIMIT: 'off',
      CLOCK_SHIFT: String(clockShift),
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output = { stdout: '', stderr: '' }
  child.stderr.on('data', (text: Buffer) => {
    output.stderr += String(text)
  })

  /** Where it listens; `undefined` when it ended before. */
  const address = new Promise<string | undefined>((resolve) => {
    child.stdout.on('data', (text: Buffer) => {
      output.stdout += String(text)
      const found = /^Site: (\S+)$/m.exec(output.stdout)?.[1]
      // The third line says that the rest of the start is done.
      if (found && output.stdout.includes('Data in ')) resolve(found)
    })
    child.once('exit', () => resolve(undefined))
  })
  return { address, child, output }
}

/** Sends a signal and waits for the end. */
export async function endProcess(child: ChildProcess, signal: NodeJS.Signals) {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
  return child.exitCode
}
