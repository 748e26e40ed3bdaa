import { expect, test } from 'vitest'
import { isRandomId, randomId } from './random-id.ts'

test('ids are random and well formed', () => {
  const ids = Array.from({ length: 100 }, randomId)
  expect(new Set(ids).size).toBe(100)
  expect(ids.every(isRandomId)).toBe(true)
})

test('an id says that it is random: version 4 of its standard', () => {
  const ids = Array.from({ length: 100 }, randomId)
  const version4 = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/
  expect(ids.filter((id) => !version4.test(id))).toEqual([])
  const inAll = (at: number) => new Set(ids.map((id) => id[at])).size === 1
  expect(Array.from({ length: 36 }, (_, at) => at).filter(inAll)).toEqual([8, 13, 14, 18, 23])
})

test('what holds more or less than an id is none', () => {
  const id = randomId()
  const others = [`${id}0`, `0${id}`, id.slice(1), [id], undefined]
  expect([id, ...others].filter(isRandomId)).toEqual([id])
})
