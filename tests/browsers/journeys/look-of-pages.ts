import { layoutWords } from '#screens/layouts/words.ts'
import { href } from '#site/addresses.ts'
import { gettingWorseParts } from '#words/danger-signs/getting-worse/getting-worse.ts'
import type { Journey } from './journey.ts'

const isDark = "document.documentElement.classList.contains('dark')"

/** A visitor chooses the dark theme, follows a link, and hides the banner that comes. */
export const chooseTheme: Journey = async ({ locale, page }) => {
  const { banner, footer } = layoutWords[locale]
  const shows = (dark: boolean) => page.comesTo(isDark, dark)
  await page.open(href('about', locale))
  await shows(false)
  await page.click({ role: 'button', name: footer.darkMode })
  await shows(true)
  await page.open(href('money-matters', locale))
  await shows(true)

  await page.isGone({ css: '.banner' })
  await page.scrollTo(101)
  await page.isInView({ css: '.banner' })
  await page.is({ role: 'link', name: gettingWorseParts(locale).call, within: '.banner' })
  await page.click({ role: 'button', name: banner.dismiss })
  await page.isGone({ css: '.banner' })
  await page.open(href('contact', locale))
  await page.scrollTo(400)
  await page.isGone({ css: '.banner' })
  await page.reload()
  await shows(false)
}
