import { expect, test } from 'vitest'
import { cutAtMarks, fillMarks, marked } from './live-marks.ts'

test('what stands between the marks is drawn anew, and the marks stay', () => {
  const built = `<p>Before</p>${marked('events', 'old')}<p>Between</p>${marked('figures', 'old')}`
  const drawn = fillMarks(cutAtMarks(built), (name) => `new ${name}`)
  expect(drawn).toBe(
    `<p>Before</p>${marked('events', 'new events')}<p>Between</p>${marked('figures', 'new figures')}`,
  )
})

test('a page without marks is left as it is', () => {
  const page = '<p>Words</p><!-- a comment -->'
  expect(fillMarks(cutAtMarks(page), () => 'never')).toBe(page)
})

test('a mark without an end is a fault that names the part', () => {
  expect(() => cutAtMarks('<!--live events--><p>Cut off')).toThrow('The live part events begins')
})
