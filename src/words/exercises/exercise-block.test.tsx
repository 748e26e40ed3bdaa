import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ExerciseBlock } from '#words/blocks/exercise.tsx'
import type { WordsContext } from '#words/parse-words.ts'

const page: WordsContext = { locale: 'es', sourceIds: ['a', 'cote-2016'], file: 'x.md' }
const drawn = (name: string, context = page) =>
  renderToStaticMarkup(<ExerciseBlock name={name} context={context} />)

test('an exercise says its steps, how often, where to stop, and leads to its source', () => {
  const html = drawn('turn-head')
  expect(html.match(/<li>/g)).toHaveLength(3)
  expect(html).toContain('Unas cuantas veces a cada lado, varias veces al día.')
  expect(html).toContain('Pare donde le jale.')
  expect(html).toContain('href="#source-2"')
})

test('a movement that no study tests says so, and leads nowhere', () => {
  const html = drawn('walk')
  expect(html).toContain('no conocemos ningún estudio')
  expect(html).not.toContain('#source')
})

test('a page that shows an exercise lists its source', () => {
  expect(() => drawn('turn-head', { ...page, sourceIds: ['a'] })).toThrow(
    'x.md: ::exercise turn-head rests on cote-2016: list it among the sources',
  )
})

test('an exercise that nobody wrote stops the build and names those that exist', () => {
  expect(() => drawn('headstand')).toThrow(/x\.md: ::exercise names headstand.*turn-head, /)
})
