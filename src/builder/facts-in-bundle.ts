import type { Plugin } from 'esbuild'
import { clinic } from '#clinic'

const namespace = 'facts'

/**
 * Hands the clinic's facts, as this build has checked them, to what runs elsewhere: no file of the
 * clinic is read there.
 */
export const factsInBundle: Plugin = {
  name: 'facts-in-bundle',
  setup(build) {
    build.onResolve({ filter: /^#clinic$/ }, ({ path }) => ({ path, namespace }))
    build.onLoad({ filter: /^#clinic$/, namespace }, () => ({
      contents: `export const clinic = ${JSON.stringify(clinic)}`,
    }))
  },
}
