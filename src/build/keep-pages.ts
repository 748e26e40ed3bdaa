import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { AstroIntegration } from 'astro'
import { hashSources } from '#build/build-sources.ts'
import { keptPagesFolder } from '#build/kept-pages.ts'
import { hashOf } from '#build/kept-work.ts'
import { day } from '#dates/durations.ts'
import { oaklandDate } from '#i18n/dates.ts'
import { isWordsFile } from '#words/read-pages.ts'

/** Everything but the words, of which each page asks for its own; and the day, since pages say what is to come. */
export const hashShared = () =>
  hashOf([hashSources((file) => !isWordsFile(file)), oaklandDate(Date.now())])

/** No build takes a page of another day, or what a killed build left unfinished. */
async function forgetOld(folder: string) {
  const oldest = Date.now() - 2 * day
  for (const name of await readdir(folder)) {
    const file = join(folder, name)
    if ((await stat(file)).mtimeMs < oldest) await rm(file)
  }
}

/**
 * A build draws the pages whose words changed, and takes the others as the last one drew them. Code,
 * lists, settings and each new day draw all of them anew.
 * @param drawnFrom what all pages are drawn from, in a hash
 */
export function keepPages(
  drawnFrom: () => string = hashShared,
  folder = keptPagesFolder,
): AstroIntegration {
  let atStart: string
  return {
    name: 'keep-pages',
    hooks: {
      'astro:config:setup': ({ addMiddleware, command, updateConfig }) => {
        if (command !== 'build') return
        atStart = drawnFrom()
        updateConfig({
          vite: { define: { 'import.meta.env.DRAWN_FROM': JSON.stringify(atStart) } },
        })
        addMiddleware({
          order: 'pre',
          entrypoint: new URL('./kept-pages.middleware.ts', import.meta.url),
        })
      },
      'astro:build:done': async () => {
        // A file that was saved meanwhile may stand in some pages and not in others.
        if (drawnFrom() === atStart) await forgetOld(folder)
        else await rm(folder, { recursive: true, force: true })
      },
    },
  }
}
