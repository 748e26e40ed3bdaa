import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readOnce } from './read-once.ts'

const day = 24 * 60 * 60 * 1000

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

test('a file is read when it is first asked for, and not again', () => {
  const read = vi.fn(() => 'as it was')
  const file = readOnce(read)
  expect(read).not.toHaveBeenCalled()
  expect([file(), file()]).toEqual(['as it was', 'as it was'])
  vi.setSystemTime(Date.now() + day)
  expect(file()).toBe('as it was')
  expect(read).toHaveBeenCalledTimes(1)
})

test('while writing, one page reads a file once and the next page reads it anew', () => {
  let words = 'as it was'
  const file = readOnce(() => words, 1000)
  expect(file()).toBe('as it was')
  words = 'changed'
  vi.setSystemTime(Date.now() + 1000)
  expect(file()).toBe('as it was')
  vi.setSystemTime(Date.now() + 1)
  expect(file()).toBe('changed')
})

test('what could not be read is tried again', () => {
  const read = vi.fn(() => 'as it should be')
  read.mockImplementationOnce(() => {
    throw new Error('no such file')
  })
  const file = readOnce(read)
  expect(file).toThrow('no such file')
  expect(file()).toBe('as it should be')
})
