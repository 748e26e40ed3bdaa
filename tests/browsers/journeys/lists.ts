import { finderWords } from '#city/finder/words.ts'
import { hospitalWords } from '#city/hospitals/words.ts'
import { fill } from '#language/fill.ts'
import { reportWords } from '#reports/accident-report/words.ts'
import { layoutWords } from '#screens/layouts/words.ts'
import { siteMapWords } from '#screens/site-map/words.ts'
import { href, page as pageOf } from '#site/addresses.ts'
import type { Journey } from './journey.ts'

/** A visitor says a ZIP code, and the emergency rooms nearest to it come first. */
export const findHospital: Journey = async ({ locale, page }) => {
  const { near, zip } = finderWords[locale]
  const place = fill(zip, { zip: '94601' })
  await page.open(href('hospitals', locale))
  await page.fill({ role: 'field', name: finderWords[locale].label }, '94601')
  await page.press('Enter')
  await page.isInView({ text: fill(near, { place }) })
  await page.isAt(`${href('hospitals', locale)}?near=94601`)
  await page.is({ text: fill(hospitalWords[locale].order.from, { place }) })
  await page.reload()
  await page.is({ text: fill(near, { place }) })
}

/** A visitor narrows the crash report, shares its address, and goes back to the first view. */
export const filterReport: Journey = async ({ locale, page }) => {
  const { filters } = reportWords[locale]
  const severe = { role: 'radio', name: filters.severe, within: '.crash-filters' } as const
  await page.open(href('accident-report', locale))
  const [before] = await page.words({ css: '.crash-headline' })
  await page.click(severe)
  await page.isAt(`${href('accident-report', locale)}?severity=serious`)
  await page.comesTo(
    `document.querySelector('.crash-headline').textContent === ${JSON.stringify(before)}`,
    false,
  )
  await page.pick({ role: 'field', name: filters.from, within: '.crash-filters' }, '2022')
  await page.says({ css: '.crash-headline' }, '2022')
  await page.reload()
  await page.isChecked(severe)
  await page.click({ role: 'link', name: filters.reset })
  await page.says({ css: '.crash-headline' }, before ?? '')
}

/** A visitor looks for dates in Spanish and opens one. */
export const findEvent: Journey = async ({ locale, page }) => {
  const spanish = { en: 'Spanish', es: 'español' }[locale]
  await page.open(href('events', locale))
  const all = await page.count({ css: '.event' })
  await page.click({ role: 'radio', name: spanish })
  await page.comesTo(
    "[...document.querySelectorAll('.event')].every((one) => one.checkVisibility() === one.matches('[data-languages~=es]'))",
    true,
  )
  const inSpanish = await page.count({ css: '.event' })
  if (inSpanish === 0 || inSpanish === all)
    throw new Error(`${inSpanish} of ${all} dates are shown`)
  await page.click({ css: '.event summary', first: true })
}

/** A visitor searches all words of the site and follows what was found. */
export const searchSite: Journey = async ({ locale, page }) => {
  const field = { role: 'field', name: siteMapWords[locale].searchLabel } as const
  const link = {
    role: 'link',
    name: pageOf('money-matters').name[locale],
    within: '.search-results',
  } as const
  await page.open(href('whiplash', locale))
  await page.click({ role: 'link', name: layoutWords[locale].search, within: '.header-actions' })
  await page.hasFocus(field)
  await page.fill(field, { en: 'lien', es: 'gravamen' }[locale])
  await page.is(link)
  await page.fill(field, 'xylophone')
  await page.isInView({ text: siteMapWords[locale].noResult })
  await page.fill(field, { en: 'lien', es: 'gravamen' }[locale])
  await page.click(link)
  await page.isAt(href('money-matters', locale))
}
