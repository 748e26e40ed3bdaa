import { type Browser, chromium } from '@playwright/test'
import { type Locale, locales } from '#language/locales.ts'
import { browserArguments, findBrowser } from '#scripts/find-browser.ts'
import { href, type PageId } from '#site/addresses.ts'
import { startOurServer } from './our-server.ts'

export interface VisitedPage {
  browser: Browser
  /** Of our own server with the built site. */
  origin: string
  path: string
  locale: Locale
}

/**
 * Whoever slows the processor looks into the page, and then the browser reads each script twice, for
 * line numbers that no visitor asks for: it doubled the time that React takes to be there.
 */
const withoutSecondReading = '--js-flags=--no-enable-lazy-source-positions'

/** Measures pages in both languages, one after the other, and prints a table with a row for each. */
export async function measurePages(
  title: string,
  pages: readonly PageId[],
  measure: (visited: VisitedPage) => Promise<object>,
) {
  const { origin, stop } = await startOurServer()
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: [...browserArguments, withoutSecondReading],
  })
  try {
    const table: Record<string, object> = {}
    for (const id of pages) {
      for (const locale of locales) {
        const path = href(id, locale)
        table[path] = await measure({ browser, origin, path, locale })
      }
    }
    console.log(title)
    console.table(table)
  } finally {
    await browser.close()
    stop()
  }
}
