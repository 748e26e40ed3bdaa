import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Locale, localeOfFolder } from '#language/locales.ts'
import { redirects } from '#site/redirects.ts'
import { fewAtOnce } from './few-at-once.ts'
import { answerRules } from './static-host.ts'
import { buildWords } from './words.ts'

/** Query and history stay as our own server leaves them: passed on, and replaced. */
function redirectPage(target: string) {
  const [path = '', anchor] = target.split('#')
  const end = anchor ? `+"#${anchor}"` : '+location.hash'
  const locale: Locale = localeOfFolder(path) ?? 'en'
  return [
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">`,
    `<title>${buildWords[locale].moved}</title>`,
    '<meta name="robots" content="noindex">',
    `<script>location.replace("${path}"+location.search${end})</script>`,
    `<noscript><meta http-equiv="refresh" content="0; url=${target}"></noscript>`,
    `</head><body><a href="${target}">${target}</a></body></html>\n`,
  ].join('')
}

/**
 * What a plain static host needs to answer old addresses: a page for each that replaces itself,
 * and `_redirects`, the rules that several hosts read. Our own server answers from the table.
 */
export async function writeRedirectPages(folder: string) {
  await fewAtOnce(redirects, async ({ from, to }) => {
    const place = join(folder, from)
    await mkdir(place, { recursive: true })
    await writeFile(join(place, 'index.html'), redirectPage(to))
  })
  const rules = redirects.map(({ from, to }) => `${from} ${to} 308`)
  await writeFile(join(folder, '_redirects'), `${[...answerRules(), ...rules].join('\n')}\n`)
}
