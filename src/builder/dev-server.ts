import { existsSync, readdirSync } from 'node:fs'
import type { AstroIntegration } from 'astro'
import { clinic } from '#clinic'
import { isPhotoFile } from '#clinic/photos/photo-files.ts'
import { freshWhileWriting } from '#clinic/reading/read-once.ts'
import { everydayFactsAnew } from './facts-in-browser.ts'
import { layersPlugin } from './layers.ts'
import { photoAt } from './photos.ts'

type ServerModule = typeof import('#server/dev.ts')

/** Whatever words may show, those of drafts too. */
const photosThere = () =>
  (existsSync('photos') ? readdirSync('photos') : [])
    .map((name) => `photos/${name}`)
    .filter(isPhotoFile)
    .map((file) => ({ file, line: 1, words: '' }))

/**
 * `npm run dev`: pages and functions on one port, a reload when the words change, and the
 * styleguide, which exists in development only.
 */
export function devServer(): AstroIntegration {
  return {
    name: 'dev-server',
    hooks: {
      'astro:config:setup': ({ command, injectRoute, updateConfig }) => {
        if (command !== 'dev') return
        updateConfig({ vite: { plugins: [layersPlugin(), everydayFactsAnew()] } })
        for (const [pattern, name] of [
          ['/styleguide', 'index'],
          ['/styleguide/[topic]', 'topic'],
        ] as const) {
          injectRoute({ pattern, entrypoint: `./src/screens/styleguide/${name}.astro` })
        }
        injectRoute({
          pattern: '/styleguide/mails',
          entrypoint: './src/builder/styleguide-mails.astro',
        })
      },
      'astro:server:setup': async ({ server }) => {
        const { functionsMiddleware } = (await server.ssrLoadModule(
          '/src/server/dev.ts',
        )) as ServerModule
        server.middlewares.use(functionsMiddleware())
        server.middlewares.use('/photos', (request, response, next) => {
          const pictures = { ...clinic, inWords: photosThere() }
          photoAt(`/photos${request.url ?? ''}`, pictures).then((photo) => {
            if (!photo) return next()
            response.setHeader('Content-Type', photo.type)
            response.end(photo.bytes)
          }, next)
        })
        // The table of addresses has read what stands above the posts.
        server.watcher.on('all', (_event, file) => {
          if (!file.includes('/blog/posts/')) return
          for (const { moduleGraph } of Object.values(server.environments)) {
            moduleGraph.invalidateAll()
          }
        })
        server.watcher.on('change', (file) => {
          if (!file.includes('/content/')) return
          setTimeout(() => server.ws.send({ type: 'full-reload' }), 2 * freshWhileWriting)
        })
      },
    },
  }
}
