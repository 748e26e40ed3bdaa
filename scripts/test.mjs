// `npm test`, `npm run test:quick`, `test:browsers` and `test:long`: installs what is missing, then runs the tests.
import { installMissing, run } from './install.mjs'

installMissing()
run('node', ['scripts/run-tests.ts', ...process.argv.slice(2)])
