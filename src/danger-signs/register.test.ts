import * as v from 'valibot'
import { expect, test } from 'vitest'
import { readDangerSigns } from '#danger-signs/read-danger-signs.ts'
import { dangerRegisterSchema } from '#danger-signs/register.ts'

const sources = [{ id: 'cdc-headsup', name: 'CDC HEADS UP', year: 2026 }]

const sign = {
  id: 'seizure',
  group: 'head',
  words: { en: 'A seizure', es: 'Una convulsión' },
  levels: [{ level: 1 }],
  examined: 'never',
  source: ['cdc-headsup'],
  signedBy: [],
}

const issuesOf = (signs: unknown) =>
  v.safeParse(dangerRegisterSchema, { sources, signs }).issues?.map(({ message }) => message)

test('a sign that holds together is taken', () => {
  expect(issuesOf([sign])).toBeUndefined()
})

test.each([
  ['an id that stands twice', [sign, sign], 'signs with ids that stand once'],
  [
    'a sign that lapses',
    [{ ...sign, levels: [{ level: 2, untilDay: 21 }] }],
    'signs whose last level has no end: none lapses',
  ],
  [
    'an end that hangs on something unknown',
    [{ ...sign, levels: [{ level: 2, untilDay: 21, noEndWith: ['hunger'] }, { level: 3 }] }],
    'signs whose noEndWith names facts or signs of this list',
  ],
  ['a level that does not exist', [{ ...sign, levels: [{ level: 4 }] }], '1, 2 or 3'],
  ['a sign without a source', [{ ...sign, source: [] }], 'at least one source'],
  [
    'a source that is not listed',
    [{ ...sign, source: ['hearsay'] }],
    'a register whose signs name its own sources',
  ],
  ['an empty list', [], 'at least one sign'],
])('%s is refused', (_mistake, signs, message) => {
  expect(issuesOf(signs)).toContain(message)
})

test('a sign without its Spanish words is refused', () => {
  expect(issuesOf([{ ...sign, words: { en: 'A seizure' } }])).toHaveLength(1)
})

test('every sign that hangs on facts says them in the words that pages print', () => {
  const hanging = readDangerSigns().signs.filter(({ asked }) => asked)
  for (const { words, asked } of hanging) {
    expect(words.en.length).toBeGreaterThan(asked?.en.length ?? 0)
    expect(words.es.length).toBeGreaterThan(asked?.es.length ?? 0)
  }
  expect(hanging.length).toBeGreaterThan(3)
})

test('no group asks more at once than a reader can hold: 7 signs', () => {
  const sizes = Object.groupBy(readDangerSigns().signs, ({ group }) => group)
  for (const signs of Object.values(sizes)) expect(signs?.length).toBeLessThanOrEqual(7)
})
