import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { locales } from '#language/locales.ts'
import { ofKind } from '#site/addresses.ts'
import { wordsOf } from '#words/read-pages.ts'
import { MovementStops } from './movement-stops.tsx'

test.each(ofKind('condition'))('%s has three stops exactly where it teaches movements', (id) => {
  for (const locale of locales) {
    const words = wordsOf(id, locale)
    const drawn = renderToStaticMarkup(<MovementStops id={id} locale={locale} words={words} />)
    const stops = drawn.match(/<li>/g) ?? []
    expect(stops).toHaveLength(words.body.includes('::exercise') ? 3 : 0)
  }
})
