import { expect, test } from 'vitest'
import { bend, fromTheEdge, fromThePicture, rail, toTheRail } from './line-path.ts'

/** The first and the last place of a path whose last command ends at its last two numbers. */
function endsOf(path: string) {
  const numbers = (path.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number)
  return { start: numbers.slice(0, 2), end: numbers.slice(-2) }
}

test('the rail ends below where it began', () => {
  expect(endsOf(rail)).toEqual({ start: [50, 0], end: [50, 100] })
})

test('what comes in from the side arrives on the rail at the lower edge', () => {
  expect(endsOf(fromTheEdge)).toEqual({ start: [100, 50], end: [0, 50] })
  expect(endsOf(toTheRail)).toEqual({ start: [100, 50], end: [0, 100] })
  expect(endsOf(fromThePicture)).toEqual({ start: [100, 0], end: [0, 100] })
})

test('a bend leaves and arrives in the directions given', () => {
  const path = bend({ x: 80, y: 10, heading: 'left' }, { x: 20, y: 90, heading: 'down' })
  expect(path).toBe('M80 10 C47 10 20 46 20 90')
})
