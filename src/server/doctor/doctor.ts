import path from 'node:path'
import { clinic } from '#clinic'
import { localDate } from '#clinic/clock/clock.ts'
import type { OwnSettings } from '#clinic/settings.ts'
import {
  oldBuildAdvice,
  ownMadeFor,
  readStamp,
  whyMadeForOthers,
} from '#server/http/build-stamp.ts'
import { projectRoot } from '#server/project-root.ts'
import { describeError } from '#server/store/engine.ts'
import { clinicDomain } from '#site/contact-links.ts'
import { askCertificate, judgeCertificate } from './check-certificate.ts'
import { askWhetherSynchronized, judgeClock } from './check-clock.ts'
import { checkRecord, type Resolve, wantedRecords } from './check-dns.ts'
import { checkFolders } from './check-folders.ts'
import { checkPort } from './check-port.ts'
import { checkStore } from './check-store.ts'
import type { Finding } from './finding.ts'

export interface DoctorServices {
  settings: OwnSettings
  /** The folder of the build that is served. */
  site: string
  now(): number
  resolve: Resolve
}

async function checkBuild(site: string, now: number): Promise<Finding> {
  const about = 'Build'
  const stamp = await readStamp(site)
  const trouble = whyMadeForOthers(site, stamp, ownMadeFor())
  if (trouble) return { kind: 'problem', about, says: trouble, cure: 'see the line above.' }
  const old = stamp && oldBuildAdvice(stamp.day, localDate(now))
  if (old) return { kind: 'advice', about, says: old, cure: 'build each night, or pack again.' }
  return { kind: 'good', about, says: `Made on ${stamp?.day}, for these settings.` }
}

/** Records of the DNS; a key that cannot be read is told as such. */
async function checkDns(settings: OwnSettings, resolve: Resolve): Promise<Finding[]> {
  try {
    const owner = { domain: clinicDomain, email: clinic.email }
    return await Promise.all(
      wantedRecords(settings, owner).map((record) => checkRecord(record, resolve)),
    )
  } catch (error) {
    return [
      {
        kind: 'problem',
        about: 'DKIM_KEY_FILE',
        says: `The key cannot be used: ${describeError(error)}.`,
        cure: 'correct the name of the file, or let the user of the server read it.',
      },
    ]
  }
}

const isByTls = (origin: string | undefined): origin is string =>
  origin?.startsWith('https:') ?? false

/** Looks at all that the site needs of the place where it runs, and changes nothing. */
export async function examine({
  now,
  resolve,
  settings,
  site,
}: DoctorServices): Promise<Finding[]> {
  const stamp = await readStamp(site)
  const origins = [...new Set([settings.siteOrigin, settings.deskOrigin].filter(isByTls))]
  const groups = await Promise.all([
    checkBuild(site, now()),
    checkPort(settings),
    checkFolders(settings),
    checkStore(settings, now),
    askWhetherSynchronized().then((says) => judgeClock(localDate(now()), stamp?.day, says)),
    ...origins.map(async (origin) => judgeCertificate(origin, await askCertificate(origin), now())),
    // What is tried on one's own machine has no name that others look up.
    settings.isForVisitors ? checkDns(settings, resolve) : [],
  ])
  return groups.flat()
}

/** The folder of the build below the project or the pack. */
export const ownSite = () => path.join(projectRoot, 'dist')
