import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const text = readFileSync('docs/security.md', 'utf8')

/** How many requirements each section of ASVS 5.0 has, from its first on. */
const sections = {
  6: [3, 12, 8, 6, 8, 4, 2, 4],
  7: [3, 4, 2, 5, 3, 2],
  8: [4, 4, 3, 2],
  16: [1, 5, 4, 3, 4],
}

const required = Object.entries(sections).flatMap(([chapter, counts]) =>
  counts.flatMap((count, index) =>
    Array.from({ length: count }, (_, number) => `${chapter}.${index + 1}.${number + 1}`),
  ),
)

const rows = [...text.matchAll(/^\| (\d+\.\d+\.\d+) \| (.+?) \| (.+) \|$/gm)].map(
  ([, number = '', , heldBy = '']) => ({ number, heldBy }),
)

const namedTest = /`([\w./-]+\.(?:test|spec)\.tsx?)` “([^”]+)”/g

/** Whether a test of a file has this title, or one that begins with what is filled in. */
function hasTest(file: string, title: string) {
  return existsSync(file) && readFileSync(file, 'utf8').includes(title)
}

test('every requirement of the chapters stands there once, in its order', () => {
  expect(rows.map(({ number }) => number)).toEqual(required)
})

test('every requirement has a test that exists, a place on the page or a reason', () => {
  const open = rows.filter(({ heldBy }) => {
    const tests = [...heldBy.matchAll(namedTest)]
    const place = /^This page, "(.+)"$/.exec(heldBy)?.[1]
    if (place !== undefined) return !text.includes(`**${place}.**`)
    if (tests.length === 0) return !/^Not (?:here|met)[\w ]*: .{5,}/.test(heldBy)
    return !tests.every(([, file = '', title = '']) => hasTest(file, title))
  })
  expect(open).toEqual([])
})

test('no test is named in another way, which nobody would look for', () => {
  const names = text.match(/`(?:tests|src|scripts)\/[^`]*\.(?:test|spec)\.tsx?`/g) ?? []
  const named = [...text.matchAll(namedTest)].map(([, file]) => `\`${file}\``)
  expect(names.filter((name) => name !== '`scripts/security-table.test.ts`')).toEqual(named)
})
