import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { AstroIntegration } from 'astro'
import { buildTime } from '#clinic/clock/build-time.ts'
import { type OwnSettings, ownSettings } from '#clinic/settings.ts'
import { hasStore, openStore } from '#server/open-store.ts'
import { type Announced, nothingAnnounced } from '#site/announced.ts'

type StoreSettings = Pick<OwnSettings, 'databaseUrl' | 'dataDir'>

/** What a build of saved words was told, which has no store (`src/builder/saved-words`). */
export const toldFile = '.cache/announced.json'

/**
 * What the store says is announced; where there is none, what the build was told, or nothing.
 * @throws Error when there is one that cannot be read: a build must not put back what was taken down.
 */
export async function readAnnouncedForBuild(
  settings: StoreSettings,
  told = toldFile,
): Promise<Announced> {
  if (!hasStore(settings)) {
    return existsSync(told) ? JSON.parse(await readFile(told, 'utf8')) : nothingAnnounced
  }
  const { store } = await openStore(settings, path.resolve(settings.dataDir), 'beside-a-server')
  const read = await store.announced.read(buildTime()).finally(store.close)
  if (read.kind === 'announced') return read.announced
  throw new Error(
    `What the desk has taken down cannot be read, so the build could show it again: ${read.reason}`,
  )
}

const place = '/src/site/announced-at-build.ts'

/** Puts what is announced when the site is built into its pages, and what was taken down into none. */
export function announcedInBuild(): AstroIntegration {
  let announced = nothingAnnounced
  return {
    name: 'announced-in-build',
    hooks: {
      'astro:config:setup': async ({ command, updateConfig }) => {
        if (command !== 'build') return
        announced = await readAnnouncedForBuild(ownSettings())
        updateConfig({
          vite: {
            plugins: [
              {
                name: 'announced-in-build',
                enforce: 'pre' as const,
                load: (id: string) =>
                  id.endsWith(place)
                    ? `export const announcedAtBuild = ${JSON.stringify(announced)}`
                    : null,
              },
            ],
          },
        })
      },
    },
  }
}
