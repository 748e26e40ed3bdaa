/**
 * Cuts the two faces to the letters, marks and weights the site uses.
 * Run after an update of the font packages: `npm run fonts`. The results are committed.
 */
import { readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('')
const spanish = 'áéíóúüñÁÉÍÓÚÜÑ¿¡ªº'
const marks = '“”‘’«»–—…·•©°±×½→←✓\u00a0'

const faces = [
  {
    from: import.meta.resolve(
      '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2',
    ),
    to: 'fraunces.woff2',
    axes: { wght: 580 },
  },
  {
    from: import.meta.resolve(
      '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
    ),
    to: 'atkinson.woff2',
    axes: { wght: { min: 400, max: 700 } },
  },
]

for (const { from, to, axes } of faces) {
  const whole = await readFile(new URL(from))
  const cut = await subsetFont(whole, ascii + spanish + marks, {
    targetFormat: 'woff2',
    variationAxes: axes,
  })
  await writeFile(`src/design/styles/fonts/${to}`, cut)
  console.log(`${to}: ${cut.byteLength} bytes`)
}
