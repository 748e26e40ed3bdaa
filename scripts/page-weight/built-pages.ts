import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Locale, locales } from '#language/locales.ts'
import { readStamp } from '#server/http/build-stamp.ts'
import { loadSite, type Site } from '#server/http/site.ts'
import { href, type PageId, type PageKind, page, pageIds } from '#site/addresses.ts'
import { wordsOf } from '#words/read-pages.ts'
import { weigh } from './weigh.ts'

export interface BuiltPage {
  id: PageId
  path: string
  kind: PageKind
  locale: Locale
  /** The file of its words. */
  file: string
  /** As it was built. */
  html: string
  /** What our server sends: the HTML with its styles and scripts, after brotli. */
  bytes: number
}

/** A page that answers a form has no address of its own: it is compressed when it was filled in. */
async function bytesSent(site: Site, path: string, html: string) {
  const answer = await site.answer({
    method: 'GET',
    target: path,
    headers: { 'accept-encoding': 'br' },
    transport: 'plain',
  })
  return answer.status === 200 ? (answer.body?.length ?? 0) : weigh(html)
}

/** Every page as our server sends it, with its live parts; nothing when the site has not been built. */
export async function readBuiltPages(folder = 'dist'): Promise<BuiltPage[]> {
  if (!existsSync(join(folder, 'index.html'))) return []
  const site = await loadSite({ folder, redirects: [], clock: Date.now })
  const every = pageIds.flatMap((id) => locales.map((locale) => ({ id, locale })))
  return Promise.all(
    every.map(async ({ id, locale }) => {
      const path = href(id, locale)
      const html = readFileSync(join(folder, path, 'index.html'), 'utf8')
      const bytes = await bytesSent(site, path, html)
      return { id, path, kind: page(id).kind, locale, file: wordsOf(id, locale).file, html, bytes }
    }),
  )
}

/** The page for unknown addresses in each language, as our server sends it. */
export async function readNotFoundPages(folder = 'dist') {
  const site = await loadSite({ folder, redirects: [], clock: Date.now })
  return Promise.all(
    locales.map(async (locale) => {
      const { body } = await site.answer({
        method: 'GET',
        target: `${href('home', locale).replace(/\/$/, '')}/no-such-page`,
        headers: { 'accept-encoding': 'br' },
        transport: 'plain',
      })
      return { locale, bytes: body?.length ?? 0 }
    }),
  )
}

/** Scripts, fonts and figures that the build made itself: for open tabs, those of before lie beside them. */
export async function hashedFilesOf(folder = 'dist') {
  const replaced = (await readStamp(folder))?.replaced ?? {}
  return readdirSync(join(folder, '_astro')).filter((file) => !(file in replaced))
}
