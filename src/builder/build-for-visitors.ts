import type { AstroIntegration } from 'astro'

/** What Astro takes from the environment instead of telling it to the pages itself. */
const toldByAstro = ['DEV', 'MODE', 'PROD']

/**
 * A build is for visitors, whatever other programs have set where it runs: as one to develop with its
 * pages would have no styles.
 * @throws Error for a `NODE_ENV` by which React has already chosen its own files.
 */
export function buildForVisitors(): AstroIntegration {
  return {
    name: 'build-for-visitors',
    hooks: {
      'astro:config:setup': ({ command }) => {
        if (command !== 'build') return
        for (const name of toldByAstro) delete process.env[name]
        const mode = process.env['NODE_ENV']
        if (mode === undefined || mode === 'production') return
        throw new Error(
          `NODE_ENV is "${mode}", and a site for visitors is built with "production": NODE_ENV=production npm run build`,
        )
      },
    },
  }
}
