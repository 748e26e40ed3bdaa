/**
 * `npm run build`: builds the site. With `when-changed` only when its sources changed since the last
 * build, and with `today` also when that was on another day. A server that starts again serves the
 * pages it has: on a new day a build may be refused (a claim has become too old), and until somebody
 * sees to it there is still a site.
 */
import { hashSources } from '#builder/build-sources.ts'
import { served } from '#builder/releases.ts'
import { buildTime } from '#clinic/clock/build-time.ts'
import { localDate } from '#clinic/clock/clock.ts'
import { setUpForVisitors } from '#clinic/settings.ts'
import { readStamp } from '#server/http/build-stamp.ts'
import { describeScarceMemory } from './build/memory.ts'

async function isFreshEnough(today: boolean) {
  const stamp = await readStamp(served)
  if (stamp?.sources !== hashSources()) return false
  return !today || stamp.day === localDate(buildTime())
}

const asked = process.argv.slice(2)
const whenChanged = asked.includes('when-changed')

if (!whenChanged || !(await isFreshEnough(asked.includes('today')))) {
  if (whenChanged) console.log('Building the site …')
  const scarce = describeScarceMemory(process.availableMemory())
  if (scarce) console.log(scarce)
  setUpForVisitors()
  const { build } = await import('astro')
  await build({ logLevel: whenChanged ? 'warn' : 'info' })
}
