import { spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Our own server with a built site, on a free port, with data of its own. */
export async function startOurServer(environment: Record<string, string> = {}, site = 'dist') {
  const dataDir = mkdtempSync(join(tmpdir(), 'clinic-bench-'))
  const server = spawn('node', ['src/server/start.ts', '--site', site], {
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      RATE_LIMIT: 'off',
      ...environment,
    },
  })
  const origin = await new Promise<string>((resolve, reject) => {
    server.stdout.on('data', (chunk: Buffer) => {
      const found = /Site: (http\S+)/.exec(String(chunk))?.[1]
      if (found) resolve(found)
    })
    server.once('exit', () => reject(new Error('Our server did not start: is the site built?')))
  })
  return { dataDir, origin, stop: () => server.kill() }
}
