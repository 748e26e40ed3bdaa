import type { AstroIntegration } from 'astro'

/**
 * `npm run dev`: pages and functions on one port, a reload when the words change, and the
 * styleguide, which exists in development only.
 */
export function devServer(): AstroIntegration {
  return {
    name: 'dev-server',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        if (command !== 'dev') return
        injectRoute({ pattern: '/styleguide', entrypoint: './src/screens/styleguide.astro' })
      },
      'astro:server:setup': async ({ server }) => {
        const { functionsMiddleware } = await import('#server/dev.ts')
        server.middlewares.use(functionsMiddleware())
        server.watcher.on('change', (file) => {
          if (file.includes('/content/')) server.ws.send({ type: 'full-reload' })
        })
      },
    },
  }
}
