// In a pack: `node use.mjs` makes it the one that is served, by the link "current" beside its folder.
// In the folder of the pack before, the same goes back to it. A running server goes on until it is
// started again.
import { lstatSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'

const folder = import.meta.dirname
const current = path.join(folder, '..', 'current')
const next = `${current}-next`

const { engines } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
const oldest = engines.node.replace('>=', '')
const here = process.versions.node
if (here.localeCompare(oldest, 'en', { numeric: true }) < 0) {
  console.error(`This needs Node ${oldest} or later; here is ${here}. Nothing was changed.`)
  process.exit(1)
}

const found = lstatSync(current, { throwIfNoEntry: false })
if (found && !found.isSymbolicLink()) {
  console.error(`${current} is no link. Give it another name, then run this again.`)
  process.exit(1)
}
rmSync(next, { force: true })
symlinkSync(path.basename(folder), next)
renameSync(next, current)
console.log(`${current} leads to ${path.basename(folder)} now. Start the server again.`)
