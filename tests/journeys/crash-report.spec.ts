import type { Page } from '@playwright/test'
import { districts } from '#city/here/city.ts'
import { reportWords } from '#reports/accident-report/words.ts'
import { href, page as pageOf } from '#site/addresses.ts'
import { expect, test } from '../support/browser-test.ts'
import { savedBy, tabTo } from '../support/tool-page.ts'

const words = reportWords.en
const radio = (page: Page, name: string) =>
  page.locator('.crash-filters').getByRole('radio', { name, exact: true })
const headline = (page: Page) => page.locator('.crash-headline')

/** Opens the report and waits until it follows the filters. */
async function openReport(page: Page, search = '', locale: 'en' | 'es' = 'en') {
  await page.goto(href('accident-report', locale) + search)
  await radio(page, reportWords[locale].filters.injury).focus()
  await expect(page.locator('[data-island=accident-report][data-awake]')).toBeAttached()
}

/** Every number of the tables on the page, as `title|row|column|number`. */
function tablesShown(page: Page) {
  return page.locator('.crash-table').evaluateAll((tables) =>
    tables.flatMap((part) => {
      const title = (part.querySelector('summary .vh')?.textContent ?? '').replace(/^: /, '')
      const columns = [...part.querySelectorAll('thead th')].map((cell) => cell.textContent)
      return [...part.querySelectorAll('tbody tr')].flatMap((row) =>
        [...row.querySelectorAll('td')].flatMap((cell, index) => {
          const number = cell.textContent?.replaceAll(',', '')
          if (!number) return []
          return [
            [title, row.querySelector('th')?.textContent, columns[index + 1], number].join('|'),
          ]
        }),
      )
    }),
  )
}

/** Fields of a row, by RFC 4180. */
const fieldsOf = (row: string) =>
  [...row.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
  )

test('the address follows each filter, and the first view has a plain one', async ({ page }) => {
  await openReport(page)
  await radio(page, words.filters.severe).check()
  await expect(page).toHaveURL(/\?severity=serious$/)
  await page.getByRole('combobox', { name: words.filters.from }).selectOption('2019')
  await page.getByRole('combobox', { name: words.filters.to }).selectOption('2021')
  await expect(page).toHaveURL(/\?severity=serious&from=2019&to=2021$/)
  await expect(headline(page)).toContainText('2019')
  await page.getByRole('link', { name: words.filters.reset }).click()
  await expect(page).toHaveURL(/\/accident-report$/)
  await expect(radio(page, words.filters.injury)).toBeChecked()
})

test('figures that did not come once are asked for at the next touch', async ({ page, noise }) => {
  await page.route('**/crashes-shown*', (route) => route.abort(), { times: 1 })
  const failed = page.waitForEvent('requestfailed')
  await page.goto(href('accident-report', 'en'))
  await radio(page, words.filters.injury).focus()
  await failed
  await radio(page, words.filters.severe).focus()
  await expect(page.locator('[data-island=accident-report][data-awake]')).toBeAttached()
  expect(noise.splice(0).join()).toContain('ERR_FAILED')
})

test('filters go along to a district and the other language, and Back returns to them', async ({
  page,
}) => {
  await openReport(page)
  await radio(page, words.filters.severe).check()
  await expect(page).toHaveURL(/severity=serious$/)
  const said = await headline(page).textContent()
  await page.locator('main').getByRole('link', { name: 'District 3', exact: true }).first().click()
  await expect(page).toHaveURL(/district-3\?severity=serious$/)
  await page.locator('.language').click()
  await expect(page).toHaveURL(`${href('district-3', 'es')}?severity=serious`)
  await expect(radio(page, reportWords.es.filters.severe)).toBeChecked()
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL(/severity=serious$/)
  await expect(radio(page, words.filters.severe)).toBeChecked()
  await expect(headline(page)).toHaveText(said ?? '')
})

for (const [locale, search] of [
  ['en', ''],
  ['es', '?severity=serious&from=2018&to=2023'],
] as const) {
  test(`the file holds the numbers of the tables shown in ${locale}`, async ({ page }) => {
    const { filters, columns, csv, tiles } = reportWords[locale]
    await openReport(page, search, locale)
    if (search) await expect(radio(page, filters.severe)).toBeChecked()
    const { name, text } = await savedBy(page, () =>
      page.getByRole('button', { name: filters.download }).click(),
    )
    expect(name).toMatch(search ? /2018-2023\.csv$/ : /\.csv$/)
    const [head = '', ...rows] = text.trimEnd().split('\r\n')
    expect(fieldsOf(head.replace('\uFEFF', ''))).toEqual(csv.columns)
    const inFile = rows
      .map(fieldsOf)
      .map(([title, , row, column, number]) => [title, row, column, number].join('|'))
    const shown = await tablesShown(page)
    expect(shown.length).toBeGreaterThan(50)
    // The tiles above the charts are numbers without a table.
    const ofTiles = (line: string) => line.startsWith(`${tiles.heading}|`)
    expect(inFile.filter((line) => !ofTiles(line)).toSorted()).toEqual(shown.toSorted())
    const inTiles = await page.locator('.crash-tiles').textContent()
    for (const line of inFile.filter(ofTiles)) {
      const [, , column, number] = line.split('|')
      // The year before is shown as a difference.
      if (column === columns.changeBefore) continue
      expect(inTiles).toContain(Number(number).toLocaleString('en'))
    }
  })
}

test('a filter link is answered without JavaScript, and the form and links go on from it', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const page = await context.newPage()
  await page.goto(`${href('accident-report', 'en')}?severity=serious`)
  await expect(headline(page)).toContainText('997')
  await page.getByRole('combobox', { name: words.filters.from }).selectOption('2022')
  await page.getByRole('button', { name: words.filters.show }).click()
  await expect(headline(page)).toContainText('From 2022 to 2024')
  await expect(headline(page)).toBeInViewport()
  await page.locator('.language').click()
  await expect(headline(page)).toContainText('De 2022 a 2024')
  await expect(radio(page, reportWords.es.filters.severe)).toBeChecked()
  await context.close()
})

test('the keyboard reaches the filters and every district in the list', async ({ page }) => {
  await openReport(page)
  await page.keyboard.press('ArrowRight')
  await expect(radio(page, words.filters.severe)).toBeChecked()
  await expect(page).toHaveURL(/severity=serious/)
  const links = page.locator('#districts .crash-bars').getByRole('link', { name: /^District \d$/ })
  await expect(links).toHaveCount(districts.length)
  for (const link of await links.all()) await tabTo(page, link, 30)
  const last = (await links.last().textContent())?.at(-1)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`district-${last}\\?severity=serious$`))
})

test('every district has its page, with its figures and the way to the others', async ({
  page,
}) => {
  for (const district of districts) {
    await page.goto(href(`district-${district}`, 'es'))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(headline(page)).toContainText(/\d/)
    const others = page.locator('.crash-elsewhere').getByRole('listitem')
    await expect(others).toHaveCount(districts.length + 1)
    await expect(others.locator('[aria-current=page]')).toHaveText(
      pageOf(`district-${district}`).name.es,
    )
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  for (const locale of ['en', 'es'] as const) {
    test(`the report is at most 9,000 px tall in ${locale}, headline and map open`, async ({
      page,
    }) => {
      await page.goto(href('accident-report', locale))
      await expect(headline(page)).toBeVisible()
      await expect(page.locator('.crash-districts svg').first()).toBeVisible()
      // Parts far below are laid out when they come near.
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
      await expect(page.locator('.site-footer')).toBeInViewport()
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollHeight))
        .toBeLessThanOrEqual(9_000)
    })
  }

  test('the years of a report stand open, the other charts are one tap away', async ({ page }) => {
    for (const id of ['accident-report', 'district-3'] as const) {
      await page.goto(href(id, 'en'))
      await expect(page.locator('#years .crash-chart')).toBeVisible()
      await expect(page.locator('#hours')).toBeHidden()
    }
  })

  test('a link to a part unfolds it, and a filter leaves it open', async ({ page }) => {
    await page.goto(`${href('accident-report', 'en')}#hours`)
    await expect(page.locator('#hours .crash-chart')).toBeInViewport()
    await expect(page.locator('#causes')).toBeHidden()
    await radio(page, words.filters.freeways).check()
    await expect(headline(page)).toContainText('highway patrol')
    await expect(page.locator('#hours .crash-chart')).toBeVisible()
  })

  test('paper has every part, with its table', async ({ page }) => {
    await page.goto(href('accident-report', 'en'))
    await page.emulateMedia({ media: 'print' })
    const parts = page.locator('.fold-body, .crash-table table')
    expect(await parts.count()).toBeGreaterThan(15)
    // What is folded away has a height all the same.
    const missing = await parts.evaluateAll((all) =>
      all.filter((part) => !part.checkVisibility()).map(({ id, outerHTML }) => id || outerHTML),
    )
    expect(missing).toEqual([])
  })
})
