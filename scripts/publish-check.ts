/**
 * Says what is left to do before a real clinic goes live, in order, and ends with 1 while anything
 * is: `npm run publish:check`. A build for an https origin asks the same (`src/builder/publish-gate.ts`).
 */
import { localDate } from '#clinic/clock/clock.ts'
import { findPublishStops, publishReport } from '#words/publishing/publish-stops.ts'

const groups = findPublishStops(localDate(Date.now()))
console.log(groups.length > 0 ? publishReport(groups) : 'The site can be published.')
process.exitCode = groups.length > 0 ? 1 : 0
