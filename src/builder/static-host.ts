import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { clinic } from '#clinic'
import { answerPages } from '#server/http/answer-pages.ts'
import { pairHeaders } from '#server/http/answers.ts'
import {
  pageContentPolicy,
  permissionsPolicy,
  securityHeaders,
} from '#server/http/security-headers.ts'
import { fewAtOnce } from './few-at-once.ts'

const head = '<meta charset="utf-8">'
const answerFiles = new Set(answerPages.map(({ path }) => `${path.slice(1)}/index.html`))

/**
 * What a page says of itself where no server of ours sends its headers: which scripts, styles and
 * addresses it may use, and that a form says from which origin it comes. Otherwise a browser sends
 * it to another origin as if from nowhere (`Referrer-Policy: same-origin`), and it is refused.
 */
function writeOwnPolicy(html: string, stylesheets: 'inline-only' | 'files', file: string) {
  const referrer = answerFiles.has(file) ? '' : '<meta name="referrer" content="strict-origin">'
  const policy = pageContentPolicy(html, stylesheets, 'in-page')
  const ownPolicy = `<meta http-equiv="content-security-policy" content="${policy}">`
  if (!html.includes(head)) throw new Error(`${file} does not begin with ${head}`)
  return html.replace(head, `${head}${referrer}${ownPolicy}`)
}

/**
 * The headers that a page cannot say of itself, for hosts that read `_headers`. These hosts join what
 * all rules of an address say, and of a feature that is named twice the last word counts.
 */
function headersFile(pagesThatAskForPlace: readonly string[]) {
  const lines = Object.entries(pairHeaders(securityHeaders)).map(
    ([name, text]) => `  ${name}: ${text}`,
  )
  return [
    '/*',
    ...lines,
    '  Referrer-Policy: same-origin',
    "  Content-Security-Policy: frame-ancestors 'none'",
    '/_astro/*',
    '  Cache-Control: public, max-age=31536000, immutable',
    ...pagesThatAskForPlace.flatMap((path) => [path, '  Permissions-Policy: geolocation=(self)']),
    '',
  ].join('\n')
}

/**
 * Makes the built site ready for a host without our server: `_headers` and, when the functions are
 * elsewhere, each page's policy.
 */
export async function writeForStaticHosts(folder: string) {
  const files = await readdir(folder, { recursive: true })
  const stylesheets = files.some((file) => file.endsWith('.css')) ? 'files' : 'inline-only'
  const asking: string[] = []
  const pages = files.filter((name) => name.endsWith('.html'))
  await fewAtOnce(pages, async (file) => {
    const html = await readFile(join(folder, file), 'utf8')
    if (permissionsPolicy(html) !== permissionsPolicy()) asking.push(...addressesOf(file))
    if (clinic.functions.origin === undefined) return
    await writeFile(join(folder, file), writeOwnPolicy(html, stylesheets, file))
  })
  await writeFile(join(folder, '_headers'), headersFile(asking.toSorted()))
}

/** With and without a slash at the end: hosts differ in which of them they send people to. */
function addressesOf(file: string) {
  const path = `/${file.split(sep).join('/')}`.replace(/\/index\.html$/, '')
  return path === '' ? ['/'] : [path, `${path}/`]
}

/** Pages that only the server of the functions can fill, as rules of `_redirects`. */
export const answerRules = () =>
  clinic.functions.origin === undefined
    ? []
    : answerPages.map(({ path }) => `${path} ${clinic.functions.origin}${path} 307`)
