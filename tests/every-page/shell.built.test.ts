import { expect, test } from 'vitest'
import { wordsOf } from '#words/read-pages.ts'
import { allPages, type BuiltPage, readPage } from '../support/built-site.ts'
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

const homes = { en: readPage('home', 'en').html, es: readPage('home', 'es').html }

/** Where a life may be in danger the bar under the thumb begins with 911, and not with the clinic. */
const rings911 = ({ id, locale }: BuiltPage) => wordsOf(id, locale).line === 'call-911'

test.each(allPages())('$path has the shell of the home page', (built) => {
  const { html, locale } = built
  for (const part of shellParts) {
    if (part === 'nav.bottom-bar' && rings911(built)) {
      expect(partOf(html, part)).toContain('<a href="tel:911" class="btn btn-urgent"')
      continue
    }
    const expected = partOf(homes[locale], part)
    expect(expected).toBeTruthy()
    expect([expected, withoutNewsletter(expected)]).toContain(partOf(html, part))
  }
})

test.each(allPages())('$path has no color that only newer browsers know', ({ html }) => {
  const styles = html.match(/<style[^>]*>.*?<\/style>/gs)?.join('') ?? ''
  expect(styles.match(/\b(?:oklch|oklab|lch|lab|color|color-mix|light-dark)\([^)]*\)/g)).toBeNull()
})
