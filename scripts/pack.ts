/**
 * Packs the built site with its server into one archive, which needs Node and nothing else. `npm run
 * pack` builds before it; `docs/running-it.md` says how it is unpacked, served, changed and taken back.
 */
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { hashSources } from '#builder/build-sources.ts'
import { buildTime } from '#clinic/clock/build-time.ts'
import { localDate } from '#clinic/clock/clock.ts'
import { fillFolder } from './pack/fill-folder.ts'
import { writeArchive } from './pack/write-archive.ts'

const packs = 'packs'

/** A pack may weigh so many bytes; it is said from nine tenths on. */
const limit = 60_000_000

/** The warning, or the refusal, of an archive that weighs too much. */
function sayWeight(file: string, bytes: number) {
  const share = `${file}: ${(bytes / 1e6).toFixed(1)} MB of ${limit / 1e6}`
  if (bytes > limit) {
    throw new Error(`${share}. The heaviest folder in it is dist/og, the pictures for sharing.`)
  }
  console.log(bytes > limit * 0.9 ? `${share}: nearly full` : share)
}

const day = localDate(buildTime())
const name = `clinic-site-${day}-${hashSources().slice(0, 12)}`
const folder = path.join(packs, name)
const archive = `${folder}.tar.gz`
const time = new Date(buildTime())
await fillFolder(folder, time)
await writeArchive(folder, archive, time)
sayWeight(archive, (await stat(archive)).size)
