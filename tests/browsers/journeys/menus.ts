import { layoutWords } from '#screens/layouts/words.ts'
import { href } from '#site/addresses.ts'
import { siteWords } from '#site/words.ts'
import type { Journey, Visit } from './journey.ts'

const panel = { css: '.panel', within: '#menu-services' }
const links = { role: 'link', within: '#menu-services .panel' } as const

async function openByEveryMeans({ locale, page }: Visit) {
  const { labels } = siteWords[locale].menus
  const menu = { role: 'summary', name: labels.services, within: '.menus' } as const
  await page.pointAt(menu)
  await page.isInView(panel)
  await page.pointAway()
  await page.isGone(panel)

  await page.click(menu)
  await page.isInView(panel)
  await page.press('Escape')
  await page.isGone(panel)

  await page.focus(menu)
  await page.press('ArrowDown')
  await page.isInView(panel)
  await page.comesTo("document.activeElement.closest('.panel') !== null", true)
  await page.press('Escape')
  await page.isGone(panel)
  await page.hasFocus(menu)
}

async function openOnPhone({ locale, page }: Visit) {
  const menu = { role: 'summary', name: layoutWords[locale].menu, within: '.nav-toggle' } as const
  await page.click(menu)
  await page.is(links)
  await page.press('Escape')
  await page.isGone(links)
  await page.hasFocus(menu)
  await page.press('Enter')
  await page.is(links)
}

/** A visitor opens the main menu by every means there is, closes it with Escape, and follows a link. */
export const openMenus: Journey = async (visit) => {
  const { isWide, locale, page } = visit
  await page.open(href('home', locale))
  // Until its script has come, a menu opens and closes by the browser's own means.
  await page.pointAt({ css: '.nav' })
  await page.comesTo("document.querySelector('.nav-body[data-ready]') !== null", true)
  await page.pointAway()
  await (isWide ? openByEveryMeans(visit) : openOnPhone(visit))
  if (isWide)
    await page.click({
      role: 'link',
      name: siteWords[locale].menus.plainLinks.contact,
      within: '.menus',
    })
  else await page.click({ css: `a[href="${href('contact', locale)}"]`, within: '.menus' })
  await page.isAt(href('contact', locale))
}
