import react from '@astrojs/react'
import { announcedInBuild } from '#builder/announced-in-build.ts'
import { checkData } from '#builder/check-data.ts'
import { devServer } from '#builder/dev-server.ts'
import { factsInBrowser } from '#builder/facts-in-browser.ts'
import { finishPages } from '#builder/finish-pages.ts'
import { postsInBrowser } from '#builder/posts-in-browser.ts'
import { publishGate } from '#builder/publish-gate.ts'
import { releaseWhenWhole } from '#builder/releases.ts'
import { warnOfQuietCalendar } from '#builder/warn-of-quiet-calendar.ts'
import { buildTarget } from './src/site/browsers.ts'
import { siteOrigin } from './src/site/origin.ts'

/**
 * No TypeScript: for that Astro would start a development server before every build; and nothing from
 * `astro/config`, which loads an optimizer of drawings with 350 files (decision 10).
 * @satisfies {import('astro').AstroUserConfig}
 */
export default {
  site: siteOrigin(),
  trailingSlash: 'ignore',
  // A few at once: while one page is written, the next is drawn.
  build: { format: 'directory', concurrency: 4 },
  compressHTML: true,
  devToolbar: { enabled: false },
  prefetch: false,
  integrations: [
    announcedInBuild(),
    checkData(),
    publishGate(),
    warnOfQuietCalendar(),
    react({ experimentalDisableStreaming: true }),
    devServer(),
    finishPages(),
    releaseWhenWhole(),
  ],
  vite: {
    plugins: [factsInBrowser(), postsInBrowser()],
    build: {
      modulePreload: false,
      target: buildTarget,
      // The server draws with words that a browser fetches later.
      rolldownOptions: { checks: { ineffectiveDynamicImport: false } },
    },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              // What several islands draw with comes as one file: a tool wakes after fewer requests.
              codeSplitting: {
                groups: [
                  // Before those that import it, which would take it in.
                  {
                    name: 'language',
                    test: /\/src\/language\/(?!dates|records|.*words)/,
                    minShareCount: 2,
                  },
                  { name: 'react', test: /\/node_modules\/(?:react|react-dom|scheduler)\// },
                  // Lists have these of the design and no others.
                  {
                    name: 'listing',
                    test: /\/src\/design\/(?:badge|button|listing)\//,
                    minShareCount: 2,
                  },
                  { name: 'design', test: /\/src\/design\/(?!drawings\/)/, minShareCount: 2 },
                  {
                    name: 'days',
                    test: /\/src\/(?:language\/dates|clinic\/clock)\//,
                    minShareCount: 2,
                  },
                  { name: 'records', test: /\/src\/language\/records\//, minShareCount: 2 },
                  { name: 'fetch-later', test: /vite\/preload-helper/ },
                  {
                    name: 'check',
                    test: /\/src\/tools\/(?:danger-signs|crash-record)\//,
                    minShareCount: 3,
                  },
                ],
              },
            },
          },
        },
      },
    },
  },
}
