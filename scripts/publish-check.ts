/**
 * Says what is left to do before a real clinic goes live, in order, and ends with 1 while anything
 * keeps the site from the public: `npm run publish:check`, in Spanish `npm run publish:check -- es`.
 * A build for an https origin runs the same
 * (`src/builder/publish-gate.ts`) and gives a file, for what the gate of the next build has to know.
 */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { served } from '#builder/releases.ts'
import { clinic } from '#clinic'
import { localDate } from '#clinic/clock/clock.ts'
import { locales } from '#language/locales.ts'
import { liveFolder, publishedFile } from '#screens/live/live-folder.ts'
import { findPublishStops } from '#words/publishing/publish-stops.ts'
import { readPublished, readSaid, writePublished } from '#words/publishing/published.ts'
import { judge, publishReport } from '#words/publishing/verdict.ts'
import { gateWords } from '#words/publishing/words.ts'
import { findWordStops } from './publish-check/word-stops.ts'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { published: { type: 'string' } },
})
const [language = 'en'] = positionals
const words = gateWords[locales.find((locale) => language.startsWith(locale)) ?? 'en']
const today = localDate(Date.now())
const verdict = judge([...findPublishStops(today, words), ...(await findWordStops(words))], {
  today,
  words,
  launched: clinic.launched,
  before: readPublished(join(served, liveFolder, publishedFile)),
  said: readSaid(),
})

console.log(publishReport(verdict, words))
if (values.published) await writePublished(values.published, verdict.published)
process.exitCode = verdict.stopping.length > 0 ? 1 : 0
