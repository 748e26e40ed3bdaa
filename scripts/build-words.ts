/**
 * Builds what was saved at the desk and puts it in place when every check passes: `npm run build:words --
 * /srv/words/words.git`. It runs as a user of its own, in a project of its own, without the server's
 * settings; `docs/running-it.md` says how.
 */
import { resolve } from 'node:path'
import { buildSavedWords, handedOn, usualSteps } from '#builder/saved-words/build-saved-words.ts'
import { variablesNamed } from '#clinic/settings.ts'

const [repository] = process.argv.slice(2)
if (!repository) {
  throw new Error(
    'Name the repository that the desk saves in: npm run build:words -- /srv/words/words.git',
  )
}
await buildSavedWords({
  repository: resolve(repository),
  project: process.cwd(),
  environment: variablesNamed(handedOn),
  steps: usualSteps,
  now: Date.now,
  say: console.log,
})
