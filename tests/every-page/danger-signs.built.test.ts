import { expect, test } from 'vitest'
import { type PageKind, page } from '#site/addresses.ts'
import { dangerStrings } from '#words/danger-signs/danger-strings.ts'
import { readDangerSigns } from '#words/danger-signs/read-danger-signs.ts'
import { allPages, type BuiltPage, decodeEntities } from '../support/built-site.ts'

/** Kinds of pages that are about bodies: the others carry one quiet line. */
const aboutBodies: readonly PageKind[] = ['condition', 'service', 'landing', 'entry', 'phase']

/** A page of such a kind whose subject is the mind: a line, and the crisis line of 988. */
const aboutTheMind = 'anxiety'

const pages = allPages().filter(({ id }) => page(id).kind !== 'answer')

const isAboutBodies = ({ id }: BuiltPage) =>
  (aboutBodies.includes(page(id).kind) && id !== aboutTheMind) ||
  ['conditions', 'services'].includes(id)

const withCards = pages.filter(isAboutBodies)

/** What a reader is shown of the card, without what is only heard. */
function cardOf(html: string) {
  const [, from = ''] = html.split('<div class="danger-cards">')
  const [card = ''] = from.split('</a></p></div>')
  const heard = card.replaceAll(/<span class="vh">.*?<\/span>/g, '')
  return decodeEntities(heard.replaceAll(/<svg.*?<\/svg>/gs, ' ').replaceAll(/<[^>]+>/g, ' '))
}

const mostWords = { en: 125, es: 155 }

test.each(withCards)('$path carries the seven lines, and the way to the check', (built) => {
  const { html, locale } = built
  const card = cardOf(html)
  const { headings, check } = dangerStrings(locale)
  for (const { words } of readDangerSigns().cards) expect(card).toContain(words[locale])
  expect(card).toContain(headings[1])
  expect(card).toContain(check)
})

test.each(withCards)('the card of $path is short', ({ html, locale }) => {
  const words = cardOf(html)
    .split(/\s+/)
    .filter((word) => /[\p{L}\d]/u.test(word))
  expect(words.length).toBeGreaterThan(60)
  expect(words.length).toBeLessThanOrEqual(mostWords[locale])
})

test.each(withCards)('$path says neither sources nor signatures inside the card', (built) => {
  const { unsigned } = dangerStrings(built.locale)
  expect(decodeEntities(built.html)).not.toContain(unsigned)
})

test.each(withCards.filter(({ html }) => html.includes('<ul class="cards">')))(
  '$path shows the danger signs before its cards',
  ({ html }) => {
    expect(html.indexOf('danger-cards')).toBeGreaterThan(0)
    expect(html.indexOf('danger-cards')).toBeLessThan(html.indexOf('<ul class="cards">'))
  },
)

test.each(pages.filter(({ id }) => id === 'immediate-help'))(
  '$path alone says where the signs are from and who has checked them',
  ({ html, locale }) => {
    const { headings, meaning, unsigned } = dangerStrings(locale)
    for (const said of [headings[1], headings[2], headings[3], meaning, unsigned]) {
      expect(decodeEntities(html)).toContain(said)
    }
  },
)

const quiet = pages.filter(
  (built) =>
    !isAboutBodies(built) &&
    page(built.id).kind !== 'tool' &&
    ![aboutTheMind, 'immediate-help'].includes(built.id),
)

/** Kinds of pages that lead there from a list, a desk or a map. */
const withLine: readonly PageKind[] = [
  'directory',
  'legal',
  'contact',
  'report',
  'district',
  'crash-place',
  'area',
]

test.each(pages.filter(({ id }) => withLine.includes(page(id).kind) || id === aboutTheMind))(
  '$path carries one quiet line',
  ({ html }) => {
    expect(html.match(/class="danger-line"/g)).toHaveLength(1)
  },
)

test.each(quiet)('$path keeps the red card for pages about bodies', ({ html }) => {
  expect(html).not.toMatch(/class="care care-(?:emergency|today)"/)
})
