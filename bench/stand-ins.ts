import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import subsetFont from 'subset-font'

/**
 * Fonts that visitors' systems have, or free ones of the same widths: one for the text and one for the
 * headings. Each family of `src/design/styles/fallbacks.css` stands in at least once.
 */
export const standIns: Readonly<Record<string, readonly string[]>> = {
  'Arial, Georgia': [
    '@fontsource/arimo/files/arimo-latin-400-normal.woff2',
    '@fontsource/arimo/files/arimo-latin-700-normal.woff2',
    '@fontsource/gelasio/files/gelasio-latin-700-normal.woff2',
  ],
  'Roboto, Noto Serif': [
    '@fontsource/roboto/files/roboto-latin-400-normal.woff2',
    '@fontsource/roboto/files/roboto-latin-700-normal.woff2',
    '@fontsource/noto-serif/files/noto-serif-latin-700-normal.woff2',
  ],
  'Arial, Times': [
    '@fontsource/arimo/files/arimo-latin-400-normal.woff2',
    '@fontsource/arimo/files/arimo-latin-700-normal.woff2',
    '@fontsource/tinos/files/tinos-latin-700-normal.woff2',
  ],
}

/** All letters that the pages may show. */
const letters = Array.from({ length: 0x2300 - 0x20 }, (_, index) =>
  String.fromCodePoint(0x20 + index),
).join('')

/**
 * Makes a system with no other fonts than these, for a browser on Linux.
 * @returns what the browser has to find in its environment
 */
export async function onlyFonts(files: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'clinic-fonts-'))
  for (const file of files) {
    const font = await subsetFont(await readFile(new URL(import.meta.resolve(file))), letters, {
      targetFormat: 'truetype',
    })
    writeFileSync(join(folder, `${file.split('/').at(-1)}.ttf`), font)
  }
  mkdirSync(join(folder, 'cache'))
  const config = join(folder, 'fonts.conf')
  writeFileSync(
    config,
    `<?xml version="1.0"?><fontconfig><dir>${folder}</dir><cachedir>${folder}/cache</cachedir></fontconfig>`,
  )
  return { FONTCONFIG_FILE: config }
}
