import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { patchEntries, patchYaml } from './patch-yaml.ts'

const text = `# The clinic.
phones:
  # It rings.
  office:   "+15105550134"   # the desk
  fax: # none yet
  text: |
    a block
hours: # by the clock
  monday: [{ opens: "08:00", closes: "18:00" }]

  sunday:
# Others.
people:
  - name: "Ana" # since 2020
    year: 2011
  # and
  - name: "Luz"

ways: ["medpay", "self-pay"]
background:
  en: "Long."
  es: "Largo."
prices: { first: 180 }
none:
`

/** The lines that differ, before and after. */
function changes(path: readonly (string | number)[], value: unknown) {
  const [before, after] = [text, patchYaml(text, path, value)].map((each) => each.split('\n'))
  return {
    gone: before?.filter((line) => !after?.includes(line)),
    come: after?.filter((line) => !before?.includes(line)),
  }
}

describe('one value is another, and its line keeps its comment', () => {
  test.each([
    [['phones', 'office'], '+15105550199', '  office:   "+15105550199"   # the desk'],
    [['phones', 'fax'], '+15105550137', '  fax: "+15105550137" # none yet'],
    [['phones', 'office'], undefined, '  office:   # the desk'],
    [
      ['hours', 'sunday'],
      [{ opens: '09:00', closes: '12:00' }],
      '  sunday: [{ opens: "09:00", closes: "12:00" }]',
    ],
    [['ways'], ['self-pay'], 'ways: ["self-pay"]'],
    [['prices', 'first'], 190, 'prices: { first: 190 }'],
    [['prices', 'next'], 95, 'prices: { first: 180, next: 95 }'],
    [['people', 0, 'name'], "O'Hara: #1", `  - name: "O'Hara: #1" # since 2020`],
    [['people', 0, 'title'], 'D.C.', '    title: "D.C."'],
    [['none', 'en'], 'Now.', 'none: { en: "Now." }'],
    [['new'], true, 'new: true'],
  ])('%j: %j', (path, value, line) => {
    expect(changes(path, value).come).toEqual([line])
  })
})

test('a group of which nothing is left keeps its name', () => {
  expect(changes(['background'], undefined)).toEqual({
    gone: ['  en: "Long."', '  es: "Largo."'],
    come: [],
  })
})

test('an entry is added after the others, with a line for each of its facts', () => {
  const added = changes(['people', 2], { name: 'Omar', job: { en: 'Desk', es: 'Recepción' } })
  expect(added).toEqual({
    gone: [],
    come: ['  - name: "Omar"', '    job: { en: "Desk", es: "Recepción" }'],
  })
})

test('the first entry of a list that was empty', () => {
  const long = { name: 'Omar', about: 'x'.repeat(100) }
  expect(changes(['none', 0], long).come).toEqual([
    '  - name: "Omar"',
    `    about: "${'x'.repeat(100)}"`,
  ])
})

test.each([
  ['# Nobody yet.\n[]\n', '# Nobody yet.\n- id: "a"\n'],
  ['# Nobody yet.\n', '# Nobody yet.\n- id: "a"\n'],
  ['', '- id: "a"\n'],
])('the first entry of a file that is %j', (before, after) => {
  expect(patchYaml(before, [0], { id: 'a' })).toBe(after)
})

test('whatever somebody types is what the file then holds, and nothing else is', () => {
  const paths = [
    ['phones', 'office'],
    ['phones', 'text'],
    ['people', 1, 'name'],
    ['people', 1],
    ['new'],
    ['none'],
  ]
  fc.assert(
    fc.property(fc.constantFrom(...paths), fc.string({ unit: 'binary' }), (path, typed) => {
      const expected = structuredClone(parse(text))
      const [last = '', ...above] = path.toReversed()
      const group = above.toReversed().reduce((inside, name) => inside[name], expected)
      group[last] = typed
      expect(parse(patchYaml(text, path, typed))).toEqual(expected)
    }),
  )
})

const days = `closed:
  # Each year.
  - { date: "2026-12-25" } # Christmas
  - { date: "2027-01-01" }
  # Agreed.
  - { date: "2027-05-31" }
until: "2027-12-31"
`

test('an entry comes below others as they are written', () => {
  expect(patchYaml(days, ['closed', 3], { date: '2027-07-05', name: { en: 'A', es: 'B' } })).toBe(
    days.replace('until', '  - { date: "2027-07-05", name: { en: "A", es: "B" } }\nuntil'),
  )
})

test('entries go, come and move, and a new one is written as the others are', () => {
  const added = { date: '2027-07-05', name: { en: 'A', es: 'B' } }
  expect(patchEntries(days, ['closed'], [2, { added }, 0])).toBe(`closed:
  # Agreed.
  - { date: "2027-05-31" }
  - { date: "2027-07-05", name: { en: "A", es: "B" } }
  # Each year.
  - { date: "2026-12-25" } # Christmas
until: "2027-12-31"
`)
  expect(patchEntries(text, ['people'], [{ added: { name: 'Omar', year: 2020 } }, 0])).toBe(
    text
      .replace('  - name: "Luz"\n', '')
      .replace('people:\n', 'people:\n  - name: "Omar"\n    year: 2020\n'),
  )
  expect(patchEntries(text, ['ways'], [1, 0])).toBe(undefined)
})
