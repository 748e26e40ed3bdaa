import { expect, test } from 'vitest'
import { placeLabels } from '#places/map/place-labels.ts'

const frame = { x: 0, y: 0, width: 300, height: 100 }
const sidesOf = (
  points: Parameters<typeof placeLabels>[0],
  marks: Parameters<typeof placeLabels>[1] = [],
) => placeLabels(points, marks, frame, 20).map(({ side }) => side)

test('a name stands on the right, and on the left where the edge is near', () => {
  expect(sidesOf([{ name: 'Laurel', x: 20, y: 50 }])).toEqual(['right'])
  expect(sidesOf([{ name: 'Laurel', x: 280, y: 50 }])).toEqual(['left'])
})

test('of two names that would meet, the second makes room below', () => {
  const points = [
    { name: 'Piedmont Avenue', x: 60, y: 50 },
    { name: 'Rockridge', x: 66, y: 67 },
  ]
  expect(sidesOf(points)).toEqual(['right', 'below'])
})

test('a name without room on any side is not written', () => {
  const points = [
    { name: 'Piedmont Avenue', x: 60, y: 50 },
    { name: 'Rockridge', x: 40, y: 67 },
  ]
  expect(sidesOf(points)).toEqual(['right', undefined])
})

test('no name lies on a mark', () => {
  expect(sidesOf([{ name: 'Laurel', x: 150, y: 50 }], [{ x: 190, y: 50, radius: 20 }])).toEqual([
    'left',
  ])
})
