import { expect, test } from 'vitest'
import { listAsked, noteAsked } from './asked.ts'
import { readOnce } from './read-once.ts'

const nextTurn = () => new Promise((resolve) => setImmediate(resolve))

test('work in steps lists what it asks for, apart from other work at the same time', async () => {
  const page = (first: string, second: string) =>
    listAsked(async () => {
      noteAsked(first)
      await nextTurn()
      noteAsked(second)
    })
  const pages = [page('home', 'hours'), page('contact', 'hours')]
  await Promise.all(pages.map(({ result }) => result))
  expect(pages.map(({ names }) => [...names])).toEqual([
    ['home', 'hours'],
    ['contact', 'hours'],
  ])
})

test('what was read once is asked for by everyone who uses it', () => {
  const cards = readOnce(() => {
    noteAsked('neck pain')
    return 'cards'
  })
  const first = listAsked(cards)
  const second = listAsked(cards)
  expect([...first.names]).toEqual(['neck pain'])
  expect([...second.names]).toEqual(['neck pain'])
})

test('outside of such work nothing is noted', () => {
  noteAsked('home')
  expect([...listAsked(() => 'work').names]).toEqual([])
})
