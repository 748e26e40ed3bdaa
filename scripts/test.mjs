// `npm test`: installs what is missing, then runs everything.
import { installMissing, run } from './install.mjs'

installMissing()
run('node', ['scripts/run-tests.ts'])
