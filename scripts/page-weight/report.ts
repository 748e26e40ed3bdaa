import type { Locale } from '#language/locales.ts'
import type { BuiltPage } from './built-pages.ts'
import { failsFrom, limitOf, limits, notFoundBesideShell, scriptLimits } from './limits.ts'
import { inlineScripts, type Part, partsOf, shellPartsOf, weigh, withoutItsOwn } from './weigh.ts'

const number = new Intl.NumberFormat('en-US')

/** How many of the heaviest parts are worth naming. */
const partsNamed = 5

/** What has a limit. */
interface Weighed {
  what: string
  bytes: number
  limit: number
  /** Heaviest first; weighed only when somebody asks. */
  parts: () => readonly Part[]
  cures: readonly string[]
}

const pageCures = [
  'Move a section that stands for itself to a page of its own, and link to it.',
  'Say it in fewer words: the heaviest section first.',
  'Leave out a kind of block that stands here once: it brings its styles along.',
  'Hand a tool or form only what its first view shows.',
]

const shellCures = [
  'Describe a menu entry only where its name does not say what it is.',
  'Leave drawings and rules to the pages that need them.',
  'Let what can wait for a touch come with src/screens/layouts/islands.ts.',
]

function weighedPage(page: BuiltPage): Weighed {
  const { path, kind, file, html, bytes } = page
  const limit = limitOf(page)
  const drawnBy = limit === limits.words ? file : `${file} and its screen`
  return {
    what: `${path} (${kind})`,
    bytes,
    limit,
    parts: () => partsOf(html, drawnBy),
    cures: pageCures,
  }
}

/** The whole shell: a page with a sign-up of its own has none in the footer. */
const hasWholeShell = ({ html }: BuiltPage) => html.includes('class="footer-newsletter"')

/** What no page in a language can do without: the lightest page without what is its own. */
export function weighedShell(pages: readonly BuiltPage[], locale: Locale): Weighed {
  const [lightest] = pages
    .filter((page) => page.locale === locale && hasWholeShell(page))
    .toSorted((a, b) => a.bytes - b.bytes)
  const shell = withoutItsOwn(lightest?.html ?? '')
  return {
    what: `The shell of every page (${locale})`,
    bytes: weigh(shell),
    limit: limits.shell,
    parts: () => shellPartsOf(shell),
    cures: shellCures,
  }
}

/** What is too heavy, by how much, what it consists of and what usually helps; nothing when it may be. */
function excess({ what, bytes, limit, parts, cures }: Weighed) {
  const fails = failsFrom(limit)
  if (bytes < fails) return ''
  const heaviest = parts()
    .slice(0, partsNamed)
    .map((part) => `    ${number.format(part.bytes).padStart(6)}  ${part.name}: ${part.file}`)
  return [
    `${what} weighs ${number.format(bytes)} bytes of brotli: ${number.format(bytes - fails + 1)} more than it may (fails from ${number.format(fails)}; the limit is ${number.format(limit)}).`,
    '  It would be lighter by, without:',
    ...heaviest,
    '  What usually helps:',
    ...cures.map((cure) => `    - ${cure}`),
  ].join('\n')
}

export const excessOf = (page: BuiltPage) => excess(weighedPage(page))

export const shellExcess = (pages: readonly BuiltPage[], locale: Locale) =>
  excess(weighedShell(pages, locale))

function reserveLine({ what, bytes, limit, parts }: Weighed) {
  const fails = failsFrom(limit)
  const [largest] = parts()
  const reserve = number.format(Math.max(0, fails - 1 - bytes))
  const part = largest
    ? `; most of it: ${largest.name}, ${number.format(largest.bytes)} (${largest.file})`
    : ''
  return `${what}: ${number.format(bytes)} of ${number.format(limit)} bytes, fails from ${number.format(fails)}, ${reserve} left${part}.`
}

/** What is left to both shells, and to the heaviest page of each limit, with the largest part. */
export function reservesOf(pages: readonly BuiltPage[]) {
  const locales = new Set(pages.map(({ locale }) => locale))
  const byLimit = Map.groupBy(pages, limitOf)
  const heaviest = [...byLimit.values()].flatMap((alike) =>
    alike.toSorted((a, b) => b.bytes - a.bytes).slice(0, 1),
  )
  return [
    ...[...locales].map((locale) => weighedShell(pages, locale)),
    ...heaviest.map(weighedPage),
  ].map(reserveLine)
}

/** What the page for unknown addresses weighs too much; nothing when it may. */
export function notFoundExcess(
  { bytes, locale }: { locale: Locale; bytes: number },
  pages: readonly BuiltPage[],
) {
  const limit = weighedShell(pages, locale).bytes + notFoundBesideShell
  return bytes <= limit
    ? ''
    : `The page for unknown addresses (${locale}) weighs ${number.format(bytes)} bytes of brotli: ${number.format(bytes - limit)} more than the shell and ${number.format(notFoundBesideShell)}. It is drawn by src/screens/not-found-screen.tsx.`
}

/** What the scripts inside a page are too long, and which is the longest; nothing when they may be. */
export function scriptExcess({ path, html }: Pick<BuiltPage, 'path' | 'html'>) {
  const scripts = inlineScripts(html)
  const bytes = Buffer.byteLength(scripts.join(''))
  const worksOffline = / data-offline\b/.test(html)
  const limit = scriptLimits.everyPage + (worksOffline ? scriptLimits.offline : 0)
  if (bytes <= limit) return ''
  const [longest = ''] = scripts.toSorted((a, b) => b.length - a.length)
  return `The scripts inside ${path} have ${number.format(bytes)} bytes: ${number.format(bytes - limit)} more than they may (${number.format(limit)}). The longest has ${number.format(Buffer.byteLength(longest))} and begins with "${longest.slice(0, 60)}". Move what can wait for a touch into the file that comes with it (src/screens/layouts/islands.ts), and let HTML and CSS do the rest.`
}
