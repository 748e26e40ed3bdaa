import { expect, test } from 'vitest'
import type { Locale } from '#i18n/locales.ts'
import { allPages, type BuiltPage } from '../support/built-site.ts'
import { shellParts } from '../support/shell-parts.ts'

/** A part of the shell without what tells pages apart: the page they are, and the same in the other language. */
function partOf(html: string, part: string) {
  const [tag, ...classes] = part.split('.')
  const found = new RegExp(`<${tag} class="${classes.join(' ')}[ "].*?</${tag}>`, 's').exec(html)
  return found?.[0].replaceAll(' aria-current="page"', '').replaceAll(/href="[^"]*"(?= lang=)/g, '')
}

/** Pages with a form of their own for the newsletter leave out the one in the footer. */
const withoutNewsletter = (footer = '') =>
  footer.replace(/<div class="footer-newsletter">.*?(?=<div class="footer-contact">)/s, '')

const homeOf = (pages: readonly BuiltPage[], locale: Locale) =>
  pages.find((page) => page.id === 'home' && page.locale === locale)?.html ?? ''

test.each(allPages())('$path has the shell of the home page', ({ html, locale }) => {
  const home = homeOf(allPages(), locale)
  for (const part of shellParts) {
    const expected = partOf(home, part)
    expect(expected).toBeTruthy()
    expect([expected, withoutNewsletter(expected)]).toContain(partOf(html, part))
  }
})
