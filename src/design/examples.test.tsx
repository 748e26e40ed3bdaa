import { readdirSync } from 'node:fs'
import axe from 'axe-core'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, test } from 'vitest'
import type { Language } from './examples.ts'
import { componentExamples } from './shown-example.tsx'

const languages = ['en', 'es'] as const satisfies readonly Language[]
const cases = componentExamples.flatMap(({ component, examples }) =>
  examples.flatMap(({ name, render }) =>
    languages.map((language) => ({ component, name, language, render })),
  ),
)

/** The page around an example has the landmarks and the first heading. */
const pageRules = ['region', 'page-has-heading-one', 'heading-order']
/** jsdom paints nothing; `contrast.test.ts` looks at the colours. */
const colourRules = axe.getRules(['cat.color']).map(({ ruleId }) => ruleId)
const rules = Object.fromEntries(
  [...pageRules, ...colourRules].map((rule) => [rule, { enabled: false }]),
)

// axe asks a canvas whether words are pictures; jsdom has none and would say so each time.
HTMLCanvasElement.prototype.getContext = () => null

afterEach(() => document.body.replaceChildren())

/** Shown with what they stand beside, or never seen. */
const withoutExamples = [
  'body-parts',
  'drawings',
  'island',
  'maybe-link',
  'people',
  'structured-data',
  'styles',
]

test('every component has examples', () => {
  const folders = readdirSync(import.meta.dirname, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !withoutExamples.includes(entry.name))
    .map(({ name }) => name)
  expect(componentExamples.map(({ component }) => component)).toEqual(folders.sort())
})

test.each(componentExamples)('$component shows how it takes long words', ({ examples }) => {
  expect(examples.map(({ name }) => name).join()).toContain('long words')
})

test.each(componentExamples)('the examples of $component have different names', ({ examples }) => {
  expect(new Set(examples.map(({ name }) => name)).size).toBe(examples.length)
})

describe.each(cases)('$component, $name ($language)', ({ language, render }) => {
  test('raises no barrier that axe can find', async () => {
    document.documentElement.lang = language
    document.title = 'Example'
    document.body.innerHTML = renderToStaticMarkup(render({ language, id: 'example' }))
    const { violations } = await axe.run(document, {
      rules,
      resultTypes: ['violations'],
      preload: false,
    })
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
  })
})
