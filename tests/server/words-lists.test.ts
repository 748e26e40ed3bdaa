import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { everydaySchema } from '#clinic/everyday-facts.ts'
import { editingWords } from '#desk/editing/words.ts'
import { addDays } from '#language/dates/days.ts'
import { entrySchema, fieldsOf, readEntry } from '#server/editing/list-fields.ts'
import { addEntry, changeEntry, readList, removeEntry } from '#server/editing/patch-list.ts'
import { registerFiles } from '#words/registers.ts'

const lists = [
  'claims',
  'testimonials',
  'stories',
  'events',
  'providers',
  'free-help',
  'exercises',
] as const

const textOf = (list: string) => readFileSync(`content/data/${list}.yaml`, 'utf8')

/** What a browser sends of a form that nobody touched. */
function formOf(fields: ReturnType<typeof fieldsOf>) {
  const form = new URLSearchParams()
  for (const { kind, name, options, values, isOptional } of fields) {
    const first = kind === 'choice' && values.length === 0 && !isOptional ? options.slice(0, 1) : []
    for (const value of [...values, ...first]) form.append(name, value.replaceAll('\n', '\r\n'))
  }
  return new URLSearchParams(form.toString())
}

test.each(lists)(
  'every entry of %s that is opened and saved stays as it is, byte for byte',
  (list) => {
    const text = textOf(list)
    const schema = entrySchema(registerFiles[list].schema)
    for (const [index, entry] of readList(text).entries()) {
      const after = readEntry(schema, formOf(fieldsOf(schema, entry)), entry)
      expect(after).toEqual(entry)
      expect(changeEntry(text, index, after)).toBe(text)
    }
  },
)

test.each(lists)('every field of %s has a name in the words of the desk', (list) => {
  const schema = entrySchema(registerFiles[list].schema)
  const known = [...Object.keys(editingWords.en.fields), 'en', 'es']
  const keys = fieldsOf(schema, undefined).flatMap(({ name }) => name.split('.'))
  const named = keys.filter((key) => !/^\d+$/.test(key))
  expect(named.filter((key) => !known.includes(key))).toEqual([])
})

/** The lines that differ. */
function changedLines(before: string, after: string) {
  const [old, now] = [before.split('\n'), after.split('\n')]
  return {
    gone: old.filter((line) => !now.includes(line)),
    come: now.filter((line) => !old.includes(line)),
  }
}

test.each(lists)('each text of %s is changed in its own place', (list) => {
  const text = textOf(list)
  const schema = entrySchema(registerFiles[list].schema)
  const odd = ['a: b # c, "d" ] } ñ', '- 12:30', 'no', '"half', 'Plain words']
  for (const [index, entry] of readList(text).slice(0, 3).entries()) {
    for (const field of fieldsOf(schema, entry)) {
      if (!['text', 'long'].includes(field.kind) || field.values.length === 0) continue
      for (const typed of index === 0 ? odd : odd.slice(0, 1)) {
        const form = formOf(fieldsOf(schema, entry))
        form.set(field.name, typed)
        const after = readEntry(schema, form, entry)
        const changed = changeEntry(text, index, after)
        expect(readList(changed)).toEqual(readList(text).with(index, after))
        expect(changedLines(text, changed).come.length).toBeLessThanOrEqual(1)
      }
    }
  }
})

test('what is optional comes and goes with its line alone', () => {
  const text = textOf('events')
  const schema = entrySchema(registerFiles.events.schema)
  const [entry] = readList(text)
  const form = formOf(fieldsOf(schema, entry))
  form.set('priceNote.en', 'Pay what you can.')
  form.set('priceNote.es', 'Pague lo que pueda.')
  const withNote = changeEntry(text, 0, readEntry(schema, form, entry))
  expect(changedLines(text, withNote).gone).toEqual([])
  const back = readEntry(schema, formOf(fieldsOf(schema, entry)), readList(withNote)[0])
  expect(back).toEqual(entry)
  expect(changeEntry(withNote, 0, back)).toBe(text)
})

test.each(lists)(
  'an entry of %s is added, and removed again: what is left keeps its bytes',
  (list) => {
    const text = textOf(list)
    const entries = readList(text)
    for (const [index, entry] of entries.entries()) {
      const more = addEntry(text, { ...entry, id: 'another' })
      expect(more.startsWith(text)).toBe(true)
      expect(removeEntry(more, entries.length)).toBe(text)
      const fewer = removeEntry(text, index)
      expect(readList(fewer)).toEqual(entries.toSpliced(index, 1))
      expect(changedLines(text, fewer).come).toEqual([])
      expect(fewer.split('\n').filter((line) => line.startsWith('#'))).toEqual(
        text.split('\n').filter((line) => line.startsWith('#')),
      )
    }
  },
)

test('the last entry leaves an empty list, and an empty list takes a first one', () => {
  const empty = removeEntry('# Why\n\n- id: one\n  n: 1\n', 0)
  expect(empty).toBe('# Why\n\n[]\n')
  expect(addEntry(empty, { id: 'two', at: '18:00', days: ['2026-01-02'] })).toBe(
    '# Why\n\n- id: two\n  at: "18:00"\n  days: [2026-01-02]\n',
  )
  expect(readList(addEntry('', { id: 'a' }))).toEqual([{ id: 'a' }])
})

test('all rows of a list stay, however many they are', () => {
  const schema = { type: 'strict_object', entries: { closed: everydaySchema.entries.closed } }
  const closed = Array.from({ length: 300 }, (_, index) => ({ date: addDays('2026-01-01', index) }))
  expect(readEntry(schema, formOf(fieldsOf(schema, { closed })), { closed })).toEqual({ closed })
})

const blocks = `- id: one
  steps:
    # How it begins.
    - Sit up. # on a chair
    - Turn your head.
    - Come back.
  moved:
    - from: 2027-01-12 # agreed
      to: 2027-01-19
    - from: 2027-02-09
      to: 2027-02-16
  days: [1, 2]
`

test.each([
  [
    'one of several lines is another',
    { steps: ['Sit up.', 'Turn it.', 'Come back.'] },
    blocks.replace('Turn your head.', 'Turn it.'),
  ],
  [
    'one goes, one is another and one comes',
    { steps: ['Turn it.', 'Come back.', 'Rest: "now"'] },
    blocks
      .replace('Sit up.', 'Turn it.')
      .replace('    - Turn your head.\n', '')
      .replace('Come back.\n', `Come back.\n    - 'Rest: "now"'\n`),
  ],
  [
    'the first of several rows goes',
    { moved: [{ from: '2027-02-09', to: '2027-02-16' }] },
    blocks.replace('    - from: 2027-01-12 # agreed\n      to: 2027-01-19\n', ''),
  ],
  [
    'a row is another, and one comes',
    {
      moved: [
        { from: '2027-01-12', to: '2027-01-20' },
        { from: '2027-02-09', to: '2027-02-16' },
        { from: '2027-03-09', to: '2027-03-16' },
      ],
    },
    blocks
      .replace('2027-01-19', '2027-01-20')
      .replace('02-16\n', '02-16\n    - from: 2027-03-09\n      to: 2027-03-16\n'),
  ],
  ['a list on one line stays on it', { days: [2, 3] }, blocks.replace('[1, 2]', '[2, 3]')],
])('in a list within an entry: %s', (_, changed, text) => {
  expect(changeEntry(blocks, 0, { ...readList(blocks)[0], ...changed })).toBe(text)
})
