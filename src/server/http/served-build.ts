import { realpath } from 'node:fs/promises'
import { localDate } from '#clinic/clock/clock.ts'
import { followFacts } from '#clinic/follow-facts.ts'
import type { Day } from '#language/dates/days.ts'
import type { Log } from '#server/log.ts'
import { describeError } from '#server/store/engine.ts'
import {
  hashSharedCode,
  type MadeFor,
  ownMadeFor,
  readStamp,
  whyMadeForOthers,
} from './build-stamp.ts'
import { createLiveFiles } from './live-files.ts'
import { loadSite, type Site, type SiteOptions } from './site.ts'

export interface ServedBuildOptions extends SiteOptions {
  /** The root of the project: its code is what this process runs. */
  root: string
  log: Log
}

/** The built site as it is served: another build takes its place under requests. */
export interface ServedBuild {
  /** Answers from the newest build that was taken up. */
  site: Site
  /** The day at the clinic on which that build was made. */
  builtOn(): Day
  /** Takes up the build that the folder holds or leads to now. */
  takeUp(): Promise<void>
  /** The same, when the folder is a link that leads elsewhere than before. */
  takeUpNew(): Promise<void>
  /** Writes the pages whose live parts have changed into the folder of the build that is served. */
  writeLivePages(): Promise<void>
}

/** A server that starts again serves what there is: a build may be refused, and a site must be. */
const buildAnew =
  'Pages and server are of different code or of another clinic.config.ts. Run "npm run build".'

/** Why a running server leaves a build; nothing when it may serve it. */
async function whyRefused(folder: string, own: MadeFor, ownCode: string) {
  const stamp = await readStamp(folder)
  const others = whyMadeForOthers(folder, stamp, own)
  if (others !== undefined || stamp?.sharedCode === ownCode) return others
  return `The build in ${folder} was made from other code or another clinic.config.ts than this server started with. Start the server again to serve it.`
}

/**
 * Reads the build in a folder, and every later one when it is told to. A request is answered from one
 * build: whoever asked before another was taken up gets the pages of before.
 * @throws Error when there is no build, or one that was made for other settings.
 */
export async function serveBuild(options: ServedBuildOptions): Promise<ServedBuild> {
  const { folder, log, root } = options
  const [own, ownCode] = [ownMadeFor(), hashSharedCode(root)]

  /** What the server says follows the build that it serves. */
  async function load(build: string) {
    const read = await loadSite({ ...options, folder: build })
    if (read.facts) followFacts(read.facts)
    return read
  }

  let served = await realpath(folder).catch(() => folder)
  let site = await load(served)
  const stamp = await readStamp(served)
  const forOthers = whyMadeForOthers(folder, stamp, own)
  if (forOthers !== undefined) throw new Error(forOthers)
  let builtOn = stamp?.day ?? localDate(options.clock())
  if (stamp?.sharedCode !== ownCode) log.event('build-of-other-code', { advice: buildAnew })
  /** The last one that was looked at, taken up or not. */
  let seen = served
  /** One after the other. */
  let working = Promise.resolve()
  let liveFiles = createLiveFiles(served, site.livePages)

  async function change() {
    const start = performance.now()
    try {
      const build = await realpath(folder)
      seen = build
      const refused = await whyRefused(build, own, ownCode)
      if (refused !== undefined) return log.event('build-refused', { reason: refused, served })
      site = await load(build)
      served = build
      liveFiles = createLiveFiles(served, site.livePages)
      builtOn = (await readStamp(build))?.day ?? builtOn
      log.event('build-taken-up', { build, ms: Math.round(performance.now() - start) })
    } catch (error) {
      const reason = describeError(error)
      log.event('build-refused', { reason, served })
    }
  }

  const takeUp = () => {
    working = working.then(change)
    return working
  }

  /** A folder that cannot be written is still served from memory, and said once for each build. */
  async function writeChanged() {
    try {
      const pages = await liveFiles.writeChanged()
      if (pages > 0) log.event('live-pages-written', { pages, served })
    } catch (error) {
      liveFiles = { writeChanged: async () => 0 }
      log.event('live-pages-not-written', {
        reason: describeError(error),
        served,
      })
    }
  }
  return {
    site: {
      answer: (request) => site.answer(request),
      template: (id, locale) => site.template(id, locale),
      entries: () => site.entries(),
      hasWord: (word, locale) => site.hasWord(word, locale),
      get facts() {
        return site.facts
      },
      get livePages() {
        return site.livePages
      },
    },
    builtOn: () => builtOn,
    takeUp,
    writeLivePages() {
      working = working.then(writeChanged)
      return working
    },
    async takeUpNew() {
      const build = await realpath(folder).catch(() => seen)
      if (build !== seen) await takeUp()
    },
  }
}
