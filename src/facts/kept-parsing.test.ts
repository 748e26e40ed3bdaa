import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openKeptParsing, sourcesBehind } from './kept-parsing.ts'

let folder: string
let file: string
const parse = vi.fn((text: string) => ({ text, children: [{ value: text, position: 7 }] }))

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kept-parsing-'))
  file = join(folder, 'below', 'parsed.json')
  parse.mockClear()
})
afterEach(() => rmSync(folder, { recursive: true }))

/** A build that meets these words. */
function build(words: readonly string[], parsedBy = 'parser 1') {
  const kept = openKeptParsing(file, parsedBy)
  const values = words.map((text) => kept.parse(parse, text))
  kept.save()
  return values
}

test('a second build parses only what is new, and gets the same', () => {
  const first = build(['one', 'two'])
  parse.mockClear()
  expect(build(['one', 'three'])[0]).toEqual(first[0])
  expect(parse.mock.calls).toEqual([['three']])
})

test('what a build returns may be changed by who asked for it', () => {
  const kept = openKeptParsing(file, 'parser 1')
  kept.parse(parse, 'one').text = 'changed'
  expect(kept.parse(parse, 'one')).toEqual({
    text: 'one',
    children: [{ value: 'one' }],
  })
})

test('a build that asks for little of what is kept leaves the rest for a later one', () => {
  build(['one', 'two', 'three'])
  build(['two'])
  parse.mockClear()
  build(['one', 'two', 'three'])
  expect(parse).not.toHaveBeenCalled()
})

test('another parser, a broken file and words that left begin anew', () => {
  build(['one', 'two'])
  build(['one'])
  expect(readFileSync(file, 'utf8')).not.toContain('two')
  parse.mockClear()
  build(['one'], 'parser 2')
  writeFileSync(file, '{"parsedBy":"parser 2","kept')
  build(['one'], 'parser 2')
  expect(parse).toHaveBeenCalledTimes(2)
})

test('behind a parser stands all that it imports, at once or by way of others', () => {
  const files = [...sourcesBehind(['src/places/streets/read-crossings.ts']).keys()]
  expect(files).toEqual(
    expect.arrayContaining(['src/places/finder/fold.ts', 'src/site/distance.ts']),
  )
})

test('behind a parser stands what lies beside it', () => {
  const parser = join(folder, 'parser.ts')
  const beside = join(folder, 'beside.ts')
  writeFileSync(parser, "import { rule } from './beside.ts'\n")
  writeFileSync(beside, 'export const rule = 1\n')
  expect([...sourcesBehind([parser]).keys()]).toEqual([parser, beside])
})
