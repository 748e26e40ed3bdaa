import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { clinic } from '#clinic'
import type { Locale } from '#language/locales.ts'
import { href } from '#site/addresses.ts'
import { officeLine } from '#site/contact-links.ts'
import { unbroken } from '#site/phone-numbers.ts'
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

test('a photograph is offered in AVIF and WebP, with its size, and waits until it comes near', () => {
  const html = htmlOf('![The garden.](photos/garden.jpg)', 'en')
  expect(html).toContain('type="image/avif" srcSet="/photos/garden-jpg-480.avif 480w, ')
  expect(html).toContain('type="image/webp"')
  expect(html).toMatch(/<img [^>]*alt="The garden." width="1440" height="960" loading="lazy"/)
  expect(html).not.toContain('<p>')
})

test('a photograph inside a sentence is refused', () => {
  expect(() => htmlOf('Look: ![The garden.](photos/garden.jpg)', 'en')).toThrow(
    'test: give the photograph photos/garden.jpg a line of its own',
  )
})

test('a drawing without words is refused', () => {
  expect(() => htmlOf(':::drawing{name="turn-head"}\n:::', 'en')).toThrow(
    'test: :::drawing turn-head has no words below it',
  )
})

test('a card sends to 911 for what does not wait at first, and to an emergency room for the others', () => {
  const html = htmlOf('::danger{about="head-hard limb-use"}', 'en')
  const [now = '', today = ''] = html.split('care care-today')
  expect(now).toContain(
    '<li>Hard hit to the head; knocked out. Over 24 hours ago: emergency room today.</li>',
  )
  expect(today).toContain('<li>Arm or leg crooked, or too painful to use</li>')
  expect(today).toContain('After 21 days: medical doctor within 3 days.')
})

test('a card without signs of its own has the lines of every card and leads to the check', () => {
  const html = htmlOf('::danger', 'es')
  expect(html).not.toContain('care-today')
  expect(html).toContain(`href="${href('immediate-help', 'es', 'check')}"`)
})

test.each(['spine head-hard half-turn', 'hunger', 'worse'])(
  'a card that is about "%s" is refused with what may stand there',
  (about) => {
    expect(() => htmlOf(`::danger{about="${about}"}`, 'en')).toThrow(
      'it should name at most 2 ids of content/data/danger-signs.yaml that have a card',
    )
  },
)

test('a link brings the number or address that its words hide', () => {
  const { number } = officeLine
  expect(htmlOf('Please [call us](call:).', 'en')).toContain(`data-written="${unbroken(number)}"`)
  expect(htmlOf('[Write to us](mail:).', 'en')).toContain(`data-written="${clinic.email}"`)
  expect(htmlOf(`[Call ${number}](call:).`, 'en')).not.toContain('data-written')
  expect(htmlOf('[Your rights](page:your-rights).', 'en')).not.toContain('data-written')
})

test('a card of what needs a doctor today does not say that it is not urgent', () => {
  const card = htmlOf(':::today\n- El miedo no le deja dormir.\n:::', 'es')
  expect(card).toContain('Hoy')
  expect(card).toContain('Llame a su doctor si')
  expect(card).not.toContain('No urgente')
})
