import { expect, test } from 'vitest'
import { readDangerSigns } from '#danger-signs/read-danger-signs.ts'
import { dangerRegister } from '#danger-signs/register.ts'
import { checkRegisterText } from '#facts/register-file.ts'

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

const faultsOf = (signs: unknown) => {
  const checked = checkRegisterText(dangerRegister, JSON.stringify({ sources, signs }))
  return checked.kind === 'usable' ? [] : checked.faults
}

test('a sign that holds together is taken', () => {
  expect(faultsOf([sign])).toEqual([])
})

test.each([
  ['an id that stands twice', [sign, sign], 'seizure: id is "seizure": it should be another one'],
  [
    'a sign that lapses',
    [{ ...sign, levels: [{ level: 2, untilDay: 21 }] }],
    'seizure: levels should be levels whose last one has no end',
  ],
  [
    'an end that hangs on something unknown',
    [{ ...sign, levels: [{ level: 2, untilDay: 21, noEndWith: ['hunger'] }, { level: 3 }] }],
    'noEndWith, entry 1 is "hunger": it should be a fact or the id of a sign',
  ],
  ['a level that does not exist', [{ ...sign, levels: [{ level: 4 }] }], 'level is 4: it should'],
  ['a sign without a source', [{ ...sign, source: [] }], 'at least one source, such as [acep]'],
  [
    'a source that is not listed',
    [{ ...sign, source: ['hearsay'] }],
    'source, entry 1 is "hearsay": it should be the id of a source',
  ],
  [
    'a worst sign that can wait for an emergency room',
    [{ ...sign, worst: true, levels: [{ level: 2 }] }],
    'only those that begin with level 1 are marked as worst',
  ],
  [
    'an eighth worst sign',
    Array.from({ length: 8 }, (_, at) => ({ ...sign, id: `seizure-${at}`, worst: true })),
    'at most 7 are marked as worst',
  ],
  ['an empty list', [], 'signs should be at least one sign'],
  [
    'a sign without its Spanish words',
    [{ ...sign, words: { en: 'A seizure' } }],
    'words.es is missing: it should be the sign in Spanish, such as Una convulsión',
  ],
])('%s is refused', (_mistake, signs, said) => {
  expect(faultsOf(signs)).toEqual([expect.stringContaining(said)])
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

test('a sign that counts pain says what the highest number is', () => {
  const counting = readDangerSigns().signs.filter(({ words }) => / out of 10/.test(words.en))
  expect(counting.length).toBeGreaterThan(0)
  for (const { words } of counting) {
    expect(words.en).toContain('(10 is the worst pain you can imagine)')
    expect(words.es).toContain('(10 es el peor dolor que pueda imaginar)')
  }
})
