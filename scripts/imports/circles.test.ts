import { expect, test } from 'vitest'
import { findCircles } from './circles.ts'

const imports = (...pairs: string[]) =>
  pairs.map((pair) => {
    const [from = '', to = ''] = pair.split(' ')
    return { from, to }
  })

test('files that share what they import are no circle', () => {
  expect(findCircles(imports('a b', 'a c', 'b d', 'c d'))).toEqual([])
})

test('a circle is told with the files on its way', () => {
  expect(findCircles(imports('a b', 'b c', 'c b', 'd a'))).toEqual(['b -> c -> b'])
})

test('a file that imports itself is a circle', () => {
  expect(findCircles(imports('a a'))).toEqual(['a -> a'])
})
