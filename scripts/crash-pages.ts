/**
 * Writes `src/site/crash-places.json`, the pages of the corners and streets with most injury crashes,
 * from `#city/here/streets.json`: `node scripts/crash-pages.ts`, after new crash figures. A page that
 * was built once stays as long as its place is counted, so that an address that was cited leads on.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { readStreets } from '#city/crash-figures/read-streets.ts'
import { crashPagesFile, crashPagesText } from './crash-pages/crash-pages-text.ts'

writeFileSync(crashPagesFile, crashPagesText(readStreets(), readFileSync(crashPagesFile, 'utf8')))
