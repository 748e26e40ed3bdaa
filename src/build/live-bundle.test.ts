import { expect, test } from 'vitest'
import { bundleLiveParts, liveParts } from '#build/live-bundle.ts'
import { sourcesBehind } from '#facts/kept-parsing.ts'

/** Packages are known by the lock file, and style sheets are left out. */
const isOwnCode = (file: string) => !/^node_modules|\.css$/.test(file)

test('the live parts are bundled anew when any file that they are made from changes', async () => {
  const { madeFrom } = await bundleLiveParts()
  const known = new Set(sourcesBehind([liveParts]).keys())
  expect(madeFrom.filter((file) => isOwnCode(file) && !known.has(file))).toEqual([])
  expect(known).toContain('clinic.config.ts')
})
