import { expect, test } from 'vitest'
import { type PageKind, page } from '#site/addresses.ts'
import { wordsOf } from '#words/read-pages.ts'
import { allPages, type BuiltPage } from '../support/built-site.ts'

const pages = allPages()

/** The names of what a page opens with, such as `condition` of `condition-opening`. */
const openingsOf = ({ html }: BuiltPage) =>
  [...html.matchAll(/class="opening ([\w-]+)-opening"/g)].map(([, name = '']) => name)

/** The home page and the answers to forms are no pages of words: they open in their own way. */
const withoutOpening: readonly PageKind[] = ['home', 'answer']

test('every page of words has one opening', () => {
  const wrong = pages.filter((built) => {
    const expected = withoutOpening.includes(page(built.id).kind) ? 0 : 1
    return openingsOf(built).length !== expected
  })
  expect(wrong.map(({ path }) => path)).toEqual([])
})

test('no opening leaves a number alone on the next line', () => {
  const opened = pages.filter((built) => openingsOf(built).length > 0)
  const wrong = opened.filter(({ html }) => /<h1>[^<]* \d/.test(html))
  expect(wrong.map(({ path }) => path)).toEqual([])
})

/** A site map is a list of pages, and opens like other lists. */
const listKinds: readonly PageKind[] = ['directory', 'site-map']

test('no two kinds of page open alike', () => {
  const kindOf = ({ id }: BuiltPage) => {
    const { kind } = page(id)
    return listKinds.includes(kind) ? 'directory' : kind
  }
  const kindsByOpening = Map.groupBy(
    pages.flatMap((built) => openingsOf(built).map((name) => ({ name, kind: kindOf(built) }))),
    ({ name }) => name,
  )
  const shared = [...kindsByOpening].filter(
    ([, uses]) => new Set(uses.map(({ kind }) => kind)).size > 1,
  )
  expect(shared.map(([name]) => name)).toEqual([])
})

/** Where somebody is hurt now, or has just asked for care. */
const hasSomethingToDo = ({ id }: Pick<BuiltPage, 'id'>) =>
  ['home', 'landing', 'entry', 'condition', 'service'].includes(page(id).kind) ||
  id === 'immediate-help'

test.each(pages)('$path says what to do now exactly where there is something', (built) => {
  const shown = built.html.match(/class="now-card/g) ?? []
  expect(shown).toHaveLength(hasSomethingToDo(built) ? 1 : 0)
  expect(wordsOf(built.id, built.locale).now !== undefined).toBe(shown.length === 1)
})

/** What an ending is made of: each once a page at most. */
const lastThings = ['ending', 'last-call', 'related', 'line-end', 'call-back'] as const

test.each(pages)('$path ends once', ({ html }) => {
  const counts = lastThings.map(
    (name) => html.match(new RegExp(`class="(?:[^"]* )?${name}[" ]`, 'g'))?.length ?? 0,
  )
  expect(Math.max(...counts)).toBeLessThanOrEqual(1)
})

test('pages of words end in what to do next', () => {
  const endless = pages.filter(
    (built) => openingsOf(built).length > 0 && !built.html.includes('class="ending"'),
  )
  expect(endless.map(({ path }) => path)).toEqual([])
})
