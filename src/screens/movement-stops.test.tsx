import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { locales } from '#language/locales.ts'
import { ofKind } from '#site/addresses.ts'
import { exerciseOf } from '#words/exercises/exercises.ts'
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

/** A movement that no page teaches there would be said by nobody but the drawing. */
test.each(ofKind('condition'))(
  '%s has at each stop a movement of its own page or of the phase',
  (id) => {
    const words = wordsOf(id, 'en')
    const drawn = renderToStaticMarkup(<MovementStops id={id} locale="en" words={words} />)
    const stops = drawn.split('<li>').slice(1)
    for (const [place, stop] of stops.entries()) {
      const title = /<b>(.*?)\.<\/b>/.exec(stop)?.[1]
      const phase = ofKind('phase')[place] ?? 'phase-1'
      const taught = [words, wordsOf(phase, 'en')].flatMap(({ body, file }) =>
        [...body.matchAll(/::exercise\{name="([a-z-]+)"\}/g)].map(
          ([, name = '']) => exerciseOf(name, file).title.en,
        ),
      )
      expect(taught).toContain(title)
    }
  },
)
