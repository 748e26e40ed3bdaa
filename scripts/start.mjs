// `npm start`: installs what is missing, builds when the sources changed, serves.
import { spawn } from 'node:child_process'
import { environment, installMissing, root, run } from './install.mjs'

installMissing()
run('node', ['--import', './scripts/plain-errors.ts', 'scripts/build.ts', 'when-changed'])
const serve = ['--import', './scripts/plain-errors.ts', 'src/server/start.ts']
const server = spawn('node', serve, {
  cwd: root,
  env: environment,
  stdio: 'inherit',
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal))
server.on('exit', (code) => process.exit(code ?? 0))
