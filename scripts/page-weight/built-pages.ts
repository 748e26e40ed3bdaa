import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type Locale, locales } from '#language/locales.ts'
import { readStamp } from '#server/http/build-stamp.ts'
import { href, type PageKind, page, pageIds } from '#site/addresses.ts'

export interface BuiltPage {
  path: string
  kind: PageKind
  locale: Locale
  html: string
  /** What is sent: the HTML with its styles and scripts, after brotli. */
  bytes: number
}

/** Every page of the built site; nothing when the site has not been built. */
export function readBuiltPages(folder = 'dist'): BuiltPage[] {
  if (!existsSync(join(folder, 'index.html'))) return []
  return pageIds.flatMap((id) =>
    locales.map((locale) => {
      const path = href(id, locale)
      const file = join(folder, path, 'index.html')
      const { size: bytes } = statSync(`${file}.br`)
      return { path, kind: page(id).kind, locale, html: readFileSync(file, 'utf8'), bytes }
    }),
  )
}

/** Scripts, fonts and figures that the build made itself: for open tabs, those of before lie beside them. */
export async function hashedFilesOf(folder = 'dist') {
  const replaced = (await readStamp(folder))?.replaced ?? {}
  return readdirSync(join(folder, '_astro')).filter((file) => !(file in replaced))
}
