import {
  copyFile,
  link,
  lstat,
  mkdir,
  readdir,
  realpath,
  rename,
  rm,
  symlink,
} from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { AstroIntegration } from 'astro'
import { buildTime } from '#clinic/clock/build-time.ts'
import { localDate } from '#clinic/clock/clock.ts'
import { day } from '#language/dates/durations.ts'
import {
  type BuildStamp,
  hashSharedCode,
  ownMadeFor,
  readStamp,
  writeStamp,
} from '#server/http/build-stamp.ts'
import { hashSources } from './build-sources.ts'

/** Each build has a folder of its own in here. */
const releases = 'releases'

/** A link to the folder of the build that is served. */
export const served = 'dist'

/** The hashed files of a build: scripts, fonts, figures. */
const hashedFiles = '_astro'

/** How long open tabs may ask for a file that a build no longer has. */
const staysForTabs = 7 * day

/** Named by the time and by the process that builds, so that no other build takes it for rubbish. */
const nameRelease = (now: Date) => `${now.toISOString().replace(/[-:]|\.\d+/g, '')}-${process.pid}`

function isBuilding(name: string) {
  const pid = Number(/-(\d+)$/.exec(name)?.[1])
  if (!pid || pid === process.pid) return false
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

const namesIn = (folder: string) => readdir(folder).catch(() => [])

/** Removes the whole builds that are not wanted, and all that killed builds have left. */
async function removeReleases(folder: string, isWanted: (name: string) => boolean) {
  for (const name of await namesIn(folder)) {
    const release = join(folder, name)
    const stays = (await readStamp(release)) ? isWanted(name) : isBuilding(name)
    if (!stays) await rm(release, { recursive: true })
  }
}

/** On the same disk a second name costs nothing. */
const linkOrCopy = (from: string, to: string) => link(from, to).catch(() => copyFile(from, to))

/**
 * Gives a build the hashed files of the one before that it has not itself, and of those before as long
 * as they were replaced lately.
 * @returns all of these files, and when they were replaced
 */
async function addReplaced(before: string, release: string, now: Date) {
  const known = (await readStamp(before))?.replaced ?? {}
  const replaced: Record<string, string> = {}
  const own = new Set(await namesIn(join(release, hashedFiles)))
  for (const name of await namesIn(join(before, hashedFiles))) {
    const since = known[name] ?? now.toISOString()
    if (own.has(name) || now.getTime() - Date.parse(since) > staysForTabs) continue
    replaced[name] = since
    await linkOrCopy(join(before, hashedFiles, name), join(release, hashedFiles, name))
  }
  return replaced
}

/** At once for whoever reads: the name leads to the one build or to the other. */
async function putInPlace(root: string, name: string) {
  const place = join(root, served)
  const next = join(root, releases, `next-${process.pid}`)
  await symlink(join(releases, name), next)
  const found = await lstat(place).catch(() => undefined)
  // A build of before there were releases is a folder; no link can take its place at once.
  if (found?.isDirectory()) await rename(place, join(root, releases, 'earlier'))
  await rename(next, place)
}

const adviceOf = (before: BuildStamp | undefined, stamp: BuildStamp) =>
  before && before.sharedCode !== stamp.sharedCode
    ? 'Code or clinic.config.ts changed: start the server again to serve it.'
    : 'A running server takes it up by itself.'

/**
 * Builds beside the site that is served, and puts the new one in its place when it is whole. A build
 * that fails or is killed leaves the old one where it is. The one before stays, to go back to.
 */
export function releaseWhenWhole(root = '.', now = new Date()): AstroIntegration {
  const name = nameRelease(now)
  let sources: string
  return {
    name: 'release-when-whole',
    hooks: {
      'astro:config:setup': async ({ command, updateConfig }) => {
        if (command !== 'build') return
        sources = hashSources()
        await mkdir(join(root, releases), { recursive: true })
        await removeReleases(join(root, releases), () => true)
        updateConfig({ outDir: pathToFileURL(`${resolve(root, releases, name)}/`) })
      },
      'astro:build:done': async ({ dir, logger }) => {
        const release = fileURLToPath(dir)
        const before = await realpath(join(root, served)).catch(() => '')
        const stampBefore = await readStamp(before)
        const stamp: BuildStamp = {
          madeFor: ownMadeFor(),
          sharedCode: hashSharedCode(root),
          sources,
          day: localDate(buildTime()),
          replaced: await addReplaced(before, release, now),
        }
        await writeStamp(release, stamp)
        await putInPlace(root, name)
        const wanted = [name, basename(before)]
        await removeReleases(join(root, releases), (other) => wanted.includes(other))
        logger.info(`${served} is ${join(releases, name)} now. ${adviceOf(stampBefore, stamp)}`)
      },
    },
  }
}
