import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { clinic } from '#clinic'
import type { Locale } from '#language/locales.ts'
import { href } from '#site/addresses.ts'
import { officeLine, unbroken } from '#site/contact-links.ts'
import { dangerGroups } from './danger-signs/kinds.ts'
import { InlineWords, Words } from './words.tsx'

const htmlOf = (text: string, locale: Locale) =>
  renderToStaticMarkup(<Words text={text} locale={locale} file="test" />)

test('the English words of a form are read in English on a Spanish page', () => {
  expect(htmlOf('Un gravamen (*lien*).', 'es')).toContain('(<em lang="en">lien</em>)')
})

test('leaning words of an English page need no language', () => {
  expect(htmlOf('A *lien*.', 'en')).toContain('<em>lien</em>')
})

test('so are those of one line, such as a step of what to do now', () => {
  const line = <InlineWords text="Diga: *Spanish, please*." locale="es" file="test" />
  expect(renderToStaticMarkup(line)).toBe('Diga: <em lang="en">Spanish, please</em>.')
})

test('a drawing stands above its words, in the page itself', () => {
  const html = htmlOf(':::drawing{name="turn-head"}\nTurn [gently](page:neck-pain).\n:::', 'en')
  expect(html).toMatch(/<figure class="captioned-drawing"><svg .*<path .*<figcaption><p>Turn <a /s)
  expect(html).not.toContain('<use')
})

test('a drawing that does not exist is refused with those that do', () => {
  expect(() => htmlOf(':::drawing{name="turn-heads"}\nWords.\n:::', 'en')).toThrow(
    'test: :::drawing names turn-heads, which is none of safe-then-911, sign-then-call',
  )
})

test('a drawing without words is refused', () => {
  expect(() => htmlOf(':::drawing{name="turn-head"}\n:::', 'en')).toThrow(
    'test: :::drawing turn-head has no words below it',
  )
})

test('the conditions of a danger sign are a list under its words', () => {
  expect(htmlOf('::danger{groups="spine"}', 'en')).toMatch(
    /<li>Neck or back pain, and one of these:<ul><li>you are 65 or older, or under 16<\/li><li>/,
  )
})

const wholeList = href('immediate-help', 'en', 'danger-signs')

test('danger cards link the whole list, but not from the whole list', () => {
  const urgent = dangerGroups.filter((group) => group !== 'later')
  expect(htmlOf('::danger{groups="spine"}', 'en')).toContain(`href="${wholeList}"`)
  expect(htmlOf(`::danger{groups="${urgent.join(' ')}"}`, 'en')).not.toContain(wholeList)
})

test('a link brings the number or address that its words hide', () => {
  const { number } = officeLine
  expect(htmlOf('Please [call us](call:).', 'en')).toContain(`data-written="${unbroken(number)}"`)
  expect(htmlOf('[Write to us](mail:).', 'en')).toContain(`data-written="${clinic.email}"`)
  expect(htmlOf(`[Call ${number}](call:).`, 'en')).not.toContain('data-written')
  expect(htmlOf('[Your rights](page:your-rights).', 'en')).not.toContain('data-written')
})
