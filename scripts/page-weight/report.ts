import type { Locale } from '#language/locales.ts'
import type { BuiltPage } from './built-pages.ts'
import { limitOf, limits, scriptLimits } from './limits.ts'
import { inlineScripts, partsOf, weigh, withoutItsOwn } from './weigh.ts'

const number = new Intl.NumberFormat('en-US')

/** How many of the heaviest parts are worth naming. */
const partsNamed = 5

const cures = [
  'Move a section that stands for itself to a page of its own, and link to it.',
  'Say it in fewer words: the heaviest section first.',
  'Leave out a kind of block that stands here once: it brings its styles along.',
  'Hand a tool or form only what its first view shows.',
]

/** What a page weighs too much, where, and what usually helps; nothing when it may weigh that. */
export function excessOf({ path, kind, html, bytes }: BuiltPage) {
  const limit = limitOf(kind)
  if (bytes <= limit) return ''
  const heaviest = partsOf(html)
    .slice(0, partsNamed)
    .map((part) => `    ${number.format(part.bytes).padStart(6)}  ${part.name}`)
  return [
    `${path} weighs ${number.format(bytes)} bytes of brotli: ${number.format(bytes - limit)} more than a page of the kind ${kind} may (${number.format(limit)}).`,
    '  It would be lighter by, without:',
    ...heaviest,
    '  What usually helps:',
    ...cures.map((cure) => `    - ${cure}`),
  ].join('\n')
}

/** The pages that are heavier than they need be, though they may be. */
export function hintsOf(pages: readonly BuiltPage[]) {
  return pages
    .filter(({ kind, bytes }) => bytes > limits.hint && bytes <= limitOf(kind))
    .toSorted((a, b) => b.bytes - a.bytes)
    .map(({ path, bytes }) => `${number.format(bytes)}  ${path}`)
}

/** What no page in a language can do without, in bytes: the lightest page without what is its own. */
export function shellWeight(pages: readonly BuiltPage[], locale: Locale) {
  const [lightest] = pages
    .filter((page) => page.locale === locale)
    .toSorted((a, b) => a.bytes - b.bytes)
  return lightest ? weigh(withoutItsOwn(lightest.html)) : 0
}

/** What the shell weighs too much in a language, and what it consists of; nothing when it may. */
export function shellExcess(pages: readonly BuiltPage[], locale: Locale) {
  const bytes = shellWeight(pages, locale)
  if (bytes <= limits.shell) return ''
  return `The shell of every page (${locale}: head, header, footer, bars, their styles and scripts) weighs ${number.format(bytes)} bytes of brotli: ${number.format(bytes - limits.shell)} more than it may (${number.format(limits.shell)}). Look at src/screens/layouts, src/site/menus.ts, src/site/footer-links.ts and the style sheets that src/screens/layouts/document.astro reaches.`
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
