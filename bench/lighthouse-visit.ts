import { launch } from 'chrome-launcher'
import lighthouse, { type Result } from 'lighthouse'
import { browserArguments, findBrowser } from '#scripts/find-browser.ts'
import { readBuiltPages } from '#scripts/page-weight/built-pages.ts'
import { limitOf, limits } from '#scripts/page-weight/limits.ts'

/** What takes longest to arrive, tools and lists apart. */
async function heaviestOfWords() {
  const built = await readBuiltPages()
  const pages = built.filter((page) => limitOf(page) === limits.words)
  const [heaviest] = pages.toSorted((a, b) => b.bytes - a.bytes)
  if (!heaviest) throw new Error('There is no built site: npm run build')
  return heaviest.path
}

/** The addresses that were asked for; without any, six pages and the heaviest page of words. */
export async function measuredPages(asked: readonly string[]) {
  if (asked.length > 0) return asked
  const pages = [
    '/',
    '/conditions/neck-pain-oakland',
    '/services/auto-accident-treatment-oakland',
    '/resources/immediate-help',
    '/oakland-hospital-directory',
    '/es/cuidado-accidentes-oakland-latinos',
    await heaviestOfWords(),
  ]
  return [...new Set(pages)]
}

/** One visit of Lighthouse for mobile, in a browser of its own. */
export async function visitWithLighthouse(
  address: string,
  onlyCategories: readonly string[],
): Promise<Result> {
  const chrome = await launch({
    chromePath: findBrowser(),
    chromeFlags: ['--headless=new', ...browserArguments],
  })
  try {
    const result = await lighthouse(address, {
      port: chrome.port,
      logLevel: 'error',
      onlyCategories: [...onlyCategories],
    })
    if (!result) throw new Error(`Lighthouse said nothing of ${address}`)
    return result.lhr
  } finally {
    chrome.kill()
  }
}
