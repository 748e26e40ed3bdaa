import { expect, test } from 'vitest'
import { checkRegisterText } from '#clinic/reading/register-file.ts'
import { locales } from '#language/locales.ts'
import { nowSigns, signScreens } from './kinds.ts'
import { readDangerSigns } from './read-danger-signs.ts'
import { dangerRegister } from './register.ts'

const sources = [{ id: 'cdc-headsup', name: 'CDC HEADS UP', year: 2026 }]

const sign = {
  id: 'seizure',
  screen: 'head',
  words: { en: 'A seizure', es: 'Una convulsión' },
  levels: [{ level: 1 }],
  examined: 'never',
  source: ['cdc-headsup'],
  signedBy: [],
}

const condition = { en: 'you fell', es: 'se cayó' }

const faultsOf = (signs: unknown) => {
  const checked = checkRegisterText(dangerRegister, JSON.stringify({ sources, cards: [], signs }))
  return checked.kind === 'usable' ? [] : checked.faults
}

test('a sign that holds together is taken', () => {
  expect(faultsOf([sign])).toEqual([])
  expect(faultsOf([{ ...sign, conditions: [condition, condition] }])).toEqual([])
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
  [
    'a single condition',
    [{ ...sign, conditions: [condition] }],
    'conditions should be at least two conditions',
  ],
  [
    'an eighth condition',
    [{ ...sign, conditions: Array.from({ length: 8 }, () => condition) }],
    'conditions should be at most 7 conditions',
  ],
  [
    'a condition without its Spanish words',
    [{ ...sign, conditions: [condition, { en: 'you fell' }] }],
    'conditions, entry 2, es is missing: it should be a condition in Spanish, such as se cayó',
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

/** What the register says of a file in which nothing is as it should be, without the lines. */
const saidOf = (register: unknown) => {
  const checked = checkRegisterText(dangerRegister, JSON.stringify(register))
  if (checked.kind === 'usable') return []
  return checked.faults.map((fault) => fault.replace(/^.*?, line \d+, /, ''))
}

test('every field says what it should hold, with an example', () => {
  expect(saidOf(7)).toEqual([
    'the whole file is 7: it should be the danger signs: sources, cards and signs',
  ])
  expect(saidOf({ sources: 7, signs: 7 })).toMatchInlineSnapshot(`
    [
      "cards is missing: it should be the lines of every card: a list, such as [{ words, signs }]",
      "sources is 7: it should be sources, each beginning with a hyphen, such as - id: …",
      "signs is 7: it should be signs, each beginning with a hyphen, such as - id: …",
    ]
  `)
  expect(saidOf({ sources: [7], signs: [7] })).toMatchInlineSnapshot(`
    [
      "cards is missing: it should be the lines of every card: a list, such as [{ words, signs }]",
      "entry 1: the entry is 7: it should be a source: id and name",
      "entry 1: the entry is 7: it should be a sign: id, screen, words, levels, examined, source and signedBy",
    ]
  `)
  expect(
    saidOf({
      sources: [{ id: 7, name: 7, year: 7, link: 7 }],
      signs: [{ conditions: 7, asked: 7, askedWith: 7, opens: 7, worst: 7 }],
    }),
  ).toMatchInlineSnapshot(`
    [
      "cards is missing: it should be the lines of every card: a list, such as [{ words, signs }]",
      "entry 1: id is 7: it should be the name that signs know the source by: lower-case words joined by hyphens, such as acep",
      "entry 1: name is 7: it should be who said it and where, such as CDC HEADS UP, Concussion danger signs",
      "entry 1: year is 7: it should be the year: a whole number from 1900 to 2100, such as 2026",
      "entry 1: link is 7: it should be where it can be read: a web address that starts with https://, such as https://www.cdc.gov/headsup",
      "entry 1: id is missing: it should be the name that pages and tools know the sign by: lower-case words joined by hyphens, such as numb-wide",
      "entry 1: screen is missing: it should be the screen that asks for the sign: one of scene-signs, pregnancy, head, head-after, strength, chest, spine, belly, child, worse",
      "entry 1: words is missing: it should be the sign in both languages, such as { en: 'A seizure', es: 'Una convulsión' }",
      "entry 1: levels is missing: it should be how urgent the sign is, and until when: a list, such as [{ level: 1 }]",
      "entry 1: examined is missing: it should be what opens the way again: one of never, on, none",
      "entry 1: source is missing: it should be where the sign is from: a list, such as [acep]",
      "entry 1: signedBy is missing: it should be who has checked the sign: a list, such as []",
      "entry 1: conditions is 7: it should be the conditions of which one makes the sign: a list, such as [{ en: 'you fell', es: 'se cayó' }, …]",
      "entry 1: asked is 7: it should be the shorter words that a tool asks with in both languages, such as { en: 'A seizure', es: 'Convulsión' }",
      "entry 1: askedWith is 7: it should be the facts of which one opens the question: a list, such as [child]",
      "entry 1: opens is 7: it should be plan, or left out for everything",
      "entry 1: worst is 7: it should be true, or left out",
    ]
  `)
  expect(
    faultsOf([
      {
        ...sign,
        askedWith: [7],
        levels: [7, { level: 7, untilHours: 0, untilDay: -1, with: 7, noEndWith: 7 }],
        source: [7],
        signedBy: [7],
      },
    ]),
  ).toMatchInlineSnapshot(`
    [
      "content/data/danger-signs.yaml, line 1, seizure: levels, entry 1 is 7: it should be a level, such as { level: 1 }",
      "content/data/danger-signs.yaml, line 1, seizure: levels, entry 2, level is 7: it should be how urgent the sign is: 1, 2 or 3",
      "content/data/danger-signs.yaml, line 1, seizure: levels, entry 2, untilHours is 0: it should be the hours that the level holds: a whole number from 1 to 1000, such as 24",
      "content/data/danger-signs.yaml, line 1, seizure: levels, entry 2, untilDay is -1: it should be the last day of the level: a whole number from 0 to 1000, such as 21",
      "content/data/danger-signs.yaml, line 1, seizure: levels, entry 2, with is 7: it should be the facts that the level needs: a list, such as [at-scene]",
      "content/data/danger-signs.yaml, line 1, seizure: levels, entry 2, noEndWith is 7: it should be what keeps the level from ending: a list, such as [age-65, bones]",
      "content/data/danger-signs.yaml, line 1, seizure: source, entry 1 is 7: it should be the id of a source of this file, such as acep",
      "content/data/danger-signs.yaml, line 1, seizure: signedBy, entry 1 is 7: it should be a signature: name and seal",
      "content/data/danger-signs.yaml, line 1, seizure: askedWith, entry 1 is 7: it should be a fact: one of at-scene, child, under-16, age-65, thinner, alcohol, brain-surgery, bones, spine-disease, pregnant, pregnant-20, head-hit, force, struck, not-walked, dulled, drunk",
    ]
  `)
  expect(faultsOf([{ ...sign, levels: [] }])).toMatchInlineSnapshot(`
    [
      "content/data/danger-signs.yaml, line 1, seizure: levels should be at least one level, such as [{ level: 1 }]",
    ]
  `)
  expect(
    faultsOf([{ ...sign, levels: [{ level: 2, untilHours: 1001, noEndWith: [7] }, { level: 3 }] }]),
  ).toMatchInlineSnapshot(`
    [
      "content/data/danger-signs.yaml, line 1, seizure: levels, entry 1, untilHours is 1001: it should be the hours that the level holds: a whole number from 1 to 1000, such as 24",
      "content/data/danger-signs.yaml, line 1, seizure: levels, entry 1, noEndWith, entry 1 is 7: it should be a fact, or the id of a sign, such as age-65",
    ]
  `)
  expect(faultsOf([{ ...sign, levels: [{ level: 3, untilHours: 24 }] }])).toMatchInlineSnapshot(`
    [
      "content/data/danger-signs.yaml, line 1, seizure: levels should be levels whose last one has no end, for no sign lapses, such as [{ level: 2, untilDay: 21 }, { level: 3 }]",
    ]
  `)
})

test('every sign that hangs on facts says them in the words that pages print', () => {
  const hanging = readDangerSigns().signs.filter(({ asked }) => asked)
  for (const { words, asked } of hanging) {
    expect(words.en.length).toBeGreaterThan(asked?.en.length ?? 0)
    expect(words.es.length).toBeGreaterThan(asked?.es.length ?? 0)
  }
  expect(hanging.length).toBeGreaterThan(3)
})

test('no screen asks more at once than a reader can hold: 7 signs', () => {
  const sizes = Object.groupBy(readDangerSigns().signs, ({ screen }) => screen)
  for (const signs of Object.values(sizes)) expect(signs?.length).toBeLessThanOrEqual(7)
})

test.each(locales)('no sign takes more than 25 words in one breath (%s)', (locale) => {
  const breaths = readDangerSigns().signs.flatMap(({ words, conditions = [] }) =>
    [words, ...conditions].flatMap((said) => said[locale].split(/[.;:(]/)),
  )
  expect(breaths.filter((breath) => breath.trim().split(/\s+/).length > 25)).toEqual([])
})

test('a sign that counts pain says what the highest number is', () => {
  const counting = readDangerSigns().signs.filter(({ words }) => / out of 10/.test(words.en))
  expect(counting.length).toBeGreaterThan(0)
  for (const { words } of counting) {
    expect(words.en).toContain('(10 is the worst pain you can imagine)')
    expect(words.es).toContain('(10 es el peor dolor que pueda imaginar)')
  }
})

test('every sign stands on exactly one screen, and every screen has its signs', () => {
  const { signs } = readDangerSigns()
  expect(new Set(signs.map(({ screen }) => screen))).toEqual(new Set(signScreens))
  expect(new Set(signs.map(({ id }) => id)).size).toBe(signs.length)
})

test('the lines of a card stand for signs that call for an ambulance, each once', () => {
  const { cards } = readDangerSigns()
  expect(cards.flatMap(({ signs }) => signs)).toHaveLength(
    new Set(cards.flatMap(({ signs }) => signs)).size,
  )
  expect(cards).toHaveLength(7)
})

test('what is asked before any fact are signs that call for an ambulance on every day', () => {
  const { signs } = readDangerSigns()
  for (const id of nowSigns) {
    expect(signs.find((sign) => sign.id === id)?.levels).toEqual([{ level: 1 }])
  }
})

test.each([
  ['a sign that does not exist', 'hunger', sign],
  [
    'a sign that can wait later',
    'seizure',
    { ...sign, levels: [{ level: 1, untilDay: 3 }, { level: 2 }] },
  ],
])('a card line that names %s is refused', (_mistake, named, listed) => {
  const cards = [{ words: condition, signs: [named] }]
  const register = JSON.stringify({ sources, cards, signs: [listed] })
  const checked = checkRegisterText(dangerRegister, register)
  expect(checked.kind === 'unusable' && checked.faults.join()).toContain(
    `entry 1: signs, entry 1 is "${named}": it should be the id of a sign of this list that has level 1 at all times`,
  )
})
