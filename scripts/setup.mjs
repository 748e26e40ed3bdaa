// `npm run setup`: the first command of a fresh clone installs what is missing, then asks.
import { installMissing, run } from './install.mjs'

installMissing()
run('node', ['--import', './scripts/plain-errors.ts', 'scripts/setup.ts', ...process.argv.slice(2)])
