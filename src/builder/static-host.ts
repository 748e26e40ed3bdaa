import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { clinic } from '#clinic'
import { answerPages } from '#server/http/answer-pages.ts'
import { pairHeaders } from '#server/http/answers.ts'
import {
  asksForPlace,
  pageContentPolicy,
  permissionsPolicy,
  securityHeaders,
} from '#server/http/security-headers.ts'
import { redirects } from '#site/redirects.ts'
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

/** What a host sends with each address that fits, beside the page. */
interface HeaderRule {
  /** With a star for whatever follows. */
  path: string
  headers: Readonly<Record<string, string>>
}

/**
 * The headers that a page cannot say of itself. Where several rules of an address name a header, Vercel
 * sends the last and others join them all, and of a feature that is named twice the last word counts:
 * so the policy of a page that asks for the place is a whole one.
 */
const headerRules = (pagesThatAskForPlace: readonly string[]): HeaderRule[] => [
  {
    path: '/*',
    headers: {
      ...pairHeaders(securityHeaders),
      'Referrer-Policy': 'same-origin',
      'Content-Security-Policy': "frame-ancestors 'none'",
    },
  },
  { path: '/_astro/*', headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
  ...pagesThatAskForPlace.map((path) => ({
    path,
    headers: { 'Permissions-Policy': permissionsPolicy(asksForPlace) },
  })),
]

const linesOf = (headers: HeaderRule['headers']) =>
  Object.entries(headers).map(([name, text]) => `  ${name}: ${text}`)

/** For Cloudflare Pages and Netlify. */
const headersFile = (rules: readonly HeaderRule[]) =>
  `${rules.flatMap(({ headers, path }) => [path, ...linesOf(headers)]).join('\n')}\n`

const anyPath = '/(.*)'

/** For Vercel. */
function vercelFile(rules: readonly HeaderRule[]) {
  const headers = rules.map(({ headers: own, path }) => ({
    source: path.replace(/\/\*$/, anyPath),
    headers: Object.entries(own).map(([key, value]) => ({ key, value })),
  }))
  return `${JSON.stringify({
    cleanUrls: true,
    trailingSlash: false,
    headers,
    redirects: [
      ...answerPages
        .filter(() => clinic.functions.origin !== undefined)
        .map(({ path }) => ({
          source: path,
          destination: `${clinic.functions.origin}${path}`,
          permanent: false,
        })),
      ...redirects.map(({ from, to }) => ({ source: from, destination: to, permanent: true })),
    ],
  })}\n`
}

/**
 * Makes the built site ready for a host without our server: what Cloudflare Pages, Netlify, Vercel and
 * GitHub Pages read and, when the functions are elsewhere, each page's policy.
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
  const rules = headerRules(asking.toSorted())
  await writeFile(join(folder, '_headers'), headersFile(rules))
  await writeFile(join(folder, 'vercel.json'), vercelFile(rules))
  // GitHub Pages leaves out folders such as _astro without it.
  await writeFile(join(folder, '.nojekyll'), '')
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
