import { spawnSync } from 'node:child_process'
import { copyFile, mkdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { liveFolder, publishedFile } from '#screens/live/live-folder.ts'
import { isPublic, isPublishedAnyway } from '#site/origin.ts'

/** The gate is one command, which people run as well: what it says and whether it lets a build through. */
function askGate(published: string) {
  const command = [
    '--import',
    './scripts/plain-errors.ts',
    'scripts/publish-check.ts',
    '--published',
    published,
  ]
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' })
  return { isOpen: status === 0, report: `${stdout}${stderr}`.trim() }
}

/** Refuses to build a site for the public from samples and unchecked words. */
export function publishGate(): AstroIntegration {
  const published = join(tmpdir(), `published-${process.pid}.json`)
  return {
    name: 'publish-gate',
    hooks: {
      'astro:build:start': ({ logger }) => {
        if (!isPublic()) return
        const { isOpen, report } = askGate(published)
        if (isOpen) return logger.info(report)
        logger.error(report)
        if (isPublishedAnyway()) return
        throw new Error('PUBLISH=anyway builds it all the same, with "sample" on every page.')
      },
      'astro:build:done': async ({ dir }) => {
        if (!isPublic()) return
        const place = join(fileURLToPath(dir), liveFolder, publishedFile)
        await mkdir(dirname(place), { recursive: true })
        if (!isPublishedAnyway()) await copyFile(published, place)
        await rm(published, { force: true })
      },
    },
  }
}
