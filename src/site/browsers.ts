/**
 * The oldest browsers that everything works in: the build writes styles and scripts for them, and
 * `npm run check` refuses what they lack (`scripts/check-browsers.ts`). Older ones get pages to read
 * and forms that work. Edge goes with Chrome, and every browser of an iPhone with Safari.
 */
export const oldestBrowsers = { chrome: '111', safari: '16.4', firefox: '121' } as const

/** The same, as bundlers name them. */
export const buildTarget: string[] = Object.entries(oldestBrowsers).map(
  ([name, version]) => name + version,
)
